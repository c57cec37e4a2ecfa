import TransitionCheck

/// A property that random programs animate.
enum LawProperty: Int, CaseIterable, Sendable {
  case x, width, opacity, cornerRadius, transform, color
}

/// Something that is done inside animation blocks or outside.
indirect enum LawAction: Sendable {
  /// Sets a property of a layer.
  case change(Int, LawProperty, Int)
  /// Opens a block; times are in milliseconds.
  case block(LawBlock, duration: Int, delay: Int, [LawAction], completion: [LawAction])
  /// Adds an animation by hand; its time is in milliseconds.
  case explicit(Int, LawAnimation, LawProperty, duration: Int, delay: Int, repeats: Int)
  case transaction([LawAction])
  /// Makes a running property animator that nobody keeps; times are in milliseconds.
  case animator(overrides: Bool, duration: Int, delay: Int, [LawAction], completion: [LawAction])
  case unanimated([LawAction])
}

/// How a block animates.
enum LawBlock: Int, CaseIterable, Sendable {
  case plain, linear, autoreverse, fromCurrent, overriding, spring, bounce, keyframes, discrete, paced, cubic
  case transition
}

/// A kind of animation that is added by hand.
enum LawAnimation: Int, CaseIterable, Sendable {
  case basic, keyframe, spring, group, fade, sameKey, slow, backwards
}

/// A step of a random program of animations.
enum AnimationStep: Sendable {
  case make(LawAction)
  case advance(Int)
  case removeAll(Int)
  case removeFirst(Int)
  case leave(Int)
  case enter(Int)
  case background, foreground
  case removeEverything
  case hitch(Int)
  case speed(Int, Double)
  case animations(Bool)
  /// Calls one of three property animators, if it may be called so.
  case call(Int, AnimatorCall)

  /// Programs of up to thirty steps.
  static let programs: Generator<[AnimationStep]> = {
    let layer = Generator<Int>.integer(in: 0...3)
    let speed = Generator<Double>.element(of: [1, 2, 0.5])
    let time = Generator<Int>.oneOf(.integer(in: 0...400), .element(of: [0, 100, 250, 1000]))
    let steps = Generator<AnimationStep>.weighted(
      (12, action(2).map { .make($0) }), (6, time.map { .advance($0) }), (1, layer.map { .removeAll($0) }),
      (1, layer.map { .removeFirst($0) }), (1, layer.map { .leave($0) }), (2, layer.map { .enter($0) }),
      (1, .always(.background)), (2, .always(.foreground)), (1, .always(.removeEverything)),
      (1, time.map { .hitch($0) }),
      (1, Generator<AnimationStep> { .speed(try $0.draw(layer), try $0.draw(speed)) }),
      (1, Generator<Bool>.element(of: [true, true, false]).map { .animations($0) }),
      (30, Generator<AnimationStep> { .call(try $0.draw(.integer(in: 0...2)), try $0.draw(AnimatorCall.calls)) }))
    return steps.array(count: 0...30)
  }()

  static func action(_ depth: Int) -> Generator<LawAction> {
    let layer = Generator<Int>.integer(in: 0...3)
    let property = Generator<LawProperty>.element(of: LawProperty.allCases)
    let time = Generator<Int>.oneOf(.element(of: [0, 100, 250, 300]), .integer(in: 0...500))
    let wait = Generator<Int>.weighted((3, .always(0)), (1, .integer(in: 0...300)))
    let change = Generator<LawAction> {
      .change(try $0.draw(layer), try $0.draw(property), try $0.draw(.integer(in: 0...4)))
    }
    let explicit = Generator<LawAction> {
      .explicit(
        try $0.draw(layer), try $0.draw(.element(of: LawAnimation.allCases)), try $0.draw(property),
        duration: try $0.draw(time), delay: try $0.draw(wait), repeats: try $0.draw(.integer(in: 0...2)))
    }
    if depth == 0 { return .weighted((3, change), (1, explicit)) }
    let inner = action(depth - 1).array(count: 0...4)
    let later = action(0).array(count: 0...2)
    let block = Generator<LawAction> {
      .block(
        try $0.draw(.element(of: LawBlock.allCases)), duration: try $0.draw(time), delay: try $0.draw(wait),
        try $0.draw(inner), completion: try $0.draw(later))
    }
    let animator = Generator<LawAction> {
      .animator(
        overrides: try $0.draw(.element(of: [false, true])), duration: try $0.draw(time), delay: try $0.draw(wait),
        try $0.draw(inner), completion: try $0.draw(later))
    }
    return .weighted(
      (2, change), (6, block), (2, explicit), (2, animator), (1, inner.map { .transaction($0) }),
      (1, inner.map { .unanimated($0) }))
  }
}
