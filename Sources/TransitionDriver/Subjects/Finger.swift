public import UIKit

/// How a finger leaves the glass.
public enum FingerEnd: String, CaseIterable, Hashable, Sendable {
  /// Far or fast enough: the transition is to go on.
  case finished
  /// The finger went back: the transition is to be undone.
  case cancelled
  /// The system took the gesture away, as for a call or a trip to the background.
  case aborted
}

/// What an app's own gesture handler does, from the moment a finger comes down until it is lifted.
@MainActor
struct Finger {
  /// What begins with a controller and the one that is to present it; `nil` where the finger means nothing to it.
  let began: @MainActor (UIViewController, _ presenter: UIViewController) -> (() -> Void)?
  let moved: @MainActor (UIViewController, CGFloat) -> Void
  let ended: @MainActor (UIViewController, FingerEnd) -> Void

  init<Controller: UIViewController>(
    _ began: @escaping @MainActor (Controller, UIViewController) -> Void,
    _ moved: @escaping @MainActor (Controller, CGFloat) -> Void,
    _ ended: @escaping @MainActor (Controller, FingerEnd) -> Void
  ) {
    self.began = { controller, presenter in
      guard let controller = controller as? Controller else { return nil }
      return { began(controller, presenter) }
    }
    self.moved = { if let controller = $0 as? Controller { moved(controller, $1) } }
    self.ended = { if let controller = $0 as? Controller { ended(controller, $1) } }
  }
}

extension Subject {
  /// The same subject, which a finger can dismiss through the app's own gesture handler.
  ///
  /// Stories run `began` where a finger comes down on a controller of that class: what the handler does for
  /// `.began`, which mostly makes a driver and calls `dismiss`. `moved` gets how far the finger is, from 0 to 1, and
  /// `ended` how it left: what the handler does for `.changed`, and for `.ended`, `.cancelled` and `.failed`.
  ///
  /// A subject whose delegate answers a percent-driven controller without being told of a finger needs none of this:
  /// stories find out and drive it themselves.
  public func dismissedByFinger<Controller: UIViewController>(
    _: Controller.Type, began: @escaping @MainActor (Controller) -> Void,
    moved: @escaping @MainActor (Controller, CGFloat) -> Void,
    ended: @escaping @MainActor (Controller, FingerEnd) -> Void
  ) -> Subject {
    var driven = self
    driven.dismissingFinger = Finger({ controller, _ in began(controller) }, moved, ended)
    driven.stories.dismissesInteractively = true
    return driven
  }

  /// The same subject, which a finger can present through the app's own gesture handler.
  ///
  /// `began` gets the subject's new controller and the one to present it from; for a subject that its root starts, the
  /// root as both. The rest is as in ``dismissedByFinger(_:began:moved:ended:)``.
  public func presentedByFinger<Controller: UIViewController>(
    _: Controller.Type, began: @escaping @MainActor (Controller, _ presenter: UIViewController) -> Void,
    moved: @escaping @MainActor (Controller, CGFloat) -> Void,
    ended: @escaping @MainActor (Controller, FingerEnd) -> Void
  ) -> Subject {
    var driven = self
    driven.presentingFinger = Finger(began, moved, ended)
    driven.stories.presentsInteractively = true
    return driven
  }

  /// The same subject, whose transitions a finger can take up while they run by themselves, through the app's own handler.
  ///
  /// Stories run `began` where a finger comes down midway on a transition of a controller of that class, or of a root
  /// controller of that class: what the handler does for a touch while something moves, which mostly pauses a property
  /// animator and tells the context. The rest is as in ``dismissedByFinger(_:began:moved:ended:)``; a handler that is
  /// through with `began`, as for a tap that skips the animation, ignores it. Say this only of a handler that gets touches
  /// midway: views that `UIView.animate` moves get none unless its options allow it (contract H10).
  ///
  /// A subject that answers a percent-driven controller together with an interruptible animator needs none of this:
  /// stories find out and call its `pause()` themselves.
  public func interruptedByFinger<Controller: UIViewController>(
    _: Controller.Type, began: @escaping @MainActor (Controller) -> Void,
    moved: @escaping @MainActor (Controller, CGFloat) -> Void = { _, _ in },
    ended: @escaping @MainActor (Controller, FingerEnd) -> Void = { _, _ in }
  ) -> Subject {
    var driven = self
    driven.interruptingFinger = Finger({ controller, _ in began(controller) }, moved, ended)
    driven.stories.interruptsTransitions = true
    return driven
  }

  /// The same subject in stories that ask what would happen if a finger drove its transitions: where the app answers no
  /// interaction controller, the story puts in one of its own. What is found that way reads “would”.
  public func whatIfInteractive() -> Subject {
    var asked = self
    asked.asksWhatIfInteractive = true
    asked.stories.dismissesInteractively = true
    asked.stories.presentsInteractively = true
    return asked
  }
}
