import Foundation
public import TransitionGenerators
public import TransitionInvariants
public import TransitionTrace
public import UIKit

/// A window with a root controller in virtual time, and a test's hand on the clock.
///
/// Call UIKit as an app would, then let time pass. The clock keeps these promises, each pinned by a test:
///
/// 1. Time stands still between calls, and moves only by the methods of the stage.
/// 2. `advance(by:)` runs everything due up to and including the new time, in the order of time and then of asking.
/// 3. What is asked for with no delay runs at the same time, but in a later turn of the run loop.
/// 4. A turn is: blocks and timers due, layout and commit, what waits for the commit, callbacks of ended animations.
/// 5. `settle()` ends at the first moment at which no transition is open or asked for and no finite animation runs.
/// 6. `settle()` never waits for repeating animations, for timers or for the app's delayed blocks as such.
/// 7. An open transition is waited for until a second after its planned end, or after the call if that has passed; then
///    `settle()` says what hangs.
/// 8. The same calls give the same trace, byte for byte, in every process and on every platform.
/// 9. A transition that the stage's finger holds is not waited for: `settle()` ends when nothing else moves, says so, and
///    records no rest.
///
/// Make a stage inside the test that drives it, not in a suite's stored property, and do not await while it is open: other
/// tests of the main actor would run on the same stage, and what the test waits for may wait for the stage's clock.
///
/// A stage is current from its making until another is made or it is closed; everything UIKit keeps global hangs on
/// the current one. One that is leaked stays current, but captures no more work once its test is over.
@MainActor
public final class Stage {
  package let simulation: Simulation
  private let curtain: Curtain
  /// The stage's window.
  public let window: UIWindow
  /// The controller at the bottom; an empty one once the stage is closed, which lets go of everything.
  public var root: UIViewController { rootController ?? UIViewController() }
  private var rootController: UIViewController?
  /// The finger that is down.
  var gesture: Gesture?
  /// What is to be asked for from inside callbacks.
  var waitingRequests: [WaitingRequest] = []
  /// Makes what `.subject` stands for; `nil` on a stage without a subject.
  package private(set) var subject: Subject?
  package var stepsTaken: Int32 = 0
  /// The steps that could not apply and were left out.
  public package(set) var stepsSkipped = 0

  /// Puts a controller on stage, at rest and visible. `root` is made with the stage already current.
  public convenience init(
    root: @autoclosure @MainActor () -> UIViewController, variant: UIKitVariant = .standard,
    window: WindowSize = .standard
  ) { self.init(window: window, variant: variant, subject: nil, root: root) }

  /// Puts a subject's root on stage, with more controllers on top of it.
  public convenience init(
    subject: Subject, stack: [StackEntry] = [.root], variant: UIKitVariant = .standard,
    window: WindowSize = .standard
  ) {
    self.init(window: window, variant: variant, subject: subject) { subject.makeRoot() }
    for entry in stack.dropFirst() { add(entry) }
  }

  /// The subject, with what is known of who drives its transitions. A check finds that out before its first story; a stage
  /// in a test when a finger comes down, so that a story from a report means the same there.
  func knowingWhoDrives() -> Subject? {
    if !knowsDrivers {
      subject = subject?.findingOutWhoDrives()
      knowsDrivers = true
      makeCurrent()
    }
    return subject
  }
  /// Whether ``subject`` says who drives.
  var knowsDrivers = false

  private init(
    window size: WindowSize, variant: UIKitVariant, subject: Subject?, root: @MainActor () -> UIViewController
  ) {
    simulation = Simulation(variant: variant)
    curtain = Curtain(simulation)
    curtain.raise()
    self.subject = subject
    simulation.screenBounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    simulation.recorder.origin = .user
    window = UIWindow(frame: simulation.screenBounds)
    let root = root()
    rootController = root
    if subject != nil { Subject.expectNew(root, simulation) }
    window.rootViewController = root
    window.makeKeyAndVisible()
    simulation.loop.wakeUp()
    settleQuietly()
  }

  /// What has happened so far.
  public var trace: Trace { simulation.recorder.trace }

  /// What the rules say to what has happened so far.
  public func findings(_ rules: [any Invariant] = Invariants.all) -> [Finding] {
    Invariants.judge(trace, by: rules, silenced: subject?.silenced ?? []).findings
  }

  /// The virtual time since the stage was made.
  public var now: Duration { .nanoseconds(simulation.loop.now) }

  /// Makes this stage the current one again, if another was made since.
  public func makeCurrent() { curtain.raise() }

  /// Ends the story: everything on stage is let go, and the trace's last word is about what is alive all the same.
  public func close() {
    gesture = nil
    waitingRequests = []
    curtain.fall()
    rootController = nil
    simulation.recordSurvivors()
  }

  deinit {
    // Not an isolated deinitialiser: that would be a task for the very run loop that ends here.
    MainActor.assumeIsolated { curtain.fall() }
  }
}
