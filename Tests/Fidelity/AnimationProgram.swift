import TransitionCheck
import UIKit

/// Performs a random program of animations on a stage, and says what is wrong once all is over.
@MainActor
final class AnimationProgram {
  let stage = Stage(root: UIViewController())
  private let views = (0..<6).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
  /// The layers of three views, one that belongs to none, and for each animator one that nothing else animates.
  let layers: [CALayer]
  let animators = (0..<3).map { AnimatorSlot(layer: 4 + $0) }
  /// How often each call was made of an animator with a layer of its own.
  var exercised: [String: Int] = [:]
  /// The animator whose block is being run.
  var owner: AnimatorSlot?
  /// How many blocks that animate nothing are open.
  private var quietBlocks = 0
  /// What was set last, by layer and property; `nil` where several animators may have set it.
  var expected: [[LawValue?]] = []
  /// How often each completion ran, and whether it must not.
  private var completions: [Int] = []
  private var dropped: Set<Int> = []
  private var starts: [Int] = []
  private var mishap: String?

  init() {
    layers = views.prefix(3).map(\.layer) + [CALayer()] + views.suffix(3).map(\.layer)
    for (index, view) in views.enumerated() where index != 2 { stage.root.view.addSubview(view) }
    views[1].addSubview(views[2])
    views[0].layer.addSublayer(layers[3])
    stage.nextTurn()
    UIView.performWithoutAnimation {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for (index, _) in layers.enumerated() {
        expected.append(LawProperty.allCases.map { _ in .exactly(0) })
        for property in LawProperty.allCases { set(index, property, 0) }
      }
      CATransaction.commit()
    }
  }

  func perform(_ step: AnimationStep) {
    let simulation = stage.simulation
    switch step {
    case .make(let action): perform(action)
    case .advance(let milliseconds): stage.advance(by: .milliseconds(milliseconds))
    case .removeAll(let index): layers[index].removeAllAnimations()
    case .removeFirst(let index):
      if let key = layers[index].animationKeys()?.first { layers[index].removeAnimation(forKey: key) }
    case .leave(let index): layers[index].removeFromSuperlayer()
    case .enter(let index): enter(index)
    case .background: simulation.enterBackground()
    case .foreground: simulation.enterForeground()
    case .removeEverything: simulation.removeAnimations()
    case .hitch(let milliseconds): simulation.loop.stall(for: Int64(milliseconds) * 1_000_000)
    case .speed(let index, let speed): setSpeed(index, speed)
    case .animations(let enabled): UIView.setAnimationsEnabled(enabled)
    case .call(let number, let call): perform(call, of: slot(for: call, animators[number]))
    }
    check(isOver: false)
  }

  func expectAnotherCompletion() { completions.append(0) }

  /// What is wrong after everything has come to rest.
  var complaint: String? {
    stage.simulation.enterForeground()
    for _ in 0..<4 { for animator in animators { finish(animator) } }
    if !stage.settle().isAtRest { return "never at rest" }
    // Completions that come a turn later, and what they start.
    for _ in 0..<4 {
      stage.advance(by: .milliseconds(1))
      stage.settle()
    }
    check(isOver: true)
    return mishap
  }

  private func enter(_ index: Int) {
    if index == 3 { return layers[0].addSublayer(layers[3]) }
    if index == 2 { return views[1].addSubview(views[2]) }
    stage.root.view.addSubview(views[index])
  }

  /// Changes the speed without a leap in the layer's time.
  private func setSpeed(_ index: Int, _ speed: Double) {
    let layer = layers[index]
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    let parent = layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
    layer.timeOffset = now
    layer.beginTime = parent
    layer.speed = Float(speed)
  }

  /// Calls back `body` and counts it.
  func completion(_ body: [LawAction]) -> () -> Void {
    let number = completions.count
    completions.append(0)
    return { [unowned self] in
      completions[number] += 1
      // One that runs in the call that made it may be in an animator's block, which animates what it changes too.
      if completions[number] == 1 { for action in body { perform(action) } }
    }
  }

  /// The next completion's number.
  var nextCompletion: Int { completions.count }
  /// Completions that must not run any more.
  func drop(_ numbers: [Int]) { for number in numbers where completions[number] == 0 { dropped.insert(number) } }

