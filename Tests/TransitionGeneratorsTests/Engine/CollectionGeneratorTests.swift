import Testing

@testable import TransitionGenerators

@Suite struct CollectionGeneratorTests {
  static func drawn<Value>(_ generator: Generator<Value>, count: Int = 500) -> [Value] {
    (0..<count).compactMap { generator.example(run: 21, index: $0)?.value }
  }

  static func simplest<Value>(_ generator: Generator<Value>) throws -> Value {
    var source = ChoiceSource()
    source.begin(recorded: [], beyond: .zeros)
    return try source.draw(generator)
  }

  @Test func collectionsHaveAsManyElementsAsTheyShould() throws {
    let digit = Generator.integer(in: 0...9)
    #expect(Self.drawn(digit.array(count: 2...5)).allSatisfy { 2...5 ~= $0.count })
    let sets = Self.drawn(digit.set(count: 1...10))
    #expect(sets.count == 500)
    #expect(sets.allSatisfy { 1...10 ~= $0.count } && sets.contains { $0.count == 10 })
    let dictionaries = Self.drawn(digit.dictionary(to: .bool, count: 2...4))
    #expect(dictionaries.allSatisfy { 2...4 ~= $0.count })
    #expect(try Self.simplest(digit.array()) == [])
    #expect(try Self.simplest(digit.set()) == [])
    #expect(try Self.simplest(digit.dictionary(to: .bool)) == [:])
  }

  @Test func aSetThatCannotGrowEnds() {
    let sets = Self.drawn(Generator.bool.set(count: 0...24), count: 300)
    #expect(sets.count == 300)
    #expect(sets.contains([true, false]))
    // More elements than there are: no case, but an end.
    #expect(Self.drawn(Generator.bool.set(count: 3...24), count: 3).isEmpty)
  }

  @Test func setsAndDictionariesReplay() throws {
    let generator = Generator.integer(in: 0...5).set(count: 1...6)
    for index in 0..<200 {
      let (value, choices) = try #require(generator.example(run: 2, index: index))
      let again = try generator.replay(choices)
      #expect(again.value == value)
      #expect(again.choices.values == choices.values)
    }
  }

  @Test func permutationsHoldEachElementOnce() throws {
    let generator = Generator.permutation(of: [1, 2, 3, 4])
    let drawn = Self.drawn(generator, count: 2_000)
    #expect(drawn.allSatisfy { $0.sorted() == [1, 2, 3, 4] })
    #expect(Set(drawn).count == 24)
    #expect(try Self.simplest(generator) == [1, 2, 3, 4])
  }

  @Test func samplesAndSubsetsAreParts() throws {
    let samples = Self.drawn(.sample(2, of: ["a", "b", "c"]), count: 1_000)
    #expect(Set(samples).count == 6)
    #expect(samples.allSatisfy { Set($0).count == 2 })
    #expect(try Self.simplest(.sample(2, of: ["a", "b", "c"])) == ["a", "b"])
    let subsets = Self.drawn(.subset(of: [1, 2, 3]), count: 1_000)
    #expect(Set(subsets).count == 8)
    #expect(subsets.allSatisfy { $0 == $0.sorted() })
    #expect(try Self.simplest(.subset(of: [1, 2, 3])) == [])
  }

  @Test func stringsAreEverydayAndTroublesome() throws {
    let drawn = Self.drawn(.string(), count: 1_000)
    let all = drawn.joined()
    #expect(all.contains("a") && all.contains("7") && all.contains("🙂") && all.contains("\0"))
    #expect(drawn.contains("") && drawn.contains { $0.count > 15 })
    #expect(try Generator.string(count: 3...3).replay(Choices(values: [1, 0, 1, 0, 1, 1, 0])).value == "aab")
    #expect(Self.drawn(.string(of: .character(of: "xyz"))).allSatisfy { $0.allSatisfy("xyz".contains) })
  }

  enum Colour: CaseIterable {
    case red, green, blue
  }

  @Test func casesOfAnEnumerationAllOccur() throws {
    #expect(Set(Self.drawn(Generator<Colour>.anyCase)).count == 3)
    #expect(try Self.simplest(Generator<Colour>.anyCase) == .red)
  }

  @Test func weightsAreHeeded() {
    let drawn = Self.drawn(.weighted((9, .always(1)), (1, .always(2)), (0, .always(3))), count: 2_000)
    let twos = drawn.count { $0 == 2 }
    #expect(120..<300 ~= twos)
    #expect(!drawn.contains(3))
  }

  @Test func recursionEndsAndReachesDepth() throws {
    indirect enum Tree: Sendable {
      case leaf
      case node(Tree, Tree)

      var depth: Int {
        switch self {
        case .leaf: 0
        case .node(let left, let right): 1 + max(left.depth, right.depth)
        }
      }
    }
    let trees = Generator<Tree>.recursive(.always(.leaf)) { [Generator.zip($0, $0).map(Tree.node)] }
    let depths = Self.drawn(trees).map(\.depth)
    #expect(depths.count == 500)
    #expect(depths.max()! >= 5 && depths.contains(0))
    #expect(depths.max()! <= 8)
    #expect(try Self.simplest(trees).depth == 0)
  }
}
