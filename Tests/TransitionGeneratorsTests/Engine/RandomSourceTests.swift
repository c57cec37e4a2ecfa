import Testing

@testable import TransitionGenerators

@Suite struct RandomSourceTests {
  /// The outputs that the authors' reference implementation and other ports publish for the state 1, 2, 3, 4.
  @Test func theStreamIsThePublishedOne() {
    var source = RandomSource(state: (1, 2, 3, 4))
    let published: [UInt64] = [
      11520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360, 607_988_272_756_665_600,
      16_172_922_978_634_559_625, 8_476_171_486_693_032_832, 10_595_114_339_597_558_777, 2_904_607_092_377_533_576,
    ]
    #expect(published.map { _ in source.next() } == published)
  }

  /// The outputs published for the seed 1234567.
  @Test func theSeedingIsThePublishedOne() {
    var mixer = SplitMix64(state: 1_234_567)
    let published: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
      16_408_922_859_458_223_821,
    ]
    #expect(published.map { _ in mixer.next() } == published)
  }

  @Test func aCaseDependsOnSeedAndIndexAlone() {
    var first = RandomSource(run: 7, index: 3)
    var again = RandomSource(run: 7, index: 3)
    #expect((0..<10).map { _ in first.next() } == (0..<10).map { _ in again.next() })
    let starts = (0..<1_000).map { index in
      var source = RandomSource(run: 7, index: index)
      return source.next()
    }
    #expect(Set(starts).count == 1_000)
    var other = RandomSource(run: 8, index: 3)
    #expect(other.next() != starts[3])
  }

  @Test func aSplitStreamSharesNothingWithItsOrigin() {
    var source = RandomSource(seed: 1)
    var split = source.split()
    let first = Set((0..<1_000).map { _ in source.next() })
    #expect((0..<1_000).allSatisfy { _ in !first.contains(split.next()) })
  }

  @Test func standardLibraryShufflesWithIt() {
    var source = RandomSource(seed: 9)
    var again = RandomSource(seed: 9)
    let shuffled = Array(0..<50).shuffled(using: &source)
    #expect(shuffled == Array(0..<50).shuffled(using: &again))
    #expect(shuffled != Array(0..<50))
    #expect(shuffled.sorted() == Array(0..<50))
  }
}
