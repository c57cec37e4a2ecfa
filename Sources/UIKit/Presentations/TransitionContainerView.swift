#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// The view in which a presentation lives; it swallows the touches that nothing in it takes (contract B7, B15).
final class TransitionContainerView: UIView {
  private weak var presentationController: UIPresentationController?

  init(frame: CGRect, presentationController: UIPresentationController) {
    self.presentationController = presentationController
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override var traceLabel: String { "container" }

  override func layoutSubviews() {
    guard let presentationController, presentationController.containerView === self else { return }
    // Layout calls views as the app's code, but this one is UIKit's.
    Simulation.current.asUIKit {
      presentationController.run(.containerViewWillLayoutSubviews)
      presentationController.run(.containerViewDidLayoutSubviews)
    }
  }
}
