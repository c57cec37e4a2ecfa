import UIKit

/// Makes a simulation the current one, and gives the place back to the one before.
@MainActor
final class Curtain {
  private let simulation: Simulation
  private let before: Simulation
  private var hasFallen = false

  init(_ simulation: Simulation) {
    self.simulation = simulation
    before = Simulation.current
  }

  /// From here on, what UIKit keeps global and what code hands to queues, timers and tasks belongs to the simulation.
  func raise() {
    if hasFallen { return }
    Simulation.current = simulation
    VirtualTime.install(simulation.loop)
  }

  /// The story is over, for good.
  func fall() {
    if hasFallen { return }
    hasFallen = true
    VirtualTime.uninstall(simulation.loop)
    simulation.tearDown()
    if Simulation.current === simulation { Simulation.current = before }
  }
}
