import Testing
import TransitionCheck
import UIKit

/// The shapes of people's code do what they do on a device. One file for the three language modes: each links to it.
@Suite @MainActor struct ShapeTests {
  @Test func aDimmedGalleryComesAndGoes() throws {
    let stage = Stage(root: UIViewController())
    let gallery = GalleryController()
    stage.root.present(gallery, animated: true)
    stage.settle()
    let dimming = try #require(gallery.presentationController as? DimmingPresentationController)
    #expect(gallery.view.frame.origin.y == dimming.containerView!.frame.height / 3)
    #expect(gallery.view.layer.cornerRadius == 12)
    #expect(stage.root.topMost === gallery)
    gallery.close(UIButton())
    stage.settle()
    #expect(gallery.ended == 2)
    #expect(gallery.view.window == nil)
    #expect(stage.findings() == [])
  }

  @Test func keyframesFramesAndCallsLater() {
    let forms = FormsController()
    let stage = Stage(root: forms)
    stage.nextTurn()
    forms.keyframesAndFrames()
    stage.settle()
    #expect(forms.log == ["tick", "touched", "keyframes true"])
  }

  @Test func theGalleryPassesTheRules() {
    checkTransitions("gallery", cases: 50) { GalleryController() }
  }

  @Test func timersBeatUntilTheirOwnerDies() {
    let stage = Stage(root: UIViewController())
    weak var dead: PulseController?
    do {
      let pulse = PulseController()
      dead = pulse
      pulse.loadViewIfNeeded()
      stage.advance(by: .milliseconds(350))
      #expect(pulse.beats == 3)
      NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
      stage.nextTurn()
      #expect(pulse.notes == 1)
      #expect(pulse.description.hasPrefix("PulseController 3"))
    }
    #expect(dead == nil)
    stage.advance(by: .seconds(1))
  }

  @Test func viewsThatAreEmbeddedAndRounded() {
    let box = embed()
    roundCorners(of: box, radius: 3)
    #expect(box.layer.cornerRadius == 3 && box.layer.masksToBounds && box.subviews.count == 1)
    var elements = SharedElements(from: box, to: UIView(frame: CGRect(x: 0, y: 10, width: 0, height: 0)))
    elements.takeSnapshot()
    #expect(elements.distance == 10 && elements.snapshot == nil)
    #expect(BadgeView(frame: box.bounds).layer is CAShapeLayer)
    #expect(name(of: .custom) == "custom" && name(of: .automatic) == "sheet")
    #expect(Theme.accent != Theme.dimming && Theme.placeholder.superview == nil)
  }

  @Test func everyFormOfAnimationEnds() throws {
    let stage = Stage(root: FormsController())
    let forms = try #require(stage.root as? FormsController)
    forms.animateEveryWay()
    stage.settle()
    #expect(forms.log.sorted() == ["both true", "labelled", "trailing true"])
    #expect(forms.box.alpha == 0.5 && forms.box.bounds.width == 50)
  }

  @Test func layersAnimateAndTellTheirTransaction() throws {
    let stage = Stage(root: FormsController())
    let forms = try #require(stage.root as? FormsController)
    forms.animateLayers()
    #expect(forms.box.layer.animation(forKey: "fade")?.value(forKey: "name") as? String == "fade")
    stage.advance(by: .milliseconds(100))
    let shown = try #require(forms.box.layer.presentation())
    #expect(shown.opacity > 0 && shown.opacity < 1)
    #expect(shown.transform.m11 < 1)
    stage.settle()
    #expect(forms.log == ["transaction"])
    #expect(stage.root.view.layer.sublayerTransform.m34 == -1.0 / 500)
  }

  @Test func whatComesLaterComesInOrder() throws {
    let stage = Stage(root: FormsController())
    let forms = try #require(stage.root as? FormsController)
    forms.later()
    stage.nextTurn()
    stage.nextTurn()
    stage.nextTurn()
    #expect(forms.log.sorted() == ["async", "hop", "task"])
    stage.advance(by: .milliseconds(550))
    #expect(forms.log.last == "later")
    stage.advance(by: .milliseconds(100))
    #expect(forms.log.last == "much later")
  }

  @Test func propertyAnimatorsRunAndTurn() throws {
    let stage = Stage(root: PullDownController())
    let controller = try #require(stage.root as? PullDownController)
    let views = [UIView(), UIView()]
    for view in views { controller.view.addSubview(view) }
    stage.nextTurn()
    controller.expand(views)
    stage.advance(by: .milliseconds(200))
    controller.flip()
    stage.settle()
    #expect(controller.log == ["start"] && views.allSatisfy { $0.bounds.height == 0 && $0.alpha == 1 })
    controller.expand(views)
    stage.settle()
    #expect(controller.log == ["start", "end"] && views.allSatisfy { $0.bounds.height == 20 && $0.alpha == 0.5 })
  }

  @Test func aPulledDismissalMayChangeItsMind() {
    let stage = Stage(root: UIViewController())
    let controller = PullDownController()
    controller.modalPresentationStyle = .custom
    stage.root.present(controller, animated: false)
    stage.settle()
    controller.transitioningDelegate = controller
    controller.isPulled = true
    controller.dismiss(animated: true)
    stage.nextTurn()
    controller.driver.update(0.4)
    controller.driver.finish()
    stage.advance(by: .milliseconds(50))
    controller.driver.pause()
    controller.driver.cancel()
    #expect(stage.settle().isAtRest)
    #expect(stage.root.presentedViewController === controller && controller.view.transform == .identity)
    controller.isPulled = false
    controller.dismiss(animated: true)
    #expect(stage.settle().isAtRest)
    #expect(stage.root.presentedViewController == nil && stage.findings().isEmpty)
  }

  @Test func selectorsReachControlsAndNotifications() throws {
    let stage = Stage(root: FormsController())
    let forms = try #require(stage.root as? FormsController)
    forms.button.sendActions(for: .touchDown)
    stage.tap(forms.button)
    forms.observe()
    NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
    #expect(forms.log == ["touched", "tapped Close", "entered true"])
    NotificationCenter.default.removeObserver(forms)
    NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
    #expect(forms.log.count == 3)
  }

  @Test func theAppKnowsItsWindow() {
    let stage = Stage(root: FormsController())
    let app = appearanceOfTheApp()
    #expect(app.window === stage.window && app.isActive && app.isPortrait && app.scale == UIScreen.main.scale)
    #expect(UIApplication.shared.windows == [stage.window])
    #expect((stage.root as? FormsController)?.chain() == 4)
    let progress = ProgressView()
    progress.progress = 3
    progress.layoutIfNeeded()
    #expect(progress.progress == 1 && progress.accessibilityTraits.contains(.button))
    #expect(UIView.makeDimming().frame == stage.window.bounds)
    #expect(stage.root.view.snapshot != nil)
  }
}
