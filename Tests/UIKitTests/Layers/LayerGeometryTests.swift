import Testing
import UIKit

/// Frames, bounds and coordinates (as Core Animation documents them).
@Suite @MainActor struct LayerGeometryTests {
  /// A quarter turn.
  private let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

  @Test func frameIsMadeOfBoundsAndPosition() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    layer.bounds.size = CGSize(width: 20, height: 10)
    #expect(layer.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
  }

  @Test func anchorPointMovesTheFrameNotThePosition() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 50, y: 25))
    #expect(layer.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(layer.position == CGPoint(x: 5, y: 5))
  }

  @Test func frameOfATurnedViewIsItsBox() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = quarter
    #expect(view.frame == CGRect(x: 25, y: -25, width: 50, height: 100))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
  }

  @Test func frameOfAScaledViewIsItsBox() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: 25, y: 12.5, width: 50, height: 25))
  }

  @Test func settingTheFrameOfATransformedViewMakesTheBoxSo() {
    for transform in [quarter, CGAffineTransform(scaleX: 2, y: 4)] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.transform = transform
      view.frame = CGRect(x: 7, y: 9, width: 40, height: 60)
      #expect(view.frame == CGRect(x: 7, y: 9, width: 40, height: 60))
      #expect(view.transform == transform)
    }
  }

  @Test func convertingThroughPlainParents() {
    let (window, parent, child) = tree()
    parent.frame = CGRect(x: 100, y: 200, width: 100, height: 100)
    child.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    #expect(child.convert(CGPoint(x: 1, y: 2), to: parent) == CGPoint(x: 11, y: 22))
    #expect(child.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 111, y: 222))
    #expect(child.convert(CGPoint(x: 111, y: 222), from: window) == CGPoint(x: 1, y: 2))
    #expect(parent.convert(child.bounds, from: child) == child.frame)
  }

  @Test func convertingThroughScrolledParents() {
    let (window, parent, child) = tree()
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.bounds.origin = CGPoint(x: 0, y: 30)
    child.frame = CGRect(x: 0, y: 30, width: 50, height: 50)
    #expect(child.convert(CGPoint.zero, to: window) == .zero)
    #expect(parent.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func convertingThroughTurnedParents() {
    let (window, parent, child) = tree()
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.transform = quarter
    child.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(child.convert(CGPoint.zero, to: window) == CGPoint(x: 80, y: 10))
    #expect(child.convert(child.bounds, to: window) == CGRect(x: 40, y: 10, width: 40, height: 30))
    #expect(child.convert(CGPoint(x: 80, y: 10), from: window) == .zero)
  }

  @Test func convertingThroughScaledParents() {
    let (window, parent, child) = tree()
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    child.frame = CGRect(x: 20, y: 40, width: 40, height: 40)
    #expect(child.convert(child.bounds, to: window) == CGRect(x: 35, y: 45, width: 20, height: 20))
  }

  @Test func convertingBetweenBranches() {
    let (window, parent, child) = tree()
    parent.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    child.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    let other = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    window.addSubview(other)
    #expect(child.convert(CGPoint.zero, to: other) == CGPoint(x: 60, y: 50))
  }

  /// A window with a view with a view.
  private func tree() -> (UIWindow, UIView, UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (parent, child) = (UIView(), UIView())
    window.addSubview(parent)
    parent.addSubview(child)
    return (window, parent, child)
  }
}
