public import TransitionTrace

/// A story as plain data: what is on the stage, under which of UIKit's behaviours, and what happens then.
public struct Scenario: Hashable, Sendable {
  /// The window's size.
  public var window: WindowSize
  /// The controllers on the stage before the first step: 1 to 5 entries, the first of which is the root.
  public var stack: [StackEntry]
  /// How the simulated UIKit behaves where that is unspecified.
  public var variant: UIKitVariant
  /// What happens, in order.
  public var steps: [ScenarioStep]

  /// Makes a scenario, by default that of a root controller on a phone to which nothing happens.
  public init(
    window: WindowSize = .standard, stack: [StackEntry] = [.root], variant: UIKitVariant = .standard,
    steps: [ScenarioStep] = []
  ) {
    self.window = window
    self.stack = stack
    self.variant = variant
    self.steps = steps
  }
}

/// The size of a window, in points.
public struct WindowSize: Hashable, Sendable {
  /// The width in points.
  public var width: Int
  /// The height in points.
  public var height: Int

  /// Makes a size of points.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// A phone, held upright.
  public static let standard = WindowSize(width: 390, height: 844)
}

/// How a controller came onto the stage before the story begins.
public enum StackEntry: Hashable, Sendable {
  /// The window's root controller.
  case root
  /// A plain controller, presented over the top of what is there.
  case presented(PresentationStyle)
  /// A plain controller, embedded in the top of what is there.
  case child
}
