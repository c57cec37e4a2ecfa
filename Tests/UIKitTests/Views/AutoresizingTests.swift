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
    // Each flexible portion takes its share of the 60 points: the left margin is 20, the width 40, the right margin 40.
    Row(mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 40, width: 40),
    Row(mask: [.flexibleLeftMargin, .flexibleWidth], x: 40, width: 80),
    Row(mask: [.flexibleWidth, .flexibleRightMargin], x: 20, width: 70),
    Row(mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 32, width: 64),
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

  /// A child with some horizontal span in a parent of a hundred points.
  private func child(
    x: Double, width: Double, _ mask: UIView.AutoresizingMask
  ) -> (parent: UIView, child: UIView) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: x, y: 0, width: width, height: 100))
    child.autoresizingMask = mask
    parent.addSubview(child)
    return (parent, child)
  }

  @Test func portionsThatAreNothingShareEvenly() {
    let (parent, child) = child(x: 0, width: 0, [.flexibleLeftMargin, .flexibleWidth])
    parent.bounds.size.width = 150
    #expect(child.frame.minX == 25)
    #expect(child.frame.width == 25)
  }

  @Test func aPortionThatIsNothingBesideOthersStaysNothing() {
    let (parent, child) = child(x: 0, width: 40, [.flexibleLeftMargin, .flexibleWidth])
    parent.bounds.size.width = 150
    #expect(child.frame.minX == 0)
    #expect(child.frame.width == 90)
  }

  @Test func whatFillsItsSuperviewGoesToNothingAndBack() {
    let (parent, child) = child(x: 0, width: 100, .flexibleWidth)
    parent.bounds.size.width = 0
    #expect(child.frame.width == 0)
    parent.bounds.size.width = 70
    #expect(child.frame.width == 70)
  }

  @Test func proportionsAreLostInNothing() {
    let (parent, child) = child(x: 20, width: 60, [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    parent.bounds.size.width = 0
    #expect(child.frame.width == 0)
    parent.bounds.size.width = 90
    #expect(child.frame.minX == 30)
    #expect(child.frame.width == 30)
  }

  @Test func noWidthIsNegative() {
    let (parent, child) = child(x: 20, width: 60, .flexibleWidth)
    parent.bounds.size.width = 10
    #expect(child.bounds.width == 0)
    #expect(child.frame.minX == 20)
  }

  @Test func marginsThatBecameNegativeComeBack() {
    let (parent, child) = child(x: 10, width: 60, [.flexibleLeftMargin, .flexibleRightMargin])
    parent.bounds.size.width = 40
    #expect(child.frame.minX == -5)
    parent.bounds.size.width = 100
    #expect(child.frame.minX == 10)
  }

  @Test func turningThereAndBackChangesNothing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let child = UIView(frame: CGRect(x: 30, y: 100, width: 200, height: 300))
    child.autoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 844, height: 390)
    #expect(abs(child.frame.width - 200 * 844 / 390) < 1e-9)
    parent.bounds.size = CGSize(width: 390, height: 844)
    #expect(abs(child.frame.minX - 30) < 1e-9)
    #expect(abs(child.frame.height - 300) < 1e-9)
  }

  /// A mask works on bounds and centre: what the transform makes of them plays no part.
  @Test func aTransformedViewFollowsAsIfItWereNot() {
    let (parent, child) = child(x: 20, width: 40, [.flexibleWidth, .flexibleLeftMargin])
    child.transform = CGAffineTransform(scaleX: 3, y: 0.5)
    parent.bounds.size.width = 160
    #expect(child.bounds.width == 80)
    #expect(child.center.x == 80)
    child.transform = .identity
    #expect(child.frame == CGRect(x: 40, y: 0, width: 80, height: 100))
  }

  @Test func aViewTurnedByAQuarterKeepsItsOwnAxes() {
    let (parent, child) = child(x: 0, width: 100, [.flexibleWidth, .flexibleHeight])
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    parent.bounds.size = CGSize(width: 200, height: 50)
    #expect(child.bounds.size == CGSize(width: 200, height: 50))
    #expect(child.center == CGPoint(x: 100, y: 25))
  }

  @Test func theAnchorPointStaysWhereItIs() {
    let (parent, child) = child(x: 0, width: 100, .flexibleWidth)
    child.layer.anchorPoint = CGPoint(x: 0, y: 0)
    child.layer.position = CGPoint(x: 10, y: 0)
    parent.bounds.size.width = 150
    #expect(child.frame.minX == 10)
    #expect(child.frame.width == 150)
  }

  @Test func noMaskNoChange() {
    let (parent, child) = child(x: 20, width: 40, [])
    parent.bounds.size = CGSize(width: 7, height: 7)
    #expect(child.frame == CGRect(x: 20, y: 0, width: 40, height: 100))
  }

  @Test func aViewThatKeepsItsSizeStopsWhatIsInside() {
    let (parent, middle) = child(x: 0, width: 100, .flexibleLeftMargin)
    let inner = UIView(frame: middle.bounds)
    inner.autoresizingMask = .flexibleWidth
    middle.addSubview(inner)
    parent.bounds.size.width = 300
    #expect(middle.frame.minX == 200)
    #expect(inner.frame.width == 100)
  }
}
