import TransitionTrace

// How tokens spell the parts of a scenario. Everything is spelled by name, never by its place in a table, so that a
// token still means the same story when the generator draws from more than it did.

extension StackEntry {
  var word: String {
    switch self {
    case .root: "root"
    case .child: "child"
    case .presented(let style): style.name
    }
  }

  init?(word: some StringProtocol) {
    switch word {
    case "root": self = .root
    case "child": self = .child
    default:
      guard let style = PresentationStyle(name: String(word)) else { return nil }
      self = .presented(style)
    }
  }
}

extension Presented {
  var word: String {
    switch self {
    case .subject: "subject"
    case .plain(let style): style.name
    }
  }

  init?(word: some StringProtocol) {
    if word == "subject" {
      self = .subject
    } else if let style = PresentationStyle(name: String(word)) {
      self = .plain(style)
    } else {
      return nil
    }
  }
}

extension ControllerRole {
  var word: String {
    switch self {
    case .top: "top"
    case .presenterOfTop: "presenterOfTop"
    case .root: "root"
    case .nth(let index): "nth\(index)"
    }
  }

  init?(word: some StringProtocol) {
    switch word {
    case "top": self = .top
    case "presenterOfTop": self = .presenterOfTop
    case "root": self = .root
    default:
      guard word.hasPrefix("nth"), let index = number(word.dropFirst(3), through: 99) else { return nil }
      self = .nth(index)
    }
  }
}

extension StepDelay {
  var word: String {
    switch self {
    case .sameTurn: "sameTurn"
    case .nextTurn: "nextTurn"
    case .atRest: "rest"
    case .milliseconds(let count): "\(count)ms"
    case .fractionOfTransition(let perMille): "\(perMille)permille"
    case .beforeEnd: "beforeEnd"
    case .atEnd: "atEnd"
    case .afterEnd: "afterEnd"
    }
  }

  init?(word: some StringProtocol) {
    switch word {
    case "sameTurn": self = .sameTurn
    case "nextTurn": self = .nextTurn
    case "rest": self = .atRest
    case "beforeEnd": self = .beforeEnd
    case "atEnd": self = .atEnd
    case "afterEnd": self = .afterEnd
    default:
      if word.hasSuffix("ms"), let count = number(word.dropLast(2), through: 3_600_000) {
        self = .milliseconds(count)
      } else if word.hasSuffix("permille"), let perMille = number(word.dropLast(8), through: 1_000) {
        self = .fractionOfTransition(perMille: perMille)
      } else {
        return nil
      }
    }
  }
}

extension ScenarioAction {
  var words: String {
    switch self {
    case .present(let presented, let role, let animated):
      "present-\(presented.word)-\(role.word)\(animated ? "" : "-unanimated")"
    case .dismiss(let role, let animated): "dismiss-\(role.word)\(animated ? "" : "-unanimated")"
    case .setAnimationsEnabled(let isEnabled): "animations-\(isEnabled ? "on" : "off")"
    case .setSnapshots(let fault): "snapshots-\(fault.rawValue)"
    case .presentInteractively: "presentInteractively"
    case .dismissInteractively: "dismissInteractively"
    case .drag(let perMille): "drag-\(perMille)"
    case .finish(let speed): speed == 100 ? "finish" : "finish-\(speed)"
    case .cancel(let speed): speed == 100 ? "cancel" : "cancel-\(speed)"
    case .abort: "abort"
    case .pause: "pause"
    case .reverse: "reverse"
    case .removeAnimations: "removeAnimations"
    case .enterBackground: "background"
    case .enterForeground: "foreground"
    case .resize(let size): "resize-\(size.width)x\(size.height)"
    case .hitch(let milliseconds): "hitch-\(milliseconds)"
    case .warnOfMemory: "memoryWarning"
    case .requestInside(let moment, let request): "inside-\(moment.rawValue)-\(request.rawValue)"
    }
  }
}

/// A decimal number without sign or leading zeros, as tokens write them.
func number(_ text: some StringProtocol, through limit: Int) -> Int? {
  guard !text.isEmpty, text.utf8.count < 8, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
  guard text == "0" || !text.hasPrefix("0"), let number = Int(text), number <= limit else { return nil }
  return number
}
