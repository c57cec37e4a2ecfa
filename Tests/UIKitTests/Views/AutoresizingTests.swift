import Testing
import UIKit

/// What a view's mask makes of it when its superview's width changes from 100 to 160.
@Suite @MainActor struct AutoresizingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let mask: UIView.AutoresizingMask
    let x: Double
    let width: Double
    var testDescription: String { "mask \(mask.rawValue)" }
  }

  nonisolated static let rows = [
    Row(mask: [], x: 20, width: 40),
    Row(mask: .flexibleWidth, x: 20, width: 100),
    Row(mask: .flexibleLeftMargin, x: 80, width: 40),
    Row(mask: .flexibleRightMargin, x: 20, width: 40),
    Row(mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 50, width: 40),
  ]

  @Test(arguments: rows)
  func horizontally(row: Row) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 10))
    child.autoresizingMask = row.mask
    parent.addSubview(child)
    parent.frame.size.width = 160
    #expect(child.frame == CGRect(x: row.x, y: 0, width: row.width, height: 10))
  }

  @Test func bothWaysThroughTheTree() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (middle, inner) = (UIView(frame: parent.bounds), UIView(frame: parent.bounds))
    for view in [middle, inner] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    parent.addSubview(middle)
    middle.addSubview(inner)
    parent.bounds.size = CGSize(width: 30, height: 200)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 200))
  }

  @Test func switchedOff() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = .flexibleWidth
    parent.autoresizesSubviews = false
    parent.addSubview(child)
    parent.frame.size.width = 50
    #expect(child.frame.width == 100)
  }

  @Test func movingOrScrollingResizesNothing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.center = CGPoint(x: 500, y: 500)
    parent.bounds.origin = CGPoint(x: 10, y: 10)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
