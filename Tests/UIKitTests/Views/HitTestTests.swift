import Testing
import UIKit

/// Which view a touch reaches.
@Suite @MainActor struct HitTestTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let below = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let above = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))

  init() {
    parent.addSubview(below)
    parent.addSubview(above)
  }

  private func hit(_ x: Double, _ y: Double) -> UIView? { parent.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test func theFrontmostViewAtThePoint() {
    #expect(hit(10, 10) === below)
    #expect(hit(30, 30) === above)
    #expect(hit(90, 90) === parent)
    #expect(hit(100, 100) == nil)
    #expect(hit(-1, 0) == nil)
  }

  @Test(arguments: ["hidden", "clear", "without interaction"])
  func viewsThatTakeNoTouches(why: String) {
    switch why {
    case "hidden": above.isHidden = true
    case "clear": above.alpha = 0.005
    default: above.isUserInteractionEnabled = false
    }
    #expect(hit(30, 30) === below)
  }

  @Test func insideAViewThatTakesNoneNobodyDoes() {
    let child = UIView(frame: above.bounds)
    above.addSubview(child)
    #expect(hit(30, 30) === child)
    above.isUserInteractionEnabled = false
    #expect(hit(30, 30) === below)
  }

  @Test func whatSticksOutIsNotReached() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    below.addSubview(child)
    #expect(hit(90, 10) === parent)
  }

  @Test func transformsCount() {
    above.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(30, 30) === below)
    #expect(hit(50, 50) === above)
  }

  @Test func labelsAndImagesLetTouchesThrough() {
    for view in [UILabel(frame: parent.bounds), UIImageView(frame: parent.bounds)] { parent.addSubview(view) }
    #expect(hit(30, 30) === above)
  }
}
