#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

#if !canImport(ObjectiveC)
  // swift-format-ignore: OrderedImports
  public import Foundation

  /// Geometry as an object, as key-path animations take it.
  extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
      self.init(numbers: transform, count: 6)
    }
    public convenience init(caTransform3D transform: CATransform3D) { self.init(numbers: transform, count: 16) }

    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }
    public var cgAffineTransformValue: CGAffineTransform { value(of: CGAffineTransform(), count: 6) }
    public var caTransform3DValue: CATransform3D { value(of: CATransform3D(), count: 16) }

    /// Foundation takes arrays here, and no structures but its own.
    private convenience init<Numbers>(numbers: Numbers, count: Int) {
      let all = withUnsafeBytes(of: numbers) { Array($0.bindMemory(to: CGFloat.self)) }
      self.init(bytes: all, objCType: "[\(count)d]")
    }

    private func value<Numbers>(of empty: Numbers, count: Int) -> Numbers {
      var value = empty
      if hasType("[\(count)d]") { withUnsafeMutableBytes(of: &value) { getValue($0.baseAddress!) } }
      return value
    }

    private func hasType(_ type: String) -> Bool { String(cString: objCType) == type }

    /// What the object stands for; `nil` if it is no geometry.
    var geometry: AnimationValue? {
      if hasType("[16d]") { return .transform(caTransform3DValue) }
      if hasType("[6d]") { return .transform(CATransform3DMakeAffineTransform(cgAffineTransformValue)) }
      switch String(cString: objCType) {
      case String(cString: NSValue(cgPoint: .zero).objCType): return .point(cgPointValue)
      case String(cString: NSValue(cgRect: .zero).objCType): return .rect(cgRectValue)
      case String(cString: NSValue(cgSize: .zero).objCType):
        return .point(CGPoint(x: cgSizeValue.width, y: cgSizeValue.height))
      default: return nil
      }
    }
  }
#endif
