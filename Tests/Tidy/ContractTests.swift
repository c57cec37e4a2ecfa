import Foundation
import Testing
import TransitionTrace

/// The table of rules says what the tests and the simulation do.
@Suite struct ContractTests {
  /// A row of a table of `Contract.md`.
  private struct Row {
    let id: String
    let status: String
    let rule: String
  }

  private static let rows = SourceTree.text(of: "Sources/UIKit/UIKit.docc/Contract.md").components(separatedBy: "\n")
    .compactMap { line -> Row? in
      let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, cells[1] != "Id", !cells[1].hasPrefix("-") else { return nil }
      return Row(id: cells[1], status: cells[2], rule: cells[3])
    }

  /// The ids that some test pins: what stands between quotes behind `.contract(`.
  private static let pinned = Set(
    SourceTree.swiftFiles(in: "Tests").flatMap(\.lines).flatMap { line in
      line.components(separatedBy: ".contract(\"").dropFirst().flatMap { rest in
        rest.prefix { $0 != ")" }.split(separator: "\"").filter { $0.first?.isLetter == true }.map(String.init)
      }
    })

  @Test func rowsAreWellFormed() {
    #expect(Self.rows.count > 150)
    #expect(Set(Self.rows.map(\.id)).count == Self.rows.count)
    for row in Self.rows {
      let isKnown =
        ["simulated", "varied (", "not modelled: "].contains { row.status.hasPrefix($0) } && !row.rule.isEmpty
      #expect(isKnown, "\(row.id): \(row.status)")
    }
  }

  @Test func whatIsCalledTestedIsTested() {
    let claimed = Self.rows.filter { $0.status.hasSuffix("tested") }.map(\.id)
    #expect(claimed.count > 90)
    #expect(claimed.filter { !Self.pinned.contains($0) } == [])
  }

  @Test func whatIsTestedIsCalledTested() {
    let claimed = Self.rows.filter { $0.status.hasSuffix("tested") }.map(\.id)
    #expect(Self.pinned.filter { !claimed.contains($0) }.sorted() == [])
  }

  @Test(arguments: Unspecified.all.map(\.name))
  func openRulesAreCalledVaried(name: String) throws {
    let dimension = try #require(Unspecified.named(name))
    for id in dimension.contracts {
      let row = try #require(Self.rows.first { $0.id == id }, "no row for \(id)")
      #expect(Self.dimensions(of: row).contains(name), "\(id) is not marked as varied by \(name)")
    }
  }

  @Test func variedRulesNameDimensions() {
    for row in Self.rows {
      for name in Self.dimensions(of: row) {
        let dimension = Unspecified.named(name)
        #expect(dimension?.contracts.contains(row.id) == true, "\(row.id) names \(name)")
      }
    }
  }

  /// The dimensions a row says it is varied by.
  private static func dimensions(of row: Row) -> [String] {
    guard row.status.hasPrefix("varied (") else { return [] }
    return row.status.dropFirst(8).prefix { $0 != ")" }.components(separatedBy: ", ")
  }
}
