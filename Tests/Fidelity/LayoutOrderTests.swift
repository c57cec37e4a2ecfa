import Testing
import TransitionCheck
import TransitionDriver
import TransitionTestSupport
import UIKit

/// Where layout and what belongs to it lie among the callbacks, and how it is animated.
@Suite @MainActor struct LayoutOrderTests {
  private final class Logging: UIViewController {
    let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { journal.note("vWA") }
    override func updateViewConstraints() {
      journal.note("updateViewConstraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { journal.note("wLS") }
    override func viewDidLayoutSubviews() { journal.note("dLS") }
    override func viewDidAppear(_ animated: Bool) { journal.note("vDA") }
  }

  /// The recording of an embedded child at launch (T29).
  @Test(.contract("A15")) func constraintsAreUpdatedBetweenWillAppearAndLayout() {
    let journal = Journal()
    let child = Logging(journal)
    let parent = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let stage = Stage(root: parent)
    #expect(journal.take() == "vWA, updateViewConstraints, wLS, dLS, vDA")
    stage.close()
  }

  @Test(.contract("A15")) func aNewSafeAreaIsAReasonForLayout() {
    let journal = Journal()
    let stage = Stage(root: Logging(journal))
    _ = journal.take()
    stage.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    stage.settle()
    #expect(journal.take() == "wLS, dLS")
  }

  @Test(.contract("H1")) func whatFollowsASizeIsAnimatedWithIt() {
    let stage = Stage(root: UIViewController())
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (child, inner) = (UIView(frame: parent.bounds), UIView(frame: parent.bounds))
    for view in [child, inner] { view.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin] }
    stage.root.view.addSubview(parent)
    parent.addSubview(child)
    child.addSubview(inner)
    stage.nextTurn()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { parent.frame.size.width = 300 }
    #expect(inner.bounds.width == 300)
    stage.advance(by: .milliseconds(500))
    #expect(child.layer.presentation()?.bounds.width == 200)
    #expect(inner.layer.presentation()?.bounds.width == 200)
    #expect(inner.layer.presentation()?.position.x == 100)
    stage.settle()
    #expect(inner.layer.animationKeys() == nil)
  }
}
