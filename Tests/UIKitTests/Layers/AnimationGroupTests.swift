import Testing
import TransitionTestSupport
import UIKit

/// Animations that run together, and what a layer answers about its animations.
@Suite(.serialized) @MainActor struct AnimationGroupTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
  }

  private func move(_ duration: Double, begin: Double = 0) -> CABasicAnimation {
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    move.duration = duration
    move.beginTime = begin
    return move
  }

  @Test func childrenKeepTheirOwnTime() throws {
    let scene = AnimatedScene()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    let group = CAAnimationGroup()
    // One begins later and ends earlier, the other has the group's time.
    group.animations = [move(1, begin: 0.5), fade]
    group.duration = 2
    scene.view.layer.add(group, forKey: "both")
    scene.stage.advance(by: .milliseconds(250))
    #expect(scene.shown == 50)
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.shown == 25)
    #expect(try #require(scene.view.layer.presentation()).opacity == 0.375)
    scene.stage.advance(by: .milliseconds(1000))
    #expect(scene.shown == 50)
    #expect(scene.view.layer.animationKeys()?.contains("both") == true)
    #expect(scene.stage.settle().advanced == .milliseconds(250))
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test func theGroupCutsItsChildrenOff() {
    let scene = AnimatedScene()
    let listener = Listener()
    let long = move(10)
    long.delegate = listener
    let group = CAAnimationGroup()
    group.animations = [long]
    group.duration = 1
    group.delegate = listener
    scene.view.layer.add(group, forKey: nil)
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.shown == 5)
    scene.stage.settle()
    #expect(scene.shown == 50)
    // Only the group's own delegate hears.
    #expect(listener.heard == ["start", "stop true"])
  }

  @Test func theGroupsSpeedIsItsChildrens() {
    let scene = AnimatedScene()
    let group = CAAnimationGroup()
    group.animations = [move(1)]
    group.duration = 1
    group.speed = 2
    group.autoreverses = true
    scene.view.layer.add(group, forKey: nil)
    scene.stage.advance(by: .milliseconds(250))
    #expect(scene.shown == 50)
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.shown == 50)
    #expect(scene.stage.settle().advanced == .milliseconds(250))
  }

  @Test func takingAGroupOff() {
    let scene = AnimatedScene()
    let listener = Listener()
    let group = CAAnimationGroup()
    group.animations = [move(1), move(2)]
    group.duration = 1
    group.delegate = listener
    scene.view.layer.add(group, forKey: "group")
    scene.stage.nextTurn()
    #expect((scene.view.layer.animation(forKey: "group") as? CAAnimationGroup)?.animations?.count == 2)
    scene.view.layer.removeAnimation(forKey: "group")
    scene.stage.settle()
    #expect(listener.heard == ["start", "stop false"])
    #expect(scene.view.layer.animationKeys() == nil)
  }

  /// What is changed after it was added changes nothing.
  @Test func theLayerKeepsACopy() {
    let scene = AnimatedScene()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.stiffness = 400
    spring.fromValue = 0
    spring.duration = 1
    scene.view.layer.add(spring, forKey: "spring")
    spring.stiffness = 1
    let kept = scene.view.layer.animation(forKey: "spring") as? CASpringAnimation
    #expect(kept?.stiffness == 400 && kept?.keyPath == "position.x")
    #expect(kept !== spring)
  }

  @Test func whatUIKitAnimatesCanBeAskedFor() throws {
    let scene = AnimatedScene()
    scene.move(to: 100, 2)
    scene.move(to: 150, 1)
    let second = try #require(scene.view.layer.animation(forKey: "position-2") as? CABasicAnimation)
    #expect(second.keyPath == "position" && second.duration == 1 && second.isAdditive)
  }

  /// A key is free again once its animation is over, and none is used twice.
  @Test func keysAreNotUsedTwice() {
    let scene = AnimatedScene()
    scene.move(to: 100, 1)
    scene.move(to: 150, 2)
    scene.move(to: 200, 3)
    scene.stage.advance(by: .seconds(1))
    scene.move(to: 250, 1)
    #expect(scene.view.layer.animationKeys() == ["position-2", "position-3", "position"])
    for _ in 1...2 { UIView.transition(with: scene.view, duration: 1, animations: nil) }
    #expect(scene.view.layer.animationKeys()?.suffix(2) == ["contents", "contents-2"])
    scene.stage.settle()
  }
}
