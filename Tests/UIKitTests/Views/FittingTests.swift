import Testing
import UIKit

/// How views take the size of their content.
@Suite @MainActor struct FittingTests {
  private final class Tag: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 60, height: 20) }
  }

  @Test func theCornerStays() {
    let tag = Tag(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    tag.sizeToFit()
    #expect(tag.frame == CGRect(x: 10, y: 10, width: 60, height: 20))
  }

  @Test func ofATransformedViewTheCentreStays() {
    let tag = Tag(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    tag.transform = CGAffineTransform(rotationAngle: 1)
    tag.sizeToFit()
    #expect(tag.bounds.size == CGSize(width: 60, height: 20))
    #expect(tag.center == CGPoint(x: 5, y: 5))
  }

  @Test func aPlainViewStaysAsItIs() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test func anImageViewWantsItsImagesSize() {
    let view = UIImageView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    view.image = UIImage(named: "photo")
    guard let size = view.image?.size else { return }
    #expect(view.intrinsicContentSize == size)
    view.sizeToFit()
    #expect(view.frame == CGRect(origin: CGPoint(x: 1, y: 2), size: size))
  }
}
