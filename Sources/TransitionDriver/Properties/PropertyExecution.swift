public import TransitionGenerators

/// What one execution of a property came to, with what there is to say about a failure.
public struct PropertyExecution: Hashable, Sendable {
  /// The verdict.
  public var verdict: PropertyVerdict
  /// The thrown error and the issues that were recorded, each a text of its own.
  public var details: [String] = []
  /// Whether a test library has already counted the failure, so that running the case again would count it twice.
  public var isCounted = false

  /// Makes the outcome of an execution.
  public init(_ verdict: PropertyVerdict) { self.verdict = verdict }

  /// Judges what a property answered: nothing means that it holds, and so does `true`.
  init(answer: Any) {
    switch answer {
    case let holds as Bool: self.init(holds ? .holds : .fails(kind: "returned false"))
    case let verdict as PropertyVerdict: self.init(verdict)
    case is Void: self.init(.holds)
    default:
      self.init(.fails(kind: "returned \(type(of: answer)), should return Bool, PropertyVerdict or nothing"))
    }
  }

  /// Judges an error that a property threw.
  init(error: any Error) {
    if error as? Rejection == .discarded {
      self.init(.discarded)
    } else {
      self.init(.fails(kind: "threw \(type(of: error))"))
      details = ["threw \(error)"]
    }
  }

  /// Takes in what a test library recorded meanwhile: that says more than the error `#require` throws.
  mutating func add(_ issues: [CaughtIssue], isCounted: Bool) {
    guard let first = issues.first else { return }
    verdict = .fails(kind: first.kind)
    details = issues.map(\.text)
    self.isCounted = isCounted
  }

  /// Fails the execution if it took longer than it may.
  mutating func limit(_ duration: Duration, to limit: Duration?) {
    guard let limit, duration > limit, case .holds = verdict else { return }
    verdict = .fails(kind: Self.late(limit))
  }

  static func late(_ limit: Duration) -> String { "took longer than \(limit)" }
}

/// A failure that a test library recorded while a property was executed.
public struct CaughtIssue: Hashable, Sendable {
  /// What it is, in words that are the same for every case that fails in this way.
  public var kind: String
  /// What it says about this case.
  public var text: String

  /// Makes an issue.
  public init(kind: String, text: String) {
    self.kind = kind
    self.text = text
  }
}

/// Sees what a test library records while a property is executed.
public protocol IssueWatch: AnyObject {
  /// An execution begins; what it records reaches the test only if it is the one that is reported.
  func begin(isReported: Bool)
  /// The execution has ended: what was recorded since it began.
  func end() -> [CaughtIssue]
  /// Whether what is recorded can be kept from the test. If not, it has been counted, and the case is not run again.
  var canWithhold: Bool { get }
}

/// Gives up the case that is being checked if an assumption about its value does not hold; it then counts as discarded.
@inlinable
public func assume(_ condition: Bool) throws(Rejection) {
  guard condition else { throw .discarded }
}