  private func set(_ index: Int, _ property: LawProperty, _ value: Int) {
    let index = owner.map { $0.isLoose ? index : $0.layer } ?? index
    if quietBlocks == 0 { owner?.note(property, value, now: expected[index][property.rawValue]) }
    let isUnclear = owner?.isLoose == true || expected[index][property.rawValue] == nil
    expected[index][property.rawValue] = isUnclear ? nil : .exactly(value)
    let (layer, number) = (layers[index], Double(value))
    switch property {
    case .x: layer.position.x = 10 * number
    case .width: layer.bounds.size.width = 10 + number
    case .opacity: layer.opacity = Float(1 - number / 8)
    case .cornerRadius: layer.cornerRadius = number
    case .transform:
      var transform = CATransform3DMakeScale(1 + number, 1, 1)
      // One that leaves the plane does not add up with others.
      if value == 4 { transform.m34 = -0.01 }
      layer.transform = transform
    case .color: layer.backgroundColor = CGColor(red: number / 4, green: 0, blue: 0, alpha: 1)
    }
  }

  /// What must hold at any time, and what must hold in the end.
  private func check(isOver: Bool) {
    for (index, layer) in layers.enumerated() {
      let shown = layer.presentation()
      if let shown, !shown.position.x.isFinite { note("layer \(index) shows no number") }
      let keys = layer.animationKeys() ?? []
      if Set(keys).count != keys.count { note("a key of layer \(index) is used twice") }
      if isOver, !keys.isEmpty { note("layer \(index) has animations left") }
      for property in LawProperty.allCases {
        switch expected[index][property.rawValue] {
        case .exactly(let value):
          if !has(layer, property, value) { note("the model of layer \(index) is not what was set last") }
        case .about(let value):
          if abs(number(layer, property) - value) > 0.0001 { note("the model of layer \(index) is not what was seen") }
        case nil: break
        }
        if isOver, let shown, number(shown, property) != number(layer, property) {
          note("layer \(index) does not show its model")
        }
      }
    }
    if isOver, stage.simulation.finiteAnimations != 0 { note("a finite animation is alive") }
    if stage.trace.hasRaised { note("UIKit raised an exception") }
    for (number, count) in completions.enumerated()
    where count > 1 || isOver && count != (dropped.contains(number) ? 0 : 1) {
      note("completion \(number) ran \(count) times")
    }
    for (number, count) in starts.enumerated() where count > 1 { note("delegate \(number) heard \(count) starts") }
  }

  func note(_ text: String) { if mishap == nil { mishap = text } }
}

// MARK: - Actions

