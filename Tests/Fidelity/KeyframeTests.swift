import Testing
import TransitionCheck
import TransitionTestSupport
import UIKit

/// `UIView.animateKeyframes` (contract H9), and what blocks inside blocks inherit (contract H1).
@Suite(.serialized) @MainActor struct KeyframeTests {
  private typealias Options = UIView.KeyframeAnimationOptions

  /// Keyframes of the view's middle, each with its start, its length and its value, evenly paced.
  private func animate(
    _ scene: AnimatedScene, _ frames: [(Double, Double, CGFloat)], delay: Double = 0, options: Options = [],
    duration: Double = 1
  ) {
    let linear = Options(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: duration, delay: delay, options: options.union(linear)) {
      for (start, length, x) in frames {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) { scene.view.center.x = x }
      }
    } completion: { [journal = scene.journal] finished in
      journal.note("keyframes \(finished)")
    }
  }

  /// The x that shows at times in tenths of a second.
  private func shown(_ scene: AnimatedScene, at tenths: [Int]) -> [Double] {
    var all: [Double] = []
    for tenth in 0...(tenths.last ?? 0) {
      if tenths.contains(tenth) { all.append(((scene.shown ?? -1) * 1000).rounded() / 1000) }
      scene.stage.advance(by: .milliseconds(100))
    }
    return all
  }

  @Test("Each keyframe has its share of the time; the completion comes at the end of all", .contract("H9"))
  func sharesOfTheTime() {
    let scene = AnimatedScene()
    animate(scene, [(0, 0.2, 150), (0.4, 0.4, 250)])
    #expect(scene.view.center.x == 250)
    #expect(shown(scene, at: [0, 1, 2, 3, 4, 6, 8, 9]) == [50, 100, 150, 150, 150, 200, 250, 250])
    #expect(scene.journal.take() == "keyframes true")
  }

  @Test("What is changed outside keyframes takes the whole time", .contract("H9"))
  func outsideKeyframes() throws {
    let scene = AnimatedScene()
    let linear = Options(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      scene.view.alpha = 0
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { scene.view.center.x = 150 }
    }
    #expect(scene.view.layer.animationKeys() == ["opacity", "position"])
    scene.stage.advance(by: .milliseconds(250))
    #expect(try #require(scene.view.layer.presentation()).opacity == 0.75)
    #expect(scene.shown == 50)
  }

  @Test("Keyframes in a keyframe share its time", .contract("H9"))
  func nestedKeyframes() {
    let scene = AnimatedScene()
    let linear = Options(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        #expect(UIView.inheritedAnimationDuration == 1)
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          #expect(UIView.inheritedAnimationDuration == 0.5)
          scene.view.center.x = 150
        }
      }
    }
    #expect(shown(scene, at: [10, 15, 17, 19]) == [50, 50, 90, 130])
  }

  @Test("A block in a keyframe begins with it and takes its time", .contract("H9"))
  func blocksInKeyframes() {
    let scene = AnimatedScene()
    let linear = Options(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 2, delay: 0.5, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { scene.move(to: 150, 9) }
    }
    #expect(shown(scene, at: [10, 15, 19]) == [50, 100, 140])
    #expect(scene.journal.take() == "150.0 true")
  }

  @Test("By leaps, at an even speed, smoothly", .contract("H9"))
  func modes() {
    let frames: [(Double, Double, CGFloat)] = [(0, 0.5, 100), (0.5, 0.5, 250)]
    let discrete = AnimatedScene()
    animate(discrete, frames, options: .calculationModeDiscrete)
    #expect(shown(discrete, at: [0, 4, 5, 9]) == [100, 100, 250, 250])
    let paced = AnimatedScene()
    animate(paced, frames, options: .calculationModePaced)
    #expect(shown(paced, at: [1, 5, 9]) == [70, 150, 230])
    let cubic = AnimatedScene()
    animate(cubic, frames, options: .calculationModeCubic)
    let values = shown(cubic, at: [3, 5])
    #expect(values[1] == 100 && values[0] < 80 && values[0] > 50)
  }

  @Test("Keyframes take the place of what animates the property; its completion hears false", .contract("H3", "H9"))
  func replacing() {
    let scene = AnimatedScene()
    scene.move(to: 150, 1)
    scene.stage.advance(by: .milliseconds(500))
    animate(scene, [(0, 1, 250)])
    // From the old model value, unless they are to begin where things are seen to be.
    #expect(scene.shown == 150)
    scene.stage.nextTurn()
    #expect(scene.journal.take() == "150.0 false")
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.shown == 200)
    animate(scene, [(0, 1, 0)], options: .beginFromCurrentState)
    #expect(scene.shown == 200)
    scene.stage.settle()
    #expect(scene.journal.take() == "keyframes false, keyframes true")
    #expect(scene.shown == 0)
  }

  @Test("Before they begin the old value shows; reversed ones come back", .contract("H7", "H9"))
  func delayAndReverse() {
    let scene = AnimatedScene()
    animate(scene, [(0, 1, 150)], delay: 0.5, options: .autoreverse)
    #expect(shown(scene, at: [4, 10, 20]) == [50, 100, 100])
    #expect(scene.journal.take() == "")
    scene.stage.settle()
    #expect(scene.journal.take() == "keyframes true")
    #expect(scene.stage.now == .milliseconds(2500))
  }

  @Test("Nothing to animate, no time, no animations: as in any block", .contract("H5", "H6", "H9"))
  func unanimated() {
    let scene = AnimatedScene()
    animate(scene, [(0, 1, 50)])
    animate(scene, [(0, 1, 70)], duration: 0)
    UIView.performWithoutAnimation { animate(scene, [(0.5, 0.5, 90)]) }
    #expect(scene.shown == 90)
    scene.stage.nextTurn()
    #expect(scene.journal.take() == "keyframes true, keyframes true, keyframes true")
    #expect(scene.stage.now == .zero)
  }

  @Test("Animations taken off tell the keyframes' completion", .contract("H4", "H9"))
  func takenOff() {
    let scene = AnimatedScene()
    animate(scene, [(0, 0.5, 100), (0.5, 0.5, 200)])
    scene.stage.advance(by: .milliseconds(300))
    scene.stage.simulation.enterBackground()
    scene.stage.nextTurn()
    scene.stage.nextTurn()
    #expect(scene.journal.take() == "keyframes false")
    #expect(scene.shown == 200)
  }

  @Test("A keyframe outside any keyframe animation is made at once", .contract("H9"))
  func strayKeyframe() {
    let scene = AnimatedScene()
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { scene.view.center.x = 99 }
    #expect(scene.shown == 99)
  }

  @Test("A nested block takes the outer curve unless it says otherwise", .contract("H1"))
  func inheritedCurve() {
    for (options, middle) in [([], 75.0), (UIView.AnimationOptions.overrideInheritedCurve, 65.64)] {
      let scene = AnimatedScene()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        #expect(UIView.inheritedAnimationDuration == 1)
        UIView.animate(withDuration: 9, delay: 0, options: options.union(.curveEaseIn)) { scene.view.center.x = 150 }
      }
      #expect(UIView.inheritedAnimationDuration == 0)
      scene.stage.advance(by: .milliseconds(250))
      #expect(abs((scene.shown ?? 0) - (options == [] ? middle : 50 + 100 * easeIn(0.25))) < 0.01)
    }
  }

  private func easeIn(_ fraction: Double) -> Double {
    CAMediaTimingFunction(name: .easeIn).value(at: fraction)
  }

  @Test("What is done without animation inside a block is seen at once", .contract("H6"))
  func unanimatedInside() {
    let scene = AnimatedScene()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.alpha = 0
      UIView.performWithoutAnimation {
        #expect(UIView.inheritedAnimationDuration == 0)
        scene.view.center.x = 150
      }
    }
    #expect(scene.shown == 150)
    #expect(scene.view.layer.animationKeys() == ["opacity"])
    scene.stage.settle()
  }

  @Test("Layout, layer properties and transforms in space are animated like any change", .contract("H1"))
  func everythingInABlock() throws {
    final class Halves: UIView {
      let half = UIView()
      override func layoutSubviews() {
        half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
      }
    }
    let scene = AnimatedScene()
    let halves = Halves(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    halves.addSubview(halves.half)
    scene.stage.root.view.addSubview(halves)
    scene.stage.nextTurn()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      halves.bounds.size.width = 200
      halves.layoutIfNeeded()
      halves.layer.cornerRadius = 8
      halves.transform3D = CATransform3DMakeTranslation(0, 0, 10)
    }
    #expect(halves.half.bounds.width == 100)
    scene.stage.advance(by: .milliseconds(500))
    #expect(try #require(halves.half.layer.presentation()).bounds.width == 75)
    let shown = try #require(halves.layer.presentation())
    #expect(shown.cornerRadius == 4 && shown.transform.m43 == 5)
    scene.stage.settle()
  }
}
