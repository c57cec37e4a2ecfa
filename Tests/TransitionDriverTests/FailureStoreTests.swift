import Foundation
import Testing

@testable import TransitionDriver

@Suite struct FailureStoreTests {
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("TransitionStore-\(ProcessInfo.processInfo.globallyUniqueString)")

  private func store(_ text: String? = nil) throws -> FailureStore {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let store = FailureStore(directory: directory)
    try text.map { try Data($0.utf8).write(to: store.url) }
    return store
  }

  private func text(_ store: FailureStore) -> String? { try? String(contentsOf: store.url, encoding: .utf8) }

  @Test func failuresAreAddedOnceSortedAndRemoved() throws {
    let store = try store()
    store.update(check: "b check", failed: ["c1.B", "c1.A"], passed: [])
    store.update(check: "a", failed: ["v1_x"], passed: [])
    store.update(check: "b check", failed: ["c1.B"], passed: [])
    #expect(text(store) == "1 a v1_x\n1 b%20check c1.A\n1 b%20check c1.B\n")
    #expect(store.tokens(of: "b check") == ["c1.A", "c1.B"])
    store.update(check: "b check", failed: [], passed: ["c1.A", "c1.B"])
    #expect(text(store) == "1 a v1_x\n")
    store.update(check: "a", failed: [], passed: ["v1_x"])
    #expect(text(store) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == [])
  }

  @Test func badLinesAndCommentsAreKept() throws {
    let store = try store("# why\n1 a c1.B\n2 a c1.C\nnonsense\n1 a c1.B\n")
    #expect(store.read().bad.map(\.number) == [3, 4])
    store.update(check: "a", failed: ["c1.A"], passed: [])
    #expect(text(store) == "# why\n1 a c1.A\n1 a c1.B\n2 a c1.C\nnonsense\n")
  }

  @Test func whatIsNoUnicodeIsLeftAlone() throws {
    let store = try store()
    let bytes = Data([0x31, 0x20, 0xFF, 0xFE, 0x0A])
    try bytes.write(to: store.url)
    store.update(check: "a", failed: ["c1.A"], passed: [])
    #expect(try Data(contentsOf: store.url) == bytes)
  }

  @Test func itIsOffOrReadOnlyWhereItShouldBe() throws {
    let file = try store().url.deletingLastPathComponent().appendingPathComponent("Tests.swift").path
    #expect(FailureStore.beside(file, environment: ["TRANSITION_STORE": "0"]) == nil)
    #expect(FailureStore.beside("/no/such/place/Tests.swift", environment: [:]) == nil)
    #expect(FailureStore.beside(file, environment: [:])?.isReadOnly == false)
    let server = try #require(FailureStore.beside(file, environment: ["CI": "true"]))
    server.update(check: "a", failed: ["c1.A"], passed: [])
    #expect(server.isReadOnly && text(server) == nil)
  }

  @Test func writersWaitForEachOther() async throws {
    let store = try store()
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          for entry in 0..<10 { store.update(check: "w\(writer)", failed: ["c\(entry)"], passed: []) }
        }
      }
    }
    #expect(store.read().lines.count == 80 && store.read().bad.isEmpty)
  }

  @MainActor @Test func keptStoriesAreToldFirst() throws {
    let store = try store()
    let subject = Subject("stuck") { NeverEnding() }
    var options = CheckOptions()
    options.cases = 40
    let first = store.check(subject, options, as: "stuck")
    let tokens = first.summary.failures.map(\.replay)
    #expect(!first.isKept && !tokens.isEmpty && Set(store.tokens(of: "stuck")) == Set(tokens))
    let second = store.check(subject, options, as: "stuck")
    #expect(second.isKept && second.summary.cases == 1 && !second.summary.failures.isEmpty)
    let repaired = store.check(Subject("stuck") { UIViewController() }, options, as: "stuck")
    #expect(!repaired.isKept && repaired.summary.cases == 40 && store.tokens(of: "stuck").isEmpty)
    // What a label expects is no failure to keep.
    var labelled = subject
    labelled.expected = first.summary.broken
    _ = store.check(labelled, options, as: "stuck")
    #expect(store.tokens(of: "stuck").isEmpty)
  }
}

/// A controller whose transition never completes.
@MainActor
private final class NeverEnding: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = self
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
