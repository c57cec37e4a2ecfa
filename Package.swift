// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// What a file of tests needs to drive the simulation and to look at what it recorded.
let driving: [Target.Dependency] = ["UIKit", "TransitionDriver", "TransitionTrace"]

let package = Package(
  name: "TransitionCheck",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "TransitionCheck", targets: ["TransitionCheck"]),
    // `_Testing_UIKit` is the cross-import overlay the toolchain looks for where a file imports Testing and UIKit.
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "TransitionDriver", targets: ["TransitionDriver"]),
    .executable(name: "transitions", targets: ["transitions"]),
    .executable(name: "benchmarks", targets: ["benchmarks"]),
  ],
  targets: [
    .target(name: "TransitionTrace", swiftSettings: settings),
    .target(name: "UIKit", dependencies: ["TransitionTrace"], swiftSettings: settings),
    .target(name: "_Testing_UIKit", swiftSettings: settings),
    .target(
      name: "TransitionGenerators", dependencies: ["TransitionTrace"], path: "Generators", swiftSettings: settings),
    // What the tests of the engine and its benchmarks share: false properties with their simplest counterexamples.
    .target(name: "TransitionChallenges", dependencies: ["TransitionGenerators"], swiftSettings: settings),
    .target(name: "TransitionInvariants", dependencies: ["TransitionTrace"], swiftSettings: settings),
    .target(
      name: "TransitionReports", dependencies: ["TransitionTrace", "TransitionInvariants", "TransitionGenerators"],
      swiftSettings: settings),
    .target(
      name: "TransitionDriver",
      dependencies: ["TransitionTrace", "UIKit", "TransitionGenerators", "TransitionInvariants", "TransitionReports"],
      swiftSettings: settings),
    .target(name: "TransitionSpecimens", dependencies: ["UIKit", "TransitionDriver"], swiftSettings: settings),
    .target(
      name: "TransitionCheck", dependencies: ["TransitionDriver", "_Testing_UIKit"], swiftSettings: settings),
    .executableTarget(
      name: "transitions", dependencies: ["TransitionDriver", "TransitionSpecimens"], swiftSettings: settings),
    .executableTarget(
      name: "benchmarks", dependencies: ["UIKit", "TransitionDriver", "TransitionSpecimens", "TransitionChallenges"],
      swiftSettings: settings),

    // What the tests of the simulation share: controllers that write down what they hear.
    .target(
      name: "TransitionTestSupport", dependencies: ["UIKit", "TransitionDriver", "TransitionTrace"],
      path: "Tests/Support", swiftSettings: settings),
    .testTarget(name: "TransitionTraceTests", dependencies: ["TransitionTrace"], swiftSettings: settings),
    .testTarget(
      name: "TransitionGeneratorsTests",
      dependencies: ["TransitionGenerators", "TransitionTrace", "TransitionChallenges"],
      swiftSettings: settings),
    .testTarget(
      name: "TransitionInvariantsTests", dependencies: ["TransitionInvariants", "TransitionTrace"],
      swiftSettings: settings),
    .testTarget(
      name: "TransitionReportsTests",
      dependencies: ["TransitionReports", "TransitionInvariants", "TransitionGenerators", "TransitionTrace"],
      swiftSettings: settings),
    .testTarget(
      name: "UIKitTests", dependencies: driving + ["TransitionTestSupport", "_Testing_UIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "TransitionDriverTests",
      dependencies: driving + ["TransitionGenerators", "TransitionInvariants", "TransitionReports", "_Testing_UIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "TransitionSpecimensTests",
      dependencies: driving + ["TransitionSpecimens", "TransitionGenerators", "_Testing_UIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "TransitionCheckTests", dependencies: driving + ["TransitionCheck", "_Testing_UIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "Fidelity", dependencies: driving + ["TransitionCheck", "TransitionTestSupport", "_Testing_UIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "Goldens", dependencies: driving + ["TransitionCheck", "TransitionTestSupport", "_Testing_UIKit"],
      exclude: ["card-over-base.jsonl"], swiftSettings: settings),
    .testTarget(
      name: "SourceCompatibilitySwift5", dependencies: ["UIKit", "TransitionCheck", "_Testing_UIKit"],
      path: "Tests/SourceCompatibility/Swift5", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SourceCompatibilitySwift6", dependencies: ["UIKit", "TransitionCheck", "_Testing_UIKit"],
      path: "Tests/SourceCompatibility/Swift6", swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "SourceCompatibilityMainActorByDefault", dependencies: ["UIKit", "TransitionCheck", "_Testing_UIKit"],
      path: "Tests/SourceCompatibility/MainActorByDefault",
      swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
    .testTarget(name: "Tidy", dependencies: ["TransitionTrace"], swiftSettings: settings),
  ]
)
