import Testing
import TransitionTrace
import UIKit

/// What becomes of a request, for every combination of facts.
@Suite struct RequestGateTests {
  /// The answers in the order in which they are looked for: what waits is not looked at, exceptions go before
  /// warnings, and the window before the link (trace T35).
  private static let answers: [RequestGate.Answer] = [
    .queue, .raise(.activeController), .raise(.alreadyPresented), .ignore(.notInWindow), .ignore(.alreadyPresenting),
  ]

  @Test(arguments: 0..<32)
  func presentations(obstacles: Int) {
    let holds = (0..<5).map { obstacles >> $0 & 1 == 1 }
    var facts = RequestGate.Present()
    facts.transitionInFlight = holds[0]
    facts.isActive = holds[1]
    facts.isPresentedAlready = holds[2]
    facts.presenterInWindow = !holds[3]
    facts.presenterPresents = holds[4]
    #expect(facts.answer == holds.firstIndex(of: true).map { Self.answers[$0] } ?? .accept)
  }

  @Test func defaultsAreAccepted() {
    #expect(RequestGate.Present().answer == .accept)
    #expect(RequestGate.Dismiss().answer(.standard) == .accept)
  }

  @Test func dismissals() {
    var ignoring = UIKitVariant.standard
    ignoring.dismissInFlight = .ignored
    for hasSomething in [true, false] {
      var facts = RequestGate.Dismiss()
      facts.hasSomethingToDismiss = hasSomething
      #expect(facts.answer(.standard) == (hasSomething ? .accept : .ignore(nil)))
      #expect(facts.answer(ignoring) == (hasSomething ? .accept : .ignore(nil)))
      facts.transitionInFlight = true
      #expect(facts.answer(.standard) == .queue)
      #expect(facts.answer(ignoring) == .ignore(.transitionInProgress))
    }
  }
}
