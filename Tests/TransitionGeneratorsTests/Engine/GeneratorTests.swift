import Testing

@testable import TransitionGenerators

@Suite struct GeneratorTests {
  struct Point: Equatable, Sendable {
    var x: Int
    var y: Int
  }

  @Test func indicesZigZagAroundTheirTarget() {
    for bound in UInt64(0)...12 {
      for target in 0...bound {
        let kind = ChoiceKind(bound: bound, target: target)
        let offsets = (0...bound).map(kind.offset(ofIndex:))
        #expect(offsets.sorted() == Array(0...bound))
        #expect(offsets.map(kind.index(ofOffset:)) == Array(0...bound))
        let distances = offsets.map { $0 > target ? $0 - target : target - $0 }
        #expect(distances == distances.sorted(), "\(bound) \(target) \(offsets)")
      }
    }
    #expect((0...4).map(ChoiceKind(bound: 255, target: 128).offset(ofIndex:)) == [128, 129, 127, 130, 126])
  }

  @Test func theSimplestValueIsTheTargetOfAnyWidth() throws {
    let zeros = Choices(values: [0, 0, 0])
    #expect(try Generator<Int8>.integer().replay(zeros).value == 0)
    #expect(try Generator<UInt64>.integer(in: 5...9).replay(zeros).value == 5)
    #expect(try Generator<Int>.integer(in: -9 ... -5).replay(zeros).value == -5)
    #expect(try Generator<Int>.integer(in: 0...1_000, target: 100).replay(zeros).value == 100)
    #expect(try Generator<Int128>.integer().replay(zeros).value == 0)
    #expect(try Generator<UInt128>.integer(in: 7 ... .max).replay(zeros).value == 7)
  }

  @Test func integersStayInTheirRangeAndReachItsEnds() throws {
    func values<Value>(_ range: ClosedRange<Value>) -> [Value]
    where Value: FixedWidthInteger & Sendable {
      (0..<2_000).compactMap { Generator<Value>.integer(in: range).example(run: 1, index: $0)?.value }
    }
    func check<Value>(_ range: ClosedRange<Value>) where Value: FixedWidthInteger & Sendable {
      let drawn = values(range)
      let (isInside, hasLower, hasUpper) = (
        drawn.allSatisfy(range.contains), drawn.contains(range.lowerBound), drawn.contains(range.upperBound)
      )
      #expect(isInside && hasLower && hasUpper, "\(range)")
    }
    check(Int8.min...Int8.max)
    check(UInt8(3)...9)
    check(Int.min...Int.max)
    check(-5...1_000_000)
    check(Int.min ... -7)
    let wide = values(Int128.min...Int128.max)
    #expect(wide.contains { $0 > Int128(Int64.max) } && wide.contains { $0 < Int128(Int64.min) })
    #expect(values(UInt128(10)...(UInt128(UInt64.max) + 10)).allSatisfy { $0 >= 10 })
  }

  @Test func generatorsCompose() throws {
    let coordinate = Generator.integer(in: 0...9)
    let point = Generator { source in Point(x: try source.draw(coordinate), y: try source.draw(coordinate)) }
    let drawn = try point.filter { $0.x != $0.y }.array(count: 1...4).replay(Choices(values: [1, 3, 5, 0]))
    #expect(drawn.value == [Point(x: 3, y: 5)])
    let pair = try Generator.zip(coordinate, .bool, coordinate.optional()).replay(Choices(values: [4, 1, 1, 7])).value
    #expect(pair.0 == 4 && pair.1 && pair.2 == 7)
    #expect(try coordinate.map { $0 * 2 }.replay(Choices(values: [4])).value == 8)
    let bound = Generator.integer(in: 1...3).flatMap { coordinate.array(count: $0...$0) }
    #expect(try bound.replay(Choices(values: [1, 1, 4, 1, 5, 0])).value == [4, 5])
    #expect(try Generator.oneOf(.always(1), .always(2)).replay(Choices(values: [1])).value == 2)
    #expect(try Generator.weighted((5, .always(1)), (1, .always(2))).replay(Choices(values: [0])).value == 1)
  }

  @Test func aChoiceOutOfRangeIsTheSimplestAndAMissingOneAnOverrun() throws {
    let digit = Generator.integer(in: 0...9)
    #expect(try digit.replay(Choices(values: [10])).value == 0)
    #expect(throws: Rejection.overrun) { try digit.replay(Choices()) }
    #expect(throws: Rejection.discarded) { try digit.filter { $0 > 3 }.replay(Choices(values: [2])) }
  }

  @Test func aGeneratorMayGiveUpTheCase() throws {
    let even = Generator { source in
      let number = try source.draw(.integer(in: 0...9))
      if number % 2 == 1 { try source.discard() }
      return number
    }
    #expect(throws: Rejection.discarded) { try even.replay(Choices(values: [3])) }
    #expect(try even.replay(Choices(values: [4])).value == 4)
  }

  @Test func whatIsDrawnReplays() throws {
    let generator = Generator<Int>.integer().filter { $0 % 3 != 0 }.optional().array(count: 0...6).array(count: 0...6)
    for index in 0..<300 {
      let (value, choices) = try #require(generator.example(run: 5, index: index))
      let again = try generator.replay(choices)
      #expect(again.value == value)
      #expect(again.choices.values == choices.values)
      #expect(again.choices.kinds == choices.kinds)
      #expect(again.choices.spans == choices.spans)
    }
  }

  @Test func sizesGrowWithTheIndex() throws {
    let lists = Generator.integer(in: 0...9).array(count: 0...50)
    func mean(_ indices: Range<Int>) -> Double {
      Double(indices.compactMap { lists.example(run: 3, index: $0)?.value.count }.reduce(0, +)) / Double(indices.count)
    }
    #expect(mean(0..<20) < 5)
    #expect(mean(300..<600) > 20)
  }
}
