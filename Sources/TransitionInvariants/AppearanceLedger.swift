internal import TransitionTrace

/// Where each controller stands by the callbacks it got (contract F8).
struct AppearanceLedger {
  enum Phase: UInt8, CustomStringConvertible {
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
    return phases.indices.contains(slot) ? phases[slot] : .unknown
  }

  /// Whether the controller's first finding is about to be reported: one a controller is enough.
  mutating func report(_ controller: ObjectName) -> Bool {
    let slot = Int(controller.rawValue)
    guard isReported.indices.contains(slot), !isReported[slot] else { return false }
    isReported[slot] = true
    return true
  }

  /// Takes a callback; answers whether it was legal. The phase follows it in any case.
  mutating func take(_ callback: LifecycleCallback, of controller: ObjectName) -> Bool {
    let slot = Int(controller.rawValue)
    guard phases.indices.contains(slot) else { return true }
    let phase = phases[slot]
    switch callback {
    case .viewDidLoad:
      if phase == .unknown { phases[slot] = .disappeared }
      return true
    case .viewWillAppear:
      phases[slot] = .appearing
      return phase == .unknown || phase == .disappeared || phase == .disappearing
    case .viewIsAppearing:
      return phase == .unknown || phase == .appearing
    case .viewDidAppear:
      phases[slot] = .appeared
      return phase == .unknown || phase == .appearing
    case .viewWillDisappear:
      phases[slot] = .disappearing
      return phase == .unknown || phase == .appeared || phase == .appearing
    case .viewDidDisappear:
      phases[slot] = .disappeared
      return phase == .unknown || phase == .disappearing
    case .loadView, .viewWillLayoutSubviews, .viewDidLayoutSubviews:
      return true
    }
  }
}
