#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// A control to tap.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  /// The kind of button.
  open private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  /// The label with the title.
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  /// The view with the image.
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button that runs an action when tapped.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  /// The title for a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The title now.
  open var currentTitle: String? { title(for: state) }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  /// The image for a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// Sets the colour of the title for a state; stored by the label.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleLabel?.textColor = color }
}
