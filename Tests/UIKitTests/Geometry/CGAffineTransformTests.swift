import Testing
import UIKit

struct CGAffineTransformTests {
  private let samples: [CGAffineTransform] = [
    .identity,
    CGAffineTransform(translationX: 3, y: -7),
    CGAffineTransform(scaleX: 2, y: 0.25),
    CGAffineTransform(rotationAngle: 0.7),
    CGAffineTransform(a: 1, b: 2, c: -3, d: 0.5, tx: 10, ty: -20),
    CGAffineTransform(rotationAngle: -2).translatedBy(x: 5, y: 6).scaledBy(x: -1, y: 3),
  ]
  private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: -4, y: 9.5)]

  private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-9 }

  @Test func pointsFollowTheDefinition() {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CGPoint(x: 10, y: 100).applying(t) == CGPoint(x: 315, y: 426))
    #expect(CGSize(width: 10, height: 100).applying(t) == CGSize(width: 310, height: 420))
  }

  @Test func concatenatingDoesTheReceiverFirst() {
    for first in samples {
      for second in samples {
        for point in points {
          #expect(
            isClose(point.applying(first.concatenating(second)), point.applying(first).applying(second)))
        }
      }
    }
  }

  @Test func chainedCallsComeBeforeTheReceiver() {
    let t = CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 102, y: 2))
    let u = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 100, y: 0)
    #expect(CGPoint(x: 1, y: 1).applying(u) == CGPoint(x: 202, y: 2))
    let quarter = CGAffineTransform(translationX: 100, y: 0).rotated(by: .pi / 2)
    #expect(isClose(CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 100, y: 1)))
  }

  @Test func inverseUndoes() {
    for t in samples {
      for point in points { #expect(isClose(point.applying(t).applying(t.inverted()), point)) }
    }
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func decompositionComposesAgain() {
    for t in samples {
      let again = CGAffineTransform(t.decomposed())
      for point in points { #expect(isClose(point.applying(t), point.applying(again))) }
    }
  }

  @Test func decompositionNamesTheParts() {
    let parts = CGAffineTransform(translationX: 3, y: 4).rotated(by: 0.5).scaledBy(x: 2, y: 5).decomposed()
    #expect(abs(parts.scale.width - 2) < 1e-12)
    #expect(abs(parts.scale.height - 5) < 1e-12)
    #expect(abs(parts.rotation - 0.5) < 1e-12)
    #expect(abs(parts.horizontalShear) < 1e-12)
    #expect(parts.translation == CGVector(dx: 3, dy: 4))
    #expect(CGAffineTransform(scaleX: 0, y: 2).decomposed().scale == CGSize(width: 0, height: 2))
  }

  @Test func rectanglesBecomeTheBoxAroundTheirCorners() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
    #expect(rect.applying(CGAffineTransform(scaleX: -3, y: 1)) == CGRect(x: -6, y: 0, width: 6, height: 1))
    let turned = rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned == CGRect(x: -1, y: 0, width: 1, height: 2))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform(scaleX: 1, y: 1).isIdentity)
  }
}
