import TransitionTrace

/// A tiny hand-driven UIKit that writes traces as the simulation would, so that a test says only what the app does.
///
/// Times are milliseconds. Everything between `user` braces has the app as its cause.
final class World {
  struct Node {
    var view: ObjectName
    var parent: ObjectName
    var controller = ObjectName.none
    var frame = TraceRect(points: 0, 0, 390, 844)
    var alpha: UInt8 = 255
    var isHidden = false
    var isTransformed = false
    var hasContent = true
    var isInteractive = true
  }

  let recorder: TraceRecorder
  var nodes: [Node] = []
  var controllers: [TraceSnapshot.ControllerState] = []
  let window: ObjectName
  let root: ObjectName
  let rootView: ObjectName
  let story: ObjectName
  let storyView: ObjectName
  var container = ObjectName.none
  var ordinal: Int32 = 0
  var calls: Int32 = 0
  let removes: Bool
  var finalFrame = TraceRect(points: 0, 0, 390, 844)
  var closure: Int32 = 0
  /// Changes the facts of the transitions that begin from now on.
  var facts: (inout TransitionRecord) -> Void = { _ in }
  /// Whether the open transition has been cancelled.
  var isCancelled = false
  /// What the app does between the beginning of a transition and its first snapshot: hooks of its own.
  var whileBeginning: (() -> Void)?

  init(removes: Bool = true, variant: UIKitVariant = .standard) {
    self.removes = removes
    recorder = TraceRecorder(variant: variant)
    window = recorder.register("Window#1")
    root = recorder.register("Root#1")
    rootView = recorder.register("Root#1.view")
    story = recorder.register("Story#2")
    storyView = recorder.register("Story#2.view")
    nodes.append(Node(view: window, parent: .none))
    nodes.append(Node(view: rootView, parent: window, controller: root))
    controllers.append(.init(controller: root, view: rootView))
    callback(.viewDidLoad, root)
    callback(.viewWillAppear, root)
    callback(.viewDidAppear, root)
  }

  var trace: Trace { recorder.trace }
  var isPresented: Bool { controllers.contains { $0.controller == story } }

  // MARK: Time and events

  func wait(_ milliseconds: Int64) {
    recorder.time = recorder.time + .milliseconds(milliseconds)
    recorder.turn += 1
  }

  func user(_ body: () -> Void) { with(.user, body) }
  func storyStep(_ body: () -> Void) { with(.story, body) }

  private func with(_ origin: Origin, _ body: () -> Void) {
    let old = recorder.origin
    recorder.origin = origin
    body()
    recorder.origin = old
  }

  func callback(_ callback: LifecycleCallback, _ controller: ObjectName, transition: Int32 = 0) {
    recorder.record(.lifecycle(callback, controller: controller, animated: true), transition: transition)
  }

  func appear(_ callback: LifecycleCallback, _ controller: ObjectName) {
    self.callback(callback, controller, transition: ordinal)
  }

  // MARK: Views

  func move(_ view: ObjectName, to parent: ObjectName) {
    let old = nodes.first { $0.view == view }?.parent ?? .none
    recorder.record(.viewMoved(view: view, from: old, to: parent), transition: ordinal)
    var node = nodes.first { $0.view == view } ?? Node(view: view, parent: parent)
    nodes.removeAll { $0.view == view }
    node.parent = parent
    nodes.append(node)
  }

  func view(_ label: String) -> ObjectName { recorder.register(label) }

  func change(_ view: ObjectName, _ body: (inout Node) -> Void) {
    if let place = nodes.firstIndex(where: { $0.view == view }) { body(&nodes[place]) }
  }

  func snapshot(_ moment: SnapshotMoment, transition: Int32) {
    var views: [TraceSnapshot.ViewState] = []
    func add(_ node: Node, _ parent: Int32) {
      let place = Int32(views.count)
      views.append(
        .init(
          view: node.view, parent: parent, controller: node.controller, frame: node.frame, alpha: node.alpha,
          isHidden: node.isHidden, isTransformed: node.isTransformed, hasContent: node.hasContent,
          isInteractive: node.isInteractive))
      for child in nodes where child.parent == node.view { add(child, place) }
    }
    add(nodes[0], -1)
    var states = controllers
    for place in states.indices { states[place].isInWindow = views.contains { $0.view == states[place].view } }
    recorder.keep(TraceSnapshot(moment: moment, transition: transition, views: views, controllers: states))
  }

  // MARK: Transitions

  /// Root presents Story, up to the call of `animateTransition`.
  func beginPresenting(closure: Int32 = 0, outcome: RequestOutcome = .accepted) {
    callback(.viewDidLoad, story)
    let request = recorder.record(
      .presentRequested(outcome, presenter: root, presented: story, animated: true, closure: closure))
    if outcome != .accepted { return }
    wait(0)
    container = recorder.register("TransitionView")
    nodes.append(Node(view: container, parent: window))
    begin(.present, request, closure)
    controllers[0].presented = story
    controllers.append(
      .init(controller: story, view: storyView, presenting: root, style: .custom, removesPresenter: removes))
    if removes { appear(.viewWillDisappear, root) }
    appear(.viewWillAppear, story)
  }

  /// Story is dismissed, up to the call of `animateTransition`.
  func beginDismissing(closure: Int32 = 0) {
    let request = recorder.record(
      .dismissRequested(.accepted, receiver: root, dismissed: story, animated: true, closure: closure))
    wait(0)
    begin(.dismiss, request, closure)
    appear(.viewWillDisappear, story)
    if removes { appear(.viewWillAppear, root) }
  }

