public import TransitionTrace
public import UIKit

/// A controller with nothing of its own, for stories to put around the subject.
@MainActor
public final class PlainController: UIViewController {
  /// Makes a controller that is presented in a style.
  public init(style: PresentationStyle) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = UIModalPresentationStyle(style)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
