import Testing
import TransitionDriver
import TransitionTestSupport
import UIKit

/// The margins views leave around their content, and the guides that show what is left.
@Suite @MainActor struct LayoutMarginTests {
  private final class Told: UIView {
    var (count, layouts) = (0, 0)
    override func layoutMarginsDidChange() { count += 1 }
    override func layoutSubviews() { layouts += 1 }
  }

  private func insets(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test func eightPointsUnlessToldOtherwise() {
    let view = UIView()
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
    view.layoutMargins = insets(1, 2, 3, 4)
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    view.directionalLayoutMargins.leading = 20
    #expect(view.layoutMargins == insets(1, 20, 3, 4))
  }

  @Test func aChangeIsToldOfOnce() {
    let view = Told()
    view.layoutIfNeeded()
    view.layoutMargins.top = 20
    view.layoutMargins.top = 20
    #expect(view.count == 1)
    #expect(view.layouts == 1)
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func aControllersViewHasTheSystems() {
    let controller = UIViewController()
    #expect(controller.view.layoutMargins == insets(0, 16, 0, 16))
    controller.view.layoutMargins = insets(5, 5, 5, 30)
    #expect(controller.view.layoutMargins == insets(5, 16, 5, 30))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == insets(5, 5, 5, 30))
    let plain = UIViewController()
    plain.viewRespectsSystemMinimumLayoutMargins = false
    #expect(plain.view.layoutMargins == insets(8, 8, 8, 8))
  }

  @Test func largeScreensLeaveMore() {
    let stage = Stage(root: UIViewController(), window: WindowSize(width: 820, height: 1_180))
    #expect(stage.root.systemMinimumLayoutMargins.leading == 20)
    #expect(stage.root.view.layoutMargins.right == 20)
  }

  @Test func theSafeAreaComesFirst() {
    let stage = Stage(root: UIViewController())
    stage.setSafeAreaInsets(insets(47, 0, 34, 0))
    #expect(stage.root.view.layoutMargins == insets(47, 16, 34, 16))
    let view = UIView(frame: CGRect(x: 0, y: 27, width: 100, height: 100))
    stage.root.view.addSubview(view)
    #expect(view.layoutMargins == insets(28, 8, 8, 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
  }

  @Test func theSuperviewsCountAsFarAsTheyReach() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layoutMargins = insets(30, 30, 30, 30)
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 40, height: 95))
    outer.addSubview(inner)
    #expect(inner.layoutMargins == insets(8, 8, 8, 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == insets(30, 20, 25, 8))
  }

  @Test func theSuperviewsChangesArePassedOn() {
    let stage = Stage(root: UIViewController())
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Told(frame: outer.bounds)
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    stage.root.view.addSubview(outer)
    stage.settle()
    let told = inner.count
    outer.layoutMargins.left = 50
    stage.nextTurn()
    #expect(inner.layoutMargins.left == 50)
    #expect(inner.count == told + 1)
    inner.frame.origin.x = 45
    stage.nextTurn()
    #expect(inner.layoutMargins.left == 8)
    #expect(inner.count == told + 2)
  }

  @Test func systemGuidesFollowTheirViews() {
    let stage = Stage(root: UIViewController())
    let view = stage.root.view!
    let (safe, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
    #expect(safe.layoutFrame == view.bounds)
    #expect(margins.layoutFrame == view.bounds.insetBy(dx: 16, dy: 0))
    stage.setSafeAreaInsets(insets(47, 0, 34, 0))
    #expect(safe.layoutFrame == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(margins.layoutFrame == CGRect(x: 16, y: 47, width: 358, height: 763))
    #expect(safe === view.safeAreaLayoutGuide)
    #expect(safe.owningView === view)
    #expect(view.layoutGuides.isEmpty)
  }

  @Test func theSafeAreaGuideOfAScrolledViewMovesWithIt() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    view.bounds.origin.y = 40
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 40, width: 100, height: 100))
  }

  @Test func linesAreNotTooLongToRead() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1_016, height: 100))
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 172, y: 8, width: 672, height: 84))
    view.bounds.size.width = 116
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 100, height: 84))
  }

  @Test func guidesOfTheAppBelongToOneView() {
    let (first, second) = (UIView(), UIView())
    let guide = UILayoutGuide()
    guide.identifier = "half"
    first.addLayoutGuide(guide)
    #expect(first.layoutGuides == [guide])
    #expect(guide.owningView === first)
    second.addLayoutGuide(guide)
    #expect(first.layoutGuides.isEmpty)
    #expect(guide.owningView === second)
    first.removeLayoutGuide(guide)
    #expect(guide.owningView === second, "it is not the first one's")
    second.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(guide.layoutFrame == .zero)
  }

  @Test func aGuideKeepsNoViewAlive() {
    weak var gone: UIView?
    let guide = UILayoutGuide()
    do {
      let view = UIView()
      view.addLayoutGuide(guide)
      gone = view
    }
    #expect(gone == nil)
    #expect(guide.owningView == nil)
  }
}
