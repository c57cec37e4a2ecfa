#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

extension UIView {
  /// An animation of the system's own.
  public enum SystemAnimation: UInt, Sendable {
    /// Takes views out of their superviews.
    case delete
  }

  /// Runs an animation of the system's on views, and the given changes alongside. How it looks is not simulated, nor how long it
  /// takes on a device: the views fade, and leave before the completion runs.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    run(0.25, 0, options, options.curve) {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    } _: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }

  /// Has the animations in a block, which is to be inside an animation block, repeat (contract H3).
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    let simulation = Simulation.current
    guard let outer = simulation.animationBlocks.last, !outer.isUnanimated, outer.keyframes == nil else {
      return animations()
    }
    let block = AnimationBlock(
      group: outer.group, duration: outer.duration, delay: outer.delay, curve: outer.curve, repeats: count != 1,
      autoreverses: autoreverses, course: count == 1 && !autoreverses ? outer.course : nil, stretch: outer.stretch)
    block.repeatCount = count.isFinite ? max(0, Double(count)) : .infinity
    simulation.animationBlocks.append(block)
    animations()
    simulation.animationBlocks.removeLast()
  }
}
