import TransitionCheck
import UIKit

/// A call of one of two animators, or what lies between calls.
indirect enum ReentrantCall: Sendable {
  case start(Int, delay: Int)
  case pause(Int)
  /// To a quarter of the way.
  case fraction(Int, Int)
  case reverse(Int)
  case resume(Int, Int)
  case stop(Int, Bool)
  case finish(Int, UIViewAnimatingPosition)
  /// A block that makes these calls.
  case add(Int, [ReentrantCall])
  /// A completion that makes these calls.
  case complete(Int, [ReentrantCall])
  /// Changes a property of one of two views.
  case change(Int, Int)
  /// Animates by `UIView.animate` what these calls change.
  case animate([ReentrantCall])
  case advance(Int)

  static let programs: Generator<[ReentrantCall]> = call(2).array(count: 0...16)

  private static func call(_ depth: Int) -> Generator<ReentrantCall> {
    let animator = Generator<Int>.integer(in: 0...1)
    let flag = Generator<Bool>.element(of: [false, true])
    let quarter = Generator<Int>.integer(in: 0...4)
    let position = Generator<UIViewAnimatingPosition>.element(of: [.end, .start, .current])
    let plain = Generator<ReentrantCall>.weighted(
      (4, Generator { .change(try $0.draw(.integer(in: 0...1)), try $0.draw(.integer(in: 1...9))) }),
      (3, Generator { .start(try $0.draw(animator), delay: try $0.draw(.element(of: [0, 0, 100]))) }),
      (2, animator.map { .pause($0) }), (2, Generator { .fraction(try $0.draw(animator), try $0.draw(quarter)) }),
      (2, animator.map { .reverse($0) }), (2, Generator { .resume(try $0.draw(animator), try $0.draw(quarter)) }),
      (2, Generator { .stop(try $0.draw(animator), try $0.draw(flag)) }),
      (2, Generator { .finish(try $0.draw(animator), try $0.draw(position)) }))
    if depth == 0 { return plain }
    let inner = call(depth - 1).array(count: 0...5)
    return .weighted(
      (4, plain), (5, Generator { .add(try $0.draw(animator), try $0.draw(inner)) }),
      (2, Generator { .complete(try $0.draw(animator), try $0.draw(inner)) }), (1, inner.map { .animate($0) }),
      (2, Generator<Int>.element(of: [0, 50, 150, 400]).map { .advance($0) }))
  }
}

/// Makes such calls on a stage, and says what is wrong.
@MainActor
final class ReentrantProgram {
  let stage = Stage(root: UIViewController())
  private let views = [UIView(), UIView()]
  private let animators = [
    UIViewPropertyAnimator(duration: 0.3, curve: .linear), UIViewPropertyAnimator(duration: 0.2, dampingRatio: 0.4),
  ]
  private var completions: [Int] = []
  private var depth = 0
  private(set) var complaint: String?

  init() {
    for view in views { stage.root.view.addSubview(view) }
    stage.nextTurn()
  }

  func perform(_ call: ReentrantCall) {
    switch call {
    case .start(let number, let delay): animators[number].startAnimation(afterDelay: Double(delay) / 1000)
    case .pause(let number): animators[number].pauseAnimation()
    case .fraction(let number, let quarters): animators[number].fractionComplete = CGFloat(quarters) / 4
    case .reverse(let number): animators[number].isReversed.toggle()
    case .resume(let number, let quarters):
      animators[number].continueAnimation(
        withTimingParameters: quarters > 2 ? UISpringTimingParameters(dampingRatio: 0.3) : nil,
        durationFactor: CGFloat(quarters) / 2)
    case .stop(let number, let withoutFinishing): animators[number].stopAnimation(withoutFinishing)
    case .finish(let number, let position): animators[number].finishAnimation(at: position)
    case .add(let number, let calls): animators[number].addAnimations { [unowned self] in perform(calls) }
    case .complete(let number, let calls):
      let place = completions.count
      completions.append(0)
      animators[number].addCompletion { [unowned self] _ in
        completions[place] += 1
        if completions[place] > 1 { note("a completion ran twice") }
        perform(calls)
      }
    case .change(let number, let value):
      let view = views[number]
      if value < 5 { view.center.x = CGFloat(value) } else { view.alpha = CGFloat(value) / 10 }
    case .animate(let calls): UIView.animate(withDuration: 0.1) { [unowned self] in perform(calls) }
    case .advance(let milliseconds):
      // Time can't pass inside a call.
      if depth == 0 { stage.advance(by: .milliseconds(milliseconds)) }
    }
  }

  private func perform(_ calls: [ReentrantCall]) {
    depth += 1
    for call in calls { perform(call) }
    depth -= 1
  }

  /// Lets everything come to its end, and looks whether all agree on where it is.
  func comeToRest() {
    // Completions and blocks make calls of their own, but each runs once.
    for _ in 0..<12 {
      stage.advance(by: .seconds(2))
      if animators.contains(where: \.isRunning) { note("an animator never ends") }
      for animator in animators {
        if animator.state == .stopped { animator.finishAnimation(at: .end) }
        if animator.state == .active { check(standing: animator) }
      }
    }
    for animator in animators where animator.state == .active { animator.stopAnimation(true) }
    stage.settle()
    stage.advance(by: .zero)
    for view in views {
      if view.layer.animationKeys() != nil { note("a layer has animations left") }
      guard let shown = view.layer.presentation() else { continue }
      if shown.position != view.layer.position || shown.opacity != view.layer.opacity { note("a layer shows no model") }
    }
  }

  /// It says that it is paused: so nothing moves until it is started, and then it comes to an end.
  private func check(standing animator: UIViewPropertyAnimator) {
    func shown() -> [CGFloat] { views.compactMap { $0.layer.presentation()?.position.x } }
    stage.settle()
    let (before, isQuiet) = (shown(), !animators.contains(where: \.isRunning))
    stage.advance(by: .milliseconds(70))
    if isQuiet, shown() != before { note("what stands still moves") }
    if animator.state == .active { animator.startAnimation() }
  }

  private func note(_ text: String) { if complaint == nil { complaint = text } }
}
