import Testing
import TransitionDriver
import UIKit

/// Layout as people write it is laid out.
@Suite @MainActor struct LayoutShapeTests {
  @Test func aCardFollowsTheSafeArea() throws {
    let stage = Stage(root: CardHostController())
    let host = try #require(stage.root as? CardHostController)
    #expect(host.card.frame == CGRect(x: 0, y: 0, width: 390, height: 795))
    #expect(host.log == ["margins", "margins", "safe area", "constraints"])
    #expect(host.card.log == ["frame", "updateConstraints", "frame", "layoutSubviews"])
    stage.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    stage.settle()
    #expect(host.card.frame == CGRect(x: 0, y: 47, width: 390, height: 714))
    host.grow()
    #expect(host.card.frame.height == 663 && host.card.layer.animationKeys()?.contains("bounds") == true)
    #expect(host.card.title.frame == CGRect(x: 24, y: 12, width: 354, height: 639))
    stage.settle()
    #expect(!host.card.needsUpdateConstraints())
    #expect(host.room == 358)
  }
}
