import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel
import VoiceOver

/// The rules of `content/topics/custom-views.md` about cells.
@Suite("Table cells") struct TableCellTests {
  private static func label(_ id: String, _ text: String, y: Double) -> Node {
    Node("UILabel", id, ["text": .string(text), "frame": [16, .number(y), 200, 20]])
  }

  /// The weather in a city: two labels in a cell.
  private static let weather = Node(
    "UITableViewCell", "cell",
    children: [label("city", "Cupertino", y: 0), label("temperature", "21 degrees", y: 22)])

  private static let spoken: [Observation] = [.say("Cupertino, 21 degrees"), .focus("cell")]

  @Test(
    "is no element where it has several controls", .rule("tablecell.many-subviews-each-element"))
  func manySubviews() {
    let stage = Stage(
      voiceOver: true,
      screen: [
        Node(
          "UITableViewCell", "cell", ["text": "Alarm"],
          children: [
            Node("UISwitch", "on", ["frame": [200, 5, 51, 31], "accessibilityLabel": "Alarm on"]),
            Node(
              "UISwitch", "snooze", ["frame": [260, 5, 51, 31], "accessibilityLabel": "Snooze"]),
          ])
      ])
    let hint = VoiceOverTests.hint
    compare("first", stage.swipe(.right), with: [.say("Alarm"), .focus("cell/Alarm")])
    compare(
      "second", stage.swipe(.right),
      with: [.say("Alarm on. Switch Button. Off.", hint: hint), .focus("on")])
    compare(
      "third", stage.swipe(.right),
      with: [.say("Snooze. Switch Button. Off.", hint: hint), .focus("snooze")])
    compare("fourth", stage.swipe(.right), with: [.notification("endReached")])
  }

  @Test("sums up what it shows in its label", .rule("tablecell.label-summarises"))
  func labelSummarises() throws {
    let stage = Stage(
      voiceOver: true,
      screen: [
        Node(
          "UITableViewCell", "cell",
          ["accessibilityLabel": "Cupertino, sunny"],
          children: [
            Self.label("city", "Cupertino", y: 0), Self.label("sky", "Sunny all day long", y: 22),
          ])
      ])
    compare("a tap", stage.tap("cell"), with: [.say("Cupertino, sunny"), .focus("cell")])
    let parts = try ["city", "sky"].map {
      try #require(try stage.object($0).accessibilityLabel).utf8.count
    }
    compare(
      "shorter than its parts together",
      "Cupertino, sunny".utf8.count < parts.reduce(0, +), with: true)
  }

  @Test("contains elements", .rule("tablecell.is-container"))
  func isContainer() {
    let stage = Stage(voiceOver: true, screen: [Self.weather])
    stage.set("cell", "isAccessibilityElement", false)
    stage.set("cell", "accessibilityElements", [["id": "temperature"], ["id": "city"]])
    compare(
      "count", stage.call("cell", "accessibilityElementCount"), with: [.returned(2)])
    compare("first", stage.swipe(.right), with: [.say("21 degrees"), .focus("temperature")])
    compare("second", stage.swipe(.right), with: [.say("Cupertino"), .focus("city")])
  }

  @Test("joins the labels of its parts by commas", .rule("tablecell.combined-label"))
  func combinedLabel() {
    let stage = Stage(voiceOver: true, screen: [Self.weather])
    compare("a tap", stage.tap("cell"), with: Self.spoken)
    stage.set("temperature", "text", "")
    compare("without a temperature", stage.tap("cell"), with: [.say("Cupertino"), .focus("cell")])
    stage.set("city", "text", .null)
    compare("without anything", stage.tap("cell"), with: [.say(""), .focus("cell")])
  }

  @Test("says the city before the temperature", .rule("tablecell.combined-order"))
  func combinedOrder() {
    let cell = Node(
      "UITableViewCell", "cell", ["text": "Cupertino", "detailText": "21 degrees"])
    let stage = Stage(voiceOver: true, screen: [cell])
    compare("a tap", stage.tap("cell"), with: Self.spoken)
  }

  @Test(
    "joins what its parts say, not what they show",
    .rule("tablecell.combined-uses-accessibility-labels"))
  func combinedUsesLabels() {
    let stage = Stage(voiceOver: true, screen: [Self.weather])
    stage.set("temperature", "text", "21°")
    stage.set("temperature", "accessibilityLabel", "21 degrees")
    compare("a tap", stage.tap("cell"), with: Self.spoken)
  }

  @Test("follows its parts", .rule("tablecell.combined-live"))
  func combinedLive() {
    let stage = Stage(voiceOver: true, screen: [Self.weather])
    stage.tap("cell")
    stage.set("temperature", "text", "5 degrees")
    compare("a tap", stage.tap("cell"), with: [.say("Cupertino, 5 degrees"), .focus("cell")])
  }

  @Test("is read by one gesture", .rule("tablecell.one-gesture"))
  func oneGesture() {
    let byTap = Stage(voiceOver: true, screen: [Self.weather])
    compare("one tap", byTap.tap("cell"), with: Self.spoken)
    let bySwipe = Stage(voiceOver: true, screen: [Self.weather])
    compare("one swipe", bySwipe.swipe(.right), with: Self.spoken)
    compare("another swipe", bySwipe.swipe(.right), with: [.notification("endReached")])
  }

  @Test("says a label of its own instead", .rule("tablecell.direct-label"))
  func directLabel() {
    let stage = Stage(voiceOver: true, screen: [Self.weather])
    stage.set("cell", "accessibilityLabel", "Fine weather")
    compare("a tap", stage.tap("cell"), with: [.say("Fine weather"), .focus("cell")])
  }
}
