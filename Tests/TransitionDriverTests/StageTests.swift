import Testing
import TransitionDriver
import TransitionGenerators
import TransitionTrace
import UIKit

@Suite(.serialized) @MainActor struct StageTests {
  private let subject = Subject("plain") { PlainController(style: .fullScreen) }

  @Test func theRootIsMadeOnStageAndAppears() {
    let stage = Stage(root: UIViewController())
    #expect(stage.root.view.window === stage.window)
    let callbacks = stage.trace.events.compactMap { event -> LifecycleCallback? in
      if case .lifecycle(let callback, _, _) = event.kind { callback } else { nil }
    }
    #expect(callbacks.contains(.viewDidLoad) && callbacks.last == .viewDidAppear)
  }

  @Test func aStackIsPresentedAndEmbeddedFromTheRootUp() {
    let stage = Stage(subject: subject, stack: [.root, .presented(.pageSheet), .child])
    let controllers = stage.controllers
    #expect(controllers.count == 3)
    #expect(controllers[1].presentingViewController === stage.root)
    #expect(controllers[2].parent === controllers[1])
    #expect(stage.controller(.top) === controllers[2])
    #expect(stage.controller(.nth(1)) === controllers[1])
    #expect(stage.controller(.nth(9)) == nil)
  }

  @Test func stepsThatCantApplyAreLeftOutAndCounted() {
    let stage = Stage(subject: subject)
    #expect(!stage.dismiss())
    #expect(stage.stepsSkipped == 1)
    #expect(stage.present(.subject))
    stage.settle()
    #expect(stage.dismiss())
    stage.settle()
    #expect(stage.controllers.count == 1)
  }

  @Test func aTransitionCanBeMetAtItsEdges() {
    let stage = Stage(subject: subject)
    stage.present(.subject)
    stage.advance(toFractionOfTransition: 0.5)
    #expect(stage.now == .milliseconds(250))
    stage.advance(to: .beforeEnd)
    #expect(stage.now < .milliseconds(500) && stage.now > .milliseconds(480))
    stage.advance(to: .atEnd)
    #expect(stage.now == .milliseconds(500))
    #expect(stage.controllers.last?.transitionCoordinator == nil)
  }

  /// Spans no story has are bounded; a trap would end the test process.
  @Test func spansOutOfRangeAreBounded() {
    let stage = Stage(root: UIViewController())
    let spin = CABasicAnimation(keyPath: "opacity")
    spin.duration = 1_000_000
    spin.repeatCount = 100_000_000
    stage.root.view.layer.add(spin, forKey: nil)
    stage.advance(by: .seconds(Int64.max))
    #expect(stage.now == .seconds(1_000_000_000))
  }

  @Test func stagesNestAndComeBack() {
    let outer = Stage(root: UIViewController())
    let inner = Stage(root: UIViewController())
    inner.close()
    UIView.animate(withDuration: 1) { outer.root.view.alpha = 0 }
    #expect(outer.settle().advanced == .seconds(1))
  }

  /// Whichever of two stages ends first, none is current after its end.
  @Test(arguments: [true, false])
  func stagesEndInAnyOrder(firstEndsFirst: Bool) {
    let before = Simulation.current
    let (first, second) = (Stage(root: UIViewController()), Stage(root: UIViewController()))
    #expect(Simulation.current === second.simulation)
    (firstEndsFirst ? first : second).close()
    #expect(Simulation.current === (firstEndsFirst ? second : first).simulation)
    (firstEndsFirst ? second : first).close()
    #expect(Simulation.current === before)
  }

  @Test func aStageMadeCurrentAgainComesBeforeTheOthers() {
    let (first, second, third) = (
      Stage(root: UIViewController()), Stage(root: UIViewController()), Stage(root: UIViewController())
    )
    first.makeCurrent()
    first.close()
    #expect(Simulation.current === third.simulation)
    second.close()
    third.close()
  }

  /// What a story leaves open must not keep its controllers alive.
  @Test func nothingOutlivesAStoryThatHangs() {
    final class Stuck: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { 0.5 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        UIView.animate(withDuration: 9, delay: 0, options: .repeat) { transitionContext.containerView.alpha = 0 }
      }
    }
    weak var root: UIViewController?
    weak var presented: UIViewController?
    let delegate = Stuck()
    do {
      let stage = Stage(root: UIViewController())
      let next = UIViewController()
      next.transitioningDelegate = delegate
      stage.root.present(next, animated: true) {}
      stage.settle()
      (root, presented) = (stage.root, next)
      stage.close()
    }
    #expect(root == nil && presented == nil)
  }
}

/// A container whose child is the context of its own presentations.
private final class Pane: UIViewController {
  let child = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    child.definesPresentationContext = true
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// What counts as the top where children present for themselves (contract A1, A13).
@Suite(.serialized) @MainActor struct PresentingChildrenTests {
  private let pane = Subject(
    "pane", root: { Pane() },
    start: { pane in
      let shown = UIViewController()
      shown.modalPresentationStyle = .overCurrentContext
      pane.child.present(shown, animated: true)
    })

  @Test func whatAChildPresentsIsTheTop() throws {
    let stage = Stage(subject: pane)
    stage.present(.subject)
    #expect(stage.settle().isAtRest)
    let root = try #require(stage.root as? Pane)
    #expect(root.presentedViewController == nil && root.child.presentedViewController != nil)
    #expect(stage.controllers.count == 2 && stage.controller(.top) === root.child.presentedViewController)
    #expect(stage.findings().isEmpty)
    stage.dismiss()
    #expect(stage.settle().isAtRest)
    #expect(root.child.presentedViewController == nil && stage.findings().isEmpty)
  }

  @Test func storiesOfItHold() {
    var options = CheckOptions()
    options.cases = 400
    #expect(StoryCheck(pane, options).run().failures.map(\.finding.statement) == [])
  }
}
