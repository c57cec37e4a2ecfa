#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

#if !canImport(ObjectiveC)
  // swift-format-ignore: OrderedImports
  public import Foundation
  // swift-format-ignore: OrderedImports
  import Synchronization

  /// Observers that are told by a method, where there is no Objective-C runtime to find it.
  extension NotificationCenter {
    /// Calls a method of the observer for each notification. The observer is not kept alive.
    public func addObserver(
      _ observer: AnyObject, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      let observation = Observation(of: observer, name: aName, object: anObject as AnyObject?, in: self)
      observation.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        // The methods of views and controllers belong to the main actor, as on Apple's systems.
        MainActor.assumeIsolated { aSelector.perform(on: observation.observer, with: notification) }
      }
      let over = observations.withLock { all in
        let over = all.filter { $0.observer == nil }
        all.removeAll { $0.observer == nil }
        all.append(observation)
        return over
      }
      for observation in over { observation.end() }
    }

    /// No longer tells an observer anything.
    public func removeObserver(_ observer: AnyObject) {
      end { $0.isOf(observer) }
      removeObserver(observer as Any)
    }

    /// No longer tells an observer of some notifications.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
      let object = anObject as AnyObject?
      end {
        $0.isOf(observer) && (aName == nil || $0.name == aName) && (object == nil || $0.object === object)
      }
      removeObserver(observer as Any, name: aName, object: anObject)
    }

    private func end(where isMeant: (Observation) -> Bool) {
      let ended = observations.withLock { all in
        let ended = all.filter { $0.center === self && isMeant($0) }
        all.removeAll { observation in ended.contains { $0 === observation } }
        return ended
      }
      for observation in ended { observation.end() }
    }
  }

  private let observations = Mutex<[Observation]>([])

  /// One observer of one notification.
  private final class Observation: @unchecked Sendable {
    private(set) weak var observer: AnyObject?
    /// What tells the observer even while it dies.
    private let address: UInt
    let name: NSNotification.Name?
    private(set) weak var object: AnyObject?
    let center: NotificationCenter
    var token: (any NSObjectProtocol)?

    init(of observer: AnyObject, name: NSNotification.Name?, object: AnyObject?, in center: NotificationCenter) {
      self.observer = observer
      address = UInt(bitPattern: Unmanaged.passUnretained(observer).toOpaque())
      self.name = name
      self.object = object
      self.center = center
    }

    func isOf(_ other: AnyObject) -> Bool {
      address == UInt(bitPattern: Unmanaged.passUnretained(other).toOpaque())
    }

    func end() {
      if let token { center.removeObserver(token as Any) }
      token = nil
    }
  }
#endif
