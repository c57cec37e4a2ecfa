#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

/// Conversions between red, green, blue and hue, saturation, brightness, all from 0 to 1.
enum ColorConversion {
  static func rgb(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let saturation = min(max(saturation, 0), 1)
    let turns = hue - hue.rounded(.down)
    /// How far a component falls from the brightness, by its distance from the hue on the wheel of six sectors.
    func component(_ offset: CGFloat) -> CGFloat {
      let sector = (offset + turns * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1))
    }
    return (component(5), component(3), component(1))
  }

  static func hsb(
    red: CGFloat, green: CGFloat, blue: CGFloat
  ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let brightness = max(red, green, blue)
    let range = brightness - min(red, green, blue)
    guard range > 0 else { return (0, 0, brightness) }
    let sector: CGFloat =
      switch brightness {
      case red: (green - blue) / range + (green < blue ? 6 : 0)
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    return (sector / 6, range / brightness, brightness)
  }
}
