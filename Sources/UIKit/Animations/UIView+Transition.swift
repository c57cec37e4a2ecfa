#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

extension UIView {
  /// Changes a container's contents with an effect (contract H4c).
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    runTransition(on: view, duration, options, animations ?? {}, completion)
  }

  /// Replaces one view by another with an effect (contract H4c).
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let container = fromView.superview
    let swap = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container?.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    guard let container else {
      swap()
      completion?(true)
      return
    }
    runTransition(on: container, duration, options, swap, completion)
  }

  /// The effect is an animation of the container's contents that ends with the duration.
  private class func runTransition(
    on view: UIView, _ duration: TimeInterval, _ options: AnimationOptions, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let simulation = Simulation.current
    let group = AnimationGroup(completion: completion, allowsTouches: options.contains(.allowUserInteraction))
    let length = nanoseconds(max(0, duration))
    let unanimated = !simulation.areAnimationsEnabled || length == 0
    let outer = simulation.animationBlocks.last
    let wait = outer?.waitInside ?? 0
    // Inside a property animator it goes its way (contract D29).
    let place = outer?.place(after: wait, for: length)
    let block = AnimationBlock(
      group: group, duration: length, delay: wait, curve: options.curve,
      isUnanimated: unanimated || !options.contains(.allowAnimatedContent), course: place?.course,
      stretch: place?.stretch ?? CourseStretch())
    simulation.animationBlocks.append(block)
    changes()
    simulation.animationBlocks.removeLast()
    if unanimated {
      group.runLater(true, phase: .source)
      return
    }
    let layer = view.layer
    block.running(on: layer).parts.append(
      .init(key: layer.freeKey("contents"), property: .other, from: .scalar(0), to: .scalar(1)))
    group.close(in: simulation)
  }
}
