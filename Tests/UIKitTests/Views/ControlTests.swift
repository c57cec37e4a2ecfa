import Testing
import TransitionDriver
import TransitionTestSupport
import UIKit

/// Controls and what they call.
@Suite @MainActor struct ControlTests {
  /// A target, and one that overrides its method.
  @MainActor
  private class Target: NSObject {
    let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      super.init()
    }
    func press() { journal.note("pressed") }
    func pressed(_ sender: UIControl) { journal.note("pressed by \(sender.tag)") }
  }

  private final class Other: Target {
    override func press() { journal.note("other pressed") }
  }

  private let journal = Journal()
  private let control = UIControl()
  private let plain = Selector("press", Target.press)
  private let withSender = Selector("pressed:", Target.pressed(_:))

  @Test func targetsAreCalledInOrder() {
    let target = Target(journal)
    control.tag = 3
    control.addTarget(target, action: plain, for: .touchUpInside)
    control.addTarget(target, action: withSender, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(journal.take() == "pressed, pressed by 3")
    control.sendActions(for: .touchDown)
    #expect(journal.take() == "")
  }

  @Test func subclassesOverride() {
    let target = Other(journal)
    control.addTarget(target, action: plain, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(journal.take() == "other pressed")
  }

  @Test func targetsAreNotKeptAlive() {
    do {
      let gone = Target(journal)
      control.addTarget(gone, action: plain, for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    #expect(journal.take() == "")
  }

  @Test func disabledControlsAreSilent() {
    let target = Target(journal)
    control.addTarget(target, action: plain, for: .touchUpInside)
    control.isEnabled = false
    control.sendActions(for: .touchUpInside)
    #expect(journal.take() == "")
  }

  @Test func removingConcernsOneTargetAndAction() {
    let (first, second) = (Target(journal), Other(journal))
    control.addTarget(first, action: plain, for: .touchUpInside)
    control.addTarget(first, action: withSender, for: .touchUpInside)
    control.addTarget(second, action: plain, for: .touchUpInside)
    control.removeTarget(first, action: plain, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(journal.take() == "pressed by 0, other pressed")
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(journal.take() == "")
  }

  @Test func removingConcernsTheEventsNamed() {
    let target = Target(journal)
    control.addTarget(target, action: plain, for: [.touchDown, .touchUpInside])
    control.removeTarget(target, action: plain, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(journal.take() == "")
    control.sendActions(for: .touchUpInside)
    #expect(journal.take() == "pressed")
  }

  @Test func theSameTwiceCallsOnce() {
    let target = Target(journal)
    for _ in 1...2 { control.addTarget(target, action: plain, for: .touchUpInside) }
    control.sendActions(for: .touchUpInside)
    #expect(journal.take() == "pressed")
  }

  @Test func actionsKnowTheirSender() {
    let button = UIButton(frame: .zero, primaryAction: nil)
    button.tag = 5
    button.addAction(
      UIAction { [journal] action in journal.note("\((action.sender as? UIButton)?.tag ?? 0)") }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(journal.take() == "5")
  }

  @Test func selectorsAreEqualByName() {
    #expect(plain == Selector("press", Target.press))
    #expect(plain != withSender)
  }

  @Test func aTapIsFollowedByACommit() {
    let stage = Stage(root: UIViewController())
    let button = UIButton(frame: .zero, primaryAction: UIAction { [journal] _ in journal.note("tapped") })
    stage.root.view.addSubview(button)
    stage.settle()
    #expect(stage.tap(button))
    #expect(journal.take() == "tapped")
    #expect(stage.advanceToNextEvent())
  }
}
