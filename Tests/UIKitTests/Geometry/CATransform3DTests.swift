import Testing
import UIKit

struct CATransform3DTests {
  /// A projection of a turned and moved layer: nothing about it is simple.
  private var sample: CATransform3D {
    var t = CATransform3DIdentity
    t.m34 = -1.0 / 500
    t = CATransform3DRotate(t, 0.8, 1, 2, 3)
    t = CATransform3DTranslate(t, 10, -20, 30)
    return CATransform3DScale(t, 2, 3, -0.5)
  }

  private func distance(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
    [
      a.m11 - b.m11, a.m12 - b.m12, a.m13 - b.m13, a.m14 - b.m14, a.m21 - b.m21, a.m22 - b.m22, a.m23 - b.m23,
      a.m24 - b.m24, a.m31 - b.m31, a.m32 - b.m32, a.m33 - b.m33, a.m34 - b.m34, a.m41 - b.m41, a.m42 - b.m42,
      a.m43 - b.m43, a.m44 - b.m44,
    ].map(abs).max() ?? .infinity
  }

  @Test func inverseUndoes() {
    #expect(distance(CATransform3DConcat(sample, CATransform3DInvert(sample)), CATransform3DIdentity) < 1e-9)
    #expect(distance(CATransform3DConcat(CATransform3DInvert(sample), sample), CATransform3DIdentity) < 1e-9)
    let flat = CATransform3DMakeScale(1, 1, 0)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func concatDoesTheFirstFirst() {
    let t = CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(10, 10, 10))
    #expect([t.m41, t.m42, t.m43] == [10, 20, 30])
    let u = CATransform3DTranslate(CATransform3DMakeScale(10, 10, 10), 1, 2, 3)
    #expect(CATransform3DEqualToTransform(t, u))
    let v = CATransform3DScale(CATransform3DMakeTranslation(1, 2, 3), 10, 10, 10)
    #expect([v.m41, v.m42, v.m43, v.m11] == [1, 2, 3, 10])
  }

  @Test func rotationAboutZIsTheAffineOne() {
    let t = CATransform3DMakeRotation(0.3, 0, 0, 5)
    #expect(CATransform3DIsAffine(t))
    #expect(distance(t, CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.3))) < 1e-12)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func rotationKeepsItsAxis() {
    let t = CATransform3DMakeRotation(1.1, 1, 2, 2)
    let x = 1 * t.m11 + 2 * t.m21 + 2 * t.m31
    let y = 1 * t.m12 + 2 * t.m22 + 2 * t.m32
    let z = 1 * t.m13 + 2 * t.m23 + 2 * t.m33
    #expect(abs(x - 1) < 1e-12 && abs(y - 2) < 1e-12 && abs(z - 2) < 1e-12)
  }

  @Test func affineConversions() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let t = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == affine)
    #expect(!CATransform3DIsAffine(sample))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
  }
}
