#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("TransitionCheck's UIKit is for Linux and macOS: use condition: .when(platforms: [.linux, .macOS])")
#endif

// swift-format-ignore: OrderedImports
import Foundation

/// Animations in the order in which they began, each of which can be taken out without looking for it.
struct AnimationList: Sequence {
  /// The animations, with holes where one was taken out.
  private var places: [RunningAnimation?] = []
  private var count = 0
  /// How many will end by themselves.
  private(set) var finiteCount = 0
  /// How many follow a property animator, which can stop and turn them: what is known of the others does not hold for these.
  private(set) var followerCount = 0
  private var knownLatest: Int64?
  private var isLatestKnown = true

  init() {}

  var isEmpty: Bool { count == 0 }

  /// Adds an animation after all others.
  @MainActor
  mutating func append(_ animation: RunningAnimation) {
    animation.place = places.count
    places.append(animation)
    count += 1
    if animation.course != nil { followerCount += 1 }
    guard let end = animation.end else { return }
    finiteCount += 1
    knownLatest = Swift.max(knownLatest ?? end, end)
  }

  /// Takes an animation out; nothing happens if it is out.
  @MainActor
  mutating func remove(_ animation: RunningAnimation) {
    let place = animation.place
    guard places.indices.contains(place), places[place] === animation else { return }
    places[place] = nil
    count -= 1
    if animation.course != nil {
      followerCount -= 1
      // Its end may be another than the one it came with.
      isLatestKnown = false
    }
    if let end = animation.end {
      finiteCount -= 1
      if end == knownLatest { isLatestKnown = false }
    }
    if places.count > 16, count * 2 < places.count { closeHoles() }
  }

  @MainActor
  private mutating func closeHoles() {
    places.removeAll { $0 == nil }
    for (place, animation) in places.enumerated() { animation?.place = place }
  }

  /// The latest end of all, in nanoseconds of its layer's time; `nil` if none ends.
  @MainActor
  var latestEnd: Int64? {
    mutating get {
      if isLatestKnown { return knownLatest }
      isLatestKnown = true
      knownLatest = nil
      for animation in self { if let end = animation.end { knownLatest = Swift.max(knownLatest ?? end, end) } }
      return knownLatest
    }
  }

  /// The animations as they are now, whatever happens to the list meanwhile.
  func makeIterator() -> Iterator { Iterator(places: places) }

  struct Iterator: IteratorProtocol {
    fileprivate let places: [RunningAnimation?]
    private var place = 0

    fileprivate init(places: [RunningAnimation?]) { self.places = places }

    mutating func next() -> RunningAnimation? {
      while place < places.count {
        place += 1
        if let animation = places[place - 1] { return animation }
      }
      return nil
    }
  }
}
