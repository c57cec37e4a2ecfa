import Testing

/// An iOS build must stop with a sentence of ours before it builds our UIKit over Apple's.
@Suite struct PlatformGuardTests {
  private static let guardLines = [
    "#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)",
    "  #error(\"TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])\")",
    "#endif",
  ]

  @Test func everyFileOfUIKitBeginsWithTheGuard() {
    let files = SourceTree.swiftFiles(in: "Sources/UIKit")
    let bare = files.filter { file in
      Array(file.lines.drop { $0.hasPrefix("//") || $0.isEmpty }.prefix(3)) != Self.guardLines
    }
    #expect(bare.map(\.path) == [])
  }
}