extension AnimationProgram {
  func perform(_ action: LawAction) {
    switch action {
    case .change(let index, let property, let value): set(index, property, value)
    case .unanimated(let actions):
      quietBlocks += 1
      UIView.performWithoutAnimation { for action in actions { perform(action) } }
      quietBlocks -= 1
    case .transaction(let actions):
      CATransaction.begin()
      CATransaction.setCompletionBlock(completion([]))
      for action in actions { perform(action) }
      CATransaction.commit()
    case .animator(let overrides, let duration, let delay, let actions, let later):
      let end = completion(later)
      let options: UIView.AnimationOptions = overrides ? [.overrideInheritedDuration, .overrideInheritedCurve] : []
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: length(duration), delay: Double(delay) / 1000, options: options
      ) { [unowned self] in
        // Where nothing animates it has a way of its own, and the one around it takes back nothing of this.
        let isQuiet = !UIView.areAnimationsEnabled
        if isQuiet { quietBlocks += 1 }
        for action in actions { perform(action) }
        if isQuiet { quietBlocks -= 1 }
      } completion: { _ in
        end()
      }
    case .explicit(let index, let kind, let property, let duration, let delay, let repeats):
      // What is added by hand to a layer of an animator's own would show in its stead.
      if let owner, !owner.isLoose { return }
      add(kind, property, to: index, Double(duration) / 1000, Double(delay) / 1000, repeats)
    case .block(let kind, let duration, let delay, let actions, let later):
      open(kind, length(duration), Double(delay) / 1000, actions, completion(later))
    }
  }

  /// A block without a duration changes an animator's own layer behind its back.
  private func length(_ milliseconds: Int) -> Double {
    Double(owner?.isLoose == false ? max(1, milliseconds) : milliseconds) / 1000
  }

  private func open(
    _ kind: LawBlock, _ duration: Double, _ delay: Double, _ actions: [LawAction], _ end: @escaping () -> Void
  ) {
    let body = { [unowned self] in for action in actions { perform(action) } }
    let completion: (Bool) -> Void = { _ in end() }
    func plain(_ options: UIView.AnimationOptions) {
      UIView.animate(
        withDuration: duration, delay: delay, options: options, animations: body, completion: completion)
    }
    func keyframes(_ options: UIView.KeyframeAnimationOptions) {
      UIView.animateKeyframes(withDuration: duration, delay: delay, options: options) { [unowned self] in
        for (number, action) in actions.enumerated() {
          if number == 2 {
            perform(action)
          } else {
            UIView.addKeyframe(
              withRelativeStartTime: Double((number * 3) % 4) / 4, relativeDuration: Double(number % 3) / 2
            ) { self.perform(action) }
          }
        }
      } completion: {
        completion($0)
      }
    }
    switch kind {
    case .plain: plain([])
    case .linear: plain(.curveLinear)
    case .autoreverse: plain(.autoreverse)
    case .fromCurrent: plain([.beginFromCurrentState, .curveEaseOut])
    case .overriding: plain([.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions])
    case .spring:
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: 0.4, initialSpringVelocity: 2, options: [],
        animations: body, completion: completion)
    case .bounce:
      UIView.animate(
        springDuration: duration, bounce: 0.3, initialSpringVelocity: 0, delay: delay, options: [],
        animations: body, completion: completion)
    case .keyframes: keyframes([])
    case .discrete: keyframes(.calculationModeDiscrete)
    case .paced: keyframes([.calculationModePaced, .beginFromCurrentState])
    case .cubic: keyframes([.calculationModeCubic, .autoreverse])
    case .transition where owner?.isLoose == false: plain([])
    case .transition:
      UIView.transition(
        with: views[0], duration: duration, options: [.transitionCrossDissolve, .allowAnimatedContent],
        animations: body, completion: completion)
    }
  }

  private func add(
    _ kind: LawAnimation, _ property: LawProperty, to index: Int, _ duration: Double, _ delay: Double, _ repeats: Int
  ) {
    let paths = ["position.x", "bounds.size.width", "opacity", "cornerRadius", "transform.scale", "backgroundColor"]
    let path = paths[property.rawValue]
    let animation: CAAnimation
    switch kind {
    case .keyframe:
      let keyframe = CAKeyframeAnimation(keyPath: path)
      keyframe.values = property == .color ? nil : [1, 5, 2]
      keyframe.calculationMode = .cubic
      animation = keyframe
    case .group:
      let group = CAAnimationGroup()
      group.animations = paths.prefix(2 + repeats).map { CABasicAnimation(keyPath: $0) }
      animation = group
    case .fade: animation = CATransition()
    case .spring: animation = CASpringAnimation(keyPath: path)
    default:
      let basic = CABasicAnimation(keyPath: path)
      basic.toValue = property == .color ? nil : 3
      animation = basic
    }
    animation.duration = duration
    if delay > 0 { animation.beginTime = layers[index].convertTime(CACurrentMediaTime(), from: nil) + delay }
    animation.repeatCount = Float(repeats)
    if kind == .slow { animation.speed = 0.7 }
    if kind == .backwards { animation.speed = -1 }
    animation.delegate = LawListener(
      start: { [unowned self, number = starts.count] in starts[number] += 1 }, stop: completion([]))
    starts.append(0)
    layers[index].add(animation, forKey: kind == .sameKey ? "same" : nil)
  }
}

/// Hears of an animation that was added by hand.
private final class LawListener: NSObject, CAAnimationDelegate {
  private let start: () -> Void
  private let stop: () -> Void

  init(start: @escaping () -> Void, stop: @escaping () -> Void) { (self.start, self.stop) = (start, stop) }

  func animationDidStart(_ anim: CAAnimation) { start() }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stop() }
}
