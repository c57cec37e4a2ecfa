import Testing

@testable import TransitionGenerators

@Suite struct DoubleGeneratorTests {
  static let ranges: [ClosedRange<Double>] = [
    0...1, -1...1, 0.2...0.7, -0.75 ... -0.25, 3...3, 1e10...2e10, -1e300...1e300, -4.5...8.25, 1e-300...1e-299,
  ]

  @Test(arguments: ranges)
  func doublesStayInTheirRange(range: ClosedRange<Double>) {
    let drawn = CollectionGeneratorTests.drawn(.double(in: range), count: 1_000)
    let isInside = drawn.count == 1_000 && drawn.allSatisfy(range.contains)
    #expect(isInside)
    #expect(range.lowerBound == range.upperBound || Set(drawn).count > 10)
  }

  /// The simplest double of a range above a threshold, found from any start.
  static func shrunk(_ range: ClosedRange<Double>, _ fails: (Double) -> Bool) throws -> Set<Double> {
    let generator = Generator.double(in: range)
    var results: Set<Double> = []
    for index in 200..<400 {
      guard let (value, choices) = generator.example(run: 1, index: index), fails(value) else { continue }
      let result = Shrinker.shrink(choices, generator, stillFails: fails)
      results.insert(try #require(result).value)
    }
    return results
  }

  @Test func doublesShrinkToSimpleOnes() throws {
    let large = try Self.shrunk(0...100) { $0 > 2.6 }
    #expect(large == [3])
    let negative = try Self.shrunk(-100...100) { $0 < -2.6 }
    #expect(negative == [-3])
    let unit = try Self.shrunk(0...1) { $0 > 0.1 }
    #expect(unit == [1])
    let part = try Self.shrunk(0...0.9) { $0 > 0.1 }
    #expect(part == [0.5])
    let fraction = try Self.shrunk(-10...10) { $0 != $0.rounded() }
    #expect(fraction == [0.5])
  }

  @Test func anyDoubleOccurs() {
    let finite = CollectionGeneratorTests.drawn(.double(), count: 3_000)
    #expect(finite.allSatisfy { $0.isFinite })
    #expect(finite.contains { abs($0) > 1e100 } && finite.contains { $0 != 0 && abs($0) < 1e-100 })
    #expect(finite.contains { $0 < 0 } && finite.contains(0))
    let all = CollectionGeneratorTests.drawn(.double(isFinite: false), count: 1_000)
    #expect(all.contains { $0.isNaN } && all.contains(.infinity) && all.contains(-.infinity))
  }
}
