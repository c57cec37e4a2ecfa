#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

#if !canImport(ObjectiveC)
  /// Calls of methods by name, now or later, where there is no Objective-C runtime to make them.
  extension NSObject {
    /// Calls a method.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector) { aSelector.perform(on: self, with: nil) }

    /// Calls a method with an object.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with object: Any?) { aSelector.perform(on: self, with: object) }

    /// Calls a method in a later turn, after a delay in seconds. The target and the object are kept alive until then.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
      let loop = Simulation.current.loop
      let call = DelayedCall(target: self, selector: aSelector, argument: anArgument)
      loop.delayedCalls.append(call)
      call.token = loop.schedule(after: VirtualRunLoop.nanoseconds(seconds: delay), phase: .source) { [weak loop] in
        loop?.delayedCalls.removeAll { $0 === call }
        Simulation.current.callApp { aSelector.perform(on: call.target, with: anArgument) }
      }
    }

    /// Calls a method in a later turn, after a delay in seconds; there is one run loop, whatever its mode.
    @preconcurrency @MainActor
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
      perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Takes back the calls of a target's method that have not been made, those with the same object.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      cancel { $0.isOf(aTarget) && $0.selector == aSelector && $0.hasArgument(anArgument) }
    }

    /// Takes back all calls of a target's methods that have not been made.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) { cancel { $0.isOf(aTarget) } }

    @MainActor
    private class func cancel(where isMeant: (DelayedCall) -> Bool) {
      let loop = Simulation.current.loop
      for call in loop.delayedCalls where isMeant(call) { if let token = call.token { loop.cancel(token) } }
      loop.delayedCalls.removeAll(where: isMeant)
    }
  }

  /// A call that is to be made later.
  @MainActor
  final class DelayedCall {
    let target: NSObject
    let selector: Selector
    private let argument: Any?
    var token: VirtualRunLoop.Token?

    init(target: NSObject, selector: Selector, argument: Any?) {
      (self.target, self.selector, self.argument) = (target, selector, argument)
    }

    func isOf(_ other: Any) -> Bool { target === other as AnyObject }

    func hasArgument(_ other: Any?) -> Bool {
      switch (argument, other) {
      case (nil, nil): true
      case (let mine as NSObject, let theirs as NSObject): mine.isEqual(theirs)
      case (let mine as AnyHashable, let theirs as AnyHashable): mine == theirs
      default: false
      }
    }
  }
#endif
