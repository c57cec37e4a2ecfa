#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation
// swift-format-ignore: OrderedImports
import TransitionTrace

/// The objects of a story's transitions, to find out which of them outlive it (design: liveness probes).
@MainActor
struct TransitionObjects {
  private struct Entry {
    weak var object: AnyObject?
    let kind: TransitionObject
    /// The controller's name, or 0 for what is named only when it is found alive.
    let name: ObjectName
  }

  private var entries: [Entry] = []

  /// Looks after an object, which it does not keep alive; one that is looked after already is not taken twice.
  mutating func add(_ object: AnyObject, _ kind: TransitionObject, name: ObjectName = .none) {
    // A shared animator comes back soon: looking from the end is quicker than a table.
    var place = entries.count - 1
    while place >= 0 {
      if entries[place].object === object { return }
      place -= 1
    }
    entries.append(Entry(object: object, kind: kind, name: name))
  }

  /// Everything that is still there, with names for what has none yet.
  func survivors(_ name: (AnyObject) -> ObjectName) -> [(TransitionObject, ObjectName)] {
    entries.compactMap { entry in
      guard let object = entry.object else { return nil }
      return (entry.kind, entry.name == .none ? name(object) : entry.name)
    }
  }

  mutating func removeAll() { entries = [] }
}

extension Simulation {
  /// Records what outlives the story, once everything on stage has been let go.
  package func recordSurvivors() {
    let survivors = transitionObjects.survivors { [recorder] object in recorder.register(typeName(object)) }
    for (kind, name) in survivors { recorder.append(.alive(kind, object: name)) }
    transitionObjects.removeAll()
  }
}
