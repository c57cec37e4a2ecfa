import Testing
import TransitionTestSupport
import TransitionTrace
import UIKit

/// Who is recorded as the cause of what happens.
@Suite @MainActor struct OriginTests {
  @Test func hooksAreUIKits() {
    let scene = ModalScene.custom().presented()
    for event in scene.stage.trace.events {
      switch event.kind {
      case .presentationHook, .transitionBegan: #expect(event.origin == .uikit, "\(event.kind)")
      default: break
      }
    }
  }

  @Test func whatAnAnimatorDoesIsTheApps() {
    let scene = ModalScene.custom().presented()
    let caused = scene.stage.trace.events.filter { event in
      switch event.kind {
      case .animationBegan, .completeTransition: true
      default: false
      }
    }
    #expect(caused.count == 2)
    #expect(caused.allSatisfy { $0.origin == .user })
  }
}
