import UIKit

/// Makes a simulation the current one, and gives the place back to the one before.
@MainActor
final class Curtain {
  /// The simulations that are up, the current one last.
  private static var raised: [Simulation] = []
  /// The simulation that was current before any was up.
  private static var ground = Simulation.current

  private let simulation: Simulation
  private var hasFallen = false

  init(_ simulation: Simulation) { self.simulation = simulation }

  /// From here on, what UIKit keeps global and what code hands to queues, timers and tasks belongs to the simulation.
  func raise() {
    if hasFallen { return }
    if Self.raised.isEmpty { Self.ground = Simulation.current }
    leave()
    Self.raised.append(simulation)
    Simulation.current = simulation
    VirtualTime.install(simulation.loop)
  }

  /// The story is over, for good.
  func fall() {
    if hasFallen { return }
    hasFallen = true
    leave()
    VirtualTime.uninstall(simulation.loop)
    simulation.tearDown()
    if Simulation.current === simulation { Simulation.current = Self.raised.last ?? Self.ground }
  }

  private func leave() { Self.raised.removeAll { $0 === simulation } }
}
