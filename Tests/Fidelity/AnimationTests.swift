import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// What `UIView.animate` does with values, time and completions (contract H1–H7).
@Suite @MainActor struct AnimationTests {
  @Test("The model changes at once, what is seen moves", .contract("H1"))
  func modelAndPresentation() {
    let scene = AnimatedScene()
    scene.move(to: 250, 1)
    #expect(scene.view.center.x == 250)
    #expect(scene.shown == 50)
    scene.stage.advance(by: .milliseconds(250))
    #expect(scene.shown == 100)
    scene.stage.advance(by: .milliseconds(750))
    #expect(scene.shown == 250)
  }

  @Test("Unless told otherwise the pace is slow, fast, slow", .contract("H1"))
  func defaultCurve() throws {
    let scene = AnimatedScene()
    scene.move(to: 150, 1, options: [])
    scene.stage.advance(by: .milliseconds(500))
    #expect(abs(try #require(scene.shown) - 100) < 0.5)
  }

  @Test("A nested block takes the outer duration unless it says otherwise", .contract("H1"))
  func nestedBlocks() {
    for (options, end) in [([], 1.0), (UIView.AnimationOptions.overrideInheritedDuration, 3.0)] {
      let scene = AnimatedScene()
      UIView.animate(withDuration: 1) {
        scene.view.alpha = 0.5
        scene.move(to: 250, 3, options: options)
      }
      scene.stage.advance(by: .seconds(end) - .milliseconds(1))
      #expect(scene.journal.take() == "")
      scene.stage.advance(by: .milliseconds(1))
      #expect(scene.journal.take() == "250.0 true")
    }
  }

  @Test("Completions hear whether the animation ran to its end", .contract("H2"))
  func finishedFlag() {
    let scene = AnimatedScene()
    scene.move(to: 250, 1)
    scene.stage.advance(by: .seconds(1))
    #expect(scene.journal.take() == "250.0 true")
    scene.move(to: 100, 1)
    scene.stage.advance(by: .milliseconds(500))
    scene.view.layer.removeAllAnimations()
    scene.stage.nextTurn()
    #expect(scene.journal.take() == "100.0 false")
  }

