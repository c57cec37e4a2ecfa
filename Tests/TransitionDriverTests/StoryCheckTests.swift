import Testing
import TransitionDriver
import TransitionGenerators
import TransitionInvariants
import TransitionReports
import TransitionTrace
import UIKit

/// A controller whose animator does as it is told.
final class ScriptedController: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let script: (any UIViewControllerContextTransitioning) -> Void

  init(_ script: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    self.script = script
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    script(transitionContext)
  }

  /// Brings the view in and completes.
  static func arrive(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
    view.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(view)
    context.completeTransition(true)
  }
}

@Suite(.serialized) @MainActor struct StoryCheckTests {
  private func check(_ subject: Subject, _ change: (inout CheckOptions) -> Void = { _ in }) -> RunSummary {
    var options = CheckOptions()
    options.cases = 60
    change(&options)
    return StoryCheck(subject, options).run()
  }

  @Test func aRightTransitionHolds() {
    let summary = check(Subject("right") { ScriptedController(ScriptedController.arrive) })
    #expect(summary.verdict == .passed && summary.cases == 60 && summary.transitions > 60)
    #expect(!summary.coverage.isEmpty)
  }

  @Test func aBrokenRuleIsShrunkToItsOneStepAndReplayed() throws {
    let subject = Subject("never-completes") { ScriptedController { _ in } }
    let summary = check(subject)
    let failure = try #require(summary.failures.first { $0.finding.invariant == "completes exactly once" })
    #expect(failure.steps == 1 && failure.isMinimal && failure.needs.isEmpty)
    #expect(failure.story.contains("stage.present(.subject)"))
    #expect(failure.step == "step 1, present the subject from the top controller")
    let replay = try Replay(failure.replay)
    let again = check(subject) { $0.replay = replay }
    #expect(again.broken.contains("completes exactly once"))
    #expect(again.failures.first?.digest == failure.digest)
  }

  @Test func oneCaseOfASeedIsToldAgain() throws {
    let subject = Subject("never-completes") { ScriptedController { _ in } }
    let failure = try #require(check(subject) { $0.seed = 77 }.failures.first)
    let again = check(subject) { $0.replay = .story(seed: 77, index: failure.caseIndex) }
    #expect(again.cases == 1 && again.broken.contains(failure.finding.invariant))
  }

  @Test func distinctRulesAreKeptApart() {
    let subject = Subject("twice and nowhere") {
      ScriptedController { context in
        context.completeTransition(true)
        context.completeTransition(true)
      }
    }
    let summary = check(subject)
    #expect(Set(summary.broken).isSuperset(of: ["completes exactly once", "the presented view arrives"]))
    #expect(summary.failures.count == summary.broken.count)
  }

  @Test func aSilencedRuleDoesNotFailAndSaysWhy() {
    let summary = check(
      Subject("silent", silenced: [Silence("completes exactly once", because: "a demonstration")]) {
        ScriptedController { context in
          ScriptedController.arrive(context)
          context.completeTransition(true)
        }
      })
    #expect(summary.verdict == .passed)
    #expect(summary.silenced.first?.silence.reason == "a demonstration")
  }

  @Test func anotherOutcomeOfTheSameStoryIsCalledNondeterministic() {
    var isOdd = false
    let subject = Subject("coin") {
      ScriptedController { context in
        isOdd.toggle()
        if isOdd { ScriptedController.arrive(context) }
      }
    }
    #expect(check(subject).verdict == .nondeterministic)
  }

  @Test func anEndlessLoopIsCalledHung() {
    func again() { DispatchQueue.main.async { again() } }
    let subject = Subject("loop") {
      ScriptedController { context in
        ScriptedController.arrive(context)
        again()
      }
    }
    let summary = check(subject) {
      $0.cases = 2
      $0.shrinkLimit = 5
    }
    #expect(summary.verdict == .hung)
  }

  @Test func whatCantBeSimulatedIsCalledUnsupported() {
    let subject = Subject("semaphore") {
      ScriptedController { context in
        DispatchQueue.main.sync(execute: { ScriptedController.arrive(context) })
      }
    }
    #expect(check(subject) { $0.cases = 5 }.verdict == .unsupported)
  }

  @Test func aControllerUsedAgainIsNamed() throws {
    let shared = PlainController(style: .fullScreen)
    let summary = check(Subject("shared") { shared }) { $0.cases = 3 }
    #expect(summary.verdict == .unsupported)
    let failure = try #require(summary.failures.first)
    #expect(failure.finding.statement.contains("the subject's closure must make a new one each time"))
    let root = PlainController(style: .fullScreen)
    #expect(check(Subject("root", root: { root }, presented: { UIViewController() })).verdict == .unsupported)
  }

  @Test func anExceptionOfUIKitIsCalledACrash() {
    let subject = Subject("presents twice") {
      ScriptedController { context in
        ScriptedController.arrive(context)
        let shown = context.viewController(forKey: .to)!
        context.viewController(forKey: .from)!.addChild(shown)
        context.containerView.addSubview(context.containerView.superview!)
      }
    }
    #expect(check(subject) { $0.cases = 5 }.verdict == .crashed)
  }

  @Test func theOrderAFailureNeedsIsNamed() throws {
    final class OrderSensitive: UIPresentationController {
      override func presentationTransitionDidEnd(_ completed: Bool) {
        if presentedViewController.viewIfLoaded?.tag == 1 { presentedViewController.view.isHidden = true }
      }
    }
    final class Presented: UIViewController, UIViewControllerTransitioningDelegate {
      override func viewDidAppear(_ animated: Bool) { view.tag = 1 }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        OrderSensitive(presentedViewController: presented, presenting: presenting)
      }
    }
    let subject = Subject("order") {
      let presented = Presented()
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = presented
      return presented
    }
    let summary = check(subject) { $0.cases = 200 }
    let failure = try #require(summary.failures.first { $0.finding.invariant == "the presented view arrives" })
    #expect(failure.needs == ["didEndHook=afterAppearance"])
  }

  @Test func aJournalNamesTheCaseOfATrap() throws {
    let place = CheckOptions.journal(for: "journal-test-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "                  77            3\n".write(to: place, atomically: true, encoding: .utf8)
    var made = 0
    let subject = Subject("journalled") {
      made += 1
      return PlainController(style: .fullScreen)
    }
    let summary = check(subject) {
      $0.journal = place
      $0.cases = 1
    }
    #expect(summary.cases == 1)
    #expect(made > 1, "the case of the trap is told first")
    #expect(!FileManager.default.fileExists(atPath: place.path), "a run that ends leaves no journal")
  }
}
