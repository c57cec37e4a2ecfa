import Testing
import TransitionDriver
import TransitionTrace
import UIKit

/// Layout that asks for layout without end hangs an app; here it comes to an end, and the trace says so.
@Suite @MainActor struct EndlessLayoutTests {
  private final class Restless: UIView {
    var count = 0
    var again: ((Restless) -> Void)?
    override func layoutSubviews() {
      count += 1
      again?(self)
    }
  }

  /// How a view may ask for its own layout in its own layout.
  enum Way: CaseIterable {
    case inTheCommit, atOnce, atOnceInside, throughASubview, bySize, byConstraints

    @MainActor
    var act: (UIView) -> Void {
      switch self {
      case .inTheCommit, .atOnce: { $0.setNeedsLayout() }
      case .atOnceInside:
        {
          $0.setNeedsLayout()
          $0.layoutIfNeeded()
        }
      case .throughASubview:
        {
          let new = UIView()
          $0.addSubview(new)
          new.removeFromSuperview()
        }
      case .bySize: { $0.bounds.size.width += 1 }
      case .byConstraints:
        {
          $0.setNeedsUpdateConstraints()
          $0.setNeedsLayout()
        }
      }
    }
  }

  @Test(arguments: Way.allCases)
  func itEndsWithAWarning(way: Way) {
    let stage = Stage(root: UIViewController())
    let view = Restless()
    stage.root.view.addSubview(view)
    stage.nextTurn()
    view.again = way.act
    view.setNeedsLayout()
    if way == .atOnce { view.layoutIfNeeded() } else { stage.nextTurn() }
    #expect(view.count >= 100)
    #expect(stage.settle().isAtRest)
    #expect(stage.warnings == [.layoutLoop])
    #expect(stage.findings().map(\.invariant) == ["UIKit has nothing to warn of"])
  }

  @Test func aViewThatCameToItsSensesIsLaidOutAgain() {
    let stage = Stage(root: UIViewController())
    let view = Restless()
    stage.root.view.addSubview(view)
    view.again = { $0.setNeedsLayout() }
    stage.nextTurn()
    let restless = view.count
    stage.settle()
    #expect(view.count == restless, "what was asked for is forgotten")
    view.again = nil
    view.setNeedsLayout()
    stage.nextTurn()
    #expect(view.count == restless + 1)
  }
}