  @Test("Animations of one property add up; both complete, each at its own end", .contract("H3"))
  func additive() {
    let scene = AnimatedScene()
    scene.move(to: 150, 1)
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.shown == 100)
    scene.move(to: 250, 1)
    #expect(scene.shown == 100)
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.shown == 200)
    #expect(scene.journal.take() == "150.0 true")
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.shown == 250)
    #expect(scene.journal.take() == "250.0 true")
  }

  @Test("A repeating animation takes the old one's place", .contract("H3"))
  func repeatingReplaces() {
    let scene = AnimatedScene()
    scene.move(to: 150, 1)
    scene.stage.advance(by: .milliseconds(100))
    scene.move(to: 250, 1, options: [.repeat, .curveLinear])
    scene.stage.nextTurn()
    #expect(scene.journal.take() == "150.0 false")
  }

  @Test("What begins from the current state takes the place of what repeats, and of keyframes", .contract("H3"))
  func fromCurrentStateReplaces() {
    for isKeyframes in [false, true] {
      let scene = AnimatedScene()
      if isKeyframes {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
          scene.view.center.x = 250
        } completion: { [journal = scene.journal] in
          journal.note("250.0 \($0)")
        }
      } else {
        scene.move(to: 250, 1, options: [.repeat, .curveLinear])
      }
      scene.stage.advance(by: .milliseconds(250))
      let before = scene.shownToTheThousandth
      scene.move(to: 200, 1, options: [.beginFromCurrentState, .curveLinear])
      #expect(scene.shownToTheThousandth == before)
      #expect(scene.view.layer.animationKeys() == ["position"])
      scene.stage.advance(by: .milliseconds(500))
      #expect(abs(scene.shownToTheThousandth - (before + 200) / 2) < 0.002)
      #expect(scene.journal.take() == "250.0 false")
      scene.stage.advance(by: .milliseconds(500))
      #expect(scene.journal.take() == "200.0 true")
    }
  }

  @Test("Transforms in the plane add up; one that leaves it takes the old one's place", .contract("H3"))
  func transforms() throws {
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    for (transform, isAffine) in [(CATransform3DMakeTranslation(100, 0, 0), true), (perspective, false)] {
      let scene = AnimatedScene()
      func turn(to transform: CATransform3D, _ name: String) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          scene.view.layer.transform = transform
        } completion: { [journal = scene.journal] in
          journal.note("\(name) \($0)")
        }
      }
      turn(to: CATransform3DMakeTranslation(50, 0, 0), "first")
      scene.stage.advance(by: .milliseconds(500))
      turn(to: transform, "second")
      scene.stage.nextTurn()
      #expect(scene.journal.take() == (isAffine ? "" : "first false"))
      let shown = try #require(scene.view.layer.presentation())
      #expect(abs(shown.transform.m41 - (isAffine ? 25 : 50)) < 0.001)
      scene.stage.settle()
      #expect(scene.journal.take() == (isAffine ? "first true, second true" : "second true"))
    }
  }

  @Test("Set twice in one block, a transform in space is one animation, which ends well", .contract("H3"))
  func transformsInOneBlock() throws {
    let scene = AnimatedScene()
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.layer.transform = perspective
      scene.view.layer.transform = CATransform3DRotate(perspective, 1, 0, 1, 0)
    } completion: { [journal = scene.journal] in
      journal.note("\($0)")
    }
    #expect(scene.view.layer.animationKeys() == ["transform"])
    #expect(try #require(scene.view.layer.presentation()).transform.m34 == 0)
    scene.stage.settle()
    #expect(scene.journal.take() == "true")
  }

  @Test("Repeated so many times, and back again, it completes after all of them", .contract("H3"))
  func modifiedAnimations() {
    for (count, autoreverses, seconds) in [(3.0, false, 3.0), (1.5, true, 3), (2, true, 4), (1, false, 1)] {
      let scene = AnimatedScene()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.alpha = 0
        UIView.modifyAnimations(withRepeatCount: CGFloat(count), autoreverses: autoreverses) {
          scene.view.center.x = 150
        }
      } completion: { [journal = scene.journal] in
        journal.note("\($0)")
      }
      scene.stage.advance(by: .seconds(seconds) - .milliseconds(250))
      #expect(scene.shownToTheThousandth == (autoreverses && count == 2 ? 75 : 125))
      #expect(scene.journal.take() == "")
      scene.stage.advance(by: .milliseconds(250))
      #expect(scene.journal.take() == "true" && scene.shown == 150)
    }
  }

  @Test("The system's deletion takes views out before its completion runs", .contract("H2"))
  func deletion() {
    let scene = AnimatedScene()
    UIView.perform(.delete, on: [scene.view]) {
      scene.stage.root.view.alpha = 0.5
    } completion: { [journal = scene.journal] in
      journal.note("\($0) \(scene.view.superview == nil)")
    }
    #expect(scene.view.superview != nil && scene.stage.root.view.alpha == 0.5)
    scene.stage.settle()
    #expect(scene.journal.take() == "true true")
  }

  @Test("Awaited, an animation answers at its end", .contract("H2"))
  func awaited() {
    let scene = AnimatedScene()
    let journal = scene.journal
    Task { @MainActor in
      journal.note("\(await UIView.animate(withDuration: 1) { scene.view.center.x = 150 })")
      let removed = await UIView.animate(withDuration: 1, delay: 0.5, options: []) { scene.view.center.x = 250 }
      journal.note("\(removed)")
      await UIView.animateKeyframes(withDuration: 1, delay: 0) { scene.view.alpha = 0 }
      await UIView.transition(with: scene.view, duration: 1, animations: nil)
      journal.note("end")
    }
    scene.stage.advance(by: .milliseconds(999))
    #expect(journal.take() == "")
    scene.stage.advance(by: .milliseconds(1))
    scene.stage.nextTurn()
    #expect(journal.take() == "true" && scene.view.center.x == 250)
    scene.stage.advance(by: .milliseconds(700))
    scene.view.layer.removeAllAnimations()
    scene.stage.advance(by: .milliseconds(1))
    #expect(journal.take() == "false")
    scene.stage.settle()
    scene.stage.advance(by: .seconds(2))
    #expect(journal.take() == "end")
  }

  @Test("What begins on a layer in no window comes off at once", .contract("H4"))
  func beginningOutsideAnyWindow() {
    let scene = AnimatedScene()
    let (view, layer) = (UIView(), CALayer())
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0 }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 5
    layer.add(fade, forKey: nil)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 9 }
    animator.addCompletion { [journal = scene.journal] in journal.note("animator \($0)") }
    animator.pauseAnimation()
    scene.stage.advance(by: .zero)
    #expect(view.layer.animationKeys() == ["position"], "a paused animator waits")
    #expect(layer.animationKeys() == nil)
    animator.startAnimation()
    scene.stage.advance(by: .zero)
    #expect(view.layer.animationKeys() == nil)
    #expect(scene.journal.take() == "animator end" && scene.stage.now == .zero)
  }

  @Test(
    "What leaves the window between two turns loses its animations then", .contract("H4"), arguments: [false, true])
  func leavingBetweenTurns(isBare: Bool) {
    let scene = AnimatedScene()
    let layer = isBare ? CALayer() : scene.view.layer
    if isBare { scene.view.layer.addSublayer(layer) }
    scene.stage.nextTurn()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.duration, fade.repeatCount) = (1, .infinity)
    layer.add(fade, forKey: nil)
    scene.stage.settle()
    layer.removeFromSuperlayer()
    scene.stage.advance(by: .zero)
    #expect(layer.animationKeys() == nil)
  }

  @Test("A view that leaves the window loses its animations", .contract("H4"))
  func leavingTheWindow() {
    let scene = AnimatedScene()
    scene.move(to: 250, 1)
    scene.stage.advance(by: .milliseconds(100))
    scene.view.removeFromSuperview()
    scene.stage.nextTurn()
    scene.stage.advance(by: .milliseconds(1))
    #expect(scene.journal.take() == "250.0 false")
    #expect(scene.view.center.x == 250)
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test("A transaction hears of removed animations too", .contract("H4", "H13"))
  func removalAndTransactions() {
    let scene = AnimatedScene()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [journal = scene.journal] in journal.note("transaction") }
    scene.move(to: 250, 1)
    CATransaction.commit()
    scene.stage.advance(by: .milliseconds(100))
    #expect(scene.journal.take() == "")
    scene.view.layer.removeAllAnimations()
    scene.stage.nextTurn()
    #expect(scene.journal.take() == "250.0 false, transaction")
  }

  @Test(
    "A block that changes nothing completes at once, in the call or in the next turn", .contract("H5"),
    arguments: Variants.of(\.emptyAnimation))
  func nothingToAnimate(variant: UIKitVariant) {
    let scene = AnimatedScene(variant)
    scene.move(to: 50, 2)
    let isInside = variant.emptyAnimation == .insideCall
    #expect(scene.journal.take() == (isInside ? "50.0 true" : ""))
    scene.stage.nextTurn()
    #expect(scene.journal.take() == (isInside ? "" : "50.0 true"))
    #expect(scene.stage.now == .zero)
  }

  @Test(
    "Without a duration nothing is animated; the completion comes in the next turn", .contract("H6"),
    arguments: [0.0, -1])
  func noDuration(duration: Double) {
    let scene = AnimatedScene()
    scene.move(to: 250, duration)
    #expect(scene.shown == 250)
    #expect(scene.journal.take() == "")
    scene.stage.nextTurn()
    #expect(scene.journal.take() == "250.0 true")
  }

  @Test(
    "With animations disabled likewise, or inside the call, as chosen", .contract("H6"),
    arguments: Variants.of(\.disabledAnimation))
  func disabled(variant: UIKitVariant) {
    let scene = AnimatedScene(variant)
    UIView.performWithoutAnimation { scene.move(to: 250, 1) }
    #expect(scene.shown == 250)
    let isInside = variant.disabledAnimation == .insideCall
    #expect(scene.journal.take() == (isInside ? "250.0 true" : ""))
    scene.stage.nextTurn()
    #expect(scene.journal.take() == (isInside ? "" : "250.0 true"))
  }

  @Test("During the delay the old value shows; the completion comes after delay and duration", .contract("H7"))
  func delay() {
    let scene = AnimatedScene()
    scene.move(to: 250, 1, delay: 0.5)
    #expect(scene.view.center.x == 250)
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.shown == 50)
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.shown == 150)
    #expect(scene.journal.take() == "")
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.journal.take() == "250.0 true")
  }

  @Test("A spring passes its end and comes back; it completes at its duration", .contract("H8"))
  func spring() throws {
    let scene = AnimatedScene()
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
      scene.view.center.x = 250
    } completion: { [journal = scene.journal] in
      journal.note("\($0)")
    }
    var furthest: CGFloat = 0
    for _ in 1..<100 {
      scene.stage.advance(by: .milliseconds(10))
      furthest = max(furthest, try #require(scene.shown))
    }
    #expect(furthest > 260)
    #expect(scene.journal.take() == "")
    scene.stage.advance(by: .milliseconds(10))
    #expect(scene.journal.take() == "true")
  }

  @Test("A critically damped spring, and one that bounces not at all, do not pass their end", .contract("H8"))
  func dampedSprings() throws {
    for bounces in [nil, 0.0, 0.5] {
      let scene = AnimatedScene()
      let change = { scene.view.center.x = 250 }
      if let bounces {
        UIView.animate(springDuration: 1, bounce: bounces, animations: change)
      } else {
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: change)
      }
      var furthest = 0.0
      for _ in 1..<100 {
        scene.stage.advance(by: .milliseconds(10))
        furthest = max(furthest, scene.shownToTheThousandth)
      }
      #expect((furthest > 250.1) == (bounces == 0.5))
      scene.stage.advance(by: .milliseconds(10))
      #expect(scene.shown == 250 && scene.view.layer.animationKeys() == nil)
    }
  }

  @Test("Time goes on for a view that is not seen", .contract("H16"))
  func hiddenView() {
    for isHidden in [true, false] {
      let scene = AnimatedScene()
      if isHidden { scene.view.isHidden = true } else { scene.view.alpha = 0 }
      scene.move(to: 250, 1)
      scene.stage.advance(by: .milliseconds(500))
      #expect(scene.shown == 150)
      scene.view.isHidden = false
      scene.stage.advance(by: .milliseconds(500))
      #expect(scene.journal.take() == "250.0 true")
    }
  }
}
