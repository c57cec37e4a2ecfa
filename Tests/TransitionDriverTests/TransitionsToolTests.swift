import Foundation
import Testing
import TransitionDriver
import UIKit

@Suite(.serialized) @MainActor struct TransitionsToolTests {
  private func run(_ arguments: String...) -> (code: Int32, out: String, complaints: String) {
    var out = ""
    var complaints = ""
    let tool = TransitionsTool(
      [
        Subject("right") { PlainController(style: .fullScreen) },
        Subject("wrong") { ScriptedController { _ in } }.breaking("completes exactly once"),
      ], write: { out += $0 }, complain: { complaints += $0 })
    return (tool.run(arguments), out, complaints)
  }

  @Test func aHuntEndsWellWhenLabelsAreMet() {
    let result = run("check", "--cases", "40")
    #expect(result.code == 0)
    #expect(result.out.contains("breaks exactly what its label says"))
    #expect(result.complaints.isEmpty)
  }

  @Test func checkingABrokenSubjectByNameFails() {
    let result = run("check", "wrong", "--cases", "40")
    #expect(result.code == 1)
    #expect(result.out.contains("✗ completes exactly once"))
  }

  @Test func aTokenIsReplayed() throws {
    let line = try #require(run("check", "wrong", "--cases=40", "--format=json").out.split(separator: "\n").last)
    let failure = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    let token = try #require(failure["replay"] as? String)
    #expect(run("replay", token, "--subject", "wrong").code == 1)
    #expect(run("replay", token, "--subject", "right").code == 0)
  }

  @Test func jsonIsALineASubjectAndAFailure() throws {
    let lines = run("check", "--cases", "40", "--format", "json").out.split(separator: "\n")
    let kinds = try lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])["kind"] as? String
    }
    #expect(kinds == ["subject", "subject", "failure"])
  }

  @Test func aTableOfWhatIsCaughtIsPrintedAndCompared() throws {
    let table = run("table", "--cases", "40")
    #expect(table.code == 0)
    #expect(table.out.contains("| 1 | completes exactly once | 1 |"))
    #expect(table.out.contains("| wrong | ● | "))
    #expect(table.out.hasSuffix("Nothing is caught in right.\n"))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("table-\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: file) }
    try "# What is caught\n\n\(table.out)".write(to: file, atomically: true, encoding: .utf8)
    #expect(run("table", "--cases", "40", "--check", file.path).code == 0)
    try "| wrong | none |".write(to: file, atomically: true, encoding: .utf8)
    let stale = run("table", "--cases", "40", "--check", file.path)
    #expect(stale.code == 1 && stale.out.contains("is out of date"))
    #expect(run("table", "--check", "nowhere.md", "--cases", "1").code == 2)
  }

  @Test func aTableTellsHowSoonEachMistakeIsFound() {
    let found = run("seeds", "wrong", "--runs", "3", "--cases", "40")
    #expect(found.code == 0)
    #expect(found.out.contains("| wrong | completes exactly once | 3/3 | 1 | "))
    // From too few stories it says so.
    let missed = Subject("hardly") { PlainController(style: .fullScreen) }.breaking("nothing leaks")
    var out = ""
    let tool = TransitionsTool([missed], write: { out += $0 }, complain: { _ in })
    #expect(tool.run(["seeds", "--runs", "2", "--cases", "5"]) == 1)
    #expect(out.contains("| hardly | nothing leaks | 0/2 | – | – | 0 |"))
    #expect(out.contains("Not found from every seed: hardly: nothing leaks."))
  }

  @Test func equalSeedsGiveEqualDigests() {
    func digests(_ seed: String) -> [Substring] {
      run("check", "right", "--cases", "40", "--seed", seed, "--format", "json").out.split(separator: ",")
        .filter { $0.contains("digest") }
    }
    #expect(digests("0x5eed") == digests("24301"))
    #expect(digests("1") != digests("2"))
  }

  @Test(arguments: [
    ["check", "nobody"], ["check", "--cases", "none"], ["check", "--cases"], ["check", "--cases=0"], ["--seed", "x"],
    ["--format", "xml"], ["replay"], ["replay", "zzz"], ["replay", "1", "2"], ["--quiet"], ["destroy"],
    ["list", "everything"], ["table", "wrong"], ["seeds", "nobody"], ["seeds", "--runs", "0"],
    ["replay", "1", "--subject", "nobody"],
  ])
  func aWrongCallGetsOneClearLine(arguments: [String]) {
    var out = ""
    var complaints = ""
    let tool = TransitionsTool(
      [Subject("right") { UIViewController() }], write: { out += $0 }, complain: { complaints += $0 })
    #expect(tool.run(arguments) == 2)
    #expect(out.isEmpty)
    #expect(complaints.hasPrefix("transitions: ") && complaints.filter { $0 == "\n" }.count == 1)
  }

  @Test func helpAndListAnswer() {
    #expect(run().out.contains("Exit codes"))
    #expect(run("list").out.contains("breaks: completes exactly once"))
    #expect(run("list", "--format", "json").out.contains("\"expected\":[\"completes exactly once\"]"))
  }
}
