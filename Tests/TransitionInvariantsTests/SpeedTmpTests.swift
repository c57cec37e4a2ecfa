import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct SpeedTmp {
  @Test func speed() {
    let world = World(removes: true)
    for _ in 0..<3 {
      world.presentRightly()
      world.beginDismissing()
      world.animateRightly()
      world.rest()
    }
    for k in 0..<8 {
      let v = world.view("Deco\(k)")
      world.user { world.move(v, to: world.rootView) }
      world.callback(.viewDidLayoutSubviews, world.root)
      let c = world.recorder.takeClosure(.animationCompletion, transition: 1)
      world.run(.animationCompletion, c)
    }
    world.rest()
    let trace = world.trace
    let clock = ContinuousClock()
    for rules in [[], Invariants.all] + Invariants.all.map({ [$0] }) {
      var n = 0
      var best = Duration.seconds(1)
      for _ in 0..<40 {
        let t = clock.measure { for _ in 0..<200 { n += Invariants.judge(trace, by: rules).findings.count } }
        best = min(best, t / 200)
      }
      print("SPEED", rules.count == 1 ? rules[0].name : "\(rules.count)", trace.events.count, n, best)
    }
  }
}
