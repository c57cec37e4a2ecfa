import Foundation
public import TransitionGenerators
import UIKit

extension Stage {
  /// The finger that drives the transition in flight.
  public var interaction: StageInteraction { StageInteraction(stage: self) }

  /// Begins to present the subject with a finger, or presents it without one, as a step of a story.
  @discardableResult
  public func present(_ presented: Presented, interactively: Bool) -> Bool {
    perform(interactively && presented == .subject ? .presentInteractively : .present(presented))
  }

  /// Begins to dismiss the top controller with a finger, or dismisses it without one, as a step of a story.
  @discardableResult
  public func dismiss(interactively: Bool) -> Bool { perform(interactively ? .dismissInteractively : .dismiss()) }

  /// Lifts the finger if it is still down, giving the transition up.
  func liftFinger() {
    guard let gesture else { return }
    makeCurrent()
    self.gesture = nil
    simulation.act(as: .story) { gesture.lift(.cancelled) }
    simulation.loop.wakeUp()
  }

  /// Whether a finger may come down: none is down yet, and nothing in flight takes touches (contract G21).
  private var takesFinger: Bool {
    gesture == nil && !simulation.hasOpenTransition && simulation.applicationState == .active
  }

  /// What a finger on the subject does, or `nil` where it means nothing.
  func preparePresentingFinger() -> (() -> Void)? {
    guard takesFinger, let subject = knowingWhoDrives(), let presenter = controllers.last else { return nil }
    guard let finger = subject.presentingFinger else {
      guard subject.stories.presentsInteractively,
        let start = subject.start(from: presenter, root: root, on: simulation, animated: true)
      else { return nil }
      return { [self] in
        gesture = Gesture(.answered, on: nil, simulation)
        if subject.asksWhatIfInteractive { simulation.whatIfDriver = UIPercentDrivenInteractiveTransition() }
        start()
      }
    }
    guard let (controller, presenter) = subject.controllerForFinger(from: presenter, root: root, on: simulation),
      let begin = finger.began(controller, presenter)
    else { return nil }
    return { [self] in
      gesture = Gesture(.app(finger), on: controller, simulation)
      simulation.act(as: .user) { begin() }
    }
  }

  /// What a finger on the top controller does, or `nil` where it means nothing.
  func prepareDismissingFinger() -> (() -> Void)? {
    guard takesFinger, let presented = outermostOnTop, let presenter = presented.presentingViewController else {
      return nil
    }
    if let finger = subject?.dismissingFinger, let begin = finger.began(presented, presenter) {
      return { [self] in
        gesture = Gesture(.app(finger), on: presented, simulation)
        simulation.act(as: .user) { begin() }
      }
    }
    if presented.transitioningDelegate != nil, let subject = knowingWhoDrives(), subject.dismissingFinger == nil,
      subject.stories.dismissesInteractively
    {
      return { [self] in
        gesture = Gesture(.answered, on: nil, simulation)
        if subject.asksWhatIfInteractive { simulation.whatIfDriver = UIPercentDrivenInteractiveTransition() }
        presented.dismiss(animated: true)
      }
    }
    guard SheetSwipe.canBegin(on: presented) else { return nil }
    return { [self] in
      if let swipe = SheetSwipe.begin(on: presented) { gesture = Gesture(.sheet(swipe), on: nil, simulation) }
    }
  }

  /// What a finger on the transition in flight does, or `nil` where it means nothing: a finger is down already, nothing runs
  /// by itself, or nobody would feel it.
  func prepareInterruption() -> (() -> Void)? {
    guard gesture == nil, simulation.applicationState == .active else { return nil }
    if let finger = subject?.interruptingFinger {
      guard let inFlight = simulation.controllerInFlight else { return nil }
      for controller in [inFlight, root] {
        guard let begin = finger.began(controller, root) else { continue }
        return { [self] in
          gesture = Gesture(.app(finger), on: controller, simulation)
          simulation.act(as: .user) { begin() }
        }
      }
      return nil
    }
    guard let driver = simulation.idlePercentDriver else { return nil }
    return { [self] in
      simulation.act(as: .user) { driver.pause() }
      gesture = Gesture(.answered, on: nil, simulation, at: driver.percentComplete)
    }
  }

  /// What a finger does that takes up the transition in flight and lets it go the other way at once.
  func prepareReversal() -> (() -> Void)? {
    guard let interrupt = prepareInterruption() else { return nil }
    let end = simulation.isRunningBack ? FingerEnd.finished : .cancelled
    return { [self] in
      interrupt()
      let gesture = self.gesture
      self.gesture = nil
      gesture?.lift(end)
    }
  }

  /// The controller that was presented last, without the children in it.
  private var outermostOnTop: UIViewController? {
    var top = controllers.last
    while let parent = top?.parent { top = parent }
    return top
  }

  /// What moving the finger does, or `nil` where no finger is down.
  func prepareDrag(perMille: Int) -> (() -> Void)? {
    guard let gesture, gesture.isFelt else { return nil }
    return { gesture.move(to: CGFloat(perMille) / 1_000) }
  }

  /// What lifting the finger does, or `nil` where no finger is down.
  func prepareLift(_ end: FingerEnd, speed: Int = 100) -> (() -> Void)? {
    guard let gesture, gesture.isFelt else { return nil }
    return { [self] in
      self.gesture = nil
      if end == .aborted { simulation.recorder.record(.disturbed(.gestureAborted)) }
      gesture.lift(end, speed: Double(speed) / 100)
    }
  }
}