  private func begin(_ direction: TransitionDirection, _ request: Int32, _ closure: Int32) {
    let isPresentation = direction == .present
    calls = 0
    isCancelled = false
    self.closure = closure
    var record = TransitionRecord(
      ordinal: 0, direction: direction, style: .custom, removesPresenter: removes, presenter: root,
      presented: story, from: isPresentation ? root : story, to: isPresentation ? story : root,
      container: container, fromView: isPresentation ? rootView : storyView,
      toView: isPresentation ? storyView : rootView, fromViewIsNil: isPresentation && !removes,
      toViewIsNil: !isPresentation && !removes, finalFrameOfTo: finalFrame, duration: .milliseconds(300),
      request: request, closure: closure)
    facts(&record)
    ordinal = recorder.begin(record)
    whileBeginning?()
    snapshot(.transitionBegan, transition: ordinal)
  }

  /// What became of the finger that drives the transition.
  func finger(_ change: InteractionChange, perMille: Int32 = 300) {
    recorder.record(.interaction(change, perMille: perMille), transition: ordinal)
    if change == .cancelled { isCancelled = true }
  }

  /// A finger takes the transition up, and gives it up again 100 ms later.
  func cancelByFinger() {
    finger(.began, perMille: 0)
    wait(100)
    finger(.cancelled)
  }

  func returned() { recorder.record(.animateTransitionReturned, transition: ordinal) }

  @discardableResult
  func animate(
    _ role: AnimationRole, of target: ObjectName? = nil, for milliseconds: Int64? = 300, transition: Int32? = nil
  ) -> Int32 {
    let number = recorder.nextAnimation()
    let end = milliseconds.map { recorder.time + .milliseconds($0) } ?? .never
    user {
      recorder.record(
        .animationBegan(animation: number, role, target: target ?? storyView, end: end),
        transition: transition ?? ordinal)
    }
    return number
  }

  func endAnimation(_ number: Int32, _ end: AnimationEnd = .finished) {
    recorder.record(.animationEnded(animation: number, end, finished: end == .finished), transition: ordinal)
  }

  func run(_ kind: ClosureKind, _ closure: Int32, transition: Int32? = nil) {
    recorder.record(.closureRun(kind, closure: closure, flag: true), transition: transition ?? ordinal)
  }

  /// The app calls `completeTransition`; UIKit does the rest if it is the first call.
  func complete(_ flag: Bool = true, dids: Bool = true) {
    let isPresentation = recorder.trace.transition(ordinal)?.direction == .present
    calls += 1
    user {
      recorder.record(
        .completeTransition(didComplete: flag, wasCancelled: isCancelled, call: calls), transition: ordinal)
    }
    if calls > 1 { return }
    snapshot(.beforeCompletion, transition: ordinal)
    isPresentation == flag ? present(flag) : dismiss(flag)
    recorder.record(.transitionEnded(didComplete: flag), transition: ordinal)
    if dids { sendDids(isPresentation, flag) }
    if closure > 0 && flag { run(isPresentation ? .presentCompletion : .dismissCompletion, closure) }
    snapshot(.afterCompletion, transition: ordinal)
  }

  private func present(_ flag: Bool) {
    if flag && removes && nodes.contains(where: { $0.view == rootView }) { nodes.removeAll { $0.view == rootView } }
  }

  private func dismiss(_ flag: Bool) {
    nodes.removeAll { $0.view == container || $0.view == storyView }
    controllers.removeAll { $0.controller == story }
    controllers[0].presented = .none
  }

  private func sendDids(_ isPresentation: Bool, _ flag: Bool) {
    let (first, last) = isPresentation ? (story, root) : (root, story)
    if !flag {
      let callbacks: [(LifecycleCallback, ObjectName, Bool)] = [
        (.viewWillDisappear, first, isPresentation || removes), (.viewDidDisappear, first, isPresentation || removes),
        (.viewWillAppear, last, !isPresentation || removes), (.viewDidAppear, last, !isPresentation || removes),
      ]
      for (callback, controller, isDue) in callbacks where isDue { appear(callback, controller) }
      return
    }
    if isPresentation || removes { appear(.viewDidAppear, first) }
    if !isPresentation || removes { appear(.viewDidDisappear, last) }
  }

  // MARK: Right stories

  /// What a right animator does, from its call to its completion.
  func animateRightly() {
    let isPresentation = recorder.trace.transition(ordinal)?.direction == .present
    if isPresentation { user { move(storyView, to: container) } }
    if !isPresentation && removes { user { move(rootView, to: window) } }
    change(rootView) { $0.controller = root }
    change(storyView) { $0.controller = story }
    let animation = animate(.to)
    returned()
    wait(300)
    endAnimation(animation)
    complete()
  }

  func rest() {
    wait(100)
    snapshot(.quiet, transition: 0)
    recorder.record(.quiet)
  }

  func stuck() {
    wait(5000)
    recorder.record(.stuck)
  }

  /// A right presentation, at rest.
  func presentRightly() {
    beginPresenting()
    animateRightly()
    rest()
  }

  /// A right presentation and dismissal, at rest.
  static func right(removes: Bool) -> World {
    let world = World(removes: removes)
    world.presentRightly()
    world.beginDismissing()
    world.animateRightly()
    world.rest()
    return world
  }
}
