import Testing
import UIKit

struct BezierPathTests {
  @Test func bounds() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(UIBezierPath(rect: rect).bounds == rect)
    #expect(UIBezierPath(ovalIn: rect).bounds == rect)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 5).bounds == rect)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 500).bounds == rect)
    #expect(
      UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 9, height: 3)).bounds
        == rect)
    #expect(UIBezierPath().bounds == .zero)
  }

  @Test func building() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addQuadCurve(to: CGPoint(x: 6, y: 6), controlPoint: CGPoint(x: 9, y: 9))
    path.addCurve(to: CGPoint(x: 0, y: 3), controlPoint1: CGPoint(x: 0, y: 7), controlPoint2: CGPoint(x: -2, y: 0))
    #expect(path.currentPoint == CGPoint(x: 0, y: 3))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(path.bounds == CGRect(x: -2, y: 0, width: 11, height: 9))
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(path.bounds == CGRect(x: 8, y: 0, width: 11, height: 9))
  }

  @Test func aCopyDoesNotChange() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let before = path.cgPath
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(before.boundingBox.width == 1)
    #expect(before != path.cgPath)
    #expect(UIBezierPath(cgPath: before).cgPath == before)
  }

  @Test func arcs() {
    let center = CGPoint(x: 5, y: 5)
    func end(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> UIBezierPath {
      UIBezierPath(arcCenter: center, radius: 2, startAngle: start, endAngle: end, clockwise: clockwise)
    }
    let quarter = end(0, .pi / 2, true)
    #expect(abs(quarter.currentPoint.x - 5) < 1e-12 && abs(quarter.currentPoint.y - 7) < 1e-12)
    #expect(abs(quarter.bounds.minX - 5) < 1e-9 && abs(quarter.bounds.maxY - 7) < 1e-9)
    let theLongWay = end(0, .pi / 2, false)
    #expect(abs(theLongWay.bounds.minY - 3) < 1e-9 && abs(theLongWay.bounds.minX - 3) < 1e-9)
    let circle = end(-.pi / 2, 3 * .pi / 2, true)
    #expect(abs(circle.bounds.width - 4) < 1e-9 && abs(circle.bounds.height - 4) < 1e-9)
  }

  @Test func anArcsCurvesStayOnItsCircle() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: 0.2, endAngle: 3, clockwise: false)
    let oval = CGPath(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2), transform: nil)
    #expect(hypot(path.currentPoint.x, path.currentPoint.y) - 1 < 1e-12)
    #expect(oval.boundingBox == CGRect(x: -1, y: -1, width: 2, height: 2))
  }
}
