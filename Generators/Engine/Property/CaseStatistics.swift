/// What a property says about the case it gets: labels for the statistics.
public struct CaseNotes {
  var labels: [String] = []
  var requirements: [(label: String, share: Double)] = []

  /// Makes the notes of a case of which nothing is said yet.
  public init() {}

  /// Counts the case under a label.
  public mutating func label(_ name: String) { labels.append(name) }

  /// Counts the case under a label if a condition holds.
  public mutating func classify(_ condition: Bool, _ name: String) {
    if condition { labels.append(name) }
  }

  /// Counts the case under a label if a condition holds, and demands that it holds for a share of all cases.
  ///
  /// The share is in percent. It must be demanded for every case, whether the condition holds or not.
  public mutating func cover(_ percent: Double, _ condition: Bool, _ name: String) {
    requirements.append((name, percent / 100))
    if condition { labels.append(name) }
  }
}

/// How often the cases of a run were what.
public struct CaseStatistics: Sendable {
  /// A label that a share of the cases must have.
  public struct Coverage: Hashable, Sendable {
    /// The label.
    public var label: String
    /// The share demanded, from 0 to 1.
    public var demanded: Double
    /// The share found.
    public var share: Double
    /// Whether the share is as large as demanded; `nil` where the cases do not suffice to tell.
    public var isMet: Bool?
  }

  /// The number of cases.
  public private(set) var cases = 0
  /// The labels with the number of cases that have them, in the order in which they came up.
  public private(set) var labels: [(name: String, count: Int)] = []

  /// Makes the statistics of no cases yet.
  public init() {}

  private var places: [String: Int] = [:]
  private var demands: [(label: String, share: Double)] = []

  mutating func count(_ notes: CaseNotes) {
    cases += 1
    for label in notes.labels { labels[place(of: label)].count += 1 }
    for requirement in notes.requirements where !demands.contains(where: { $0.label == requirement.label }) {
      _ = place(of: requirement.label)
      demands.append(requirement)
    }
  }

  private mutating func place(of label: String) -> Int {
    if let place = places[label] { return place }
    places[label] = labels.count
    labels.append((label, 0))
    return labels.count - 1
  }

  /// What became of the demands. Each verdict is wrong once in 100,000 runs at most, if one of a tenth less than the
  /// demanded share is good enough.
  public var coverage: [Coverage] {
    demands.map { demand in
      let share = self.share(of: demand.label)
      let (low, high) = interval(share)
      let isMet: Bool? = low >= 0.9 * demand.share ? true : high < demand.share ? false : nil
      return Coverage(label: demand.label, demanded: demand.share, share: share, isMet: isMet)
    }
  }

  /// The labels with their shares, the most frequent first, each in a line.
  public var lines: [String] {
    let order = labels.indices.sorted { (labels[$1].count, $0) < (labels[$0].count, $1) }
    return order.map { "\(Self.percent(share(of: labels[$0].name))) % \(labels[$0].name)" }
  }

  /// A share as a number of percent with one decimal.
  static func percent(_ share: Double) -> String { "\((share * 1_000).rounded() / 10)" }

  /// The share of the cases that have a label, from 0 to 1.
  public func share(of label: String) -> Double {
    guard cases > 0, let place = places[label] else { return 0 }
    return Double(labels[place].count) / Double(cases)
  }

  /// Wilson's interval around a share.
  private func interval(_ share: Double) -> (Double, Double) {
    guard cases > 0 else { return (0, 1) }
    let (count, deviations) = (Double(cases), 4.417)
    let square = deviations * deviations / count
    let middle = share + square / 2
    let spread = deviations * ((share * (1 - share) + square / 4) / count).squareRoot()
    return ((middle - spread) / (1 + square), (middle + spread) / (1 + square))
  }
}
