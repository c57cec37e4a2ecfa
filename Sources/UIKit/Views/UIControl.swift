#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// A view that a user operates.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control looks like.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Whether the control reacts.
  open var isEnabled = true
  /// Whether the control shows as selected.
  open var isSelected = false
  /// Whether a finger is on the control.
  open var isHighlighted = false
  private var handlers: [Handler] = []

  /// What runs when something happens.
  private struct Handler {
    var events: Event
    /// Whom it calls; `nil` for an action. Only compared, never called.
    var target: WeakTarget?
    var name: String
    let run: @MainActor () -> Void
  }

  /// A target, not kept alive.
  private struct WeakTarget {
    weak var object: AnyObject?
  }

  /// What the control looks like now.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Runs an action when something happens to the control.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.append(
      Handler(events: controlEvents, target: nil, name: action.identifier) { [unowned self] in action.run(sender: self)
      })
  }

  #if !canImport(ObjectiveC)
    /// Calls a method of a target when something happens. The target is not kept alive; the same target and method
    /// are called once, however often they are added.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
      let receiver = WeakTarget(object: target as AnyObject?)
      let known = handlers.firstIndex {
        $0.target.map { $0.object === receiver.object } == true && $0.name == action.name
      }
      if let known {
        handlers[known].events.formUnion(controlEvents)
        return
      }
      handlers.append(
        Handler(events: controlEvents, target: receiver, name: action.name) { [unowned self] in
          action.perform(on: receiver.object, with: self)
        })
    }

    /// No longer calls a method of a target for these events; without a method any, without a target anybody's.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
      let object = target as AnyObject?
      for index in handlers.indices {
        guard let receiver = handlers[index].target, object == nil || receiver.object === object,
          action == nil || handlers[index].name == action?.name
        else { continue }
        handlers[index].events.subtract(controlEvents)
      }
      handlers.removeAll { $0.events.isEmpty }
    }
  #endif

  /// Does what a user would cause.
  open func sendActions(for controlEvents: Event) {
    guard isEnabled else { return }
    let due = handlers.filter { !$0.events.isDisjoint(with: controlEvents) }
    let simulation = Simulation.current
    for handler in due { simulation.callApp { handler.run() } }
    // A user's event is always followed by a commit (contract Z1′).
    simulation.loop.wakeUp()
  }
}

/// Something to do, with a title.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// What runs.
  public typealias UIActionHandler = (UIAction) -> Void
  /// Its title.
  open var title: String
  /// Who caused it, while it runs.
  open private(set) var sender: Any?
  let identifier: String
  private let handler: UIActionHandler

  /// Makes an action.
  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.title = title
    self.handler = handler
    identifier = title
    super.init()
  }

  func run(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
