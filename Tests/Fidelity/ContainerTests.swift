import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// Which view is in which, and who puts it there or takes it away (contract A23, B7–B11).
@Suite @MainActor struct ContainerTests {
  @Test(
    "The container lies in the window, over or around the presenter's view", .contract("A23", "B8"),
    arguments: Styles.removing + Styles.keeping)
  func containerInWindow(style: UIModalPresentationStyle) throws {
    let scene = ModalScene(style, presenting: RecordingAnimator.endless)
    scene.a.present(scene.b, animated: true)
    scene.stage.nextTurn()
    let container = try #require(scene.delegate.presenting?.context?.containerView)
    #expect(container.window === scene.stage.window)
    #expect(scene.a.view.isDescendant(of: container) == Styles.removing.contains(style))
    #expect(scene.a.view.window != nil)
  }

  @Test("It is the presentation controller's, and there from its hook to the end of the dismissal", .contract("B7"))
  func lifeOfTheContainer() throws {
    let scene = ModalScene.custom()
    scene.a.present(scene.b, animated: true)
    scene.stage.settle()
    let container = try #require(scene.delegate.presenting?.context?.containerView)
    let presentation = try #require(scene.presentation)
    #expect(presentation.containerView === container)
    #expect(container.window != nil)
    #expect(scene.b.view.isDescendant(of: container))
    let label = UILabel()
    container.addSubview(label)
    _ = scene.dismiss()
    #expect(scene.delegate.dismissing?.context?.containerView === container)
    #expect(container.window == nil)
    #expect(label.window == nil)
  }

  @Test("A cancelled presentation's container goes with all that is in it", .contract("B7"))
  func containerOfCancelledPresentation() throws {
    let scene = ModalScene.custom(presenting: RecordingAnimator.fade(false))
    _ = scene.present()
    let container = try #require(scene.delegate.presenting?.context?.containerView)
    #expect(container.window == nil)
    #expect(scene.b.view.window == nil)
  }

  @Test("At animateTransition of a presentation the arriving view is not in the tree", .contract("B8"))
  func arrivingViewAtStart() {
    var arriving: [Bool] = []
    var leaving: [Bool] = []
    let scene = ModalScene(
      .fullScreen,
      presenting: { context in
        arriving.append(context.view(forKey: .to)?.superview == nil)
        leaving.append(context.view(forKey: .from)?.superview === context.containerView)
        RecordingAnimator.fade()(context)
      })
    _ = scene.present()
    #expect(arriving == [true])
    #expect(leaving == [true])
  }

  @Test("At animateTransition of a dismissal the presenter's view is missing, if it had left", .contract("B8"))
  func dismissalMustInsert() {
    var missing: [Bool] = []
    let scene = ModalScene(
      .fullScreen,
      dismissing: { context in
        missing.append(context.view(forKey: .to)?.superview == nil)
        context.completeTransition(true)
      }
    ).presented()
    _ = scene.dismiss()
    #expect(missing == [true])
    // Nobody put it back: the window stays empty.
    #expect(scene.a.view.window == nil)
  }

  @Test("UIKit removes the view that leaves", .contract("B9"))
  func leavingViewIsRemoved() {
    let scene = ModalScene(.fullScreen, presenting: RecordingAnimator.fade(), dismissing: RecordingAnimator.fade())
    _ = scene.present()
    #expect(scene.a.view.superview == nil)
    #expect(scene.b.view.window != nil)
    _ = scene.dismiss()
    #expect(scene.b.view.superview == nil)
    #expect(scene.a.view.window != nil)
    #expect(scene.stage.window.subviews.count == 1)
  }

  @Test("A dismissal that adds a presenter that never left takes it along: black screen", .contract("B10"))
  func blackScreenAfterDismissal() {
    let scene = ModalScene(
      .custom, presenting: RecordingAnimator.fade(),
      dismissing: { context in
        context.containerView.insertSubview(context.viewController(forKey: .to)!.view, at: 0)
        context.completeTransition(true)
      })
    _ = scene.present()
    _ = scene.dismiss()
    #expect(scene.a.view.window == nil)
    #expect(scene.a.presentedViewController == nil)
  }

  @Test("A presentation that moves a presenter that was to stay loses it on dismissal", .contract("B10"))
  func blackScreenFromPresentation() {
    let scene = ModalScene(
      .custom,
      presenting: { context in
        context.containerView.addSubview(context.viewController(forKey: .from)!.view)
        RecordingAnimator.immediate(context)
      })
    _ = scene.present()
    #expect(scene.a.view.window != nil)
    _ = scene.dismiss()
    #expect(scene.a.view.window == nil)
  }

  @Test("With full screen the same animator is right", .contract("B10"))
  func fullScreenBringsItBack() {
    let scene = ModalScene(
      .fullScreen,
      dismissing: { context in
        context.containerView.insertSubview(context.viewController(forKey: .to)!.view, at: 0)
        context.completeTransition(true)
      })
    _ = scene.present()
    _ = scene.dismiss()
    #expect(scene.a.view.window != nil)
  }

  @Test("A view that is never added is not seen, yet its controller hears that it appeared", .contract("B11"))
  func arrivingViewNeverAdded() {
    let scene = ModalScene(.custom, presenting: { $0.completeTransition(true) })
    #expect(scene.present() == "B.vDL, B.vWA, B.vDA, completion")
    #expect(scene.b.view.window == nil)
    let hit = scene.stage.window.hitTest(CGPoint(x: 100, y: 100), with: nil)
    #expect(hit?.isDescendant(of: scene.a.view) == false)
  }
}
