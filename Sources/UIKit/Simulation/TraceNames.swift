#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation
// swift-format-ignore: OrderedImports
package import TransitionTrace

/// The name an object carries into the trace of the story it lives in.
struct TraceIdentity {
  private var simulation: Int32
  private var birth: Int32
  private var name = ObjectName.none

  /// An identity that takes its number in a story when it is first named there.
  init() {
    simulation = 0
    birth = 0
  }

  /// An identity born now.
  init(simulation: Int32, birth: Int32) {
    self.simulation = simulation
    self.birth = birth
  }

  /// Whether the object was born in a story, or has been named in it.
  @MainActor
  func belongs(to story: Simulation) -> Bool { simulation == story.serial }

  /// The name in a story, given on first use.
  @MainActor
  mutating func name(
    in story: Simulation, born: @MainActor (Simulation) -> Int32, _ label: @MainActor (Int32) -> String
  ) -> ObjectName {
    if simulation == story.serial, name != .none { return name }
    if story.recorder.isFrozen { return .none }
    if simulation != story.serial {
      simulation = story.serial
      birth = born(story)
    }
    name = story.recorder.register(label(birth))
    return name
  }
}

extension UIView {
  /// The view's name: `Story#2.view` for a controller's, `UIView#7` for others.
  package var traceName: ObjectName {
    identity.name(in: .current, born: { $0.nextViewBirth() }, label)
  }

  private func label(_ birth: Int32) -> String {
    guard let owner = owningController?.traceName else { return "\(traceLabel)#\(birth)" }
    return "\(Simulation.current.recorder.trace.name(owner)).view"
  }
}

extension UIViewController {
  /// Whether the controller was made in the current story.
  package var isOfThisStory: Bool { identity.belongs(to: .current) }

  /// The controller's name: its class and its place in the order of birth.
  package var traceName: ObjectName {
    identity.name(in: .current, born: { $0.nextControllerBirth() }, { "\(typeName(self))#\($0)" })
  }
}

extension UIPresentationController {
  /// The presentation controller's name: its class, and whom it presents.
  package var traceName: ObjectName {
    identity.name(in: .current, born: { _ in 0 }, label)
  }

  private func label(_: Int32) -> String {
    "\(typeName(self))(\(Simulation.current.recorder.trace.name(presentedViewController.traceName)))"
  }
}

/// The names of classes met so far: finding one out costs more than a whole transition may.
@MainActor private var typeNames: [ObjectIdentifier: String] = [:]

/// The name of an object's class, without its module.
@MainActor
func typeName(_ object: AnyObject) -> String {
  let type: AnyClass = type(of: object)
  if let known = typeNames[ObjectIdentifier(type)] { return known }
  let name = String(describing: type)
  typeNames[ObjectIdentifier(type)] = name
  return name
}
