public import TransitionInvariants

/// What checking one subject came to.
public struct RunSummary: Hashable, Sendable {
  /// The subject's name.
  public var subject: String
  /// The rules that its label says it breaks; none for a right one.
  public var expected: [String]
  /// How it turned out.
  public var verdict: Verdict
  /// How many stories were run.
  public var cases = 0
  /// How many steps they carried out.
  public var actions = 0
  /// How many steps could not apply and were skipped.
  public var stepsSkipped = 0
  /// How many transitions began.
  public var transitions = 0
  /// How many events were recorded.
  public var events = 0
  /// How long it took, in seconds of real time.
  public var seconds = 0.0
  /// The fingerprint of all traces, in the order of their cases.
  public var digest: UInt64 = 0
  /// The broken rules, one report each, in the order in which they were found.
  public var failures: [FailureReport] = []
  /// What was found by rules the subject silences.
  public var silenced: [SilencedFindings] = []
  /// What is worth a look, without failing: one finding for each rule.
  public var advice: [Finding] = []
  /// How often each action was really carried out in each phase of a transition.
  public var coverage: [Coverage] = []

  /// Makes a summary; the counts are set afterwards.
  public init(subject: String, expected: [String] = [], verdict: Verdict = .passed) {
    self.subject = subject
    self.expected = expected
    self.verdict = verdict
  }

  /// The rules that were broken, each once, in the order in which they were found.
  public var broken: [String] {
    var names: [String] = []
    for failure in failures where failure.finding.severity == .violation {
      if !names.contains(failure.finding.invariant) { names.append(failure.finding.invariant) }
    }
    return names
  }

  /// Whether the subject broke just what its label says, and the run itself came to its end.
  public var isAsExpected: Bool {
    isComplete && broken.allSatisfy(expected.contains) && expected.allSatisfy(broken.contains)
  }

  /// Whether the run came to its end. A crash ends a story, and is a broken rule like any other.
  private var isComplete: Bool {
    switch verdict {
    case .passed, .violated: true
    case .crashed: !broken.isEmpty
    case .unsupported, .hung, .nondeterministic, .dependsOnEarlierStories: false
    }
  }
}

/// What a silenced rule found.
public struct SilencedFindings: Hashable, Sendable {
  /// The rule and the reason.
  public var silence: Silence
  /// How many findings there were.
  public var count: Int

  /// Makes a count.
  public init(silence: Silence, count: Int) {
    self.silence = silence
    self.count = count
  }
}

/// How often an action was carried out in a phase of a transition.
public struct Coverage: Hashable, Sendable {
  /// The phase, as the generators name it.
  public var phase: String
  /// The action, as the generators name it.
  public var action: String
  /// How often.
  public var count: Int

  /// Makes a count.
  public init(phase: String, action: String, count: Int) {
    self.phase = phase
    self.action = action
    self.count = count
  }
}
