import TransitionGenerators

extension Challenge {
  static let ints = Generator<Int>.integer().array()

  static func bound5(longest: Int, par: Double) -> Challenge {
    @Sendable func sum(_ list: [Int16]) -> Int16 { list.reduce(0, &+) }
    let list = Generator<Int16>.integer().array(count: 0...longest).filter { sum($0) < 256 }
    return Challenge("bound5_max\(longest)", par: par, list.array(count: 5...5)) { lists in
      lists.filter { !$0.isEmpty }.sorted { $0[0] > $1[0] } == [[-1], [-32_768]]
    } fails: { lists in
      sum(lists.flatMap { $0 }) >= 1_280
    }
  }

  static let lists: [Challenge] = [
    bound5(longest: 1, par: 214),
    bound5(longest: 10, par: 325),
    Challenge("large_union_list", par: 298, ints.array()) {
      $0 == [[0, 1, -1, 2, -2]]
    } fails: {
      Set($0.flatMap { $0 }).count > 4
    },
    Challenge("reverse", par: 47, ints) {
      $0 == [0, 1]
    } fails: {
      $0 != $0.reversed()
    },
    Challenge(
      "lengthlist", par: 159,
      Generator.integer(in: 1...100).flatMap { Generator.integer(in: 0...1_000).array(count: $0...$0) }
    ) {
      $0 == [900]
    } fails: {
      $0.max()! >= 900
    },
    Challenge(
      "coupling", par: 142,
      Generator.integer(in: 0...10).array().filter { list in list.allSatisfy { $0 < list.count } }
    ) {
      $0 == [1, 0]
    } fails: { list in
      list.indices.contains { $0 != list[$0] && list[list[$0]] == $0 }
    },
    Challenge(
      "deletion", par: 113,
      Generator<Int>.integer().array(count: 1...24).flatMap { list in
        Generator.integer(in: 0...list.count - 1).map { (list, $0) }
      }
    ) {
      $0.0 == [0, 0] && $0.1 == 0
    } fails: { list, index in
      var rest = list
      rest.remove(at: rest.firstIndex(of: list[index])!)
      return rest.contains(list[index])
    },
    Challenge("distinct", par: 103, ints) {
      $0 == [0, 1, -1]
    } fails: {
      Set($0).count >= 3
    },
    Challenge("nestedlists", par: 99, ints.array()) {
      $0 == [Array(repeating: 0, count: 11)]
    } fails: {
      $0.reduce(0) { $0 + $1.count } > 10
    },
  ]
}
