public import TransitionGenerators

extension PropertyCheck {
  /// Checks a property that awaits, one case after another, where the caller is.
  ///
  /// The engine runs in a thread of its own and waits while the property does its part, and the other way round. With a
  /// time limit, a case that has passed it is cancelled and left to itself.
  public func run<Answer>(
    isolation: isolated (any Actor)? = #isolation, watch: (any IssueWatch)? = nil,
    property: @escaping (Value, inout CaseNotes) async throws -> Answer
  ) async -> PropertyResult<Value> {
    let relay = PropertyRelay<Value>(limit: timeLimit)
    relay.start(self)
    while true {
      switch await relay.next() {
      case .finished(let result): return result
      case .execute(let value, let notes, let isReported):
        await relay.execute(isolation) {
          var notes = notes
          watch?.begin(isReported: isReported)
          var execution: PropertyExecution
          do {
            execution = PropertyExecution(answer: try await property(value, &notes))
          } catch {
            execution = PropertyExecution(error: error)
          }
          if let watch { execution.add(watch.end(), isCounted: !watch.canWithhold) }
          return (execution, notes)
        }
      }
    }
  }

  func run(with relay: PropertyRelay<Value>) {
    let result = run { value, notes, isReported in
      let (execution, newNotes) = relay.ask(value, notes, isReported)
      notes = newNotes
      return execution
    }
    relay.finish(result)
  }
}
