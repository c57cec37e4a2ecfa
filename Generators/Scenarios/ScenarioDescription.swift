import TransitionTrace

extension ScenarioStep: CustomStringConvertible {
  /// The step in a line of English, as in “present the subject from the top controller, 120 ms later”.
  public var description: String { "\(action), \(delay)" }
}

extension ScenarioAction: CustomStringConvertible {
  /// The action in English.
  public var description: String {
    switch self {
    case .present(let presented, let role, let animated):
      "present \(presented) from \(role)\(animated ? "" : " without animation")"
    case .dismiss(let role, let animated): "dismiss from \(role)\(animated ? "" : " without animation")"
    case .setAnimationsEnabled(let isEnabled): "switch animations \(isEnabled ? "on" : "off")"
    case .setSnapshots(.rendered): "let snapshots show their views again"
    case .setSnapshots(.blank): "let snapshots come out blank"
    case .setSnapshots(.none): "let snapshots come out nil"
    case .presentInteractively: "begin to present the subject with a finger"
    case .dismissInteractively: "begin to dismiss the top controller with a finger"
    case .drag(let perMille): "move the finger to \(perMille / 10)\(perMille % 10 == 0 ? "" : ".\(perMille % 10)") %"
    case .finish(let speed): "lift the finger to go on\(Self.atSpeed(speed))"
    case .cancel(let speed): "lift the finger to give up\(Self.atSpeed(speed))"
    case .abort: "let the system take the gesture away"
    case .pause: "take the transition up midway with a finger"
    case .reverse: "turn the transition round midway"
    case .removeAnimations: "take all animations off their layers"
    case .enterBackground: "send the app to the background"
    case .enterForeground: "bring the app back"
    case .resize(let size): "give the window \(size.width) x \(size.height) points"
    case .hitch(let milliseconds): "keep the main thread busy for \(milliseconds) ms"
    case .warnOfMemory: "warn of low memory"
    case .requestInside(let moment, let request):
      "\(request == .dismiss ? "dismiss" : "present a plain controller") from inside the next \(moment.rawValue)"
    }
  }

  private static func atSpeed(_ speed: Int) -> String { speed == 100 ? "" : " at \(speed) % of its speed" }
}

extension CallbackMoment: CustomStringConvertible {
  /// The callback's name.
  public var description: String { rawValue }
}

extension Presented: CustomStringConvertible {
  /// The controller in English.
  public var description: String {
    switch self {
    case .subject: "the subject"
    case .plain(let style): "a plain \(style.name) controller"
    }
  }
}

extension ControllerRole: CustomStringConvertible {
  /// The role in English.
  public var description: String {
    switch self {
    case .top: "the top controller"
    case .presenterOfTop: "the presenter of the top controller"
    case .root: "the root"
    case .nth(let index): "controller \(index) above the root"
    }
  }
}

extension StepDelay: CustomStringConvertible {
  /// The delay in English, to follow what happens after it.
  public var description: String {
    switch self {
    case .sameTurn: "in the same turn of the run loop"
    case .nextTurn: "in the next turn of the run loop"
    case .atRest: "once everything is at rest"
    case .milliseconds(let count): "\(count) ms later"
    case .fractionOfTransition(let perMille):
      "\(perMille / 10)\(perMille % 10 == 0 ? "" : ".\(perMille % 10)") % into the transition"
    case .beforeEnd: "in the last frame of the transition"
    case .atEnd: "at the very end of the transition"
    case .afterEnd: "just after the end of the transition"
    }
  }
}
