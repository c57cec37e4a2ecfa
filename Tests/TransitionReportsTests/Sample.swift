import TransitionInvariants
import TransitionReports
import TransitionTrace

/// A story made by hand: Story is presented over a kept Root, and its dismissal throws Root's view away.
enum Sample {
  static func trace() -> Trace {
    let sample = Telling()
    sample.presentation()
    sample.dismissal()
    sample.recorder.time = .milliseconds(1000)
    sample.recorder.record(.quiet)
    return sample.recorder.trace
  }

  /// Tells the sample's two transitions to a recorder.
  private struct Telling {
    let recorder = TraceRecorder()
    let window, root, rootView, story, storyView, container: ObjectName

    init() {
      window = recorder.register("Window#1")
      root = recorder.register("RootViewController#1")
      rootView = recorder.register("RootViewController#1.view")
      story = recorder.register("StoryController#2")
      storyView = recorder.register("StoryController#2.view")
      container = recorder.register("TransitionView#1")
    }

    func views(_ all: [(ObjectName, Int32)]) -> [TraceSnapshot.ViewState] {
      all.map { .init(view: $0.0, parent: $0.1, frame: TraceRect(points: 0, 0, 390, 844)) }
    }
    func record(_ direction: TransitionDirection, _ request: Int32) -> TransitionRecord {
      let isPresentation = direction == .present
      return TransitionRecord(
        ordinal: 0, direction: direction, style: .custom, removesPresenter: false, presenter: root, presented: story,
        from: isPresentation ? root : story, to: isPresentation ? story : root, container: container,
        fromView: isPresentation ? rootView : storyView, toView: isPresentation ? storyView : rootView,
        fromViewIsNil: isPresentation, toViewIsNil: !isPresentation, request: request)
    }
    func keep(
      _ moment: SnapshotMoment, _ transition: Int32, _ all: [(ObjectName, Int32)], presented: Bool
    ) {
      let isThere = all.contains { $0.0 == rootView }
      recorder.keep(
        TraceSnapshot(
          moment: moment, transition: transition, views: views(all),
          controllers: [
            .init(controller: root, view: rootView, presented: presented ? story : .none, isInWindow: isThere)
          ] + (presented ? [.init(controller: story, view: storyView, presenting: root)] : [])))
    }
    func user(_ body: () -> Void) {
      recorder.origin = .user
      body()
      recorder.origin = .uikit
    }

    /// The presentation, which is right.
    func presentation() {
      let present = recorder.record(
        .presentRequested(.accepted, presenter: root, presented: story, animated: true, closure: 0))
      let first = recorder.begin(record(.present, present))
      keep(.transitionBegan, first, [(window, -1), (rootView, 0), (container, 0)], presented: true)
      recorder.record(.lifecycle(.viewWillAppear, controller: story, animated: true), transition: first)
      user {
        recorder.record(.viewMoved(view: storyView, from: .none, to: container), transition: first)
        recorder.record(
          .animationBegan(animation: 1, .to, target: storyView, end: .milliseconds(300)), transition: first)
      }
      recorder.time = .milliseconds(300)
      recorder.record(.animationEnded(animation: 1, .finished, finished: true), transition: first)
      user { recorder.record(.completeTransition(didComplete: true, wasCancelled: false, call: 1), transition: first) }
      recorder.record(.transitionEnded(didComplete: true), transition: first)
      recorder.record(.lifecycle(.viewDidAppear, controller: story, animated: true), transition: first)
      keep(.afterCompletion, first, [(window, -1), (rootView, 0), (container, 0), (storyView, 2)], presented: true)
    }

    /// The dismissal, which moves Root's view into the container.
    func dismissal() {
      recorder.time = .milliseconds(420)
      let dismiss = recorder.record(
        .dismissRequested(.accepted, receiver: root, dismissed: story, animated: true, closure: 0))
      let second = recorder.begin(record(.dismiss, dismiss))
      keep(.transitionBegan, second, [(window, -1), (rootView, 0), (container, 0), (storyView, 2)], presented: true)
      recorder.record(.lifecycle(.viewWillDisappear, controller: story, animated: true), transition: second)
      user {
        recorder.record(.viewMoved(view: rootView, from: window, to: container), transition: second)
        recorder.record(
          .animationBegan(animation: 2, .from, target: storyView, end: .milliseconds(720)), transition: second)
      }
      recorder.time = .milliseconds(720)
      recorder.record(.animationEnded(animation: 2, .finished, finished: true), transition: second)
      user { recorder.record(.completeTransition(didComplete: true, wasCancelled: false, call: 1), transition: second) }
      recorder.record(.transitionEnded(didComplete: true), transition: second)
      recorder.record(.lifecycle(.viewDidDisappear, controller: story, animated: true), transition: second)
      keep(.afterCompletion, second, [(window, -1)], presented: false)
    }
  }

  static func failure() -> FailureReport {
    let trace = trace()
    return FailureReport(
      subject: "Story", finding: Invariants.judge(trace).findings[0], seed: 0x5eed42, caseIndex: 137, steps: 2,
      originalSteps: 19, executions: 212, replay: "v1.3k2", digest: 0xAB,
      story: [
        "stage.present(story)", "stage.settle()", "stage.dismiss(story)", "stage.settle()",
      ], trace: trace, command: "TRANSITION_REPLAY=v1.3k2 swift test --filter StoryTests")
  }
}
