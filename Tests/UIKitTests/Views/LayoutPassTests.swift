import Testing
import TransitionDriver
import TransitionTestSupport
import UIKit

/// When views are laid out.
@Suite @MainActor struct LayoutPassTests {
  /// A view that writes down its layouts.
  private final class Laid: UIView {
    let name: String
    let journal: Journal
    var onLayout: (() -> Void)?

    init(_ name: String, _ journal: Journal) {
      (self.name, self.journal) = (name, journal)
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      journal.note(name)
      onLayout?()
    }
  }

  /// Two such views, one in the other, on stage.
  @MainActor
  private final class Scene {
    let journal = Journal()
    let stage = Stage(root: UIViewController())
    let outer: Laid
    let inner: Laid

    init() {
      outer = Laid("outer", journal)
      inner = Laid("inner", journal)
      stage.root.view.addSubview(outer)
      outer.addSubview(inner)
      stage.nextTurn()
    }
  }

  @Test func newViewsAreLaidOutFromOutsideIn() {
    #expect(Scene().journal.take() == "outer, inner")
  }

  @Test func nothingToDoNothingDone() {
    let scene = Scene()
    let (journal, stage) = (scene.journal, scene.stage)
    _ = journal.take()
    stage.nextTurn()
    #expect(journal.take() == "")
  }

  @Test func severalRequestsOneLayout() {
    let scene = Scene()
    let (journal, stage, inner) = (scene.journal, scene.stage, scene.inner)
    _ = journal.take()
    inner.setNeedsLayout()
    inner.setNeedsLayout()
    #expect(journal.take() == "")
    stage.nextTurn()
    #expect(journal.take() == "inner")
  }

  @Test func aNewSizeIsAReason() {
    let scene = Scene()
    let (journal, stage, inner) = (scene.journal, scene.stage, scene.inner)
    _ = journal.take()
    inner.bounds.size.width = 50
    stage.nextTurn()
    #expect(journal.take() == "inner")
    inner.center.x = 10
    stage.nextTurn()
    #expect(journal.take() == "")
  }

  @Test func soAreNewAndLostSubviews() {
    let scene = Scene()
    let (journal, stage, outer, inner) = (scene.journal, scene.stage, scene.outer, scene.inner)
    _ = journal.take()
    inner.removeFromSuperview()
    stage.nextTurn()
    #expect(journal.take() == "outer")
    outer.addSubview(inner)
    stage.nextTurn()
    #expect(journal.take() == "outer, inner")
  }

  @Test func rightNow() {
    let scene = Scene()
    let (journal, outer, inner) = (scene.journal, scene.outer, scene.inner)
    _ = journal.take()
    outer.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(journal.take() == "outer")
    outer.layoutIfNeeded()
    #expect(journal.take() == "")
  }

  @Test func layoutInsideABlockAnimates() {
    let scene = Scene()
    let (outer, inner) = (scene.outer, scene.inner)
    outer.onLayout = { [unowned inner] in inner.center.x = 200 }
    outer.setNeedsLayout()
    UIView.animate(withDuration: 1) { outer.layoutIfNeeded() }
    #expect(inner.center.x == 200)
    #expect(inner.layer.animationKeys() == ["position"])
  }

  @Test func layoutThatAsksForMoreGetsIt() {
    let scene = Scene()
    let (journal, stage, outer, inner) = (scene.journal, scene.stage, scene.outer, scene.inner)
    _ = journal.take()
    inner.onLayout = { [unowned outer, unowned inner] in
      inner.onLayout = nil
      outer.setNeedsLayout()
    }
    inner.setNeedsLayout()
    stage.nextTurn()
    #expect(journal.take() == "inner, outer")
  }

  @Test func endlessLayoutEnds() {
    let scene = Scene()
    let (stage, inner) = (scene.stage, scene.inner)
    inner.onLayout = { [unowned inner] in inner.setNeedsLayout() }
    inner.setNeedsLayout()
    stage.nextTurn()
    #expect(stage.settle().isAtRest)
  }

  @Test func aControllerHearsBeforeAndAfter() {
    let scene = Scene()
    let (journal, stage) = (scene.journal, scene.stage)
    let controller = RecordingController("C", in: journal)
    let laid = Laid("view", journal)
    controller.view = laid
    stage.root.view.addSubview(laid)
    _ = journal.take()
    stage.nextTurn()
    #expect(journal.take([.layout, .closure]) == "C.wLS, view, C.dLS")
  }
}
