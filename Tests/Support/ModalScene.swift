package import TransitionDriver
package import TransitionTrace
package import UIKit

/// Two controllers, A in a window and B to be presented, and a journal of what they hear.
@MainActor
package final class ModalScene {
  package let journal: Journal
  package let stage: Stage
  package let a: RecordingController
  package let b: RecordingController
  /// B's transitioning delegate.
  package let delegate: RecordingDelegate

  package init(
    _ style: UIModalPresentationStyle = .fullScreen, variant: UIKitVariant = .standard,
    presenting: RecordingAnimator.Behaviour? = nil, dismissing: RecordingAnimator.Behaviour? = nil
  ) {
    let journal = Journal()
    var root: RecordingController!
    stage = Stage(
      root: {
        root = RecordingController("A", in: journal)
        return root
      }(), variant: variant)
    a = root
    b = RecordingController("B", in: journal, style: style)
    delegate = RecordingDelegate(in: journal)
    delegate.presenting = presenting.map { RecordingAnimator(in: journal, $0) }
    delegate.dismissing = dismissing.map { RecordingAnimator(in: journal, $0) }
    b.transitioningDelegate = delegate
    self.journal = journal
    _ = journal.take()
  }

  /// A scene of the `.custom` style whose presentation controller writes down what it hears.
  package static func custom(
    removesPresenter: Bool = false, variant: UIKitVariant = .standard,
    presenting: RecordingAnimator.Behaviour? = RecordingAnimator.fade(),
    dismissing: RecordingAnimator.Behaviour? = RecordingAnimator.fade()
  ) -> ModalScene {
    let scene = ModalScene(.custom, variant: variant, presenting: presenting, dismissing: dismissing)
    let journal = scene.journal
    scene.delegate.makePresentation = { presented, presenter in
      RecordingPresentation(presented, presenter, in: journal, removesPresenter: removesPresenter)
    }
    return scene
  }

  /// One more controller for the scene.
  package func controller(_ label: String, _ style: UIModalPresentationStyle = .fullScreen) -> RecordingController {
    RecordingController(label, in: journal, style: style)
  }

  /// A presents B and everything comes to rest; answers what was heard. The block given to UIKit notes `completion`.
  package func present(animated: Bool = true, _ kinds: [Journal.Kind] = Journal.usual) -> String {
    a.present(b, animated: animated) { [journal] in journal.note("completion") }
    stage.settle()
    return journal.take(kinds)
  }

  /// B is dismissed and everything comes to rest; answers what was heard.
  package func dismiss(animated: Bool = true, _ kinds: [Journal.Kind] = Journal.usual) -> String {
    b.dismiss(animated: animated) { [journal] in journal.note("completion") }
    stage.settle()
    return journal.take(kinds)
  }

  /// B presented and at rest, with nothing in the journal.
  package func presented() -> ModalScene {
    _ = present()
    return self
  }

  /// The presentation controller of B's, where it is a recording one.
  package var presentation: RecordingPresentation? { b.presentationController as? RecordingPresentation }
}

extension ModalScene {
  /// The warnings UIKit would have logged so far.
  package var warnings: [UIKitWarning] { stage.warnings }

  /// The exception UIKit would have raised, if any.
  package var exception: UIKitException? {
    for event in stage.trace.events { if case .raised(let exception, _, _) = event.kind { return exception } }
    return nil
  }
}

extension Stage {
  /// The warnings UIKit would have logged so far.
  package var warnings: [UIKitWarning] {
    trace.events.compactMap { if case .warned(let warning, _, _) = $0.kind { warning } else { nil } }
  }
}
