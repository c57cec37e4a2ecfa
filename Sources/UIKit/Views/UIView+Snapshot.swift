#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation
// swift-format-ignore: OrderedImports
import TransitionTrace

extension UIView {
  /// A picture of the view as a view (contract H11, H11′, H11″): `nil` for a view in no window that is not to be
  /// rendered first, a blank one for a view never rendered.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let simulation = Simulation.current
    switch simulation.snapshotFault {
    case .none: return nil
    case .blank: return SnapshotView(of: self, isBlank: true)
    case .rendered: break
    }
    if afterUpdates { return SnapshotView(of: self, isBlank: false) }
    if window == nil { return nil }
    let wasRendered = enteredWindowAt > 0 && simulation.commits > enteredWindowAt
    if !wasRendered { simulation.recorder.record(.warned(.emptySnapshot, traceName, .none)) }
    return SnapshotView(of: self, isBlank: !wasRendered)
  }

  /// A picture of a part of the view that can be resized.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let picture = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    picture.frame = CGRect(origin: .zero, size: rect.size)
    return picture
  }

  /// Draws the view into the current image. Nothing is drawn here; the answer is whether there was anything to draw.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    window != nil || afterUpdates
  }
}

/// A picture of a view.
final class SnapshotView: UIView {
  private let isBlank: Bool

  init(of view: UIView, isBlank: Bool) {
    self.isBlank = isBlank
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
  }

  required init?(coder: NSCoder) { nil }

  override var traceLabel: String { "snapshot" }
  override var hasContent: Bool { !isBlank }
}
