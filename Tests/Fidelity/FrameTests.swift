import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// What the context tells of controllers, views and frames (contract B1–B5).
@Suite @MainActor struct FrameTests {
  private let whole = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// The contexts of a presentation and of the dismissal after it.
  private func contexts(
    of scene: ModalScene
  ) throws -> (present: any UIViewControllerContextTransitioning, dismiss: any UIViewControllerContextTransitioning) {
    _ = scene.present()
    _ = scene.dismiss()
    return (try #require(scene.delegate.presenting?.context), try #require(scene.delegate.dismissing?.context))
  }

  private func modal(_ style: UIModalPresentationStyle) -> ModalScene {
    ModalScene(style, presenting: RecordingAnimator.fade(), dismissing: RecordingAnimator.fade())
  }

  @Test(
    "From is who is seen at the start, to who is seen at the end", .contract("B1"),
    arguments: Styles.removing + Styles.keeping)
  func controllers(style: UIModalPresentationStyle) throws {
    let scene = modal(style)
    let contexts = try contexts(of: scene)
    #expect(contexts.present.viewController(forKey: .from) === scene.a)
    #expect(contexts.present.viewController(forKey: .to) === scene.b)
    #expect(contexts.dismiss.viewController(forKey: .from) === scene.b)
    #expect(contexts.dismiss.viewController(forKey: .to) === scene.a)
  }

  @Test("From is the presenting controller, not the child that asked", .contract("B1"))
  func fromIsThePresenter() {
    let scene = modal(.fullScreen)
    let child = scene.controller("C")
    scene.a.addChild(child)
    scene.a.view.addSubview(child.view)
    child.present(scene.b, animated: true)
    scene.stage.settle()
    #expect(scene.delegate.presenting?.context?.viewController(forKey: .from) === scene.a)
  }

  @Test("A presenter that stays is not for the animator to touch", .contract("B2"), arguments: Styles.keeping)
  func viewsOfStylesThatKeep(style: UIModalPresentationStyle) throws {
    let scene = modal(style)
    let contexts = try contexts(of: scene)
    #expect(contexts.present.view(forKey: .from) == nil)
    #expect(contexts.present.view(forKey: .to) === scene.b.view)
    #expect(contexts.dismiss.view(forKey: .from) === scene.b.view)
    #expect(contexts.dismiss.view(forKey: .to) == nil)
  }

  @Test("The presented side is what the presentation controller says, a wrapper too", .contract("B2", "C1"))
  func wrapper() {
    final class Wrapping: UIPresentationController {
      lazy var wrapper: UIView = {
        let wrapper = UIView(frame: CGRect(x: 20, y: 100, width: 350, height: 644))
        wrapper.addSubview(presentedViewController.view)
        return wrapper
      }()
      override var presentedView: UIView? { wrapper }
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 20, y: 100, width: 350, height: 644) }
    }
    let scene = modal(.custom)
    scene.delegate.makePresentation = { Wrapping(presentedViewController: $0, presenting: $1) }
    _ = scene.present()
    let wrapper = (scene.b.presentationController as? Wrapping)?.wrapper
    #expect(wrapper != nil)
    #expect(scene.delegate.presenting?.context?.view(forKey: .to) === wrapper)
    #expect(wrapper?.superview === scene.b.presentationController?.containerView)
    _ = scene.dismiss()
    #expect(wrapper?.window == nil)
  }

  @Test(
    "Where the presenter's view leaves, both views are there to animate", .contract("B3"), arguments: Styles.removing)
  func viewsOfStylesThatRemove(style: UIModalPresentationStyle) throws {
    let scene = modal(style)
    let contexts = try contexts(of: scene)
    #expect(contexts.present.view(forKey: .from) === scene.a.view)
    #expect(contexts.present.view(forKey: .to) === scene.b.view)
    #expect(contexts.dismiss.view(forKey: .from) === scene.b.view)
    #expect(contexts.dismiss.view(forKey: .to) === scene.a.view)
  }

  @Test("A custom presentation that removes the presenter gives both views", .contract("B3"))
  func viewsOfCustomThatRemoves() throws {
    let scene = ModalScene.custom(removesPresenter: true)
    let contexts = try contexts(of: scene)
    #expect(contexts.present.view(forKey: .from) === scene.a.view)
    #expect(contexts.dismiss.view(forKey: .to) === scene.a.view)
  }

  @Test("Frames of a presentation: zero for what is not there yet or will be gone", .contract("B4"))
  func framesOfPresentation() throws {
    let removing = modal(.fullScreen)
    let first = try contexts(of: removing).present
    #expect(first.initialFrame(for: removing.a) == whole)
    #expect(first.finalFrame(for: removing.a) == .zero)
    #expect(first.initialFrame(for: removing.b) == .zero)
    #expect(first.finalFrame(for: removing.b) == whole)

    let keeping = modal(.overFullScreen)
    let second = try contexts(of: keeping).present
    #expect(second.initialFrame(for: keeping.a) == whole)
    #expect(second.finalFrame(for: keeping.a) == whole)
  }

  @Test("Frames of a dismissal", .contract("B4"))
  func framesOfDismissal() throws {
    let scene = modal(.fullScreen)
    let context = try contexts(of: scene).dismiss
    #expect(context.initialFrame(for: scene.b) == whole)
    #expect(context.finalFrame(for: scene.b) == .zero)
    #expect(context.initialFrame(for: scene.a) == .zero)
    #expect(context.finalFrame(for: scene.a) == whole)
  }

  @Test("The final frame is the presentation controller's", .contract("B4", "C1"))
  func finalFrameOfCustom() {
    final class Half: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 422, width: 390, height: 422) }
    }
    let scene = modal(.custom)
    scene.delegate.makePresentation = { Half(presentedViewController: $0, presenting: $1) }
    _ = scene.present()
    let context = scene.delegate.presenting?.context
    #expect(context?.finalFrame(for: scene.b) == CGRect(x: 0, y: 422, width: 390, height: 422))
  }

  @Test("UIKit's own animations end at the final frames", .contract("B5"), arguments: Styles.removing + Styles.keeping)
  func builtinAnimationsHonourFrames(style: UIModalPresentationStyle) throws {
    let scene = ModalScene(style).presented()
    let record = try #require(scene.stage.trace.transitions.last)
    #expect(TraceRect(scene.b.view.frame) == record.finalFrameOfTo)
    _ = scene.dismiss()
    #expect(scene.a.view.frame == whole)
  }
}
