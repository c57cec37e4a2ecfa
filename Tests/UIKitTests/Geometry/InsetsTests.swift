import Testing
import UIKit

struct InsetsTests {
  @Test func insettingARectangle() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      CGRect(x: 10, y: 20, width: 100, height: 50).inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(UIEdgeInsets() == .zero)
  }

  @Test func rawValuesAreApples() {
    #expect(UIRectEdge.all.rawValue == 15)
    #expect(UIRectEdge.right.rawValue == 8)
    #expect(UIRectCorner.allCorners.contains(.bottomRight))
    #expect(CACornerMask.layerMaxXMaxYCorner.rawValue == 8)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == 4)
    #expect(UIStatusBarStyle.darkContent.rawValue == 3)
  }
}
