import TransitionTrace

extension Scenario {
  /// Reads a token.
  public init(token: String) throws(ScenarioTokenError) {
    let token = token.trimmed
    let fields = token.split(separator: "_", omittingEmptySubsequences: false)
    guard !token.isEmpty else {
      throw ScenarioTokenError("the token is empty, should begin with \(Self.tokenVersion)_")
    }
    guard fields[0] == Self.tokenVersion else {
      throw ScenarioTokenError("the token's version", fields[0], expected: Self.tokenVersion)
    }
    guard fields.count == 6 else {
      let verdict = fields.count < 6 ? "the token is cut short" : "the token is too long"
      throw ScenarioTokenError(
        "\(verdict): it has \(fields.count) fields, should have 6 (version, window, stack, variant, steps, checksum)")
    }
    try self.init(
      window: WindowSize(word: fields[1]), stack: Self.stack(fields[2]), variant: Self.variant(fields[3]),
      steps: Self.steps(fields[4]))
    let checksum = Self.checksum(fields[..<5].joined(separator: "_"))
    guard fields[5] == checksum else {
      let verdict = fields[5].count < checksum.count ? "the token is cut short: its checksum" : "the token's checksum"
      throw ScenarioTokenError(verdict, fields[5], expected: "\(checksum) if everything before it is as intended")
    }
  }

  private static func stack(_ field: Substring) throws(ScenarioTokenError) -> [StackEntry] {
    var stack: [StackEntry] = []
    for word in field.split(separator: ".", omittingEmptySubsequences: false) {
      guard let entry = StackEntry(word: word) else {
        throw ScenarioTokenError("an entry of the stack", word, expected: "root, child or one of \(styleNames)")
      }
      guard (entry == .root) == stack.isEmpty else {
        throw ScenarioTokenError(
          "the stack", field, expected: "root, then the controllers on it: root stands first and only there")
      }
      stack.append(entry)
    }
    guard stack.count <= 5 else {
      throw ScenarioTokenError("the stack has \(stack.count) entries, should have 1 to 5")
    }
    return stack
  }

  private static func variant(_ field: Substring) throws(ScenarioTokenError) -> UIKitVariant {
    guard field != "standard" else { return .standard }
    var variant = UIKitVariant()
    for difference in field.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = difference.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let dimension = Unspecified.named(String(parts[0])) else {
        let names = Unspecified.all.map(\.name).joined(separator: ", ")
        throw ScenarioTokenError(
          "a difference of the variant", difference, expected: "standard, or a choice of \(names)")
      }
      guard let choice = dimension.choices.firstIndex(of: String(parts[1])) else {
        let choices = dimension.choices.joined(separator: " or ")
        throw ScenarioTokenError("the variant's \(dimension.name)", parts[1], expected: choices)
      }
      dimension.set(&variant, choice)
    }
    return variant
  }

  private static func steps(_ field: Substring) throws(ScenarioTokenError) -> [ScenarioStep] {
    guard field != "nothing" else { return [] }
    var steps: [ScenarioStep] = []
    for word in field.split(separator: "+", omittingEmptySubsequences: false) {
      steps.append(try ScenarioStep(word: word))
    }
    return steps
  }

  fileprivate static var styleNames: String { PresentationStyle.allCases.map(\.name).joined(separator: ", ") }
}

extension WindowSize {
  fileprivate init(word: Substring) throws(ScenarioTokenError) {
    let sides = word.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = number(sides[0], through: 99_999), width > 0,
      let height = number(sides[1], through: 99_999), height > 0
    else { throw ScenarioTokenError("the window", word, expected: "width x height in points, as in 390x844") }
    self.init(width: width, height: height)
  }
}

extension ScenarioStep {
  fileprivate init(word: Substring) throws(ScenarioTokenError) {
    let parts = word.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let action = try ScenarioAction(word: parts.first ?? "")
    guard parts.count == 2 else {
      self.init(action)
      return
    }
    guard let delay = StepDelay(word: parts[1]) else {
      throw ScenarioTokenError(
        "a step's delay", parts[1],
        expected: "rest, sameTurn, nextTurn, beforeEnd, atEnd, afterEnd, or as in 200ms or 500permille")
    }
    self.init(action, delay: delay)
  }
}

