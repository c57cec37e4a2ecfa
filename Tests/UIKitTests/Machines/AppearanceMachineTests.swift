import Testing
import TransitionTrace
import UIKit

/// The appearance machine in every state, with every input.
@Suite struct AppearanceMachineTests {
  /// What is done to a machine.
  enum Input: Sendable {
    case appear, disappear, isAppearing, end

    func apply(to machine: inout AppearanceMachine) -> AppearanceMachine.Outcome {
      switch self {
      case .appear: machine.begin(appearing: true)
      case .disappear: machine.begin(appearing: false)
      case .isAppearing: machine.isAppearing()
      case .end: machine.end()
      }
    }
  }

  /// A way into a state, an input there, what it leads to, and the phase after it.
  struct Row: CustomTestStringConvertible, Sendable {
    let way: [Input]
    let input: Input
    let outcome: AppearanceMachine.Outcome
    let phase: AppearancePhase
    var testDescription: String { "\(way) then \(input)" }
  }

  static let gone: [Input] = []
  static let appearing: [Input] = [.appear]
  /// Appearing, `viewIsAppearing` sent.
  static let inPlace: [Input] = [.appear, .isAppearing]
  static let there: [Input] = [.appear, .isAppearing, .end]
  static let leaving: [Input] = [.appear, .isAppearing, .end, .disappear]
  static let turnedRound: [Input] = [.appear, .disappear]

  static let rows: [Row] = [
    Row(way: gone, input: .appear, outcome: .send(.viewWillAppear), phase: .appearing),
    Row(way: gone, input: .disappear, outcome: .nothing, phase: .disappeared),
    Row(way: gone, input: .isAppearing, outcome: .nothing, phase: .disappeared),
    Row(way: gone, input: .end, outcome: .unbalanced, phase: .disappeared),

    Row(way: appearing, input: .appear, outcome: .unbalanced, phase: .appearing),
    Row(way: appearing, input: .disappear, outcome: .send(.viewWillDisappear), phase: .disappearing),
    Row(way: appearing, input: .isAppearing, outcome: .send(.viewIsAppearing), phase: .appearing),
    Row(way: appearing, input: .end, outcome: .send(.viewDidAppear), phase: .appeared),

    Row(way: inPlace, input: .appear, outcome: .unbalanced, phase: .appearing),
    Row(way: inPlace, input: .disappear, outcome: .send(.viewWillDisappear), phase: .disappearing),
    Row(way: inPlace, input: .isAppearing, outcome: .nothing, phase: .appearing),
    Row(way: inPlace, input: .end, outcome: .send(.viewDidAppear), phase: .appeared),

    Row(way: there, input: .appear, outcome: .nothing, phase: .appeared),
    Row(way: there, input: .disappear, outcome: .send(.viewWillDisappear), phase: .disappearing),
    Row(way: there, input: .isAppearing, outcome: .nothing, phase: .appeared),
    Row(way: there, input: .end, outcome: .unbalanced, phase: .appeared),

    Row(way: leaving, input: .appear, outcome: .send(.viewWillAppear), phase: .appearing),
    Row(way: leaving, input: .disappear, outcome: .unbalanced, phase: .disappearing),
    Row(way: leaving, input: .isAppearing, outcome: .nothing, phase: .disappearing),
    Row(way: leaving, input: .end, outcome: .send(.viewDidDisappear), phase: .disappeared),

    Row(way: turnedRound, input: .isAppearing, outcome: .nothing, phase: .disappearing),
    Row(way: turnedRound, input: .end, outcome: .send(.viewDidDisappear), phase: .disappeared),
    Row(way: leaving + [.appear], input: .isAppearing, outcome: .send(.viewIsAppearing), phase: .appearing),
  ]

  @Test(arguments: rows)
  func step(row: Row) {
    var machine = AppearanceMachine()
    for input in row.way { _ = input.apply(to: &machine) }
    #expect(row.input.apply(to: &machine) == row.outcome)
    #expect(machine.phase == row.phase)
  }

  @Test func viewIsAppearingIsOwedFromWillToEither() {
    var machine = AppearanceMachine()
    #expect(!machine.owesIsAppearing)
    _ = machine.begin(appearing: true)
    #expect(machine.owesIsAppearing)
    _ = machine.isAppearing()
    #expect(!machine.owesIsAppearing)
    _ = machine.end()
    _ = machine.begin(appearing: false)
    _ = machine.begin(appearing: true)
    #expect(machine.owesIsAppearing)
    _ = machine.end()
    #expect(!machine.owesIsAppearing)
  }
}
