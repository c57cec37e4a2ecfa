import Testing

@testable import TransitionGenerators

@Suite struct ChoicesTokenTests {
  let lists = Generator<Int>.integer().array()

  @Test func whatIsWrittenIsReadBack() throws {
    for index in 0..<2_000 {
      let (value, choices) = try #require(lists.example(run: 1, index: index))
      let replayed = try lists.replay(token: choices.token)
      #expect(replayed.value == value)
      #expect(replayed.choices.values == choices.values)
    }
    let empty = Generator.integer(in: 0...9).array(count: 500...500)
    let zeros = try empty.replay(Choices(values: Array(repeating: 0, count: 1_001)))
    #expect(try empty.replay(token: zeros.choices.token).value.count == 500)
  }

  @Test func runsOfZerosAreShort() {
    #expect(Choices(values: Array(repeating: 0, count: 1_000)).token.count < 20)
    #expect(Choices(values: [.max]).token.utf8.allSatisfy { "c1.-_".utf8.contains($0) || ($0 | 32) >= 97 || $0 < 58 })
  }

  @Test func aTokenOfAnotherGeneratorIsStale() throws {
    let choices = try #require(Generator.integer(in: 0...9).example(run: 1, index: 300)).choices
    #expect(throws: ChoicesTokenError.stale) { try Generator.integer(in: 0...8).replay(token: choices.token) }
    #expect(throws: ChoicesTokenError.stale) { try lists.replay(token: choices.token) }
    #expect(try Generator.integer(in: 100...109).replay(token: choices.token).choices.values == choices.values)
  }

  @Test func whatAWalkFindsReplaysByItsToken() throws {
    let generator = Generator.integer(in: 0...3).array(count: 2...2)
    let found = try #require(generator.walk { $0 != [1, 2] }.found)
    #expect(try generator.replay(token: found.choices.token).value == [1, 2])
    let shrunk = try #require(generator.check { $0.max()! < 2 }.failures.first)
    #expect(try generator.replay(token: shrunk.token).value == [0, 2])
  }

  @Test func eachErrorSaysWhatWouldBeRight() throws {
    let token = try #require(lists.example(run: 1, index: 50)).choices.token
    #expect(throws: ChoicesTokenError.empty) { try lists.replay(token: "") }
    #expect(throws: ChoicesTokenError.version) { try lists.replay(token: "c2." + token.dropFirst(3)) }
    #expect(throws: ChoicesTokenError.letters) { try lists.replay(token: token + "!") }
    #expect(throws: ChoicesTokenError.damaged) { try lists.replay(token: String(token.dropLast(2))) }
    #expect(throws: ChoicesTokenError.damaged) { try lists.replay(token: "c1.") }
    for error in [ChoicesTokenError.empty, .version, .letters, .damaged, .stale] {
      #expect(!error.description.contains("\n") && error.description.hasPrefix("the token"))
    }
  }

  @Test func mutatedTokensNeverCrash() throws {
    var random = RandomSource(seed: 3)
    let tokens = (0..<100).compactMap { lists.example(run: 5, index: $0)?.choices.token }
    let letters = Array("ABCDabcd0123-_.c!é\n".utf8)
    var refused = 0
    for round in 0..<100_000 {
      var bytes = round % 4 == 0 ? [] : Array(tokens[random.next(below: tokens.count)].utf8)
      if bytes.isEmpty {
        bytes = Array((round % 8 == 0 ? "c1." : "").utf8)
        for _ in 0..<random.next(below: 30) { bytes.append(letters[random.next(below: letters.count)]) }
      }
      for _ in 0...random.next(below: 3) where !bytes.isEmpty {
        let place = random.next(below: bytes.count)
        switch random.next(below: 3) {
        case 0: bytes[place] = letters[random.next(below: letters.count)]
        case 1: bytes.remove(at: place)
        default: bytes.insert(letters[random.next(below: letters.count)], at: place)
        }
      }
      if (try? Choices.read(token: String(decoding: bytes, as: UTF8.self))) == nil { refused += 1 }
    }
    #expect(refused > 99_000)
  }
}
