import Testing
import TransitionInvariants
import TransitionTrace

@Suite struct RaisesNoExceptionTests {
  private func judged(_ origin: Origin?) -> [Finding] {
    let recorder = TraceRecorder()
    let shown = recorder.register("Shown#1")
    if let origin {
      recorder.origin = origin
      recorder.raise(.alreadyPresented, shown, .none)
    }
    return Invariants.judge(recorder.trace, by: [RaisesNoException()]).findings
  }

  @Test func anExceptionOfTheAppsIsFound() {
    #expect(judged(.user).map(\.statement) == ["UIKit raises an exception about Shown#1"])
  }

  @Test func theStorysOwnIsNot() { #expect(judged(.story).isEmpty) }

  @Test func withoutOneTheRuleHolds() { #expect(judged(nil).isEmpty) }
}
