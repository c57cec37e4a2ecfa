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

  @Test func reorderedSubviewsAreLaidOutAnew() {
    let scene = Scene()
    let other = UIView()
    scene.outer.addSubview(other)
    let reorderings: [(UIView) -> Void] = [
      { $0.bringSubviewToFront(scene.inner) }, { $0.sendSubviewToBack(scene.inner) },
      { $0.exchangeSubview(at: 0, withSubviewAt: 1) }, { $0.insertSubview(scene.inner, at: 1) },
      { $0.insertSubview(scene.inner, belowSubview: other) }, { $0.addSubview(scene.inner) },
    ]
    for reorder in reorderings {
      scene.stage.nextTurn()
      _ = scene.journal.take()
      reorder(scene.outer)
      scene.stage.nextTurn()
      #expect(scene.journal.take() == "outer")
    }
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

  /// As Core Animation documents it: superviews are gone through until one needs no layout.
  @Test func aSuperviewThatNeedsNoneEndsTheWayUp() {
    let scene = Scene()
    let (journal, outer, inner) = (scene.journal, scene.outer, scene.inner)
    let innermost = Laid("innermost", journal)
    inner.addSubview(innermost)
    outer.layoutIfNeeded()
    _ = journal.take()
    outer.setNeedsLayout()
    innermost.setNeedsLayout()
    innermost.layoutIfNeeded()
    #expect(journal.take() == "innermost")
    outer.layoutIfNeeded()
    #expect(journal.take() == "outer")
  }

  @Test func onlyTheSubtreeIsLaidOutAndAnimated() {
    let scene = Scene()
    let (outer, inner, stage) = (scene.outer, scene.inner, scene.stage)
    let (beside, mark) = (Laid("beside", scene.journal), UIView())
    stage.root.view.addSubview(beside)
    beside.addSubview(mark)
    stage.nextTurn()
    outer.onLayout = { [unowned inner] in inner.center.x = 200 }
    beside.onLayout = { [unowned mark] in mark.center.x = 200 }
    outer.setNeedsLayout()
    beside.setNeedsLayout()
    UIView.animate(withDuration: 1) { outer.layoutIfNeeded() }
    #expect(mark.center.x == 0)
    stage.nextTurn()
    #expect(mark.center.x == 200)
    #expect(inner.layer.animationKeys() == ["position"])
    #expect(mark.layer.animationKeys() == nil)
  }

  @Test func scrollingIsAReasonButMovesNothing() {
    let scene = Scene()
    let (journal, stage, outer, inner) = (scene.journal, scene.stage, scene.outer, scene.inner)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    _ = journal.take()
    outer.bounds.origin.y = 30
    stage.nextTurn()
    #expect(journal.take() == "outer")
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func placeAndTransformAreNone() {
    let scene = Scene()
    let (journal, stage, outer) = (scene.journal, scene.stage, scene.outer)
    _ = journal.take()
    outer.frame.origin = CGPoint(x: 50, y: 50)
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    outer.alpha = 0.5
    stage.nextTurn()
    #expect(journal.take() == "")
  }

  @Test func hiddenViewsAreLaidOut() {
    let scene = Scene()
    let (journal, stage, outer, inner) = (scene.journal, scene.stage, scene.outer, scene.inner)
    _ = journal.take()
    outer.isHidden = true
    inner.alpha = 0
    inner.bounds.size.width = 10
    stage.nextTurn()
    #expect(journal.take() == "inner")
  }

  @Test func viewsInNoWindowWaitForBeingAsked() {
    let scene = Scene()
    let (journal, stage) = (scene.journal, scene.stage)
    let (alone, inside) = (Laid("alone", journal), Laid("inside", journal))
    alone.addSubview(inside)
    _ = journal.take()
    stage.nextTurn()
    #expect(journal.take() == "")
    alone.layoutIfNeeded()
    #expect(journal.take() == "alone, inside")
    alone.layoutIfNeeded()
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

  @Test func aViewThatAsksAgainInItsOwnLayoutGetsIt() {
    let scene = Scene()
    let (journal, stage, inner) = (scene.journal, scene.stage, scene.inner)
    var left = 3
    inner.onLayout = { [unowned inner] in
      left -= 1
      if left > 0 { inner.setNeedsLayout() }
    }
    _ = journal.take()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(journal.take() == "inner, inner, inner")
    left = 2
    inner.setNeedsLayout()
    stage.nextTurn()
    #expect(journal.take() == "inner, inner")
    #expect(stage.warnings == [])
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
