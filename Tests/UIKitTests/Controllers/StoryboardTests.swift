import Testing
import TransitionDriver
import TransitionTrace
import UIKit

/// Controllers from storyboards.
@Suite @MainActor struct StoryboardTests {
  private final class First: UIViewController {}
  private final class Second: UIViewController {
    let number: Int

    init?(number: Int, coder: NSCoder) {
      self.number = number
      super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
      number = 0
      super.init(coder: coder)
    }
  }

  private let storyboard = UIStoryboard(name: "StoryboardTests", bundle: nil)

  init() {
    UIStoryboard.register("first", in: "StoryboardTests") { First(coder: $0) }
    UIStoryboard.register("second", in: "StoryboardTests") { Second(coder: $0) }
  }

  @Test func theFirstRegisteredIsInitial() {
    #expect(storyboard.instantiateInitialViewController() is First)
    #expect(UIStoryboard(name: "Nobody's", bundle: nil).instantiateInitialViewController() == nil)
  }

  @Test func byIdentifier() {
    let made = storyboard.instantiateViewController(withIdentifier: "second")
    #expect(made is Second)
    #expect(made.storyboard === storyboard)
  }

  @Test func everyCallMakesAnother() {
    let made = storyboard.instantiateViewController(withIdentifier: "first")
    #expect(storyboard.instantiateViewController(withIdentifier: "first") !== made)
  }

  @Test func withACreator() {
    let made = storyboard.instantiateViewController(identifier: "second") { Second(number: 7, coder: $0) }
    #expect(made.number == 7)
    #expect(made.storyboard === storyboard)
    let plain: Second = storyboard.instantiateViewController(identifier: "second")
    #expect(plain.number == 0)
  }

  @Test func anUnknownIdentifierRaises() {
    let stage = Stage(root: UIViewController())
    _ = storyboard.instantiateViewController(withIdentifier: "third")
    #expect(stage.trace.events.last?.kind == .raised(.unknownIdentifier, .none, .none))
  }

  @Test func anUnknownSegueRaises() {
    let stage = Stage(root: UIViewController())
    stage.root.performSegue(withIdentifier: "nowhere", sender: nil)
    #expect(stage.trace.hasRaised)
  }
}
