#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// What the system does to the app and no user asked for.
extension Simulation {
  /// The app goes to the background: it hears of it, and every animation that it did not ask to stay is taken off its layer,
  /// so that the views show their model values and the completions hear `false` (contract H4). What begins there is taken
  /// off by the next commit.
  /// Once there, nothing more happens. The app's code runs on, as under a background task. As on a device the state is
  /// still the old one in what is posted before, `will…`, and the new one in what is posted after, `did…`.
  package func enterBackground() {
    if applicationState == .background { return }
    asUIKit {
      post(UIApplication.willResignActiveNotification)
      applicationState = .background
      post(UIApplication.didEnterBackgroundNotification)
      removeUnkeptAnimations { _ in true }
      loop.wakeUp()
    }
  }

  /// The app comes back to the front. In front already, nothing happens.
  package func enterForeground() {
    if applicationState == .active { return }
    asUIKit {
      post(UIApplication.willEnterForegroundNotification)
      applicationState = .active
      post(UIApplication.didBecomeActiveNotification)
      loop.wakeUp()
    }
  }

  /// Takes every finite animation in flight off its layer, but for those that the app asked to stay; the completions hear
  /// `false` (contract H4).
  package func removeAnimations() {
    asUIKit {
      removeUnkeptAnimations(where: \.isFinite)
      loop.wakeUp()
    }
  }

  /// Takes animations off their layers, but for those that the app asked to stay.
  func removeUnkeptAnimations(where isMeant: (RunningAnimation) -> Bool) {
    for animation in runningAnimations where !animation.isKept && isMeant(animation) { animation.finish(.removed) }
  }

  /// Memory is short: every controller in the windows hears of it, then whoever observes it. No view is unloaded
  /// (contract J4).
  package func sendMemoryWarning() {
    asUIKit {
      var controllers: [UIViewController] = []
      for window in windows { window.takeUnretainedValue().rootViewController?.addTree(to: &controllers) }
      for controller in controllers { controller.send(.didReceiveMemoryWarning, animated: false) }
      post(UIApplication.didReceiveMemoryWarningNotification)
      loop.wakeUp()
    }
  }

  /// Tells the app's observers something about the app, before the call returns.
  func post(_ name: NSNotification.Name) {
    callApp { NotificationCenter.default.post(name: name, object: UIApplication.shared) }
  }
}

extension UIViewController {
  /// Adds this controller, those in it and those it presents.
  fileprivate func addTree(to controllers: inout [UIViewController]) {
    controllers.append(self)
    for child in _children { child.addTree(to: &controllers) }
    ownPresented?.addTree(to: &controllers)
  }
}
