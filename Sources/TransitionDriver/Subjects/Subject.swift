public import TransitionGenerators
public import TransitionInvariants
public import TransitionTrace
public import UIKit

/// What is checked: how a story makes the controllers whose transition is the app's own.
///
/// A subject is a recipe. Every story makes its controllers anew, and the harness keeps none of them alive but the root.
@MainActor
public struct Subject {
  /// The name reports and the command line use.
  public let name: String
  /// The names of the rules it is known to break; specimens have such a label, an app's subjects do not.
  public var expected: [String] = []
  /// The rules that do not count for it, each with the reason.
  public var silenced: [Silence] = []
  /// What its stories may contain. A transition that is only ever used over full-screen controllers says so here.
  public var stories = ScenarioOptions()
  /// The app's own gesture handlers, where it has any.
  var dismissingFinger: Finger?
  var presentingFinger: Finger?
  var interruptingFinger: Finger?
  /// Whether stories put a finger on transitions that the app never meant to be driven.
  var asksWhatIfInteractive = false
  let makeRoot: @MainActor () -> UIViewController
  private let trigger: Trigger

  private enum Trigger {
    case controller(@MainActor () -> UIViewController)
    case action(@MainActor (UIViewController) -> Void)
  }

  /// A controller that stories present from whatever is on top: the usual case.
  ///
  /// `root` makes the controller at the bottom; a plain one by default.
  public init(
    _ name: String, root: (@MainActor () -> UIViewController)? = nil, silenced: [Silence] = [],
    presented: @escaping @MainActor () -> UIViewController
  ) {
    self.name = name
    self.silenced = silenced
    makeRoot = root ?? { PlainController(style: .automatic) }
    trigger = .controller(presented)
  }

  /// A transition that the app's root controller starts itself: a button's action, a segue.
  ///
  /// Stories run `start` on the root wherever they present the subject; whether it is animated is then the app's choice.
  public init<Root: UIViewController>(
    _ name: String, root: @escaping @MainActor () -> Root, silenced: [Silence] = [],
    start: @escaping @MainActor (Root) -> Void
  ) {
    self.name = name
    self.silenced = silenced
    makeRoot = root
    trigger = .action { if let root = $0 as? Root { start(root) } }
    // Whoever starts it must be in sight.
    stories.maximumStack = 1
  }

  /// The same subject with the label of the rules it is known to break.
  public func breaking(_ rules: String...) -> Subject {
    var labelled = self
    labelled.expected = rules
    return labelled
  }

  /// The same subject in stories whose other controllers have only these styles.
  public func among(_ styles: PresentationStyle...) -> Subject {
    var limited = self
    limited.stories.plainStyles = styles
    return limited
  }

  /// The same subject in stories whose window keeps its size: an app that allows one orientation and no multitasking.
  public func inOneOrientation() -> Subject {
    var fixed = self
    fixed.stories.resizes = false
    return fixed
  }

  /// What starts it from a controller that plays a role in a story; `nil` where an app's user could not.
  ///
  /// A root's own action needs the root in sight, or a transition in flight: a double tap.
  func start(from presenter: UIViewController, root: UIViewController, on simulation: Simulation, animated: Bool)
    -> (() -> Void)?
  {
    switch trigger {
    case .controller(let make):
      return {
        let made = simulation.act(as: .user) { make() }
        Self.expectNew(made, simulation)
        presenter.present(made, animated: animated)
      }
    case .action(let start):
      guard root.presentedViewController == nil || simulation.hasOpenTransition else { return nil }
      return { simulation.act(as: .user) { start(root) } }
    }
  }

  /// The controller that a finger presents, and the one it is presented from; the root as both where it starts the
  /// transition itself.
  func controllerForFinger(from presenter: UIViewController, root: UIViewController, on simulation: Simulation)
    -> (UIViewController, UIViewController)?
  {
    switch trigger {
    case .controller(let make):
      let made = simulation.act(as: .user) { make() }
      Self.expectNew(made, simulation)
      return (made, presenter)
    case .action: return root.presentedViewController == nil ? (root, root) : nil
    }
  }

  /// A controller that an earlier story used brings that story's state along; the report says what to do about it.
  static func expectNew(_ made: UIViewController, _ simulation: Simulation) {
    if made.isOfThisStory { return }
    let complaint = "a controller that was made before the story: the subject's closure must make a new one each time"
    simulation.recorder.record(.unsupported(text: simulation.recorder.text(complaint)))
  }
}
