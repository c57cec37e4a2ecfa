import Testing
import TransitionDriver
import TransitionTestSupport
import UIKit

/// How much of a view lies under a notch and bars, and who is told of it.
@Suite @MainActor struct SafeAreaTests {
  private static let notch = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  private static let sideways = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)

  /// A view that writes down what it is told and when it is laid out.
  private final class Told: UIView {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal, frame: CGRect) {
      (self.name, self.journal) = (name, journal)
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
    override func layoutMarginsDidChange() { journal.note("\(name).margins") }
    override func safeAreaInsetsDidChange() { journal.note("\(name).safeArea") }
    override func layoutSubviews() { journal.note("\(name).layout") }
  }

  /// A controller that writes down what it is told.
  private final class Hearing: UIViewController {
    let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { journal.note("vWA") }
    override func viewIsAppearing(_ animated: Bool) { journal.note("vIA") }
    override func viewLayoutMarginsDidChange() { journal.note("margins") }
    override func viewSafeAreaInsetsDidChange() { journal.note("safeArea") }
    override func viewWillLayoutSubviews() { journal.note("wLS") }
    override func viewDidAppear(_ animated: Bool) { journal.note("vDA") }
  }

  private func stage() -> Stage {
    let stage = Stage(root: UIViewController())
    stage.setSafeAreaInsets(Self.notch, landscape: Self.sideways)
    stage.nextTurn()
    return stage
  }

  @Test func withoutASettingThereAreNone() {
    let stage = Stage(root: UIViewController())
    #expect(stage.window.safeAreaInsets == .zero)
    #expect(stage.root.view.safeAreaInsets == .zero)
  }

  @Test func windowAndRootHaveTheScreens() {
    let stage = stage()
    #expect(stage.window.safeAreaInsets == Self.notch)
    #expect(stage.root.view.safeAreaInsets == Self.notch)
  }

  struct Place: CustomTestStringConvertible, Sendable {
    let name: String
    let frame: CGRect
    let insets: UIEdgeInsets
    var testDescription: String { name }
  }

  /// In a window of 390 by 844 points with a notch.
  nonisolated static let places = [
    Place(name: "inside", frame: CGRect(x: 0, y: 47, width: 390, height: 763), insets: .zero),
    Place(
      name: "some of the notch", frame: CGRect(x: 0, y: 20, width: 100, height: 100),
      insets: UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0)),
    Place(
      name: "some of the bottom", frame: CGRect(x: 0, y: 800, width: 100, height: 44),
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)),
    Place(
      name: "all under the notch", frame: CGRect(x: 0, y: 0, width: 100, height: 20),
      insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    Place(name: "off screen", frame: CGRect(x: 0, y: 844, width: 390, height: 844), insets: .zero),
    Place(
      name: "half way in", frame: CGRect(x: 0, y: 422, width: 390, height: 844),
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 456, right: 0)),
  ]

  @Test(arguments: places)
  func byTheViewsPlaceInTheWindow(place: Place) {
    let stage = stage()
    let view = UIView(frame: place.frame)
    stage.root.view.addSubview(view)
    #expect(view.safeAreaInsets == place.insets)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero, "in no window")
  }

  /// The place in the window counts, not what the views around have.
  @Test func aViewThatReachesOutOfASafeOneIsCoveredWhereItIs() {
    let stage = stage()
    let middle = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    let inner = UIView(frame: CGRect(x: 0, y: -100, width: 100, height: 200))
    stage.root.view.addSubview(middle)
    middle.addSubview(inner)
    #expect(middle.safeAreaInsets == .zero)
    #expect(inner.safeAreaInsets.top == 47)
    middle.bounds.origin.y = 70
    #expect(inner.safeAreaInsets.top == 117, "where it is scrolled to")
  }

  @Test func aTransformMovesTheView() {
    let stage = stage()
    let view = UIView(frame: stage.window.bounds)
    stage.root.view.addSubview(view)
    #expect(view.safeAreaInsets == Self.notch)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func controllersTakeMoreForTheirViewsAndWhatIsInThem() {
    let stage = stage()
    let inner = UIView(frame: stage.root.view.bounds)
    stage.root.view.addSubview(inner)
    stage.root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
    #expect(stage.window.safeAreaInsets == Self.notch)
    #expect(stage.root.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 5, bottom: 34, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 57, left: 5, bottom: 34, right: 0))
    inner.frame.origin.y = 50
    #expect(inner.safeAreaInsets.top == 7)
  }

  @Test func additionalInsetsNeedNoNotch() {
    let stage = Stage(root: UIViewController())
    let journal = Journal()
    let view = Told("view", journal, frame: stage.root.view.bounds)
    stage.root.view.addSubview(view)
    stage.nextTurn()
    _ = journal.take()
    stage.root.additionalSafeAreaInsets.bottom = 49
    #expect(view.safeAreaInsets.bottom == 49)
    stage.nextTurn()
    #expect(journal.take() == "view.margins, view.safeArea, view.layout")
    stage.root.additionalSafeAreaInsets = .zero
    stage.nextTurn()
    #expect(journal.take() == "view.margins, view.safeArea, view.layout")
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func changesAreToldFromOutsideInBeforeLayout() {
    let stage = Stage(root: UIViewController())
    let journal = Journal()
    let outer = Told("outer", journal, frame: stage.root.view.bounds)
    let inner = Told("inner", journal, frame: CGRect(x: 0, y: 0, width: 10, height: 200))
    let safe = Told("safe", journal, frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    stage.root.view.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(safe)
    stage.nextTurn()
    _ = journal.take()
    stage.setSafeAreaInsets(Self.notch)
    #expect(inner.safeAreaInsets.top == 47, "known at once")
    #expect(journal.take() == "")
    stage.nextTurn()
    #expect(
      journal.take()
        == "outer.margins, outer.safeArea, inner.margins, inner.safeArea, outer.layout, inner.layout")
    stage.nextTurn()
    #expect(journal.take() == "")
  }

  @Test func movingIsAReasonAndHalfAMoveIsNone() {
    let stage = stage()
    let journal = Journal()
    let view = Told("view", journal, frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    stage.root.view.addSubview(view)
    stage.nextTurn()
    _ = journal.take()
    view.center.y = 200
    stage.nextTurn()
    #expect(journal.take() == "")
    view.center.y = 50
    stage.nextTurn()
    #expect(journal.take() == "view.margins, view.safeArea, view.layout")
  }

  @Test func marginsThatDoNotFollowAreNotToldOf() {
    let stage = stage()
    let journal = Journal()
    let view = Told("view", journal, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.insetsLayoutMarginsFromSafeArea = false
    stage.root.view.addSubview(view)
    _ = journal.take()
    stage.nextTurn()
    #expect(journal.take() == "view.safeArea, view.layout")
    #expect(view.layoutMargins.top == 8)
  }

  /// As X6 recorded it; `viewIsAppearing` finds the safe area in place (contract A14).
  @Test(arguments: [false, true])
  func aControllerHearsJustBeforeItIsSeen(hasNotch: Bool) {
    let journal = Journal()
    let stage = Stage(root: UIViewController())
    if hasNotch { stage.setSafeAreaInsets(Self.notch) }
    let controller = Hearing(journal)
    controller.modalPresentationStyle = .fullScreen
    stage.root.present(controller, animated: true)
    stage.settle()
    #expect(journal.take() == "vWA, margins, safeArea, vIA, wLS, vDA")
    #expect(controller.view.safeAreaInsets == (hasNotch ? Self.notch : .zero))
  }

  @Test func aTurnBringsTheOtherInsetsAnimated() {
    let stage = stage()
    let bar = UIView(frame: CGRect(x: 0, y: 47, width: 390, height: 50))
    let journal = Journal()
    let view = Following(journal, bar)
    view.frame = stage.root.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.root.view.addSubview(view)
    stage.nextTurn()
    #expect(bar.frame.minY == 47)
    stage.resize(to: WindowSize(width: 844, height: 390))
    #expect(view.safeAreaInsets == Self.sideways)
    #expect(bar.frame.minY == 0)
    #expect(bar.layer.animationKeys()?.contains("position") == true)
    stage.settle()
  }

  /// A view that keeps a bar under the notch.
  private final class Following: UIView {
    let bar: UIView

    init(_ journal: Journal, _ bar: UIView) {
      self.bar = bar
      super.init(frame: .zero)
      addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() { bar.frame.origin.y = safeAreaInsets.top }
  }
}
