import Testing
import UIKit

/// Counts what it hears of its tint.
private final class Tinted: UIView {
  var changes = 0

  override func tintColorDidChange() { changes += 1 }
}

@Suite(.serialized) @MainActor struct TintTests {
  @Test func dimmingIsHandedDownAndTold() {
    let (outer, inner) = (Tinted(), Tinted())
    outer.addSubview(inner)
    #expect(inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(outer.tintAdjustmentMode == .dimmed && inner.tintAdjustmentMode == .dimmed)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .automatic
    #expect(outer.tintAdjustmentMode == .normal)
    outer.tintColor = .red
    #expect(outer.changes == 3 && inner.changes == 4 && inner.tintColor == .red)
  }
}
