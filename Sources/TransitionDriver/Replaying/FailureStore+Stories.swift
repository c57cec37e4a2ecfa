public import TransitionReports

extension FailureStore {
  /// Tells stories of a subject, those that were kept for a check first; new ones follow if none of them fails any more.
  ///
  /// New failures are kept, except those that the subject's label expects. The answer says whether it is a kept story
  /// alone that was told.
  @MainActor
  public func check(
    _ subject: Subject, _ options: CheckOptions, as name: String
  ) -> (summary: RunSummary, isKept: Bool) {
    warnOfBadLines()
    var passed: [String] = []
    for token in tokens(of: name) {
      guard let replay = try? Replay(token), case .scenario = replay else {
        StandardError.write("\(name): \(Self.fileName) has \(FailureStoreLine.quoted(token)), which is no story")
        continue
      }
      var again = options
      again.replay = replay
      let summary = StoryCheck(subject, again).run()
      if summary.failures.contains(where: { !$0.isExpected }) {
        update(check: name, failed: [], passed: passed)
        return (summary, true)
      }
      passed.append(token)
    }
    let summary = StoryCheck(subject, options).run()
    let failed = summary.failures.filter { !$0.isExpected && $0.verdict != .nondeterministic }.map(\.replay)
    update(check: name, failed: failed, passed: passed)
    return (summary, false)
  }
}
