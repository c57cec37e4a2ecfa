#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// What manages a presentation from its beginning to its end (contract C1–C8).
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents it.
  open private(set) var presentingViewController: UIViewController
  /// The view that holds the presentation, while there is one (contract B7).
  open internal(set) var containerView: UIView?
  /// Who decides how the presentation adapts; not kept alive (contract C6).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  var identity = TraceIdentity()
  var lifeMark: LifeMark?
  /// Where the presenter's view was before this presentation took it away.
  var presenterPlace: ViewPlace?
  /// Whether this presentation took the presenter's view away.
  var removedPresenter = false

  /// Makes a presentation controller.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    // UIKit hands out a non-optional presenter even where it was made without one.
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// Whether the app wrote it.
  var isOfTheApps: Bool {
    type(of: self) != UIPresentationController.self && type(of: self) != StandardPresentationController.self
  }

  func setPresenter(_ presenter: UIViewController) { presentingViewController = presenter }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { .custom }
  /// The style to use in an environment.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? presentationStyle
  }
  /// The style to use with other traits.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? presentationStyle
  }
  /// Whether the presentation covers the screen rather than its context (contract C3).
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves when the presentation is done (contract A7, A12).
  open var shouldRemovePresentersView: Bool { false }
  /// Where the presented view is to be (contract C1).
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// The view that is presented: the controller's, or one around it (contract C1).
  open var presentedView: UIView? { presentedViewController.view }

  /// The container is about to lay out (contract C5).
  open func containerViewWillLayoutSubviews() {}
  /// The container has laid out (contract C5).
  open func containerViewDidLayoutSubviews() {}
  /// The presentation is about to animate (contract A5, A6).
  open func presentationTransitionWillBegin() {}
  /// The presentation has ended (contract A20).
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal is about to animate.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal has ended (contract A20).
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The size the presented content wants.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// The presented content wants another size (contract A6).
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The presented content's fitting size changed. Nothing here computes fitting sizes.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size a child should take.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }
  /// The container's size is about to change; passes it on to the presented controller (contract J1).
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn(size, with: coordinator)
  }
  /// The traits are about to change. The simulated device's never do.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The traits; the simulated device's.
  open var traitCollection: UITraitCollection { .current }
  /// The traits changed. The simulated device's never do.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// Where a view was in the tree.
@MainActor
struct ViewPlace {
  let superview: UIView
  let index: Int

  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
  }

  /// Puts the view back where it is on the screen: what an animator left behind stays visible.
  func restore(_ view: UIView) {
    if view.superview === superview { return }
    let center = view.superview.map { superview.convert(view.center, from: $0) }
    superview.insertSubview(view, at: index)
    if let center, center != view.center { view.center = center }
  }
}

extension UIPresentationController: LifeMarked {}
