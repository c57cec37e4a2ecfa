import TransitionGenerators
import TransitionTrace
import UIKit

/// A request that waits for a callback to be made from inside it.
struct WaitingRequest {
  let moment: CallbackMoment
  let request: InsideRequest
  let step: Int32
}

extension Stage {
  /// Keeps a request until its callback comes.
  func keep(_ waiting: WaitingRequest) {
    waitingRequests.append(waiting)
    if simulation.afterCallback != nil { return }
    simulation.afterCallback = { [weak self] callback, controller in
      guard let self, !waitingRequests.isEmpty, let moment = CallbackMoment(callback) else { return }
      ask(at: moment, controller)
    }
  }

  /// The completion to hand to a request of the story's: none, unless something waits to be asked for inside it.
  func completion(_ moment: CallbackMoment, _ controller: UIViewController) -> (() -> Void)? {
    guard waitingRequests.contains(where: { $0.moment == moment }) else { return nil }
    return { [weak self, weak controller] in
      if let self, let controller { ask(at: moment, controller) }
    }
  }

  private func ask(at moment: CallbackMoment, _ controller: UIViewController) {
    guard let place = waitingRequests.firstIndex(where: { $0.moment == moment }) else { return }
    let waiting = waitingRequests.remove(at: place)
    simulation.act(as: .story) {
      switch waiting.request {
      case .dismiss:
        guard controller.presentedViewController != nil || controller.presentingViewController != nil else { return }
        simulation.recorder.record(.step(index: waiting.step, .dismiss))
        controller.dismiss(animated: true)
      case .present:
        simulation.recorder.record(.step(index: waiting.step, .presentPlain))
        controller.present(PlainController(style: styleInside), animated: true)
      }
    }
  }

  /// The style of what is presented from inside a callback: a sheet, where the subject's stories have sheets.
  private var styleInside: PresentationStyle {
    guard let styles = subject?.stories.plainStyles, !styles.contains(.pageSheet) else { return .pageSheet }
    return styles.first ?? .pageSheet
  }
}

extension CallbackMoment {
  fileprivate init?(_ callback: LifecycleCallback) {
    switch callback {
    case .viewWillAppear: self = .viewWillAppear
    case .viewDidAppear: self = .viewDidAppear
    case .viewWillDisappear: self = .viewWillDisappear
    case .viewDidDisappear: self = .viewDidDisappear
    default: return nil
    }
  }
}
