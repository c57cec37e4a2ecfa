#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

extension CGPath {
  /// The ends of the path's pieces, the start first, and the points that bend each piece. Flattened, curves are many
  /// short lines.
  func way(flattened: Bool) -> (ends: [CGPoint], controls: [[CGPoint]]) {
    var ends: [CGPoint] = []
    var controls: [[CGPoint]] = []
    var start = CGPoint.zero
    for piece in pieces {
      guard let end = piece.last else {
        if let last = ends.last, last != start {
          ends.append(start)
          controls.append([])
        }
        continue
      }
      let bends = Array(piece.dropLast())
      if ends.isEmpty { start = end }
      if let last = ends.last, flattened, !bends.isEmpty {
        let track = KeyframeTrack(values: [.point(last), .point(end)], times: [0, 1], controls: [bends])
        for step in 1..<32 {
          ends.append(track.value(at: Double(step) / 32).point)
          controls.append([])
        }
      }
      if !ends.isEmpty { controls.append(flattened ? [] : bends) }
      ends.append(end)
    }
    return (ends, controls)
  }

  /// The points of each piece; none for the line back to the start.
  private var pieces: [[CGPoint]] {
    #if canImport(CoreGraphics)
      var all: [[CGPoint]] = []
      applyWithBlock { element in
        let count =
          switch element.pointee.type {
          case .moveToPoint, .addLineToPoint: 1
          case .addQuadCurveToPoint: 2
          case .addCurveToPoint: 3
          default: 0
          }
        all.append((0..<count).map { element.pointee.points[$0] })
      }
      return all
    #else
      return elements.map(\.points)
    #endif
  }
}
