#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// The top of a tree of views.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  /// How far in front the window is.
  open var windowLevel = Level.normal
  /// Whether key events go to this window.
  open private(set) var isKeyWindow = false
  private var isShown = false
  /// The story the window belongs to.
  nonisolated(unsafe) unowned(unsafe) var simulation: Simulation?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    enlist()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    enlist()
  }

  private func enlist() {
    let current = Simulation.current
    current.windows.append(Unmanaged.passUnretained(self))
    simulation = current
  }

  deinit {
    let me = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    simulation?.forgetWindow(at: me)
    root?.windowOfRoot = nil
  }

  override var traceLabel: String { "window" }
  open override var window: UIWindow? { self }

  nonisolated(unsafe) private var root: UIViewController?

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { root }
    set {
      let old = root
      guard old !== newValue else { return }
      root = newValue
      if let old, old.windowOfRoot === self { leave(old) }
      newValue?.windowOfRoot = self
      if isShown { showRoot() }
    }
  }

  /// Shows the window and makes it the one for key events.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    guard !isShown else { return }
    isShown = true
    showRoot()
  }

  /// Makes the window the one for key events.
  open func makeKey() {
    for other in simulation?.windows ?? [] { other.takeUnretainedValue().isKeyWindow = false }
    isKeyWindow = true
  }

  /// Brings the root controller's view in; it appears in the layout pass that follows (traces T16, T29).
  private func showRoot() {
    guard let root = rootViewController else { return }
    let simulation = Simulation.current
    simulation.asUIKit {
      let view: UIView = root.view
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.beginAppearance(true, animated: false)
      insertSubview(view, at: 0)
    }
    simulation.loop.afterCommit { [weak root] in root?.endAppearance() }
  }

  /// The old root's view goes; what it presents stays behind, as on a device (contract G12).
  private func leave(_ old: UIViewController) {
    old.windowOfRoot = nil
    guard let view = old.viewIfLoaded, view.isDescendant(of: self) else { return }
    if old.appearance.phase == .appeared || old.appearance.phase == .appearing {
      old.beginAppearance(false, animated: false)
      view.removeFromSuperview()
      old.endAppearance()
    } else {
      view.removeFromSuperview()
    }
  }

  /// Cuts everything loose, so that nothing outlives its story.
  func tearDown() {
    rootViewController?.tearDown()
    for view in _subviews { view._superview = nil }
    _subviews = []
    rootViewController = nil
  }
}
