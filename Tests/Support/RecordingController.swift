package import Foundation
package import UIKit

/// A controller that writes down what it hears, and lets a test act in a callback.
@MainActor
package final class RecordingController: UIViewController {
  /// A callback, in the short form of public recordings.
  package enum Moment: String, Sendable {
    case vDL, vWA, vIA, vDA, vWD, vDD, wLS, dLS, willMove, didMove, vWT, memory
  }

  package let label: String
  private let journal: Journal
  private var reactions: [Moment: () -> Void] = [:]
  /// Whether children hear of appearances by themselves.
  package var forwardsAppearance = true

  package init(_ label: String, in journal: Journal, style: UIModalPresentationStyle = .automatic) {
    self.label = label
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = style
  }

  package required init?(coder: NSCoder) { nil }

  /// Does something in a callback, after it was written down. The body must not keep the scene alive.
  package func on(_ moment: Moment, _ body: @escaping () -> Void) { reactions[moment] = body }

  private func heard(_ moment: Moment, _ kind: Journal.Kind, _ detail: String = "") {
    journal.note("\(label).\(moment.rawValue)\(detail)", kind)
    reactions[moment]?()
  }

  override package var shouldAutomaticallyForwardAppearanceMethods: Bool { forwardsAppearance }
  override package func viewDidLoad() { heard(.vDL, .loading) }
  override package func viewWillAppear(_ animated: Bool) { heard(.vWA, .appearance) }
  override package func viewIsAppearing(_ animated: Bool) { heard(.vIA, .isAppearing) }
  override package func viewDidAppear(_ animated: Bool) { heard(.vDA, .appearance) }
  override package func viewWillDisappear(_ animated: Bool) { heard(.vWD, .appearance) }
  override package func viewDidDisappear(_ animated: Bool) { heard(.vDD, .appearance) }
  override package func viewWillLayoutSubviews() { heard(.wLS, .layout) }
  override package func viewDidLayoutSubviews() { heard(.dLS, .layout) }
  override package func willMove(toParent parent: UIViewController?) {
    heard(.willMove, .containment, "(\(Self.name(of: parent)))")
  }
  override package func didMove(toParent parent: UIViewController?) {
    heard(.didMove, .containment, "(\(Self.name(of: parent)))")
  }

  override package func didReceiveMemoryWarning() { heard(.memory, .environment) }
  /// The coordinator of the last change of size it heard of.
  package private(set) var sizeCoordinator: (any UIViewControllerTransitionCoordinator)?
  override package func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    sizeCoordinator = coordinator
    heard(.vWT, .environment, size.words)
    super.viewWillTransition(to: size, with: coordinator)
  }

  private static func name(of controller: UIViewController?) -> String {
    controller.map { ($0 as? RecordingController)?.label ?? "?" } ?? "nil"
  }
}

extension CGSize {
  /// The size as a journal has it: `(844x390)`.
  fileprivate var words: String { "(\(Int(width))x\(Int(height)))" }
}
