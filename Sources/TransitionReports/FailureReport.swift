public import TransitionInvariants
public import TransitionTrace

/// One broken rule of one subject, with everything a reader needs to understand and to repeat it.
public struct FailureReport: Hashable, Sendable {
  /// The subject's name.
  public var subject: String
  /// What was found. Crashes and hangs are findings too, of a rule that says so.
  public var finding: Finding
  /// How the case turned out.
  public var verdict: Verdict
  /// Whether the subject's label says that it breaks this rule.
  public var isExpected: Bool
  /// The seed of the run.
  public var seed: UInt64
  /// The number of the case in the run.
  public var caseIndex: Int
  /// The steps of the shrunk story.
  public var steps: Int
  /// The steps of the story as it was found.
  public var originalSteps: Int
  /// How many stories were run to shrink it.
  public var executions: Int
  /// Whether no shorter story was left to try; false where shrinking ran out of its budget.
  public var isMinimal: Bool
  /// The token that replays the shrunk story.
  public var replay: String
  /// The fingerprint of the shrunk story's trace.
  public var digest: UInt64
  /// The shrunk story as code, a line a step.
  public var story: [String]
  /// Whether the story was told from a token: then it comes from no seed.
  public var isReplayed = false
  /// The step after which the first wrong event came, in words; empty before the first.
  public var step = ""
  /// What the shrunk story left behind.
  public var trace: Trace
  /// What UIKit's unspecified behaviour must be for the rule to break, as `name=choice`; none when it always breaks.
  public var needs: [String]
  /// The command that replays it, whole; the token alone says it to those who know the variable.
  public var command: String

  /// Makes a report.
  public init(
    subject: String, finding: Finding, verdict: Verdict = .violated, isExpected: Bool = false, seed: UInt64,
    caseIndex: Int, steps: Int, originalSteps: Int, executions: Int = 0, isMinimal: Bool = true, replay: String,
    digest: UInt64 = 0, story: [String], trace: Trace, needs: [String] = [], command: String = ""
  ) {
    self.subject = subject
    self.finding = finding
    self.verdict = verdict
    self.isExpected = isExpected
    self.seed = seed
    self.caseIndex = caseIndex
    self.steps = steps
    self.originalSteps = originalSteps
    self.executions = executions
    self.isMinimal = isMinimal
    self.replay = replay
    self.digest = digest
    self.story = story
    self.trace = trace
    self.needs = needs
    self.command = command
  }

  /// Under which circumstances the rule breaks, in words; empty when it always does: unspecified behaviour, or a finger
  /// that the app never meant to drive the transition.
  public var condition: String {
    let would = finding.isWhatIf ? "would break if a finger drove it, which the app does not offer" : ""
    return [would, unspecified].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private var unspecified: String {
    if needs.isEmpty { return "" }
    let quirks = Set(UIKitVariant(differences: needs)?.quirks ?? [])
    let words = needs.map { need -> String in
      let name = String(need.prefix { $0 != "=" })
      return quirks.contains(name) ? "with UIKit quirk \(need)" : "when \(need)"
    }
    return "only \(words.joined(separator: " and "))"
  }

  /// The finding as one sentence, and the step after which it came about.
  public var explanation: String { step.isEmpty ? finding.sentence : "\(finding.sentence) It came after \(step)." }
}

extension Finding {
  /// The three texts as one sentence.
  var sentence: String { sentenceParts.joined(separator: " ") }

  /// The sentence in its parts, each with its punctuation: statement, because, however.
  var sentenceParts: [String] {
    var parts = [statement]
    if !because.isEmpty { parts.append("because \(because)") }
    if !however.isEmpty { parts.append("however \(however)") }
    return parts.indices.map { place in
      let isLast = place == parts.count - 1
      return parts[place] + (isLast ? "." : parts[place + 1].hasPrefix("however ") ? ";" : ",")
    }
  }
}
