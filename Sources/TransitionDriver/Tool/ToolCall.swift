import Foundation

/// A call of the command-line tool, read and checked.
struct ToolCall: Equatable {
  enum Command: Equatable {
    /// Check some subjects, or hunt through all of them.
    case check(subjects: [String])
    case replay(Replay)
    /// Print the catch table, or compare it with a file.
    case table(file: String?)
    /// Check some subjects, or all, from several seeds.
    case seeds(subjects: [String], count: Int)
    case list
    case help
  }

  enum Format: String, CaseIterable { case text, json }

  var command = Command.help
  var cases: Int?
  var seed: UInt64 = 0
  var format = Format.text
  /// The subject to replay; all of them when none is named.
  var subject: String?
  private var file: String?
  private var runs = 100

  /// Reads the words after the tool's name.
  init(_ arguments: [String], subjects: [String]) throws(CallError) {
    var words: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        words.append(word)
        continue
      }
      try readFlag(word, &rest, subjects)
    }
    try readCommand(words, subjects)
  }

  private mutating func readFlag(
    _ word: String, _ rest: inout ArraySlice<String>, _ subjects: [String]
  ) throws(CallError) {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    let flag = parts[0]
    func value() throws(CallError) -> String {
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
        throw CallError("\(flag) needs a value")
      }
      return value
    }
    switch flag {
    case "--help", "-h": command = .help
    case "--cases": cases = try CheckOptions.cases(try value(), named: "--cases")
    case "--seed": seed = try Replay.seed(try value(), named: "--seed")
    case "--check": file = try value()
    case "--runs": runs = try CheckOptions.cases(try value(), named: "--runs")
    case "--subject": subject = try Self.known(try value(), subjects)
    case "--format":
      let name = try value()
      guard let known = Format(rawValue: name) else {
        throw CallError("--format takes text or json, not \"\(name)\"")
      }
      format = known
    default:
      throw CallError(
        "there is no flag \(flag); there are --cases, --seed, --subject, --format, --check, --runs and --help")
    }
  }

  private mutating func readCommand(_ words: [String], _ subjects: [String]) throws(CallError) {
    guard let verb = words.first else { return }
    let operands = Array(words.dropFirst())
    switch verb {
    case "check":
      for name in operands { _ = try Self.known(name, subjects) }
      command = .check(subjects: operands)
    case "replay":
      guard operands.count == 1 else {
        throw CallError("replay takes one seed, seed and case, or token, as a report prints it")
      }
      command = .replay(try Replay(operands[0]))
    case "table":
      guard operands.isEmpty else { throw CallError("table takes no more words; it is about all subjects") }
      command = .table(file: file)
    case "seeds":
      for name in operands { _ = try Self.known(name, subjects) }
      command = .seeds(subjects: operands, count: runs)
    case "list":
      guard operands.isEmpty else { throw CallError("list takes no more words") }
      command = .list
    case "help": command = .help
    default: throw CallError("there is no command \"\(verb)\"; there are check, replay, table, seeds, list and help")
    }
  }

  private static func known(_ name: String, _ subjects: [String]) throws(CallError) -> String {
    guard subjects.contains(name) else {
      throw CallError("there is no subject \"\(name)\"; there are \(subjects.joined(separator: ", "))")
    }
    return name
  }
}
