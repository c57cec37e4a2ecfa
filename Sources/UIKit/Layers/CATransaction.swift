#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
public import Foundation

/// A group of layer changes that take effect together.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Opens a transaction.
  open class func begin() {
    let simulation = Simulation.current
    let parent = simulation.transactions.last
    let made = Transaction()
    made.inherit(from: parent)
    simulation.transactions.append(made)
  }

  /// Closes the innermost open transaction.
  open class func commit() {
    let simulation = Simulation.current
    guard let last = simulation.transactions.last, !last.isImplicit else { return }
    simulation.transactions.removeLast()
    last.close()
  }

  /// Nothing: a turn of the run loop ends with a commit anyway.
  open class func flush() {}

  /// How long implicit animations last, in seconds; a quarter of one by default.
  open class func animationDuration() -> CFTimeInterval {
    Simulation.current.transactions.last?.duration ?? 0.25
  }

  /// Sets how long implicit animations last, in seconds.
  open class func setAnimationDuration(_ duration: CFTimeInterval) { innermost.duration = duration }

  /// The pace of implicit animations.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    Simulation.current.transactions.last?.timingFunction
  }

  /// Sets the pace of implicit animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    innermost.timingFunction = function
  }

  /// Whether changes take effect without animation.
  open class func disableActions() -> Bool { Simulation.current.transactions.last?.disablesActions ?? false }

  /// Sets whether changes take effect without animation.
  open class func setDisableActions(_ flag: Bool) { innermost.disablesActions = flag }

  /// The block that runs when the animations added since it was set have ended (contract H13).
  open class func completionBlock() -> (() -> Void)? { Simulation.current.transactions.last?.completion }

  /// Sets the block; with no animation after it, it runs at the commit. One that was set before stays with the animations
  /// added up to here (contract H13).
  open class func setCompletionBlock(_ block: (() -> Void)?) { innermost.setCompletion(block) }

  static var innermost: Transaction {
    let simulation = Simulation.current
    if let last = simulation.transactions.last { return last }
    let implicit = Transaction(isImplicit: true)
    simulation.transactions.append(implicit)
    simulation.loop.wakeUp()
    return implicit
  }
}

/// One open or closed transaction.
@MainActor
final class Transaction {
  let isImplicit: Bool
  var duration: CFTimeInterval?
  var timingFunction: CAMediaTimingFunction?
  var disablesActions = false
  /// What the app keeps in it.
  var values: [String: Any] = [:]
  /// The block that was set last.
  var completion: (() -> Void)? { watch?.block }
  /// What the animations to come are counted for.
  private(set) var watch: TransactionWatch?

  init(isImplicit: Bool = false) { self.isImplicit = isImplicit }

  func inherit(from parent: Transaction?) {
    duration = parent?.duration
    timingFunction = parent?.timingFunction
    disablesActions = parent?.disablesActions ?? false
  }

  /// Only animations added after the block was set count for it, which is why setting it late fires it early. The block
  /// before it gets no more of them.
  func setCompletion(_ block: (() -> Void)?) {
    watch?.close()
    watch = block.map { TransactionWatch($0) }
  }

  func close() { watch?.close() }
}

/// A completion block of a transaction, and the animations that it waits for.
@MainActor
final class TransactionWatch {
  private(set) var block: (() -> Void)?
  private let closure: Int32
  private var isOpen = true
  private var running = 0

  init(_ block: @escaping () -> Void) {
    self.block = block
    closure = Simulation.current.recorder.takeClosure(.transactionCompletion)
  }

  func add() { running += 1 }

  func ended() {
    running -= 1
    runIfOver()
  }

  /// No more animations are added: the transaction was committed, or has another block.
  func close() {
    isOpen = false
    runIfOver()
  }

  /// Never inside the call that brought it about.
  private func runIfOver() {
    guard !isOpen, running == 0, let block else { return }
    self.block = nil
    let simulation = Simulation.current
    simulation.loop.schedule(after: 0, phase: .animation) { [closure] in
      simulation.recorder.record(.closureRun(.transactionCompletion, closure: closure, flag: false))
      simulation.callApp(block)
    }
  }
}

extension Simulation {
  /// Sets models without anything coming of it.
  func withoutActions(_ body: () -> Void) {
    let quiet = Transaction()
    quiet.disablesActions = true
    transactions.append(quiet)
    body()
    transactions.removeLast()
  }

  /// Ends the transaction nobody opened, at the end of the turn.
  func commitImplicitTransaction() {
    guard let first = transactions.first, first.isImplicit else { return }
    transactions.removeFirst()
    first.close()
  }
}
