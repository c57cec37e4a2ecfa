#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// What takes part in handling events.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who handles an event next.
  open var next: UIResponder? { nil }
  /// Whether it may take the keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it gives the keyboard back when asked.
  open var canResignFirstResponder: Bool { true }
  /// Whether it has the keyboard.
  open private(set) var isFirstResponder = false

  /// Takes the keyboard.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  /// Gives the keyboard back.
  @discardableResult open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  /// Called when the object's storyboard has been read.
  open func awakeFromNib() {}
}
