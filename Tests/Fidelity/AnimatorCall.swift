import TransitionCheck
import UIKit

/// The pace of an animator in a random program.
enum LawPace: Int, CaseIterable, Sendable {
  case linear, easeIn, spring, massSpring

  @MainActor var parameters: any UITimingCurveProvider {
    switch self {
    case .linear: UICubicTimingParameters(animationCurve: .linear)
    case .easeIn: UICubicTimingParameters(animationCurve: .easeIn)
    case .spring: UISpringTimingParameters(dampingRatio: 0.4)
    case .massSpring: UISpringTimingParameters(mass: 1, stiffness: 400, damping: 30, initialVelocity: .zero)
    }
  }
}

/// How an animator of a random program is made.
struct LawAnimator: Sendable {
  var pace = LawPace.linear
  var milliseconds = 300
  var scrubsByPace = false
  var pausesOnCompletion = false
  var isUninterruptible = false
  /// Whether it animates what others animate too; else it has a layer of its own.
  var isLoose = false
}

/// A call of an animator in a random program.
enum AnimatorCall: Sendable {
  case make(LawAnimator)
  /// A block, and the quarter of the time after which it begins.
  case add([LawAction], Int)
  case complete([LawAction])
  case start(delay: Int)
  case pause
  /// To an eighth of the way.
  case fraction(Int)
  case reverse(Bool)
  /// In so many halves of the duration.
  case resume(LawPace?, Int)
  case stop(Bool)
  case finish(UIViewAnimatingPosition)
  case release

  var name: String {
    switch self {
    case .make: "make"
    case .add: "add"
    case .complete: "complete"
    case .start: "start"
    case .pause: "pause"
    case .fraction: "fraction"
    case .reverse: "reverse"
    case .resume: "resume"
    case .stop(let withoutFinishing): withoutFinishing ? "stop for good" : "stop"
    case .finish: "finish"
    case .release: "release"
    }
  }

  static let names = [
    "add", "complete", "start", "pause", "fraction", "reverse", "resume", "stop", "stop for good", "finish", "release",
  ]

  static let calls: Generator<AnimatorCall> = {
    let flag = Generator<Bool>.element(of: [false, true])
    let seldom = Generator<Bool>.element(of: [false, false, false, true])
    let time = Generator<Int>.oneOf(.element(of: [100, 300]), .integer(in: 1...500))
    let wait = Generator<Int>.weighted((3, .always(0)), (1, .integer(in: 0...300)))
    let made = Generator<LawAnimator> {
      LawAnimator(
        pace: try $0.draw(.element(of: LawPace.allCases)), milliseconds: try $0.draw(time),
        scrubsByPace: try $0.draw(seldom), pausesOnCompletion: try $0.draw(seldom),
        isUninterruptible: try $0.draw(seldom), isLoose: try $0.draw(seldom))
    }
    let actions = AnimationStep.action(2).array(count: 0...4)
    let pace = Generator<LawPace?>.element(of: [nil, .linear, .easeIn, .spring, .massSpring])
    return .weighted(
      (4, Generator { .add(try $0.draw(actions), try $0.draw(.element(of: [0, 0, 0, 1, 2, 4]))) }),
      (2, wait.map { .start(delay: $0) }), (2, made.map { .make($0) }), (2, .always(.pause)),
      (2, Generator<Int>.integer(in: 0...8).map { .fraction($0) }), (2, flag.map { .reverse($0) }),
      (3, Generator { .resume(try $0.draw(pace), try $0.draw(.integer(in: 0...3))) }), (4, flag.map { .stop($0) }),
      (6, Generator<UIViewAnimatingPosition>.element(of: [.end, .start, .current]).map { .finish($0) }),
      (1, AnimationStep.action(0).array(count: 0...2).map { .complete($0) }), (1, .always(.release)))
  }()
}
