import Testing
import TransitionCheck
import UIKit

/// The members that public transition files use most do what they do on a device.
@Suite @MainActor struct RankedMemberTests {
  @Test func anAnimatorOfManyMembersBringsItsControllerIn() {
    let stage = Stage(root: UIViewController())
    let subject = MembersController()
    let delegate = Delegate()
    subject.modalPresentationStyle = .fullScreen
    subject.transitioningDelegate = delegate
    stage.root.present(subject, animated: true)
    stage.settle()
    #expect(subject.view.frame == stage.window.bounds)
    subject.transitioningDelegate = nil
    subject.dismiss(animated: true)
    stage.settle()
    #expect(subject.heard == ["will true", "did", "away true", "gone"])
    #expect(stage.findings() == [])
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { MembersAnimator() }
  }

  @Test func childrenComeAndAreSwapped() throws {
    let stage = Stage(root: MembersController())
    let root = try #require(stage.root as? MembersController)
    let first = UIViewController()
    let second = MembersController()
    root.addChildController(first)
    stage.settle()
    root.swapChildren(first, second)
    stage.settle()
    #expect(root.children == [second])
    #expect(first.view.window == nil && second.view.window != nil)
    #expect(second.heard == ["will false", "did"])
  }

  @Test func aSegueOfTheAppsOwnPresents() {
    let stage = Stage(root: MembersController())
    let next = MembersController()
    let segue = FlyInSegue(identifier: "show", source: stage.root, destination: next)
    stage.root.prepare(for: segue, sender: nil)
    segue.perform()
    stage.settle()
    #expect(next.delegate === stage.root)
    #expect(stage.root.presentedViewController === next)
  }

  @Test func animationsTellTheirDelegate() throws {
    let stage = Stage(root: MembersController())
    let delegate = FadeDelegate()
    delegate.fade(stage.root.view)
    stage.advance(by: .milliseconds(100))
    let shown = try #require(stage.root.view.layer.presentation())
    #expect(shown.bounds.width > 0 && shown.bounds.width < stage.window.bounds.width)
    stage.settle()
    #expect(delegate.stopped == [true])
  }

  @Test func geometryIsTheSameAsAnObject() {
    let transform = CATransform3DMakeScale(2, 3, 4)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: transform).caTransform3DValue, transform))
    #expect(NSValue(cgAffineTransform: .identity).cgAffineTransformValue == .identity)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    #expect(NSValue(cgRect: UIScreen.main.bounds).cgRectValue == UIScreen.main.bounds)
  }

  @Test func whatIsOverriddenIsCalled() {
    let watched = WatchedController()
    #expect(!watched.isViewLoaded && watched.viewIfLoaded == nil && watched.loads == 0)
    watched.loadViewIfNeeded()
    #expect(watched.isViewLoaded && watched.viewIfLoaded != nil && watched.loads > 0)
    let presenter = UIViewController()
    let presentation = WatchedPresentationController(presentedViewController: watched, presenting: presenter)
    #expect(presentation.containerView == nil && presentation.presentingViewController === presenter)
  }

  @Test func theKeyboardIsGivenBack() {
    final class Field: UIView { override var canBecomeFirstResponder: Bool { true } }
    let stage = Stage(root: UIViewController())
    let field = Field()
    stage.root.view.addSubview(field)
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    #expect(stage.window.endEditing(true) && !field.isFirstResponder)
    #expect(!stage.window.endEditing(true))
  }
}
