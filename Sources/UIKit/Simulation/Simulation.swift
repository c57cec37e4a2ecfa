#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
package import Foundation

// swift-format-ignore: OrderedImports
package import TransitionTrace

/// Everything that UIKit keeps global, for one story: its clock, its windows, its animation state, its trace.
///
/// Exactly one is current at a time. A stage swaps its own in; outside any stage the ambient one serves, which
/// records nothing, so that views made by default arguments or properties of tests cost nothing and disturb nobody.
@preconcurrency @MainActor
package final class Simulation {
  /// The simulation that new objects belong to and that global calls reach.
  package static var current: Simulation {
    get { installed.pointee ?? ambient }
    set { installed.pointee = newValue }
  }

  /// Kept apart from ``ambient``, so that every use of ``current`` does not ask whether that has been made yet; and behind
  /// a pointer, because the check that a global variable is not in use costs more than all else that is asked here.
  private static let installed: UnsafeMutablePointer<Simulation?> = {
    let place = UnsafeMutablePointer<Simulation?>.allocate(capacity: 1)
    place.initialize(to: nil)
    return place
  }()

  /// The simulation outside any stage.
  package static let ambient: Simulation = {
    let simulation = Simulation()
    simulation.recorder.freeze()
    return simulation
  }()

  private static var nextSerial: Int32 = 1

  /// Tells the objects of this story from those of another.
  let serial: Int32
  package let recorder: TraceRecorder
  package let loop = VirtualRunLoop()
  package let variant: UIKitVariant
  package internal(set) var applicationState = UIApplication.State.active
  /// How often touches were switched off and not yet on again.
  var ignoredTouches = 0
  /// The screen; a story that is under way changes it by ``resize(to:)``.
  package var screenBounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// The windows, in the order in which they were made; each is kept alive by its owner, and takes itself out.
  nonisolated(unsafe) var windows: [Unmanaged<UIWindow>] = []
  /// Counts commits, to know which views have been rendered (contract H11).
  var commits = 1
  package var needsLayout = false
  var needsConstraintUpdate = false
  /// How many calls of `layoutIfNeeded` lie in each other.
  var layoutsInLayout = 0
  /// Whether the app was told that its layout never ends.
  var hasGivenUpLayout = false
  /// What notch and bars cover of the screen.
  var safeArea = ScreenSafeArea() { didSet { if safeArea != ScreenSafeArea() { tracksInsets = true } } }
  /// Whether views may have insets to be told of. While nothing on stage has any, none is looked for.
  var tracksInsets = false

  // UIView's animation state.
  package var areAnimationsEnabled = true
  var animationBlocks: [AnimationBlock] = []
  /// Animations in flight, in the order in which they began.
  var runningAnimations = AnimationList()
  /// Whether, since the last commit, something left a window that may be animated, or is animated outside one.
  nonisolated(unsafe) var mayHaveLeftWindow = false
  /// How many layers have a time of their own; while none has, layer time is the clock.
  var layersWithOwnTime = 0
  var transactions: [Transaction] = []

  /// What `snapshotView` does in this story, whatever the view (contract H11′, H11″).
  package var snapshotFault = SnapshotFaultMode.rendered

  /// Changes of the windows' sizes that are still being animated, oldest first.
  var sizeChanges: [SizeChangeCoordinator] = []
  /// Whether what is animated now follows a window's new size, and so belongs to no transition (contract J1).
  var isChangingSize = false

  /// Transitions that have begun and not ended, oldest first.
  var openTransitions: [ModalTransition] = []
  /// Transitions asked for whose body has not begun yet.
  var deferredTransitions = 0
  /// When the last transition ended, in nanoseconds.
  package var lastTransitionEnd: Int64?
  /// The driver to put in where the app answers none for the next transition: a story asks what would happen then.
  package var whatIfDriver: UIPercentDrivenInteractiveTransition?
  /// What the story's transitions are made of, to find out what outlives them.
  var transitionObjects = TransitionObjects()
  /// Told of each callback of a controller's life, right after the app's own code.
  package var afterCallback: ((LifecycleCallback, UIViewController) -> Void)?
  /// Controllers that have had `viewWillAppear` and wait for `viewIsAppearing` (contract A14).
  var controllersAboutToAppear: [UIViewController] = []
  private var bornControllers: Int32 = 0
  private var bornViews: Int32 = 0

  package enum SnapshotFaultMode { case rendered, blank, none }

  package init(variant: UIKitVariant = .standard) {
    self.variant = variant
    recorder = TraceRecorder(variant: variant)
    serial = Self.nextSerial
    Self.nextSerial &+= 1
    loop.willBeginTurn = { [unowned self] now, turn in
      recorder.time = TraceTime(nanoseconds: now)
      recorder.turn = turn
      recorder.origin = .uikit
    }
    loop.unsupported = { [unowned self] what in
      recorder.record(.unsupported(text: recorder.text(what)))
    }
    loop.commit = { [unowned self] in commit() }
  }

  /// A window died. Only its address is left to tell it by.
  nonisolated func forgetWindow(at address: UInt) {
    windows.removeAll { UInt(bitPattern: $0.toOpaque()) == address }
    mayHaveLeftWindow = true
  }

  /// Something left its window, or the tree of one: its animations come off with the next commit (contract H4).
  func noteLeavingWindow() {
    mayHaveLeftWindow = true
    if !runningAnimations.isEmpty { loop.commitSoon() }
  }

  func nextControllerBirth() -> Int32 {
    bornControllers += 1
    return bornControllers
  }

  func nextViewBirth() -> Int32 {
    bornViews += 1
    return bornViews
  }

  /// Calls the app, so that what it does is recorded as its doing.
  @inline(__always)
  func callApp<Result>(_ body: () -> Result) -> Result { act(as: .user, body) }

  /// Does something of UIKit's own inside a call of the app's.
  @inline(__always)
  func asUIKit<Result>(_ body: () -> Result) -> Result { act(as: .uikit, body) }

  /// Does something whose events are recorded as one party's doing.
  @inline(__always)
  package func act<Result>(as origin: Origin, _ body: () -> Result) -> Result {
    let before = recorder.origin
    recorder.origin = origin
    defer { recorder.origin = before }
    return body()
  }

  /// Layout and commit, as at the end of a run-loop turn (contract Z5).
  private func commit() {
    layOutWindows()
    dropAnimationsOffScreen()
    commitImplicitTransaction()
    commits += 1
  }

  /// Lets go of everything, so that a story that never came to rest keeps nothing alive.
  package func tearDown() {
    recorder.freeze()
    for transition in openTransitions { transition.abandon() }
    for change in sizeChanges { change.abandon() }
    sizeChanges = []
    openTransitions = []
    controllersAboutToAppear = []
    whatIfDriver = nil
    afterCallback = nil
    animationBlocks = []
    transactions = []
    for animation in runningAnimations { animation.abandon() }
    runningAnimations = AnimationList()
    for window in windows { window.takeUnretainedValue().tearDown() }
    for window in windows { window.takeUnretainedValue().simulation = nil }
    windows = []
    loop.removeAll()
  }

  deinit {
    for window in windows { window.takeUnretainedValue().simulation = nil }
  }
}
