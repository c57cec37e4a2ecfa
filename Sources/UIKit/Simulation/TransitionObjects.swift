#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation
// swift-format-ignore: OrderedImports
import TransitionTrace

/// What an object of a transition holds for as long as it lives: once nobody but the list of such objects has it, the object
/// is gone. A weak reference would say the same, and make every use of the object slower.
final class LifeMark {}

/// An object of UIKit's own that carries a mark of its life.
@MainActor
protocol LifeMarked: AnyObject {
  var lifeMark: LifeMark? { get set }
}

/// The objects of a story's transitions, to find out which of them outlive it (design: liveness probes).
@MainActor
struct TransitionObjects {
  private struct Marked {
    var mark: LifeMark
    let kind: TransitionObject
    let name: ObjectName
  }

  private struct Watched {
    weak var object: AnyObject?
    let kind: TransitionObject
  }

  private var marked: [Marked] = []
  /// Objects of the app's, which carry no mark; mostly the same one again.
  private var watched: [Watched] = []

  /// Looks after an object that carries a mark; one that is looked after already is not taken twice. One without a name
  /// gets its kind's if it is found alive.
  mutating func add(_ object: some LifeMarked, _ kind: TransitionObject, name: ObjectName) {
    if let mark = object.lifeMark, marked.contains(where: { $0.mark === mark }) { return }
    let mark = LifeMark()
    object.lifeMark = mark
    marked.append(Marked(mark: mark, kind: kind, name: name))
  }

  /// Looks after any object, which it does not keep alive.
  mutating func add(_ object: AnyObject, _ kind: TransitionObject) {
    if watched.contains(where: { $0.object === object }) { return }
    watched.append(Watched(object: object, kind: kind))
  }

  /// Everything that is still there; `register` names what has no name yet.
  mutating func survivors(_ register: (String) -> ObjectName) -> [(TransitionObject, ObjectName)] {
    var all: [(TransitionObject, ObjectName)] = []
    for place in marked.indices where !isKnownUniquelyReferenced(&marked[place].mark) {
      let (kind, name) = (marked[place].kind, marked[place].name)
      all.append((kind, name == .none ? register(kind.name) : name))
    }
    for entry in watched {
      if let object = entry.object { all.append((entry.kind, register(typeName(object)))) }
    }
    return all
  }

  mutating func removeAll() {
    marked = []
    watched = []
  }
}

extension Simulation {
  /// Records what outlives the story, once everything on stage has been let go.
  package func recordSurvivors() {
    let survivors = transitionObjects.survivors(recorder.register)
    for (kind, name) in survivors { recorder.append(.alive(kind, object: name)) }
    transitionObjects.removeAll()
  }
}
