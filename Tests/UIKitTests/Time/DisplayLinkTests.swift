import Testing
import TransitionTestSupport
import UIKit

#if !canImport(ObjectiveC)
  /// Frames in virtual time, and methods called later.
  @Suite(.serialized) @MainActor struct DisplayLinkTests {
    @MainActor private final class Counter: NSObject {
      var frames: [Int64] = []
      var last: Double?
      var heard: [String] = []

      func frame(_ link: CADisplayLink) {
        frames.append(Int64((link.timestamp * 1e6).rounded()) - 1_000_000_000)
        last = link.targetTimestamp - link.timestamp
      }
      func end(_ link: CADisplayLink) { link.invalidate() }
      func plain() { heard.append("plain") }
      func hear(_ text: String) { heard.append(text) }
    }

    private func link(_ counter: Counter, _ change: (CADisplayLink) -> Void = { _ in }) -> CADisplayLink {
      let link = CADisplayLink(target: counter, selector: Selector("frame:", Counter.frame(_:)))
      change(link)
      link.add(to: .main, forMode: .common)
      return link
    }

    @Test func sixtyFramesASecond() {
      let scene = AnimatedScene()
      let counter = Counter()
      let link = link(counter)
      scene.stage.advance(by: .seconds(1))
      #expect(counter.frames.count == 60)
      #expect(counter.frames.prefix(3) == [16_667, 33_333, 50_000])
      #expect(counter.frames.last == 1_000_000)
      #expect(abs((counter.last ?? 0) - link.duration) < 1e-9)
      link.invalidate()
    }

    @Test func fewerFrames() {
      let scene = AnimatedScene()
      let (half, third) = (Counter(), Counter())
      let links = [
        link(half) { $0.preferredFramesPerSecond = 30 },
        link(third) { $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20) },
      ]
      scene.stage.advance(by: .seconds(1))
      #expect(half.frames.count == 30 && third.frames.count == 20)
      #expect(third.frames.prefix(2) == [50_000, 100_000])
      for link in links { link.invalidate() }
    }

    @Test func pausing() {
      let scene = AnimatedScene()
      let counter = Counter()
      let link = link(counter)
      scene.stage.advance(by: .milliseconds(100))
      link.isPaused = true
      scene.stage.advance(by: .seconds(1))
      #expect(counter.frames.count == 6)
      #expect(!scene.stage.simulation.loop.hasPendingWork)
      link.isPaused = false
      scene.stage.advance(by: .milliseconds(100))
      #expect(counter.frames.count == 12)
      link.remove(from: .main, forMode: .common)
      scene.stage.advance(by: .milliseconds(100))
      #expect(counter.frames.count == 12)
    }

    @Test func noFramesInTheBackground() {
      let scene = AnimatedScene()
      let counter = Counter()
      let link = link(counter)
      scene.stage.simulation.enterBackground()
      scene.stage.advance(by: .seconds(1))
      #expect(counter.frames == [])
      scene.stage.simulation.enterForeground()
      scene.stage.advance(by: .milliseconds(50))
      #expect(counter.frames.count == 3)
      link.invalidate()
    }

    /// Promise 6: what goes on for ever keeps no story from coming to rest.
    @Test func nothingWaitsForFrames() {
      let scene = AnimatedScene()
      let counter = Counter()
      let link = link(counter)
      #expect(scene.stage.settle().advanced == .zero)
      scene.move(to: 100, 0.5)
      let rest = scene.stage.settle()
      #expect(rest.isAtRest && rest.advanced == .milliseconds(500))
      #expect(counter.frames.count == 30)
      link.invalidate()
    }

    /// The target lives as long as its link; whoever invalidates it from inside hears no more.
    @Test func theTargetIsKept() {
      let scene = AnimatedScene()
      weak var counter: Counter?
      do {
        let made = Counter()
        counter = made
        CADisplayLink(target: made, selector: Selector("end:", Counter.end(_:))).add(to: .main, forMode: .default)
      }
      #expect(counter != nil)
      scene.stage.advance(by: .seconds(1))
      #expect(counter == nil)
    }

    @Test func callsLater() {
      let scene = AnimatedScene()
      let counter = Counter()
      let (plain, hear) = (Selector("plain", Counter.plain), Selector("hear:", Counter.hear(_:)))
      counter.perform(hear, with: "later", afterDelay: 0.5)
      counter.perform(plain, with: nil, afterDelay: 0)
      #expect(counter.heard == [])
      scene.stage.nextTurn()
      #expect(counter.heard == ["plain"])
      scene.stage.advance(by: .milliseconds(500))
      #expect(counter.heard == ["plain", "later"])
    }

    @Test func callsTakenBack() {
      let scene = AnimatedScene()
      let counter = Counter()
      let (plain, hear) = (Selector("plain", Counter.plain), Selector("hear:", Counter.hear(_:)))
      counter.perform(hear, with: "a", afterDelay: 0.5)
      counter.perform(hear, with: "b", afterDelay: 0.5)
      counter.perform(plain, with: nil, afterDelay: 0.5)
      NSObject.cancelPreviousPerformRequests(withTarget: counter, selector: hear, object: "a")
      scene.stage.advance(by: .seconds(1))
      #expect(counter.heard == ["b", "plain"])
      counter.perform(plain, with: nil, afterDelay: 0.5)
      NSObject.cancelPreviousPerformRequests(withTarget: counter)
      scene.stage.advance(by: .seconds(1))
      #expect(counter.heard == ["b", "plain"])
    }

    @Test func theNextTurn() {
      let scene = AnimatedScene()
      let counter = Counter()
      RunLoop.main.perform { MainActor.assumeIsolated { counter.heard.append("block") } }
      #expect(counter.heard == [])
      scene.stage.nextTurn()
      #expect(counter.heard == ["block"])
    }
  }
#endif
