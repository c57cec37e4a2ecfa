#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// As on Apple's systems, `import UIKit` brings Foundation. It also lets the members below that repeat a signature of Foundation
// or Dispatch hide the original, which the language allows only to a module that re-exports the other.
// swift-format-ignore: OrderedImports
@_exported public import Dispatch

// swift-format-ignore: OrderedImports
@_exported public import Foundation
