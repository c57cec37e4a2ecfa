import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// What happens when the screen takes another size (contract J1–J3, C5).
@Suite(.serialized) @MainActor struct ResizeTests {
  private let wide = CGSize(width: 844, height: 390)
  private let whole = CGRect(x: 0, y: 0, width: 844, height: 390)

  private func resize(_ scene: ModalScene, to size: CGSize? = nil) {
    scene.stage.simulation.resize(to: size ?? wide)
  }

  @Test("The root hears of it first, then its children, then what is presented", .contract("J1"))
  func order() {
    let scene = ModalScene.custom()
    let child = scene.controller("C")
    scene.a.addChild(child)
    scene.a.view.addSubview(child.view)
    _ = scene.present()
    resize(scene)
    #expect(scene.journal.take([.environment]) == "A.vWT(844x390), C.vWT(844x390), pc.vWT, B.vWT(844x390)")
    let heard = scene.stage.trace.events.filter {
      if case .lifecycle(.viewWillTransition, _, _) = $0.kind { true } else { false }
    }
    #expect(heard.count == 3 && heard.allSatisfy { $0.origin == .uikit })
    #expect(UIScreen.main.bounds == whole && scene.stage.window.frame == whole)
    #expect(UIApplication.shared.statusBarOrientation.isLandscape)
    #expect(child.view.frame == whole)
  }

