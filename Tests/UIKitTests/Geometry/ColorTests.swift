import Testing
import UIKit

struct ColorTests {
  private func rgba(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  /// Hue, saturation, brightness, and the red, green and blue they make.
  private static let rows: [[CGFloat]] = [
    [0, 1, 1, 1, 0, 0], [1.0 / 3, 1, 1, 0, 1, 0], [2.0 / 3, 1, 0.5, 0, 0, 0.5], [0.5, 0.5, 0.8, 0.4, 0.8, 0.8],
    [0.9, 0, 0.3, 0.3, 0.3, 0.3], [1, 1, 1, 1, 0, 0],
  ]

  @Test(arguments: rows)
  func hues(row: [CGFloat]) {
    let made = rgba(UIColor(hue: row[0], saturation: row[1], brightness: row[2], alpha: 0.7))
    for index in 0..<3 { #expect(abs(made[index] - row[3 + index]) < 1e-12) }
    #expect(made[3] == 0.7)
  }

  @Test func hueAndBack() {
    for step in 0..<50 {
      let hue = CGFloat(step) / 50
      var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.5).getHue(
        &h, saturation: &s, brightness: &b, alpha: &a)
      #expect(abs(h - hue) < 1e-9 && abs(s - 0.6) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 0.5)
    }
  }

  @Test func equality() {
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor.clear == UIColor.black.withAlphaComponent(0))
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test func greys() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect([white, alpha] == [0.25, 0.5])
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    #expect(rgba(UIColor(white: 0.25, alpha: 0.5)) == [0.25, 0.25, 0.25, 0.5])
  }

  @Test func coreGraphics() {
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
    #expect(UIColor(cgColor: UIColor.gray.cgColor) == .gray)
    #expect(UIColor.orange.cgColor.numberOfComponents == 4)
    #expect(UIColor.gray.cgColor.copy(alpha: 0.5)?.alpha == 0.5)
  }

  @Test func images() {
    UIImage.register("ColorTests.photo", size: CGSize(width: 3, height: 2))
    #expect(UIImage(named: "ColorTests.photo")?.size == CGSize(width: 3, height: 2))
    #expect(UIImage(named: "ColorTests.unknown")?.size == .zero)
  }

  @Test func traits() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let both = UITraitCollection(traitsFrom: [compact, UITraitCollection(userInterfaceStyle: .dark)])
    #expect(both.containsTraits(in: compact))
    #expect(!compact.containsTraits(in: both))
    #expect(UITraitCollection.current.containsTraits(in: compact))
    let last = UITraitCollection(traitsFrom: [compact, UITraitCollection(horizontalSizeClass: .regular)])
    #expect(last.horizontalSizeClass == .regular)
  }
}
