public import TransitionTrace

/// UIKit raises no exception because of the app (contract G4, G5).
///
/// The process would have ended there. What the story itself brought about does not count; what is about property animators
/// is the concern of ``AnimatorsEndLegally``.
public struct RaisesNoException: Invariant {
  /// The rule's name.
  public static let ruleName = "UIKit raises no exception"

  public var name: String { Self.ruleName }
  public var contracts: [String] { ["G4", "G5", "F7"] }
  public var needs: EventTags { EventTags(.raised) }

  /// Makes the rule.
  public init() {}

  public func findings(in trace: Trace, index: TraceIndex) -> [Finding] {
    // An exception freezes the trace, so there is only the last event to look at.
    guard let event = trace.events.last, case .raised(let exception, let first, let second) = event.kind,
      event.origin != .story, let words = Self.words(exception)
    else { return [] }
    let names = [first, second].filter { $0 != .none }.map(trace.name)
    let who = names.isEmpty ? "" : " about \(names.joined(separator: " and "))"
    return [finding(at: event, "UIKit raises an exception\(who)", because: words)]
  }

  private static func words(_ exception: UIKitException) -> String? {
    switch exception {
    case .alreadyPresented: "a controller that is presented already was presented again"
    case .activeController: "a controller that has a parent, or is a window's root, was presented"
    case .notChildren: "a child transition needs two children of the controller it is asked of"
    case .unknownIdentifier: "a storyboard has nothing under the identifier asked for"
    case .viewHierarchy: "a view can't be put into itself"
    case .animatorReleased, .animatorStopped, .animatorNotStopped, .animatorNotPaused, .animatorNotInactive: nil
    }
  }
}
