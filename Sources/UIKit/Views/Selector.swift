#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

#if !canImport(ObjectiveC)
  /// A method by name, where there is no Objective-C runtime to find it.
  ///
  /// Write `Selector("close:", Self.close(_:))` for what Apple's systems call `#selector(close(_:))`. Equal by name;
  /// keeps nothing alive, and calls the override of a subclass.
  @preconcurrency @MainActor
  public struct Selector: Equatable {
    /// The name, with a colon for each parameter.
    public nonisolated let name: String
    private let call: @MainActor (AnyObject?, Any?) -> Void

    /// A method without parameters.
    public init<Target: AnyObject>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
      self.name = name
      call = { target, _ in (target as? Target).map { method($0)() } }
    }

    /// A method that takes the sender.
    public init<Target: AnyObject, Sender>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
      self.name = name
      call = { target, sender in
        guard let target = target as? Target, let sender = sender as? Sender else { return }
        method(target)(sender)
      }
    }

    public nonisolated static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

    func perform(on target: AnyObject?, with sender: Any?) { call(target, sender) }
  }
#endif
