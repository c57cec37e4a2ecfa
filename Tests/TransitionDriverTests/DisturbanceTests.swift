import Testing
import TransitionDriver
import TransitionGenerators
import TransitionTrace
import UIKit

@Suite(.serialized) @MainActor struct DisturbanceTests {
  private func disturbances(_ stage: Stage) -> [Disturbance] {
    stage.trace.events.compactMap { if case .disturbed(let disturbance) = $0.kind { disturbance } else { nil } }
  }

  private func steps(_ stage: Stage) -> [StepKind] {
    stage.trace.events.compactMap { if case .step(_, let kind) = $0.kind { kind } else { nil } }
  }

  @Test func theAppGoesAndComesBack() {
    let stage = Stage(root: PlainController(style: .automatic))
    #expect(!stage.enterForeground())
    stage.present(.plain(.fullScreen))
    stage.advance(by: .milliseconds(100))
    #expect(stage.enterBackground() && !stage.enterBackground())
    let rest = stage.settle()
    #expect(rest.isAtRest && rest.advanced == .zero)
    #expect(stage.enterForeground())
    #expect(disturbances(stage) == [.enteredBackground, .enteredForeground])
  }

  @Test func animationsAreTakenAway() {
    let stage = Stage(root: PlainController(style: .automatic))
    stage.removeAnimations()
    #expect(disturbances(stage) == [])
    stage.present(.plain(.fullScreen))
    stage.nextTurn()
    stage.removeAnimations()
    #expect(stage.settle().advanced == .zero)
    #expect(disturbances(stage) == [.animationsRemoved])
  }

  @Test func theWindowTakesAnotherSize() {
    let stage = Stage(root: PlainController(style: .automatic))
    #expect(!stage.resize(to: .standard))
    #expect(stage.resize(to: WindowSize(width: 844, height: 390)))
    stage.settle()
    #expect(stage.window.bounds.size == CGSize(width: 844, height: 390))
    #expect(stage.root.view.bounds.size == CGSize(width: 844, height: 390))
  }

  /// What falls due while the main thread is busy runs late, and a touch waits as long.
  @Test func aHitchMakesEverythingLate() {
    let stage = Stage(root: PlainController(style: .automatic))
    stage.present(.plain(.fullScreen))
    stage.advance(by: .milliseconds(450))
    stage.hitch(.milliseconds(200))
    stage.settle()
    #expect(stage.now == .milliseconds(650))
  }

  @Test func memoryIsLow() {
    final class Counting: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        warnings += 1
      }
    }
    let counting = { Counting() }
    let stage = Stage(root: counting())
    stage.sendMemoryWarning()
    #expect((stage.root as? Counting)?.warnings == 1)
  }

  @Test func aRequestIsMadeFromInsideACallback() {
    let stage = Stage(root: PlainController(style: .automatic))
    stage.inside(.viewDidAppear, .dismiss)
    stage.present(.plain(.fullScreen))
    stage.settle()
    #expect(stage.controllers.count == 1)
    #expect(steps(stage) == [.requestInside, .presentPlain, .dismiss])
    stage.inside(.dismissCompletion, .present)
    stage.present(.plain(.pageSheet))
    stage.settle()
    stage.dismiss()
    stage.settle()
    #expect(stage.controllers.count == 2)
  }

  @Test func whatOutlivesItsStoryIsNamed() {
    final class Clinging: UIViewController {
      var me: UIViewController?
    }
    func survivors(_ make: @escaping @MainActor () -> UIViewController) -> [String] {
      let stage = Stage(subject: Subject("kept", presented: make))
      stage.present(.subject)
      stage.settle()
      stage.dismiss()
      stage.settle()
      stage.close()
      return stage.trace.events.compactMap { event in
        guard case .alive(let kind, let object) = event.kind else { return nil }
        return "\(stage.trace.name(object)) \(kind.name)"
      }
    }
    #expect(survivors { UIViewController() } == [])
    #expect(
      survivors {
        let clinging = Clinging()
        clinging.me = clinging
        return clinging
      } == ["Clinging#2 controller"])
  }

  @Test func aTouchIsTriedAtRest() {
    let stage = Stage(root: PlainController(style: .automatic))
    func touches() -> [String] {
      stage.trace.events.compactMap { event in
        guard case .touch(let moment, let aimed, let reached) = event.kind else { return nil }
        return "\(moment.name) \(stage.trace.name(aimed)) \(stage.trace.name(reached))"
      }
    }
    stage.settle()
    #expect(touches() == ["atRest PlainController#1 PlainController#1"])
    stage.window.addSubview(UIView(frame: stage.window.bounds))
    stage.settle()
    #expect(touches().last == "atRest PlainController#1 nothing")
  }
}
