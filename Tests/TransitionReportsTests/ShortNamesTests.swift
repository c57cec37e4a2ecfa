import Testing
import TransitionReports
import TransitionTrace

@Suite struct ShortNamesTests {
  let trace = Trace(names: [
    "nothing", "StoryViewController#1", "StoryViewController#1.view", "RootController#2", "Card#3", "Card#12",
    "Card#12.view", "ViewController#4", "UIButton#5",
  ])

  func short(_ index: Int32) -> String { ShortNames(trace)[ObjectName(rawValue: index)] }

  @Test func suffixesAndNumbersGoWhereTheyTellNothing() {
    #expect((1...3).map(short) == ["story", "story.view", "root"])
    #expect(short(7) == "viewController")
    #expect(short(8) == "UIButton")
    #expect(short(99) == "?99")
  }

  @Test func whatWouldBeConfusedKeepsItsNumber() {
    #expect((4...6).map(short) == ["card#3", "card#12", "card#12.view"])
    let twins = Trace(names: ["nothing", "MapController#1", "MapViewController#2"])
    #expect(ShortNames(twins).shorten("MapController#1, MapViewController#2") == "map#1, map#2")
  }

  @Test func whatBelongsToAControllerIsCalledAfterIt() {
    let one = ShortNames(Trace(names: ["nothing", "Card#1", "CardPC(Card#1)"]))
    #expect(one.shorten("CardPC(Card#1) was told, and Card#1 was not") == "cardPC(card) was told, and card was not")
    let two = ShortNames(Trace(names: ["nothing", "Card#1", "CardPC(Card#1)", "Card#2", "CardPC(Card#2)"]))
    #expect(two[ObjectName(rawValue: 4)] == "cardPC(card)#2")
  }

  @Test func textsAreShortenedByTheLongestName() {
    #expect(
      ShortNames(trace).shorten("StoryViewController#1.view hides Card#12.view of Card#12, nothing else")
        == "story.view hides card#12.view of card#12, nothing else")
    let prefix = Trace(names: ["nothing", "Map#1", "Map#12"])
    #expect(ShortNames(prefix).shorten("Map#12 and Map#1") == "map#12 and map#1")
  }
}