extension ScenarioAction {
  fileprivate init(word: Substring) throws(ScenarioTokenError) {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    switch parts[0] {
    case "present":
      guard parts.count > 1, let presented = Presented(word: parts[1]) else {
        let name = parts.count > 1 ? parts[1] : ""
        throw ScenarioTokenError("what a step presents", name, expected: "subject or one of \(Scenario.styleNames)")
      }
      let (role, animated) = try Self.request(word, parts[2...])
      self = .present(presented, from: role, animated: animated)
    case "dismiss":
      let (role, animated) = try Self.request(word, parts[1...])
      self = .dismiss(from: role, animated: animated)
    case "animations" where parts.count == 2 && (parts[1] == "on" || parts[1] == "off"):
      self = .setAnimationsEnabled(parts[1] == "on")
    case "snapshots":
      guard parts.count == 2, let fault = SnapshotFault(rawValue: String(parts[1])) else { fallthrough }
      self = .setSnapshots(fault)
    default:
      guard let other = Self.word(word) ?? Self.measured(parts) ?? Self.inside(parts) else {
        throw ScenarioTokenError(
          "a step", word,
          expected: "present-…, dismiss-…, presentInteractively, dismissInteractively, drag-…, finish, cancel, abort, "
            + "pause, reverse, animations-…, snapshots-…, removeAnimations, background, foreground, resize-…, hitch-…, memoryWarning or "
            + "inside-…")
      }
      self = other
    }
  }

  /// The actions that are one word.
  private static func word(_ word: Substring) -> ScenarioAction? {
    let all: [ScenarioAction] = [
      .presentInteractively, .dismissInteractively, .finish(), .cancel(), .abort, .pause, .reverse, .removeAnimations,
      .enterBackground, .enterForeground, .warnOfMemory,
    ]
    return all.first { $0.words == word }
  }

  /// The actions with a measure.
  private static func measured(_ parts: [Substring]) -> ScenarioAction? {
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "drag": return number(parts[1], through: 1_000).map { .drag(perMille: $0) }
    case "finish": return speed(parts[1]).map { .finish(speed: $0) }
    case "cancel": return speed(parts[1]).map { .cancel(speed: $0) }
    case "hitch": return number(parts[1], through: 3_600_000).map { .hitch(milliseconds: $0) }
    case "resize": return (try? WindowSize(word: parts[1])).map { .resize($0) }
    default: return nil
    }
  }

  private static func speed(_ word: Substring) -> Int? { number(word, through: 10_000).flatMap { $0 > 0 ? $0 : nil } }

  private static func inside(_ parts: [Substring]) -> ScenarioAction? {
    guard parts.count == 3, parts[0] == "inside", let moment = CallbackMoment(rawValue: String(parts[1])),
      let request = InsideRequest(rawValue: String(parts[2]))
    else { return nil }
    return .requestInside(moment, request)
  }

  /// Reads whom a request addresses, and whether it is animated.
  private static func request(
    _ word: Substring, _ parts: ArraySlice<Substring>
  ) throws(ScenarioTokenError) -> (ControllerRole, Bool) {
    guard let first = parts.first, let role = ControllerRole(word: first) else {
      throw ScenarioTokenError(
        "whom “\(ScenarioTokenError.quoted(word))” addresses", parts.first ?? "",
        expected: "top, presenterOfTop, root or as in nth2")
    }
    guard parts.count == 1 || parts.count == 2 && parts.last == "unanimated" else {
      throw ScenarioTokenError(
        "the end of “\(ScenarioTokenError.quoted(word))”", parts.dropFirst().joined(separator: "-"),
        expected: "unanimated, or nothing")
    }
    return (role, parts.count == 1)
  }
}

extension String {
  /// Without the blanks and line ends that copying leaves at either end.
  fileprivate var trimmed: Substring {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return self[first...last]
  }
}
