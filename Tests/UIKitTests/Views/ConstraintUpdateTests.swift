import Testing
import TransitionDriver
import TransitionTestSupport
import UIKit

/// The pass before layout in which views bring their constraints up to date.
@Suite @MainActor struct ConstraintUpdateTests {
  private class Updated: UIView {
    let name: String
    let journal: Journal
    var onUpdate: (() -> Void)?

    init(_ name: String, _ journal: Journal) {
      (self.name, self.journal) = (name, journal)
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }
    override func updateConstraints() {
      journal.note("\(name).update")
      onUpdate?()
      super.updateConstraints()
    }
    override func layoutSubviews() { journal.note("\(name).layout") }
  }

  private final class Constrained: Updated {
    override class var requiresConstraintBasedLayout: Bool { true }
  }

  private final class Updating: UIViewController {
    let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    override func loadView() { view = Updated("view", journal) }
    override func updateViewConstraints() {
      journal.note("updateViewConstraints")
      super.updateViewConstraints()
    }
  }

  /// Two such views, one in the other, at rest on stage.
  private func scene(_ journal: Journal) -> (stage: Stage, outer: Updated, inner: Updated) {
    let stage = Stage(root: UIViewController())
    let (outer, inner) = (Updated("outer", journal), Updated("inner", journal))
    stage.root.view.addSubview(outer)
    outer.addSubview(inner)
    stage.nextTurn()
    return (stage, outer, inner)
  }

  @Test func nobodyIsAskedUnasked() {
    let journal = Journal()
    _ = scene(journal)
    #expect(journal.take() == "outer.layout, inner.layout")
  }

  @Test func innerViewsComeFirstAndLayoutLast() {
    let journal = Journal()
    let (stage, outer, inner) = scene(journal)
    _ = journal.take()
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    outer.setNeedsLayout()
    #expect(outer.needsUpdateConstraints())
    stage.nextTurn()
    #expect(journal.take() == "inner.update, outer.update, outer.layout")
    #expect(!outer.needsUpdateConstraints())
    stage.nextTurn()
    #expect(journal.take() == "")
  }

  @Test func rightNowAndOfTheSubtreeOnly() {
    let journal = Journal()
    let (_, outer, inner) = scene(journal)
    _ = journal.take()
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    inner.updateConstraintsIfNeeded()
    #expect(journal.take() == "inner.update")
    outer.layoutIfNeeded()
    #expect(journal.take() == "outer.update", "layoutIfNeeded updates first")
  }

  @Test func whatAnUpdateAsksForComesInTheSameTurn() {
    let journal = Journal()
    let (stage, outer, inner) = scene(journal)
    _ = journal.take()
    outer.onUpdate = { [unowned outer, unowned inner] in
      outer.onUpdate = nil
      inner.setNeedsUpdateConstraints()
      inner.setNeedsLayout()
    }
    outer.setNeedsUpdateConstraints()
    stage.nextTurn()
    #expect(journal.take() == "outer.update, inner.layout, inner.update")
  }

  @Test func aViewThatIsNothingWithoutThemIsAsked() {
    let journal = Journal()
    let (stage, outer, _) = scene(journal)
    let wrapper = UIView()
    wrapper.addSubview(Constrained("constrained", journal))
    _ = journal.take()
    stage.nextTurn()
    #expect(journal.take() == "", "in no window")
    outer.addSubview(wrapper)
    stage.nextTurn()
    #expect(journal.take().has("constrained.update", "outer.layout", "constrained.layout"))
  }

  @Test func aControllerIsAskedInPlaceOfItsView() {
    let journal = Journal()
    let stage = Stage(root: UIViewController())
    let controller = Updating(journal)
    controller.modalPresentationStyle = .fullScreen
    stage.root.present(controller, animated: true)
    stage.settle()
    #expect(journal.take().has("updateViewConstraints", "view.update", "view.layout"))
  }
}
