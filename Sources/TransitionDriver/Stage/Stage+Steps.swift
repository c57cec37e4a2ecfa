import Foundation
public import TransitionGenerators
import TransitionTrace
public import UIKit

extension Stage {
  /// Presents the subject, or a plain controller, as a step of a story. A step that can't apply is left out.
  @discardableResult
  public func present(_ presented: Presented, from role: ControllerRole = .top, animated: Bool = true) -> Bool {
    perform(.present(presented, from: role, animated: animated))
  }

  /// Dismisses, as a step of a story. A step that can't apply is left out.
  @discardableResult
  public func dismiss(from role: ControllerRole = .top, animated: Bool = true) -> Bool {
    perform(.dismiss(from: role, animated: animated))
  }

  /// Switches view animations on or off, as a step of a story.
  public func setAnimationsEnabled(_ enabled: Bool) { _ = perform(.setAnimationsEnabled(enabled)) }

  /// Makes `snapshotView` answer as told from now on, as a step of a story.
  public func setSnapshots(_ fault: SnapshotFault) { _ = perform(.setSnapshots(fault)) }

  /// Taps a control: its `touchUpInside` actions run, and a commit follows.
  ///
  /// As on a device nothing is delivered, and the answer is `false`, while the control takes part in an open transition, is
  /// being animated without `.allowUserInteraction`, is hidden or switched off somewhere up to its window, or is in
  /// none; or while the app ignores touches or is in the background (contract G21, H10).
  @discardableResult
  public func tap(_ control: UIControl) -> Bool {
    makeCurrent()
    guard simulation.deliversTouches(to: control) else { return false }
    control.sendActions(for: .touchUpInside)
    return true
  }

  /// Does one step of a story; `false` if it can't apply now.
  @discardableResult
  public func perform(_ action: ScenarioAction) -> Bool {
    makeCurrent()
    guard let act = preparation(of: action) else {
      stepsSkipped += 1
      return false
    }
    simulation.act(as: .story) {
      simulation.recorder.record(.step(index: stepsTaken, action.kind))
      stepsTaken += 1
      act()
    }
    // A user's event is followed by a commit whatever it does (contract Z1′).
    simulation.loop.wakeUp()
    return true
  }

  /// What a step does, or `nil` if it can't apply now.
  private func preparation(of action: ScenarioAction) -> (() -> Void)? {
    switch action {
    case .present(let presented, let role, let animated):
      guard let presenter = controller(role) else { return nil }
      switch presented {
      case .plain(let style):
        return { [self] in
          let plain = PlainController(style: style)
          presenter.present(plain, animated: animated, completion: completion(.presentCompletion, plain))
        }
      case .subject:
        return subject?.start(from: presenter, root: root, on: simulation, animated: animated)
      }
    case .dismiss(let role, let animated):
      guard let receiver = controller(role),
        receiver.presentedViewController != nil || receiver.presentingViewController != nil
      else { return nil }
      return { [self] in receiver.dismiss(animated: animated, completion: completion(.dismissCompletion, root)) }
    case .setAnimationsEnabled(let enabled):
      return { [self] in
        simulation.recorder.record(.disturbed(enabled ? .animationsEnabled : .animationsDisabled))
        simulation.areAnimationsEnabled = enabled
      }
    case .setSnapshots(let fault):
      return { [self] in
        simulation.recorder.record(.disturbed(fault.disturbance))
        simulation.snapshotFault = fault.mode
      }
    case .presentInteractively: return preparePresentingFinger()
    case .dismissInteractively: return prepareDismissingFinger()
    case .drag(let perMille): return prepareDrag(perMille: perMille)
    case .finish(let speed): return prepareLift(.finished, speed: speed)
    case .cancel(let speed): return prepareLift(.cancelled, speed: speed)
    case .abort: return prepareLift(.aborted)
    case .pause: return prepareInterruption()
    case .reverse: return prepareReversal()
    case .requestInside(let moment, let request):
      let step = stepsTaken
      return { [self] in keep(WaitingRequest(moment: moment, request: request, step: step)) }
    case .removeAnimations, .enterBackground, .enterForeground, .resize, .hitch, .warnOfMemory:
      return prepareDisturbance(action)
    }
  }

  /// Puts one more controller on stage before the story begins: shown over the top, or embedded in it.
  package func add(_ entry: StackEntry) {
    guard let top = controllers.last else { return }
    switch entry {
    case .root: break
    case .presented(let style):
      top.present(PlainController(style: style), animated: false)
      simulation.loop.wakeUp()
      settleQuietly()
    case .child:
      let child = PlainController(style: .automatic)
      top.addChild(child)
      child.view.frame = top.view.bounds
      top.view.addSubview(child.view)
      child.didMove(toParent: top)
      simulation.loop.wakeUp()
      settleQuietly()
    }
  }

  /// The controllers on stage from the root up: each one's embedded child, then what it, or one of its children, presents.
  public var controllers: [UIViewController] {
    var all: [UIViewController] = []
    var next: UIViewController? = root
    // A controller that is both a child and presented would lead round in circles.
    while let controller = next, !all.contains(where: { $0 === controller }) {
      all.append(controller)
      if let child = controller.children.last as? PlainController {
        next = child
        continue
      }
      var outermost = controller
      while let parent = outermost.parent { outermost = parent }
      next = presented(in: outermost).first
    }
    return all
  }

  /// What a controller presents, and what those in it do that are contexts of presentations themselves (contract A1).
  private func presented(in controller: UIViewController) -> [UIViewController] {
    var all: [UIViewController] = []
    if let presented = controller.presentedViewController { all.append(presented) }
    for child in controller.children {
      for presented in presented(in: child) where !all.contains(where: { $0 === presented }) { all.append(presented) }
    }
    return all
  }

  /// Whether one controller lies above all others: not where two of a container's presentations go side by side.
  var hasOneTop: Bool { controllers.allSatisfy { presented(in: $0).count < 2 } }

  /// The controller that plays a role now.
  public func controller(_ role: ControllerRole) -> UIViewController? {
    let all = controllers
    switch role {
    case .top: return all.last
    case .presenterOfTop: return all.last?.presentingViewController ?? all.first
    case .root: return all.first
    case .nth(let index): return all.indices.contains(index) ? all[index] : nil
    }
  }
}

extension SnapshotFault {
  var disturbance: Disturbance {
    switch self {
    case .rendered: .snapshotsRendered
    case .blank: .snapshotsBlank
    case .none: .snapshotsNil
    }
  }

  var mode: Simulation.SnapshotFaultMode {
    switch self {
    case .rendered: .rendered
    case .blank: .blank
    case .none: .none
    }
  }
}
