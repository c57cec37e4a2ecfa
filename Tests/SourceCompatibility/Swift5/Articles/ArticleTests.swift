import Testing
import TransitionCheck
import UIKit

/// The transitions of the two articles compile as they are and behave as on a device.
@Suite @MainActor struct ArticleTests {
  @Test func theAnswersControllerAppearsWhenItsAnimationIsDoneAndNotBefore() {
    let stage = Stage(root: UIViewController())
    let detail = DetailViewController()
    stage.root.present(detail, animated: true)
    stage.advance(by: .milliseconds(1_990))
    #expect(detail.appearances == 0)
    stage.advance(by: .milliseconds(20))
    #expect(detail.appearances == 1)
  }

  @Test func theAnswersPresenterLeavesTheWindowAndComesBack() {
    let stage = Stage(root: UIViewController())
    let detail = DetailViewController()
    stage.root.present(detail, animated: true)
    stage.settle()
    #expect(stage.root.view.window == nil)
    #expect(detail.view.window === stage.window)
    detail.dismiss(animated: true)
    stage.settle()
    #expect(stage.root.view.window === stage.window)
    #expect(stage.root.view.frame == stage.window.bounds)
    #expect(detail.view.window == nil)
    #expect(stage.findings().isEmpty)
  }

  @Test func theAnswersControllerComesFromAStoryboardToo() throws {
    UIStoryboard.register("Detail", in: "Answer") { DetailViewController(coder: $0) }
    let storyboard = UIStoryboard(name: "Answer", bundle: nil)
    let made = storyboard.instantiateViewController(withIdentifier: "Detail")
    #expect(made is DetailViewController)
    #expect(made.modalPresentationStyle == .custom)
  }

  @Test func theQuestionsLookIsOnTheWindowForHalfASecond() {
    let stage = Stage(root: LauncherViewController())
    (stage.root as? LauncherViewController)?.pushLook()
    #expect(stage.window.layer.animationKeys() == ["transition"])
    stage.advance(by: .milliseconds(510))
    #expect(stage.window.layer.animationKeys() == nil)
  }

  @Test func theStorysPresenterIsLostWithTheContainer() throws {
    UIStoryboard.register("Home", in: "Story") { HomeViewController(coder: $0) }
    UIStoryboard.register("Card", in: "Story") { CardViewController(coder: $0) }
    let storyboard = UIStoryboard(name: "Story", bundle: nil)
    let made = storyboard.instantiateInitialViewController()
    let home = try #require(made as? HomeViewController)
    let stage = Stage(root: home)
    home.onShowTapped(home.button)
    stage.settle()
    let card = try #require(home.presentedViewController as? CardViewController)
    #expect(home.view.window === stage.window)
    #expect(card.view.window === stage.window && !card.view.isHidden)
    card.onCloseTapped(home.button)
    stage.settle()
    #expect(home.presentedViewController == nil)
    #expect(home.view.window == nil)
    #expect(stage.findings().contains { $0.severity == .violation })
  }
}
