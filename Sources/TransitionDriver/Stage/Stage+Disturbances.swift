import Foundation
public import TransitionGenerators
import TransitionTrace
import UIKit

extension Stage {
  /// Takes every finite animation in flight off its layer, as a step of a story (contract H4).
  public func removeAnimations() { perform(.removeAnimations) }

  /// Sends the app to the background, as a step of a story. A finger that is down is taken away first.
  @discardableResult
  public func enterBackground() -> Bool { perform(.enterBackground) }

  /// Brings the app back, as a step of a story.
  @discardableResult
  public func enterForeground() -> Bool { perform(.enterForeground) }

  /// Brings the app back if it is in the background, as every story does before its end: what rests there is no evidence.
  func returnToForeground() {
    makeCurrent()
    guard let enter = prepareDisturbance(.enterForeground) else { return }
    simulation.act(as: .uikit, enter)
    simulation.loop.wakeUp()
  }

  /// Gives screen and window another size, as a step of a story (contract J1).
  @discardableResult
  public func resize(to size: WindowSize) -> Bool { perform(.resize(size)) }

  /// Keeps the main thread busy, as a step of a story: what falls due meanwhile runs late.
  public func hitch(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let milliseconds = min(seconds, 3_600) * 1_000 + attoseconds / 1_000_000_000_000_000
    perform(.hitch(milliseconds: Int(max(0, milliseconds))))
  }

  /// Warns of low memory, as a step of a story (contract J4).
  public func sendMemoryWarning() { perform(.warnOfMemory) }

  /// Makes a request from inside the next callback of a kind, as a step of a story.
  public func inside(_ moment: CallbackMoment, _ request: InsideRequest) { perform(.requestInside(moment, request)) }

  /// What a disturbance does, or `nil` if it can't apply now.
  func prepareDisturbance(_ action: ScenarioAction) -> (() -> Void)? {
    let simulation = simulation
    switch action {
    case .removeAnimations:
      guard simulation.finiteAnimations > 0 else { return nil }
      return disturb(.animationsRemoved) { simulation.removeAnimations() }
    case .enterBackground:
      guard simulation.applicationState == .active else { return nil }
      return disturb(.enteredBackground) { [self] in
        if let gesture {
          self.gesture = nil
          simulation.recorder.record(.disturbed(.gestureAborted))
          gesture.lift(.aborted)
        }
        simulation.enterBackground()
      }
    case .enterForeground:
      guard simulation.applicationState != .active else { return nil }
      return disturb(.enteredForeground) { simulation.enterForeground() }
    case .resize(let size):
      let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      guard simulation.screenBounds != bounds else { return nil }
      return disturb(.resized) { simulation.resize(to: bounds.size) }
    case .hitch(let milliseconds):
      return disturb(.hitch) { simulation.loop.stall(for: Int64(milliseconds) * 1_000_000) }
    case .warnOfMemory: return disturb(.memoryWarning) { simulation.sendMemoryWarning() }
    default: return nil
    }
  }

  private func disturb(_ disturbance: Disturbance, _ body: @escaping () -> Void) -> () -> Void {
    { [self] in
      simulation.recorder.record(.disturbed(disturbance))
      simulation.act(as: .uikit, body)
    }
  }
}
