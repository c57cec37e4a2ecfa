#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// What manages a view.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  var identity: TraceIdentity
  var lifeMark: LifeMark?
  var appearance = AppearanceMachine()
  /// The `animated` argument of the appearance under way.
  var isAppearanceAnimated = false
  /// Whether the did-callback follows by itself, because the view was moved by hand.
  var endsAppearanceByItself = false
  /// The window whose root this is; it clears this when it dies.
  nonisolated(unsafe) unowned(unsafe) var windowOfRoot: UIWindow?
  nonisolated(unsafe) private var _view: UIView?

  /// Makes a controller. There are no nib files here; both arguments are kept out of use.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    let simulation = Simulation.current
    identity = TraceIdentity(simulation: simulation.serial, birth: simulation.nextControllerBirth())
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller as a storyboard does.
  public required init?(coder: NSCoder) {
    nibName = nil
    let simulation = Simulation.current
    identity = TraceIdentity(simulation: simulation.serial, birth: simulation.nextControllerBirth())
    super.init()
    (coder as? StoryboardCoder)?.prepare(self)
  }

  /// The name of the nib the controller was made with.
  open private(set) var nibName: String?
  /// The title.
  open var title: String?
  /// The storyboard the controller came from.
  open internal(set) var storyboard: UIStoryboard?

  // MARK: - The view

  /// The view; loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return _view
    }
    set {
      _view?.owningController = nil
      _view = newValue
      newValue?.owningController = self
      newValue?.markForConstraints()
    }
  }
  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { _view }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { _view != nil }

  /// Makes the view; by default a plain one as large as the screen.
  open func loadView() {
    let made = UIView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
  }

  /// Loads the view unless it is there.
  open func loadViewIfNeeded() {
    if _view != nil { return }
    send(.loadView, animated: false)
    if _view == nil { view = UIView(frame: UIScreen.main.bounds) }
    send(.viewDidLoad, animated: false)
  }

  /// The view has been loaded.
  open func viewDidLoad() {}
  /// The view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in place and about to be seen (contract A14).
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// The view's constraints are to be brought up to date.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// The view's margins changed, or it is about to be seen.
  open func viewLayoutMarginsDidChange() {}
  /// The view's safe area changed, or it is about to be seen.
  open func viewSafeAreaInsetsDidChange() {}
  /// Memory is short; views stay loaded (contract J4).
  open func didReceiveMemoryWarning() {}

  // MARK: - Children

  // The deinitialiser, which no actor owns, clears what points back here; controllers die on the main actor in practice.
  nonisolated(unsafe) var _children: [UIViewController] = []
  nonisolated(unsafe) unowned(unsafe) var _parent: UIViewController?

  /// The controllers inside this one.
  open var children: [UIViewController] { _children }
  /// The controller around this one.
  open var parent: UIViewController? { _parent }
  /// Whether children hear of this controller's appearance by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The controller is about to get another parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller got another parent.
  open func didMove(toParent parent: UIViewController?) {}
  /// Adds a controller inside this one; `willMove(toParent:)` is sent for you (contract F4).
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Takes the controller out of its parent; `didMove(toParent: nil)` is sent for you (contract F4).
  open func removeFromParent() { leaveParent() }

  // MARK: - Presentation

  nonisolated(unsafe) var ownPresented: UIViewController?
  nonisolated(unsafe) unowned(unsafe) var ownPresenting: UIViewController?
  var ownPresentationController: UIPresentationController?
  /// The transition in flight among this controller and all that it presents; kept by the root of the chain.
  var transitionInFlight: ModalTransition?
  var beingPresented = false
  var beingDismissed = false

  /// How the controller is presented (contract C11).
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// Which of UIKit's own animations shows it.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Who supplies presentation controller and animators; not kept alive (contract C6, G10).
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether a swipe may not dismiss it.
  open var isModalInPresentation = false
  /// Whether controllers presented in the current context are presented by this one (contract A1).
  open var definesPresentationContext = false
  /// Whether this controller's transition style is used for those.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the controller shows the status bar its way even when it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The size the content wants.
  open var preferredContentSize = CGSize.zero
  /// Which edges go under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// What the controller takes from its view's safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaChanged() } }
  }
  /// Whether the view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { respectsSystemMargins }
    set {
      if let view = viewIfLoaded {
        view.changeMargins { _ in respectsSystemMargins = newValue }
      } else {
        respectsSystemMargins = newValue
      }
    }
  }
  private var respectsSystemMargins = true
  /// The margins that the system wants a controller's view to have.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .systemMinimum }
  /// The look of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is away.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Which child decides on the status bar's look.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Which child decides whether the status bar is away.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the indicator at the bottom hides itself. The simulated screen has none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Asks for the indicator at the bottom to be brought up to date.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The traits; the simulated device's.
  open var traitCollection: UITraitCollection { .current }
  /// The traits changed. The simulated device's never do.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits are about to change. The simulated device's never do.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Asks for the status bar to be brought up to date.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the controller turns with the device.
  open var shouldAutorotate: Bool { true }
  /// Which way up it can be.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  /// Presents a controller (contract A1–A3, G1–G5).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, or else this controller (contract G7).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: flag, completion: completion)
  }

  /// Shows a controller in the way of the surroundings; here always by presenting it.
  open func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: UIView.areAnimationsEnabled) }

  /// A child's content wants another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// A child's fitting size changed.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size a child should take.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }
  /// The size is about to change; passes it on to the children (contract J1).
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn(size, with: coordinator)
  }

  // MARK: - Segues

  /// Runs a segue of the storyboard by its identifier (contract I1, I2).
  open func performSegue(withIdentifier identifier: String, sender: Any?) { runSegue(identifier, sender: sender) }
  /// Whether a control may run a segue; `performSegue` does not ask (contract I1).
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// The controller is about to run a segue (contract I2).
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open override var next: UIResponder? { _view?.superview ?? _parent }

  deinit {
    if let _view, _view.owningController === self { _view.owningController = nil }
    for child in _children { child._parent = nil }
    ownPresented?.ownPresenting = nil
  }
}

extension UIViewController: LifeMarked {}
