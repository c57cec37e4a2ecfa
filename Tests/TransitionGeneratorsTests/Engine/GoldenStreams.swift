import Testing

@testable import TransitionGenerators

/// What the streams of three seeds begin with: it must never change, or every seed ever written down is worthless.
@Suite struct GoldenStreams {
  static let streams: [(UInt64, String)] = [(0, seedZero), (1, seedOne), (0x5eed_5eed_5eed_5eed, seedLarge)]

  @Test(arguments: streams)
  func theStreamBeginsAsItAlwaysDid(seed: UInt64, text: String) {
    let golden = text.split { $0.isWhitespace }.compactMap { UInt64($0, radix: 16) }
    var source = RandomSource(seed: seed)
    #expect(golden.count == 1_000)
    #expect(golden == golden.map { _ in source.next() })
  }
}
