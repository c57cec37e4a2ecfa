import Testing
import TransitionTrace

@Suite struct TraceLinesTests {
  /// A trace with an event of each kind that has details.
  static func sample() -> Trace {
    let recorder = TraceRecorder(variant: UIKitVariant(differences: ["emptyAnimation=nextTurn"])!)
    let root = recorder.register("Root#1")
    let story = recorder.register("Story#2")
    recorder.time = .milliseconds(12)
    let request = recorder.record(
      .presentRequested(.accepted, presenter: root, presented: story, animated: true, closure: 0))
    let ordinal = recorder.begin(
      TransitionRecord(
        ordinal: 0, direction: .present, style: .custom, removesPresenter: true, presenter: root, presented: story,
        from: root, to: story, container: .none, fromView: .none, toView: .none, fromViewIsNil: false,
        toViewIsNil: false, request: request))
    recorder.record(.lifecycle(.viewDidAppear, controller: story, animated: true), transition: ordinal)
    recorder.record(.completeTransition(didComplete: true, wasCancelled: false, call: 1), transition: ordinal)
    recorder.keep(
      TraceSnapshot(
        moment: .quiet, views: [.init(view: root, parent: -1, frame: TraceRect(points: 0, 0, 390, 844))],
        controllers: [.init(controller: root, view: root)]))
    recorder.record(.probe(text: recorder.text("touches"), value: 1))
    recorder.raise(.alreadyPresented, story, root)
    return recorder.trace
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let trace = Self.sample()
    #expect(try Trace(jsonLines: trace.jsonLines()) == trace)
  }

  @Test func vocabularyIsWrittenByName() {
    #expect(Self.sample().jsonLines().contains("viewDidAppear"))
  }

  @Test(arguments: ["{", "{\"event\":{}}", "{\"trace\":{\"version\":99,\"variant\":[]}}", "[1,2]"])
  func aBadLineIsNamed(line: String) {
    #expect(throws: TraceFormatError.self) { try Trace(jsonLines: "\n" + line) }
    do { _ = try Trace(jsonLines: "\n" + line) } catch { #expect(error.line == 2) }
  }

  @Test func nothingIsRecordedAfterAnException() {
    let recorder = TraceRecorder()
    recorder.raise(.activeController, .none, .none)
    recorder.record(.quiet)
    #expect(recorder.trace.events.count == 1)
  }
}

@Suite struct TraceDigestTests {
  @Test func equalTracesHaveEqualDigests() {
    var first = TraceDigest()
    first.combine(TraceLinesTests.sample())
    var second = TraceDigest()
    second.combine(TraceLinesTests.sample())
    #expect(first.hexadecimal == second.hexadecimal)
  }

  /// The value is part of the promise "same seed, same digest, on every platform": it may never change unnoticed.
  @Test func theAlgorithmIsFixed() {
    var digest = TraceDigest()
    digest.combine(UInt64(1))
    digest.combine("UIKit")
    #expect(digest.hexadecimal == "8800aa880553b55c")
  }

  @Test func anyChangedDetailChangesTheDigest() {
    let trace = TraceLinesTests.sample()
    func digest(_ change: (inout Trace) -> Void) -> UInt64 {
      var copy = trace
      change(&copy)
      var digest = TraceDigest()
      digest.combine(copy)
      return digest.value
    }
    let same = digest { _ in }
    #expect(digest { $0.events[0].time = .milliseconds(13) } != same)
    #expect(digest { $0.events[2].kind = .lifecycle(.viewWillAppear, controller: .none, animated: true) } != same)
    #expect(digest { $0.snapshots[0].views[0].alpha = 254 } != same)
    #expect(digest { $0.names[1] = "Root#2" } != same)
    #expect(digest { $0.variant = .standard } != same)
  }
}

@Suite struct UIKitVariantTests {
  @Test func differencesNameWhatIsNotTheDefault() {
    #expect(UIKitVariant.standard.differences.isEmpty)
    for dimension in Unspecified.all {
      for choice in dimension.choices.indices.dropFirst() {
        var variant = UIKitVariant()
        dimension.set(&variant, choice)
        #expect(variant.differences == ["\(dimension.name)=\(dimension.choices[choice])"])
        #expect(UIKitVariant(differences: variant.differences) == variant)
      }
    }
  }

  @Test func unknownNamesAreRefused() {
    #expect(UIKitVariant(differences: ["didEndHook=never"]) == nil)
    #expect(UIKitVariant(differences: ["didEndHook"]) == nil)
  }

  @Test func everyDimensionHasAChoiceAndAContract() {
    for dimension in Unspecified.all {
      #expect(dimension.choices.count > 1 && !dimension.contracts.isEmpty)
    }
  }
}
