public import TransitionGenerators

extension CaseNotes {
  /// Counts the case under what a value looks like, as in `notes.collect(list.count, as: "count")`.
  public mutating func collect(_ value: some CustomStringConvertible, as name: String = "") {
    label(name.isEmpty ? value.description : "\(name): \(value.description)")
  }

  /// Counts the case under each action it has, and expects every action of a list to come up in some case.
  ///
  /// Those that never do are reported as warnings.
  public mutating func fired(_ actions: [String], of all: [String]) {
    for action in all { cover(0, actions.contains(action), "action \(action)") }
  }
}
