import TransitionGenerators

/// The jugs of the Die Hard challenge.
package struct Jugs: Hashable, Sendable {
  package enum Step: CaseIterable, Sendable {
    case fillSmall, fillBig, emptySmall, emptyBig, pourIntoBig, pourIntoSmall
  }

  package var small = 0
  package var big = 0

  package init() {}

  package mutating func apply(_ step: Step) {
    switch step {
    case .fillSmall: small = 3
    case .fillBig: big = 5
    case .emptySmall: small = 0
    case .emptyBig: big = 0
    case .pourIntoBig:
      let poured = min(small, 5 - big)
      (small, big) = (small - poured, big + poured)
    case .pourIntoSmall:
      let poured = min(big, 3 - small)
      (small, big) = (small + poured, big - poured)
    }
  }
}

/// The system of the Handles challenge.
struct Handles: Sendable {
  enum Step: Equatable, Sendable {
    case create
    case destroy(Int)
    case use(Int)
  }

  var isAlive: [Bool] = []

  mutating func apply(_ step: Step) -> Bool {
    switch step {
    case .create:
      guard isAlive.count < 16 else { return false }
      isAlive.append(true)
    case .destroy(let handle):
      guard handle < isAlive.count, isAlive[handle] else { return false }
      isAlive[handle] = false
    case .use(let handle): return handle < isAlive.count
    }
    return true
  }
}

extension Challenge {
  /// Those whose cases are steps.
  package static let stateful: [Challenge] = [
    Challenge(
      "die_hard", par: 302,
      .steps(
        from: Jugs(), Jugs.Step.allCases.map { Command(.always($0)) },
        apply: { jugs, step in
          let before = jugs
          jugs.apply(step)
          return jugs != before
        })
    ) {
      $0.count == 6
    } fails: { steps in
      var jugs = Jugs()
      return steps.contains {
        jugs.apply($0)
        return jugs.big == 4
      }
    },
    Challenge(
      "handles", par: 216,
      .steps(
        from: Handles(),
        [
          Command(.always(Handles.Step.create)),
          Command(Generator.uniform(in: 0...15).map(Handles.Step.destroy)),
          Command(Generator.uniform(in: 0...15).map(Handles.Step.use)),
        ],
        apply: { $0.apply($1) })
    ) {
      $0 == [.create, .create, .destroy(0), .use(0)]
    } fails: { steps in
      var handles = Handles()
      for step in steps {
        if case .use(let handle) = step, !handles.isAlive[handle], handles.isAlive.contains(true) { return true }
        _ = handles.apply(step)
      }
      return false
    },
  ]

  /// Every challenge, in the order of the benchmark's table.
  package static let all = lists + numbers + trees + stateful
}
