import Testing
import TransitionDriver
import TransitionTestSupport
import TransitionTrace
import UIKit

/// The tree of views.
@Suite @MainActor struct HierarchyTests {
  private let parent = UIView()
  private let views = (0..<4).map { _ in UIView() }

  init() { for view in views.dropLast() { parent.addSubview(view) } }

  /// The places of the parent's subviews among all.
  private var order: [Int?] { parent.subviews.map { view in views.firstIndex { $0 === view } } }

  @Test func adding() {
    #expect(order == [0, 1, 2])
    #expect(views[0].superview === parent)
    parent.addSubview(views[0])
    #expect(order == [1, 2, 0])
  }

  @Test func insertingAtAnIndex() {
    parent.insertSubview(views[3], at: 1)
    #expect(order == [0, 3, 1, 2])
    parent.insertSubview(views[2], at: 0)
    #expect(order == [2, 0, 3, 1])
  }

  @Test func indicesOutOfRange() {
    parent.insertSubview(views[3], at: -1)
    #expect(order == [3, 0, 1, 2])
    parent.insertSubview(views[0], at: 9)
    #expect(order == [3, 1, 2, 0])
    parent.insertSubview(views[0], at: -7)
    #expect(order == [0, 3, 1, 2])
  }

  @Test func insertingBesideASibling() {
    parent.insertSubview(views[3], aboveSubview: views[0])
    #expect(order == [0, 3, 1, 2])
    parent.insertSubview(views[0], aboveSubview: views[2])
    #expect(order == [3, 1, 2, 0])
    parent.insertSubview(views[0], belowSubview: views[1])
    #expect(order == [3, 0, 1, 2])
    parent.insertSubview(views[3], belowSubview: views[2])
    #expect(order == [0, 1, 3, 2])
  }

  @Test func reordering() {
    parent.bringSubviewToFront(views[0])
    #expect(order == [1, 2, 0])
    parent.sendSubviewToBack(views[2])
    #expect(order == [2, 1, 0])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order == [0, 1, 2])
    // Who is no subview moves nobody.
    parent.bringSubviewToFront(views[3])
    parent.sendSubviewToBack(views[3])
    #expect(order == [0, 1, 2])
  }

  @Test func movingToAnotherParentKeepsTheOthersInOrder() {
    let other = UIView()
    let sibling = UIView()
    other.addSubview(sibling)
    other.insertSubview(views[1], at: 0)
    #expect(order == [0, 2])
    #expect(other.subviews == [views[1], sibling])
    views[0].removeFromSuperview()
    #expect(order == [2])
    #expect(views[0].superview == nil)
  }

  @Test func descendants() {
    views[0].addSubview(views[3])
    #expect(views[3].isDescendant(of: parent))
    #expect(parent.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: views[3]))
    views[3].tag = 7
    #expect(parent.viewWithTag(7) === views[3])
    #expect(parent.viewWithTag(8) == nil)
  }

  @Test(arguments: [true, false])
  func cyclesRaise(direct: Bool) {
    let stage = Stage(root: UIViewController())
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    if direct { outer.addSubview(outer) } else { inner.addSubview(outer) }
    #expect(
      stage.trace.events.last.map { if case .raised(.viewHierarchy, _, _) = $0.kind { true } else { false } } == true)
    #expect(outer.superview == nil)
  }

  @Test func viewsHearOfTheirMoves() {
    final class Listening: UIView {
      let journal = Journal()
      override func willMove(toSuperview newSuperview: UIView?) { journal.note("will \(newSuperview != nil)") }
      override func didMoveToSuperview() { journal.note("did \(superview != nil)") }
      override func willMove(toWindow newWindow: UIWindow?) { journal.note("willWindow \(newWindow != nil)") }
      override func didMoveToWindow() { journal.note("didWindow \(window != nil)") }
    }
    let listening = Listening()
    let window = UIWindow(frame: .zero)
    parent.addSubview(listening)
    #expect(listening.journal.take() == "will true, did true")
    window.addSubview(parent)
    #expect(listening.journal.take() == "willWindow true, didWindow true")
    listening.removeFromSuperview()
    #expect(listening.journal.take() == "will false, willWindow false, didWindow false, did false")
  }

  @Test func superviewsAreNotKeptAlive() {
    let view = UIView()
    do {
      let gone = UIView()
      gone.addSubview(view)
      #expect(view.superview === gone)
    }
    #expect(view.superview == nil)
  }

  @Test func responders() {
    let controller = UIViewController()
    let view = UIView()
    controller.view.addSubview(view)
    #expect(view.next === controller.view)
    #expect(controller.view.next === controller)
  }
}