  @Test("The presentation controller says which size the presented one will have", .contract("J1"))
  func sizeOfPresented() {
    final class Half: UIPresentationController {
      override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }
    }
    let scene = ModalScene(.custom)
    scene.delegate.makePresentation = { Half(presentedViewController: $0, presenting: $1) }
    _ = scene.present()
    resize(scene)
    #expect(scene.journal.take([.environment]) == "A.vWT(844x390), B.vWT(844x195)")
    let sheet = ModalScene(.pageSheet).presented()
    resize(sheet)
    #expect(sheet.journal.take([.environment]) == "A.vWT(844x390), B.vWT(844x336)")
    #expect(sheet.b.view.frame == CGRect(x: 0, y: 54, width: 844, height: 336))
  }

  @Test("Who keeps its size hears nothing", .contract("J2"))
  func sameSize() {
    final class Fixed: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: 100, height: 100) }
    }
    let journal = Journal()
    let stage = Stage(root: Fixed())
    let child = RecordingController("C", in: journal)
    stage.root.addChild(child)
    child.view.autoresizingMask = []
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stage.root.view.addSubview(child.view)
    stage.simulation.resize(to: wide)
    #expect(journal.take([.environment]) == "")
    let events = stage.trace.events.count
    stage.simulation.resize(to: wide)
    #expect(stage.trace.events.count == events)
  }

  @Test("A window with a frame of its own keeps it", .contract("J2"))
  func otherWindows() {
    let scene = ModalScene()
    let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let root = scene.controller("S")
    small.rootViewController = root
    small.makeKeyAndVisible()
    resize(scene)
    #expect(small.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(scene.journal.take([.environment]) == "A.vWT(844x390)")
  }

  @Test("Told before, moved alongside, done after", .contract("J1", "H14"))
  func coordinator() throws {
    let scene = ModalScene()
    let (a, journal) = (scene.a, scene.journal)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    a.view.addSubview(bar)
    a.on(.vWT) {
      journal.note("before \(Int(a.view.bounds.width)) \(a.transitionCoordinator === a.sizeCoordinator)")
      let isQueued = a.sizeCoordinator?.animate(
        alongsideTransition: { _ in
          journal.note("alongside \(Int(a.view.bounds.width)) for \(UIView.inheritedAnimationDuration)")
          bar.center.x = 500
        }, completion: { journal.note("after \($0.isCancelled)") })
      journal.note("\(isQueued == true)")
    }
    scene.stage.settle()
    resize(scene)
    #expect(journal.take() == "before 390 true, true, alongside 844 for 0.3")
    let coordinator = try #require(a.transitionCoordinator)
    #expect(coordinator.isAnimated && coordinator.transitionDuration == 0.3 && coordinator.presentationStyle == .none)
    #expect(coordinator.viewController(forKey: .from) == nil && coordinator.view(forKey: .to) == nil)
    #expect(coordinator.containerView === scene.stage.window)
    #expect(!scene.stage.simulation.hasOpenTransition)
    let isQueued = coordinator.animate(alongsideTransition: { _ in journal.note("late") }, completion: nil)
    #expect(!isQueued)
    scene.stage.advance(by: .milliseconds(150))
    #expect(try #require(bar.layer.presentation()).position.x > 5)
    #expect(try #require(bar.layer.presentation()).position.x < 500)
    #expect(scene.stage.settle().advanced == .milliseconds(150))
    #expect(journal.take() == "after false")
    #expect(a.transitionCoordinator == nil)
  }

  @Test("A transition's coordinator goes before that of a change of size", .contract("J1", "A8"))
  func coordinatorInFlight() {
    let scene = ModalScene(.fullScreen)
    scene.a.present(scene.b, animated: true)
    scene.stage.advance(toFractionOfTransition: 0.5)
    let coordinator = scene.b.transitionCoordinator
    resize(scene)
    #expect(scene.b.transitionCoordinator === coordinator && scene.b.sizeCoordinator !== coordinator)
    #expect(scene.stage.settle().isAtRest)
    #expect(scene.b.view.frame == whole)
  }

  @Test("Without animations it happens at once", .contract("J1"))
  func unanimated() {
    let scene = ModalScene()
    let (a, journal) = (scene.a, scene.journal)
    a.on(.vWT) {
      journal.note("\(a.sizeCoordinator?.isAnimated == true)")
      a.sizeCoordinator?.animate(
        alongsideTransition: { _ in journal.note("alongside") }, completion: { _ in journal.note("after") })
    }
    UIView.setAnimationsEnabled(false)
    resize(scene)
    #expect(scene.stage.settle().advanced == .zero)
    #expect(journal.take() == "false, alongside, after")
  }

  @Test("UIKit's own presentations put their view into its new place", .contract("C5"), arguments: Styles.removing)
  func standardPresentations(style: UIModalPresentationStyle) {
    let scene = ModalScene(style).presented()
    resize(scene)
    scene.stage.settle()
    #expect(scene.b.view.frame == whole)
    #expect(scene.b.presentationController?.containerView?.frame == whole)
  }

  @Test("A custom presentation controller is asked to, and has to do so itself", .contract("C5"))
  func customPresentations() {
    for isRight in [true, false] {
      let scene = ModalScene.custom()
      let journal = scene.journal
      scene.delegate.makePresentation = { presented, presenter in
        let made = RecordingPresentation(presented, presenter, in: journal)
        if isRight {
          made.on("wLS") { $0.presentedViewController.view.frame = $0.frameOfPresentedViewInContainerView }
        }
        return made
      }
      scene.b.view.autoresizingMask = []
      _ = scene.present()
      resize(scene)
      #expect(journal.take([.layout]).has("pc.wLS", "pc.dLS"))
      #expect(scene.b.view.frame == (isRight ? whole : CGRect(x: 0, y: 0, width: 390, height: 844)))
    }
  }

  @Test("A presenter is right after the dismissal, whether it stayed or was away", .contract("J3"))
  func presenters() {
    for removes in [true, false] {
      // An animator that puts the presenter's view back where it was.
      let scene = ModalScene.custom(
        removesPresenter: removes,
        dismissing: { context in
          if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
          context.completeTransition(true)
        })
      let label = UIView(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
      label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      scene.a.view.addSubview(label)
      _ = scene.present()
      #expect((scene.a.view.window == nil) == removes)
      resize(scene)
      #expect(scene.a.view.frame == whole)
      _ = scene.dismiss()
      #expect(scene.a.view.window != nil && scene.a.view.frame == whole)
      #expect(label.frame == CGRect(x: 0, y: 346, width: 844, height: 44))
    }
  }

  @Test("Several presenters that are away", .contract("J3"))
  func awayInAChain() {
    let scene = ModalScene(.fullScreen).presented()
    let top = scene.controller("C", .currentContext)
    scene.b.present(top, animated: false)
    scene.stage.settle()
    #expect(scene.a.view.window == nil && scene.b.view.window == nil)
    resize(scene)
    scene.stage.settle()
    #expect([scene.a.view, scene.b.view, top.view].map { $0?.frame } == [whole, whole, whole])
    #expect(scene.journal.take([.environment]).hasSuffix("A.vWT(844x390), B.vWT(844x390), C.vWT(844x390)"))
  }

  @Test("A dismissal that is given up after a change of size leaves the view in its place", .contract("C5", "J1"))
  func cancelledDismissal() {
    let driver = UIPercentDrivenInteractiveTransition()
    let scene = ModalScene(
      .pageSheet,
      dismissing: { context in
        UIView.animate(withDuration: 0.4) {
          context.view(forKey: .from)?.frame.origin.y = 2000
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    ).presented()
    scene.delegate.interactor = driver
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    driver.update(0.4)
    resize(scene)
    #expect(!(scene.b.sizeCoordinator?.isAnimated ?? true))
    driver.cancel()
    #expect(scene.stage.settle().isAtRest)
    #expect(scene.b.view.frame == CGRect(x: 0, y: 54, width: 844, height: 336))
  }

  @Test("A finger that comes while the change is animated does not turn it back", .contract("J1", "D4"))
  func fingerAfterwards() {
    let driver = UIPercentDrivenInteractiveTransition()
    let scene = ModalScene.custom(
      dismissing: { context in
        UIView.animate(withDuration: 0.4) {
          context.view(forKey: .from)?.alpha = 0
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    ).presented()
    resize(scene)
    scene.stage.advance(by: .milliseconds(50))
    scene.delegate.interactor = driver
    scene.b.dismiss(animated: true)
    scene.stage.nextTurn()
    driver.update(0.4)
    driver.cancel()
    #expect(scene.stage.settle().isAtRest)
    #expect(scene.b.view.frame == whole && scene.presentation?.containerView?.frame == whole)
  }
}
