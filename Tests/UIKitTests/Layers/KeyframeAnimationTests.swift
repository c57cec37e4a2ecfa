import Testing
import TransitionTestSupport
import UIKit

/// What `CAKeyframeAnimation` shows on the way.
@Suite(.serialized) @MainActor struct KeyframeAnimationTests {
  private let keyframes = CAKeyframeAnimation(keyPath: "position.x")

  /// The x that shows at times in tenths of the second the animation takes.
  private func shown(at tenths: [Int]) throws -> [Double] {
    let scene = AnimatedScene()
    keyframes.duration = 1
    scene.view.layer.add(keyframes, forKey: "move")
    var all: [Double] = []
    for tenth in 0..<10 {
      if tenths.contains(tenth) {
        let x = try #require(scene.view.layer.presentation()).position.x
        all.append((x * 1000).rounded() / 1000)
      }
      scene.stage.advance(by: .milliseconds(100))
    }
    #expect(scene.view.layer.animationKeys() == nil)
    return all
  }

  @Test func evenTimes() throws {
    keyframes.values = [0, 10, 30]
    #expect(try shown(at: [0, 1, 5, 6, 9]) == [0, 2, 10, 14, 26])
  }

  @Test func timesOfTheirOwn() throws {
    keyframes.values = [0, 10, 30]
    keyframes.keyTimes = [0, 0.2, 1]
    #expect(try shown(at: [0, 1, 2, 6]) == [0, 5, 10, 20])
  }

  @Test func valuesMayStartLateAndEndEarly() throws {
    keyframes.values = [5, 15]
    keyframes.keyTimes = [0.2, 0.7]
    #expect(try shown(at: [0, 2, 4, 7, 9]) == [5, 5, 9, 15, 15])
  }

  @Test func eachStretchMayHaveAPace() throws {
    keyframes.values = [0, 10, 20]
    let eased = CAMediaTimingFunction(name: .easeIn)
    keyframes.timingFunctions = [CAMediaTimingFunction(name: .linear), eased]
    let values = try shown(at: [2, 6])
    #expect(values[0] == 4)
    #expect(values[1] == ((10 + 10 * eased.value(at: 0.2)) * 1000).rounded() / 1000)
  }

  @Test func leaps() throws {
    keyframes.values = [1, 2]
    keyframes.calculationMode = .discrete
    #expect(try shown(at: [0, 4, 5, 9]) == [1, 1, 2, 2])
  }

  @Test func anEvenSpeed() throws {
    keyframes.values = [0, 10, 40]
    keyframes.keyTimes = [0, 0.9, 1]
    keyframes.calculationMode = .paced
    #expect(try shown(at: [1, 5, 9]) == [4, 20, 36])
  }

  /// Through its values, smoothly: a straight line where they lie on one, and past them where they turn.
  @Test func curves() throws {
    keyframes.values = [0, 10, 20, 10]
    keyframes.keyTimes = [0, 0.2, 0.5, 1]
    keyframes.calculationMode = .cubic
    let values = try shown(at: [2, 5, 6])
    #expect(values[0] == 10 && values[1] == 20)
    #expect(values[2] < 20 && values[2] > 18)
  }

  @Test func aPathIsFollowed() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 30, y: 0), control: CGPoint(x: 20, y: 40))
    let scene = AnimatedScene()
    keyframes.keyPath = "position"
    keyframes.path = path
    keyframes.duration = 2
    scene.view.layer.add(keyframes, forKey: "move")
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.view.layer.presentation()?.position == CGPoint(x: 5, y: 0))
    scene.stage.advance(by: .milliseconds(1000))
    #expect(scene.view.layer.presentation()?.position == CGPoint(x: 20, y: 20))
  }

  @Test func aPathAtAnEvenSpeed() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 0))
    keyframes.keyPath = "position"
    keyframes.path = path
    keyframes.calculationMode = .paced
    #expect(try shown(at: [1, 5]) == [4, 20])
  }

  @Test func valuesMayBeAdded() throws {
    keyframes.values = [0, 10, 0]
    keyframes.isAdditive = true
    #expect(try shown(at: [0, 4, 5]) == [50, 58, 60])
  }

  /// Each run begins where the one before it ended.
  @Test func repetitionsMayGoOn() {
    let scene = AnimatedScene()
    keyframes.values = [0, 10]
    keyframes.isCumulative = true
    keyframes.duration = 1
    keyframes.repeatCount = 3
    scene.view.layer.add(keyframes, forKey: "move")
    scene.stage.advance(by: .milliseconds(2500))
    #expect(scene.shown == 25)
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.shown == 50)
  }

  @Test func withoutValuesItOnlyTakesTime() throws {
    #expect(try shown(at: [0, 5]) == [50, 50])
  }

  /// Parts of a property have key paths of their own.
  @Test func partsOfProperties() throws {
    let scene = AnimatedScene()
    let layer = scene.view.layer
    func add(_ path: String, _ value: Any) {
      let animation = CAKeyframeAnimation(keyPath: path)
      animation.values = [value]
      animation.duration = 1
      layer.add(animation, forKey: path)
    }
    add("bounds.size.width", 20)
    add("bounds.origin", NSValue(cgPoint: CGPoint(x: 3, y: 4)))
    add("position.y", 7.5)
    add("transform.scale", 2)
    add("transform.translation.x", 9)
    scene.stage.advance(by: .milliseconds(500))
    let shown = try #require(layer.presentation())
    #expect(shown.bounds == CGRect(x: 3, y: 4, width: 20, height: 100))
    #expect(shown.position == CGPoint(x: 50, y: 7.5))
    #expect(shown.affineTransform() == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 9, ty: 0))
    #expect(layer.transform.m11 == 1)
  }

  @Test func aTurn() throws {
    let scene = AnimatedScene()
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0
    animation.toValue = Double.pi
    animation.duration = 1
    scene.view.layer.add(animation, forKey: nil)
    scene.stage.advance(by: .milliseconds(500))
    let shown = try #require(scene.view.layer.presentation()).affineTransform()
    #expect(abs(shown.a) < 1e-9 && abs(shown.b - 1) < 1e-9)
  }
}
