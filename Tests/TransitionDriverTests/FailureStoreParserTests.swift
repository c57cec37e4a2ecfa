import Foundation
import Testing

@testable import TransitionDriver

/// The store's parser against random and mutated lines: a few thousand, or with `TRANSITION_LONG_TESTS=1` 100,000.
@Suite struct FailureStoreParserTests {
  static let rounds = ProcessInfo.processInfo.environment["TRANSITION_LONG_TESTS"] == "1" ? 100_000 : 4_000

  @Test func whatIsWrittenIsReadBack() throws {
    var random = RandomSource(seed: 1)
    for _ in 0..<2_000 {
      let scalars = (0...random.next(below: 12)).map { _ in Unicode.Scalar(UInt16(random.next(below: 0xD7FF)))! }
      let line = FailureStoreLine(check: String(String.UnicodeScalarView(scalars)), token: "c1.A-_9")
      #expect(try FailureStoreLine(line.text) == line)
      #expect(line.text.utf8.allSatisfy { $0 > 31 && $0 < 127 })
    }
  }

  @Test(arguments: [
    ("2 a c1.A", "the version"), ("x", "the version"), ("1 a", "2 words"), ("1 a c1.A more", "4 words"),
    ("1  c1.A", "the check"), ("1 % c1.A", "the check"), ("1 %g0 c1.A", "the check"), ("1 %FF c1.A", "the check"),
    ("1 a b1", "the token"), ("1 a ", "the token"), ("1 a c\u{1}", "the token"),
  ])
  func badLinesSayWhatWouldBeRight(text: String, part: String) {
    let error = #expect(throws: CallError.self) { try FailureStoreLine(text) }
    #expect(error?.description.contains(part) == true && error?.description.contains("should") == true)
  }

  @Test func mutatedLinesNeverCrash() {
    var random = RandomSource(seed: 3)
    let good = Array("1 Tests/ListTests.swift/reversing()%20lists c1.AQIDBAUGBwg\n1 a v1_390x844_root".utf8)
    var (refused, read) = (0, 0)
    for round in 0..<Self.rounds {
      var bytes = round % 4 == 0 ? [] : good
      if bytes.isEmpty { bytes = (0..<random.next(below: 40)).map { _ in UInt8(random.next(below: 256)) } }
      for _ in 0...random.next(below: 4) where !bytes.isEmpty {
        let place = random.next(below: bytes.count)
        switch random.next(below: 4) {
        case 0: bytes[place] = UInt8(random.next(below: 256))
        case 1: bytes.remove(at: place)
        case 2: bytes.removeSubrange(place...)
        default: bytes.insert(Array("% \n\r1cv#".utf8)[random.next(below: 8)], at: place)
        }
      }
      let text = FailureStoreText(String(decoding: bytes, as: UTF8.self))
      refused += text.bad.count
      read += text.lines.count
      let areNamed = text.bad.allSatisfy { !$0.reason.contains { $0.isNewline } && $0.reason.utf8.count < 200 }
      #expect(areNamed)
      // What is written and read again is the same: nothing gets lost.
      let again = FailureStoreText(text.text)
      let isKept = again.lines.count == text.lines.count && again.bad.map(\.text) == text.bad.map(\.text)
      #expect(isKept)
    }
    #expect(refused > Self.rounds / 4 && read > Self.rounds / 4)
  }
}
