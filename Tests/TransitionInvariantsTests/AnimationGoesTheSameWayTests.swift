import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct AnimationGoesTheSameWayTests {
  private let rule = AnimationGoesTheSameWay()

  /// A presentation whose view animates; what becomes of it is the test's to say.
  private func world(_ story: (World, Int32) -> Void) -> World {
    let world = World(removes: false)
    world.beginPresenting()
    world.user { world.move(world.storyView, to: world.container) }
    world.change(world.storyView) { $0.controller = world.story }
    let animation = world.animate(.to)
    world.returned()
    story(world, animation)
    return world
  }

  @Test func oneThatRanBackAndCompletedIsFound() throws {
    let world = world { world, animation in
      world.wait(100)
      world.recorder.record(.propertyAnimator(.reversed, animator: 1, perMille: 333), transition: world.ordinal)
      world.wait(100)
      world.endAnimation(animation, .reversed)
      world.complete()
      world.rest()
    }
    let finding = try #require(findings(rule, world).first)
    #expect(finding.statement == "the presentation of Story#2 completed although its animation ran back")
    #expect(finding.because == "it was back at its beginning at 200 ms, for animator 1 was turned round at 100 ms")
    #expect(tag(finding, world) == .completeTransition)
    #expect(judged(world) == [rule.name])
  }

  @Test func oneThatRanOnThoughCancelledIsFound() throws {
    let world = world { world, animation in
      world.cancelByFinger()
      world.wait(200)
      world.endAnimation(animation)
      world.complete(false)
      world.rest()
    }
    let finding = try #require(findings(rule, world).first)
    #expect(finding.because == "it was given up at 100 ms, and nothing turned the animation round")
    #expect(world.trace.events[Int(finding.event)].time == .milliseconds(300))
    #expect(judged(world) == [rule.name])
  }

  @Test func thereAndBackByTheTransitionIsRight() {
    #expect(
      findings(
        rule,
        world { world, animation in
          world.cancelByFinger()
          world.wait(100)
          world.endAnimation(animation, .reversed)
          world.complete(false)
        }
      ).isEmpty)
    #expect(
      findings(
        rule,
        world { world, animation in
          world.wait(300)
          world.endAnimation(animation)
          world.complete()
        }
      ).isEmpty)
  }

  /// An app that moves its views by hand animates them back when the finger is off, whatever was on its way.
  @Test func anAnimationBackIsRight() {
    let world = world { world, animation in
      world.cancelByFinger()
      let back = world.animate(.to)
      world.wait(200)
      world.endAnimation(animation)
      world.wait(100)
      world.endAnimation(back)
      world.complete(false)
    }
    #expect(findings(rule, world).isEmpty)
  }

  /// Given the values of before to animate, the same animator goes back by going on.
  @Test func anAnimatorThatIsSentBackIsRight() {
    let world = world { world, animation in
      world.cancelByFinger()
      world.recorder.record(.propertyAnimator(.extended, animator: 1, perMille: 333), transition: world.ordinal)
      world.wait(200)
      world.endAnimation(animation)
      world.complete(false)
    }
    #expect(findings(rule, world).isEmpty)
  }

  @Test func ofTwoThatEndTogetherOneThatWentOnIsEnough() {
    let world = world { world, animation in
      let other = world.animate(.from, of: world.rootView)
      world.wait(300)
      world.endAnimation(animation, .reversed)
      world.endAnimation(other)
      world.complete()
    }
    #expect(findings(rule, world).isEmpty)
  }

  @Test func whatLiesElsewhereMayRunBack() {
    let world = world { world, animation in
      let shade = world.animate(.other, of: world.view("Shade#3"))
      world.wait(300)
      world.endAnimation(animation)
      world.wait(100)
      world.endAnimation(shade, .reversed)
      world.complete()
    }
    #expect(findings(rule, world).isEmpty)
  }

  @Test func whatWasTakenAwaySaysNothing() {
    let world = world { world, animation in
      world.cancelByFinger()
      world.wait(100)
      world.endAnimation(animation, .removed)
      world.complete(false)
    }
    #expect(findings(rule, world).isEmpty)
  }
}
