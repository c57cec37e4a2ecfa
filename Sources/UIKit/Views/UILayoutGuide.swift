#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// A rectangle in a view that stands for no view of its own.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// Where a guide's rectangle comes from.
  enum Rule { case constraints, safeArea, margins, readable }

  let rule: Rule
  /// What debugging calls the guide.
  open var identifier = ""
  /// The view whose coordinates the rectangle is in.
  open internal(set) weak var owningView: UIView?

  /// Makes a guide, to be added to a view. Only constraints could give it a place, so here it has none.
  public override init() {
    rule = .constraints
    super.init()
  }

  init(_ rule: Rule, named identifier: String, of view: UIView) {
    self.rule = rule
    super.init()
    self.identifier = identifier
    owningView = view
  }

  /// The rectangle, worked out when somebody asks.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch rule {
    case .constraints: return .zero
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .readable: return Self.readable(view.bounds.inset(by: view.layoutMargins))
    }
  }

  /// As wide as text at its usual size is still easy to read, in the middle of what the margins leave.
  private static func readable(_ box: CGRect) -> CGRect {
    let width = min(box.width, 672)
    return CGRect(x: box.midX - width / 2, y: box.minY, width: width, height: box.height)
  }
}

extension UIView {
  /// The guides that were added; not those of UIKit's own.
  public var layoutGuides: [UILayoutGuide] { rareLayout?.guides ?? [] }

  /// Adds a guide; a view that had it loses it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.rule == .constraints else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutExtras.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Takes a guide away.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let place = rareLayout?.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
    layoutExtras.guides.remove(at: place)
    layoutGuide.owningView = nil
  }

  /// The part of the view that nothing covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(\.safeAreaGuide, .safeArea, named: "UIViewSafeAreaLayoutGuide")
  }
  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    guide(\.marginsGuide, .margins, named: "UIViewLayoutMarginsGuide")
  }
  /// The part of the view inside its margins in which lines are not too long to read.
  public var readableContentGuide: UILayoutGuide {
    guide(\.readableGuide, .readable, named: "UIViewReadableContentGuide")
  }

  private func guide(
    _ place: ReferenceWritableKeyPath<RareLayout, UILayoutGuide?>, _ rule: UILayoutGuide.Rule, named name: String
  ) -> UILayoutGuide {
    if let made = layoutExtras[keyPath: place] { return made }
    let made = UILayoutGuide(rule, named: name, of: self)
    layoutExtras[keyPath: place] = made
    return made
  }
}
