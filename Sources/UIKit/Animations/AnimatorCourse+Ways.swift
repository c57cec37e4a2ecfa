#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

extension AnimatorCourse {
  /// One change that is animated on the way.
  struct Note {
    let layer: CALayer
    let property: AnimatedProperty
    let from: AnimationValue
    let to: AnimationValue
  }

  /// What becomes of a property: its values before and after all animations.
  struct Way {
    let layer: CALayer
    let property: AnimatedProperty
    let start: AnimationValue
    var end: AnimationValue
    /// What is seen, without what other animations hold back.
    var shown: AnimationValue
  }

  private struct Key: Hashable {
    let layer: ObjectIdentifier
    let property: AnimatedProperty
  }

  /// Takes down a change, here and where this is part of another's way: its animation may be taken off, or another may
  /// take its place.
  func note(_ layer: CALayer, _ property: AnimatedProperty, from: AnimationValue, to: AnimationValue) {
    notes.append(Note(layer: layer, property: property, from: from, to: to))
    outer?.course.note(layer, property, from: from, to: to)
  }

  /// The way of each property that is not back at its start, in the order in which they were first animated.
  var ways: [Way] {
    var all: [Way] = []
    var places: [Key: Int] = [:]
    for note in notes {
      let key = Key(layer: ObjectIdentifier(note.layer), property: note.property)
      if let place = places[key] {
        all[place].end = note.to
      } else {
        places[key] = all.count
        all.append(
          Way(
            layer: note.layer, property: note.property, start: note.from, end: note.to,
            shown: note.layer.model(of: note.property)))
      }
    }
    for rider in allRiders where !rider.isOver {
      let time = rider.layer.localNow
      for part in rider.parts {
        let key = Key(layer: ObjectIdentifier(rider.layer), property: part.property)
        guard let place = places[key] else { continue }
        if let script = part.script {
          guard let moment = rider.moment(atLocal: time) else { continue }
          all[place].shown = script.shown(over: all[place].shown, at: moment)
        } else {
          all[place].shown = all[place].shown.holdingBack(
            from: part.from, to: part.to, weight: rider.remaining(atLocal: time))
        }
      }
    }
    return all
  }

  /// What ran back has the values of before in the model again, before anybody hears of it (contract D19).
  func returnToStart() {
    let layers = Set(allRiders.filter { !$0.isOver }.map { ObjectIdentifier($0.layer) })
    let back = ways.filter { !layers.contains(ObjectIdentifier($0.layer)) }
    Simulation.current.withoutActions { for way in back { way.layer.set(way.property, to: way.start) } }
    forgetNotes(besides: layers)
  }

  private func forgetNotes(besides layers: Set<ObjectIdentifier>) {
    notes.removeAll { !layers.contains(ObjectIdentifier($0.layer)) }
    for follower in followers { follower.forgetNotes(besides: layers) }
  }
}
