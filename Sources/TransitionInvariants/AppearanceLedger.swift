internal import TransitionTrace

/// Where each controller stands by the callbacks it got (contract F8).
struct AppearanceLedger {
  enum Phase: CustomStringConvertible {
    case unknown, disappeared, appearing, appeared, disappearing
    var description: String {
      switch self {
      case .unknown: "in an unknown phase"
      case .disappeared: "not there"
      case .appearing: "appearing"
      case .appeared: "there already"
      case .disappearing: "disappearing"
      }
    }
  }

  private var phases: [Phase]
  private var isReported: [Bool]

  init(names: Int) {
    phases = Array(repeating: .unknown, count: names)
    isReported = Array(repeating: false, count: names)
  }

  func phase(of controller: ObjectName) -> Phase {
    let slot = Int(controller.rawValue)
    return slot >= 0 && slot < phases.count ? phases[slot] : .unknown
  }

  /// Whether the controller's first finding is about to be reported: one a controller is enough.
  mutating func report(_ controller: ObjectName) -> Bool {
    let slot = Int(controller.rawValue)
    guard isReported.indices.contains(slot), !isReported[slot] else { return false }
    isReported[slot] = true
    return true
  }

  /// Takes a callback; answers the phase that made it illegal, if it was. The phase follows it in any case.
  mutating func take(_ callback: LifecycleCallback, of controller: ObjectName) -> Phase? {
    let slot = Int(controller.rawValue)
    guard slot >= 0, slot < phases.count else { return nil }
    let phase = phases[slot]
    switch (callback, phase) {
    case (.viewDidLoad, .unknown): phases[slot] = .disappeared
    case (.viewIsAppearing, .unknown), (.viewIsAppearing, .appearing), (.viewDidLoad, _): break
    case (.viewWillAppear, .unknown), (.viewWillAppear, .disappeared), (.viewWillAppear, .disappearing):
      phases[slot] = .appearing
    case (.viewDidAppear, .unknown), (.viewDidAppear, .appearing):
      phases[slot] = .appeared
    case (.viewWillDisappear, .unknown), (.viewWillDisappear, .appeared), (.viewWillDisappear, .appearing):
      phases[slot] = .disappearing
    case (.viewDidDisappear, .unknown), (.viewDidDisappear, .disappearing):
      phases[slot] = .disappeared
    case (.loadView, _), (.viewWillLayoutSubviews, _), (.viewDidLayoutSubviews, _): break
    case (.didReceiveMemoryWarning, _), (.viewWillTransition, _): break
    default:
      if let forced = Self.phase(after: callback) { phases[slot] = forced }
      return phase
    }
    return nil
  }

  private static func phase(after callback: LifecycleCallback) -> Phase? {
    switch callback {
    case .viewWillAppear: .appearing
    case .viewDidAppear: .appeared
    case .viewWillDisappear: .disappearing
    case .viewDidDisappear: .disappeared
    case .loadView, .viewDidLoad, .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews: nil
    case .didReceiveMemoryWarning, .viewWillTransition: nil
    }
  }
}
