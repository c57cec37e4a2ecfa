import Foundation
import UIKit

/// One finger on the glass, from the moment it comes down until it is lifted.
///
/// What it does to a driver that the app keeps to itself is the app's handler's business. Where the app only answers a
/// percent-driven controller, the gesture is right code of ours: what it decides before the transition has begun is
/// kept and applied once the animation exists, in a turn of its own (contract D7′).
@MainActor
final class Gesture {
  enum Driver {
    /// The app's own handler, and the controller it belongs to.
    case app(Finger)
    /// The percent-driven controller that UIKit gets from the app, or from the story.
    case answered
    /// UIKit's own gesture on a sheet.
    case sheet(SheetSwipe)
  }

  private let driver: Driver
  private weak var controller: UIViewController?
  private let simulation: Simulation
  private var fraction: CGFloat = 0
  private var verdict: (end: FingerEnd, speed: Double)?
  private var isWatching = false

  init(_ driver: Driver, on controller: UIViewController?, _ simulation: Simulation, at fraction: CGFloat = 0) {
    self.driver = driver
    self.fraction = fraction
    self.controller = controller
    self.simulation = simulation
  }

  /// Whether moving or lifting the finger still means anything to anybody.
  var isFelt: Bool {
    switch driver {
    case .app: controller != nil
    case .answered: simulation.percentDriver != nil || simulation.hasDeferredTransition
    case .sheet(let swipe): swipe.isRefused || simulation.hasOpenTransition
    }
  }

  func move(to fraction: CGFloat) {
    self.fraction = fraction
    switch driver {
    case .app(let finger):
      guard let controller else { return }
      simulation.act(as: .user) { finger.moved(controller, fraction) }
    case .answered: drive()
    case .sheet(let swipe): swipe.update(fraction)
    }
  }

  func lift(_ end: FingerEnd, speed: Double = 1) {
    switch driver {
    case .app(let finger):
      guard let controller else { return }
      simulation.act(as: .user) { finger.ended(controller, end) }
    case .answered:
      verdict = (end, speed)
      drive()
    case .sheet(let swipe):
      if end == .finished { swipe.finish() } else { swipe.cancel() }
    }
  }

  /// Drives what there is to drive, now or as soon as it is there.
  private func drive() {
    if simulation.percentDriver != nil {
      apply()
    } else if !isWatching {
      isWatching = true
      simulation.loop.watch { [self] in
        if simulation.percentDriver != nil { apply() }
        return !simulation.hasDeferredTransition
      }
    }
  }

  private func apply() {
    guard let driver = simulation.percentDriver else { return }
    simulation.act(as: .user) {
      driver.update(fraction)
      guard let verdict else { return }
      driver.completionSpeed = verdict.speed
      if verdict.end == .finished { driver.finish() } else { driver.cancel() }
    }
    simulation.loop.wakeUp()
  }
}
