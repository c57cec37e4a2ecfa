import Testing
import TransitionCheck
import TransitionTestSupport
import TransitionTrace
import UIKit

/// What people logged on devices when they presented and dismissed, in the normal form of the journal.
@Suite @MainActor struct ModalGoldens {
  /// One public recording: what was logged for a style. `nil` where the author did not log a dismissal.
  struct Recording: CustomTestStringConvertible, Sendable {
    let source: String
    let style: UIModalPresentationStyle
    let presented: String
    let dismissed: String?
    var testDescription: String { "\(source), \(style)" }
  }

  nonisolated static let recordings = [
    // T01: juejin.cn/post/7171098718656020510 (December 2022); page and form sheets alike.
    Recording(
      source: "T01", style: .fullScreen, presented: "B.vDL, A.vWD, B.vWA, B.vDA, A.vDD",
      dismissed: "B.vWD, A.vWA, A.vDA, B.vDD"),
    Recording(source: "T01", style: .pageSheet, presented: "B.vDL, B.vWA, B.vDA", dismissed: "B.vWD, B.vDD"),
    Recording(source: "T01", style: .formSheet, presented: "B.vDL, B.vWA, B.vDA", dismissed: "B.vWD, B.vDD"),
    // T02: jinnify.tistory.com/64 (2019, iOS 13).
    Recording(
      source: "T02", style: .fullScreen, presented: "B.vDL, A.vWD, B.vWA, B.vDA, A.vDD",
      dismissed: "B.vWD, A.vWA, A.vDA, B.vDD"),
    // T03: velog.io/@inwoodev/iOS-Modality (2021). Its listing of the dismissal has the wrong labels.
    Recording(source: "T03", style: .fullScreen, presented: "B.vDL, A.vWD, B.vWA, B.vDA, A.vDD", dismissed: nil),
    Recording(source: "T03", style: .pageSheet, presented: "B.vDL, B.vWA, B.vDA", dismissed: nil),
    // T30: wlgusdn700.tistory.com/27 (January 2021); of the "over" styles only B was logged.
    Recording(
      source: "T30", style: .fullScreen, presented: "B.vDL, A.vWD, B.vWA, B.vDA, A.vDD",
      dismissed: "B.vWD, A.vWA, A.vDA, B.vDD"),
    Recording(source: "T30", style: .overFullScreen, presented: "B.vDL, B.vWA, B.vDA", dismissed: "B.vWD, B.vDD"),
    Recording(source: "T30", style: .overCurrentContext, presented: "B.vDL, B.vWA, B.vDA", dismissed: "B.vWD, B.vDD"),
  ]

  @Test(arguments: recordings)
  func recorded(recording: Recording) {
    let scene = ModalScene(recording.style)
    #expect(scene.present([.loading, .appearance]) == recording.presented)
    if let dismissed = recording.dismissed { #expect(scene.dismiss([.loading, .appearance]) == dismissed) }
  }

  /// T01: after a dismissal nothing keeps B alive.
  @Test func dismissedControllersAreFreed() {
    let scene = ModalScene()
    weak var gone: UIViewController?
    do {
      let next = scene.controller("C")
      gone = next
      scene.a.present(next, animated: true)
      scene.stage.settle()
    }
    #expect(gone != nil)
    scene.a.dismiss(animated: true)
    scene.stage.settle()
    #expect(gone == nil)
  }

  /// T01: after a full-screen presentation the window holds only the presented controller's subtree.
  @Test func windowAfterFullScreen() {
    let scene = ModalScene().presented()
    #expect(scene.a.view.window == nil)
    #expect(scene.stage.window.subviews.allSatisfy { scene.b.view.isDescendant(of: $0) })
  }

  /// T33: RDR 18464897. Since iOS 8 `dismiss(animated: false)` returns before it has happened; iOS 7 was done by then.
  @Test(arguments: [7, 8])
  func unanimatedDismissal(version: Int) {
    let scene = ModalScene(variant: .iOS(version)).presented()
    scene.b.dismiss(animated: false)
    #expect(scene.a.presentedViewController === (version >= 8 ? scene.b : nil))
    for _ in 1...3 { scene.stage.nextTurn() }
    #expect(scene.a.presentedViewController == nil)
  }

  /// X1: material-motion/transitioning-objc, `TransitionTests.swift`. An animator completes inside `animateTransition`;
  /// the test waits for the completion of `present` for a tenth of a second.
  @Test func animatorThatCompletesAtOnce() {
    let scene = ModalScene(.fullScreen, presenting: RecordingAnimator.immediate)
    var isDone = false
    scene.a.present(scene.b, animated: true) { isDone = true }
    scene.stage.advance(by: .milliseconds(100))
    #expect(isDone)
    #expect(scene.a.presentedViewController === scene.b)
  }

  /// X2: the same repository, `TransitionWithPresentationTests.swift`. The same with a presentation controller of the
  /// app's, which is then the presented controller's.
  @Test func presentationControllerOfTheApp() {
    let scene = ModalScene(.custom, presenting: RecordingAnimator.immediate)
    let made = UIPresentationController(presentedViewController: scene.b, presenting: scene.a)
    scene.delegate.makePresentation = { _, _ in made }
    var isDone = false
    scene.a.present(scene.b, animated: true) { isDone = true }
    scene.stage.advance(by: .milliseconds(100))
    #expect(isDone)
    #expect(scene.a.presentedViewController === scene.b)
    #expect(scene.b.presentationController === made)
  }

  /// T24: spacemanlabs, "Premature completion" (August 2012). A block that animates nothing does not take its two seconds.
  @Test(arguments: UIKitVariant.EmptyAnimation.allCases)
  func prematureCompletion(choice: UIKitVariant.EmptyAnimation) {
    var variant = UIKitVariant.standard
    variant.emptyAnimation = choice
    let scene = ModalScene(variant: variant)
    UIView.animate(withDuration: 2) {
    } completion: { [journal = scene.journal] in
      journal.note("\($0)")
    }
    scene.stage.nextTurn()
    #expect(scene.journal.take() == "true")
    #expect(scene.stage.now == .zero)
  }
}
