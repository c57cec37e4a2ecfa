import TransitionTrace

extension Scenario {
  /// The scenario as Swift code that drives a stage: lines to paste into a test, where they fail as the story does.
  ///
  /// `subject` is the expression that makes the subject, as the test spells it.
  public func code(subject: String) -> [String] {
    var arguments = ["subject: \(subject)"]
    if stack != [.root] { arguments.append("stack: [\(stack.map(\.code).joined(separator: ", "))]") }
    if variant != .standard {
      let differences = variant.differences.map { "\"\($0)\"" }.joined(separator: ", ")
      arguments.append("variant: UIKitVariant(differences: [\(differences)])!")
    }
    if window != .standard {
      arguments.append("window: \(window.code)")
    }
    var lines = ["let stage = Stage(\(arguments.joined(separator: ", ")))"]
    for (index, step) in steps.enumerated() {
      // A stage begins at rest, so there is nothing to wait for before the first step.
      if index > 0 || step.delay != .atRest, let waiting = step.delay.code { lines.append(waiting) }
      lines.append(step.action.code)
    }
    if mayHoldFinger { lines += ["stage.settle()", "stage.interaction.lift()"] }
    if mayBeInBackground { lines += ["stage.settle()", "stage.enterForeground()"] }
    return lines + ["stage.settle()", "#expect(stage.findings().isEmpty)"]
  }

  /// Whether the app may still be in the background after the last step; a story brings it back before it ends.
  private var mayBeInBackground: Bool {
    steps.last { $0.action == .enterBackground || $0.action == .enterForeground }?.action == .enterBackground
  }

  /// Whether a finger may still be down after the last step; a story lifts it before it ends.
  private var mayHoldFinger: Bool {
    let last = steps.last { step in
      switch step.action {
      case .presentInteractively, .dismissInteractively, .pause, .finish, .cancel, .abort: true
      default: false
      }
    }
    switch last?.action {
    case .presentInteractively, .dismissInteractively, .pause: return true
    default: return false
    }
  }
}

extension WindowSize {
  /// The size as Swift code.
  public var code: String { "WindowSize(width: \(width), height: \(height))" }
}

extension StackEntry {
  /// The entry as Swift code, as in `.presented(.pageSheet)`.
  public var code: String {
    switch self {
    case .root: ".root"
    case .presented(let style): ".presented(.\(style.name))"
    case .child: ".child"
    }
  }
}

extension ControllerRole {
  /// The role as Swift code, as in `.nth(2)`.
  public var code: String {
    switch self {
    case .top: ".top"
    case .presenterOfTop: ".presenterOfTop"
    case .root: ".root"
    case .nth(let index): ".nth(\(index))"
    }
  }
}

extension StepDelay {
  /// The waiting as a line of Swift code; `nil` where there is nothing to wait for.
  public var code: String? {
    switch self {
    case .sameTurn: nil
    case .nextTurn: "stage.nextTurn()"
    case .atRest: "stage.settle()"
    case .milliseconds(let count): "stage.advance(by: .milliseconds(\(count)))"
    case .fractionOfTransition(let perMille): "stage.advance(toFractionOfTransition: \(Self.fraction(perMille)))"
    case .beforeEnd: "stage.advance(to: .beforeEnd)"
    case .atEnd: "stage.advance(to: .atEnd)"
    case .afterEnd: "stage.advance(to: .afterEnd)"
    }
  }

  /// Thousandths as a decimal number.
  static func fraction(_ perMille: Int) -> String {
    let digits = String(1_000 + perMille % 1_000).dropFirst()
    let significant = digits.lastIndex { $0 != "0" }.map { digits[...$0] } ?? "0"
    return "\(perMille / 1_000).\(significant)"
  }
}

extension ScenarioAction {
  /// The action as a line of Swift code.
  public var code: String {
    switch self {
    case .present(let presented, let role, let animated):
      let what = if case .plain(let style) = presented { ".plain(.\(style.name))" } else { ".subject" }
      return Self.call("present", [what] + Self.arguments(role, animated))
    case .dismiss(let role, let animated): return Self.call("dismiss", Self.arguments(role, animated))
    case .setAnimationsEnabled(let isEnabled): return "stage.setAnimationsEnabled(\(isEnabled))"
    case .setSnapshots(let fault): return "stage.setSnapshots(.\(fault.rawValue))"
    case .presentInteractively: return "stage.present(.subject, interactively: true)"
    case .dismissInteractively: return "stage.dismiss(interactively: true)"
    case .drag(let perMille): return "stage.interaction.update(\(StepDelay.fraction(perMille)))"
    case .finish(let speed): return "stage.interaction.finish(\(Self.speed(speed)))"
    case .cancel(let speed): return "stage.interaction.cancel(\(Self.speed(speed)))"
    case .abort: return "stage.interaction.abort()"
    case .pause: return "stage.interaction.pause()"
    case .reverse: return "stage.interaction.reverse()"
    case .removeAnimations: return "stage.removeAnimations()"
    case .enterBackground: return "stage.enterBackground()"
    case .enterForeground: return "stage.enterForeground()"
    case .resize(let size): return "stage.resize(to: \(size.code))"
    case .hitch(let milliseconds): return "stage.hitch(.milliseconds(\(milliseconds)))"
    case .warnOfMemory: return "stage.sendMemoryWarning()"
    case .requestInside(let moment, let request):
      return "stage.inside(.\(moment.rawValue), .\(request.rawValue))"
    }
  }

  private static func speed(_ percent: Int) -> String {
    percent == 100 ? "" : "speed: \(StepDelay.fraction(percent * 10))"
  }

  private static func arguments(_ role: ControllerRole, _ animated: Bool) -> [String] {
    (role == .top ? [] : ["from: \(role.code)"]) + (animated ? [] : ["animated: false"])
  }

  private static func call(_ name: String, _ arguments: [String]) -> String {
    "stage.\(name)(\(arguments.joined(separator: ", ")))"
  }
}
