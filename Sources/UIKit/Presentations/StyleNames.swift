#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
package import Foundation
// swift-format-ignore: OrderedImports
package import TransitionTrace

extension UIModalPresentationStyle {
  /// The style that a request leads to: `automatic` is a sheet since iOS 13, full screen before (contract C11).
  init(inForce style: UIModalPresentationStyle, _ variant: UIKitVariant) {
    switch style {
    case .automatic: self = variant.automaticStyle == .pageSheet ? .pageSheet : .fullScreen
    case .none: self = .fullScreen
    default: self = style
    }
  }
}

extension PresentationStyle {
  /// The trace's word for a style.
  package init(_ style: UIModalPresentationStyle) {
    switch style {
    case .fullScreen: self = .fullScreen
    case .pageSheet: self = .pageSheet
    case .formSheet: self = .formSheet
    case .currentContext: self = .currentContext
    case .custom: self = .custom
    case .overFullScreen: self = .overFullScreen
    case .overCurrentContext: self = .overCurrentContext
    case .popover: self = .popover
    case .automatic: self = .automatic
    case .none: self = .none
    }
  }
}

extension UIModalPresentationStyle {
  /// UIKit's value for the trace's word.
  package init(_ style: PresentationStyle) {
    switch style {
    case .fullScreen: self = .fullScreen
    case .pageSheet: self = .pageSheet
    case .formSheet: self = .formSheet
    case .currentContext: self = .currentContext
    case .custom: self = .custom
    case .overFullScreen: self = .overFullScreen
    case .overCurrentContext: self = .overCurrentContext
    case .popover: self = .popover
    case .automatic: self = .automatic
    case .none: self = .none
    }
  }
}

extension TraceRect {
  /// A rectangle of the simulation's, rounded for the trace.
  package init(_ rect: CGRect) {
    self.init(points: Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
  }
}
