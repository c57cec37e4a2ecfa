import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// What `snapshotView` answers (contract H11).
@Suite @MainActor struct SnapshotTests {
  /// Whether a snapshot shows anything, as the trace of a story tells.
  private func showsContent(_ picture: UIView, in scene: AnimatedScene) -> Bool? {
    scene.stage.root.view.addSubview(picture)
    scene.stage.settle()
    return scene.stage.trace.lastSnapshot(.quiet)?.state(of: picture.traceName)?.hasContent
  }

  @Test("Of a view on screen it shows the view, in its size", .contract("H11"))
  func rendered() throws {
    let scene = AnimatedScene()
    let picture = try #require(scene.view.snapshotView(afterScreenUpdates: false))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(showsContent(picture, in: scene) == true)
  }

  @Test("Of a view not rendered yet it is blank, and UIKit warns", .contract("H11"))
  func notRendered() throws {
    let scene = AnimatedScene()
    let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.stage.root.view.addSubview(fresh)
    let picture = try #require(fresh.snapshotView(afterScreenUpdates: false))
    #expect(showsContent(picture, in: scene) == false)
    #expect(scene.stage.trace.events.contains { $0.kind == .warned(.emptySnapshot, fresh.traceName, .none) })
  }

  @Test("Of a view in no window there is none", .contract("H11"))
  func noWindow() {
    let scene = AnimatedScene()
    #expect(UIView(frame: scene.view.frame).snapshotView(afterScreenUpdates: false) == nil)
    scene.view.removeFromSuperview()
    #expect(scene.view.snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test("After screen updates it shows a view that is in no window yet", .contract("H11"))
  func afterScreenUpdates() throws {
    let scene = AnimatedScene()
    let arriving = UIView(frame: scene.view.frame)
    let picture = try #require(arriving.snapshotView(afterScreenUpdates: true))
    #expect(showsContent(picture, in: scene) == true)
  }
}
