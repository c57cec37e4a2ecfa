import Testing
import TransitionCheck
import TransitionDriver
import TransitionTestSupport
import TransitionTrace
import UIKit

/// Segues and storyboards (contract I1–I5).
@Suite @MainActor struct SegueTests {
  /// A controller of a storyboard that writes down what a segue does with it.
  private final class SegueController: UIViewController {
    let journal: Journal
    let label: String

    init?(_ label: String, in journal: Journal, coder: NSCoder) {
      (self.label, self.journal) = (label, journal)
      super.init(coder: coder)
      modalPresentationStyle = .fullScreen
      journal.note("\(label).init")
    }

    required init?(coder: NSCoder) { nil }

    override func awakeFromNib() { journal.note("\(label).awakeFromNib") }
    override func viewDidLoad() { journal.note("\(label).vDL") }
    override func viewDidAppear(_ animated: Bool) { journal.note("\(label).vDA") }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      journal.note("\(label).shouldPerform")
      return false
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      journal.note("\(label).prepare \(segue.identifier ?? "") \(sender ?? "") \(segue.destination.isViewLoaded)")
    }
  }

  private let journal = Journal()

  private func stage(animates: Bool = true) -> Stage {
    let journal = journal
    UIStoryboard.register("A", in: "Segues") { SegueController("A", in: journal, coder: $0) }
    UIStoryboard.register("B", in: "Segues") { SegueController("B", in: journal, coder: $0) }
    UIStoryboard.registerSegue("toB", to: "B", in: "Segues", animates: animates)
    let stage = Stage(root: UIStoryboard(name: "Segues", bundle: nil).instantiateInitialViewController()!)
    _ = journal.take()
    return stage
  }

  @Test("The destination is made, then the source prepares, then the destination loads and appears", .contract("I2"))
  func order() {
    let stage = stage()
    stage.root.performSegue(withIdentifier: "toB", sender: "me")
    stage.settle()
    #expect(journal.take() == "B.init, B.awakeFromNib, A.prepare toB me false, B.vDL, B.vDA")
  }

  @Test("performSegue does not ask whether it should", .contract("I1"))
  func shouldPerformIsNotAsked() {
    let stage = stage()
    stage.root.performSegue(withIdentifier: "toB", sender: nil)
    stage.settle()
    #expect(!journal.take().contains("shouldPerform"))
    #expect(stage.root.presentedViewController != nil)
  }

  @Test(
    "The Animates box decides whether it is animated; nothing of it lasts", .contract("I3"), arguments: [true, false])
  func animates(animates: Bool) {
    let stage = stage(animates: animates)
    stage.root.performSegue(withIdentifier: "toB", sender: nil)
    #expect(UIView.areAnimationsEnabled)
    stage.settle()
    #expect(stage.trace.transitions.last?.isAnimated == animates)
  }

  @Test("A controller fresh from a storyboard has not loaded its view", .contract("I5"))
  func viewIsNotLoaded() {
    let stage = stage()
    let made = UIStoryboard(name: "Segues", bundle: nil).instantiateViewController(withIdentifier: "B")
    #expect(!made.isViewLoaded)
    #expect(made.storyboard != nil)
    #expect(journal.take() == "B.init, B.awakeFromNib")
    stage.close()
  }
}
