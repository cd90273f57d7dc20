import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel
import VoiceOver

/// The rules of `content/topics/custom-views.md` about attributes of a view of one's own.
@Suite("Custom views") struct CustomViewTests {
  /// Texts of an app in English and Russian.
  static let strings = Node(
    "Strings", "strings",
    [
      "texts": [
        "en": ["MyCustomView.label": "Play", "MyCustomView.hint": "Plays the song"],
        "ru": ["MyCustomView.label": "Слушать", "MyCustomView.hint": "Включает песню"],
      ]
    ])
  static let lookups: Observation = .set(
    "strings", "lookups", ["MyCustomView.label", "MyCustomView.hint"])

  // MARK: - Becoming an element

  @Test("is an element once its property says so", .rule("customview.property-makes-element"))
  func propertyMakesElement() {
    let stage = Stage(voiceOver: true, screen: [Node("UIView", "custom")])
    compare("before", stage.swipe(.right), with: [])
    stage.set("custom", "isAccessibilityElement", true)
    compare("after", stage.swipe(.right), with: [.say(""), .focus("custom")])
  }

  @Test("is no element by itself", .rule("customview.plain-view-is-not-element"))
  func plainViewIsNotElement() {
    let stage = Stage(
      voiceOver: true, screen: [Node("UIView", "custom", ["accessibilityLabel": "A"])])
    compare("a swipe", stage.swipe(.right), with: [])
    compare("a tap", stage.tap("custom"), with: [])
  }

  @Test("is spoken by its label", .rule("customview.label-property"))
  func labelProperty() {
    let stage = Stage(
      voiceOver: true,
      screen: [
        Node("UIView", "custom", ["isAccessibilityElement": true, "accessibilityLabel": "Rating"])
      ])
    compare("a swipe", stage.swipe(.right), with: [.say("Rating"), .focus("custom")])
  }

  @Test("is an element once its class says so", .rule("customview.method-override"))
  func methodOverride() {
    let stage = Stage(
      voiceOver: true, screen: [Node("MyCustomView", "custom")], objects: [Self.strings])
    compare(
      "a swipe", stage.swipe(.right),
      with: [Self.lookups, .say("Play. Button.", hint: "Plays the song"), .focus("custom")])
  }

  @Test(
    "is spoken alike, by properties or by overriding",
    .rule("customview.property-and-override-equal"), .rule("customattr.overridden-in-class"))
  func propertyAndOverrideEqual() {
    let assigned = Node(
      "UIView", "assigned",
      [
        "isAccessibilityElement": true, "accessibilityLabel": "Play",
        "accessibilityHint": "Plays the song", "accessibilityTraits": ["button"],
      ])
    let stage = Stage(
      voiceOver: true, screen: [assigned, Node("MyCustomView", "overridden")],
      objects: [Self.strings])
    compare(
      "by properties", stage.tap("assigned"),
      with: [.say("Play. Button.", hint: "Plays the song"), .focus("assigned")])
    compare(
      "by overriding", stage.tap("overridden"),
      with: [Self.lookups, .say("Play. Button.", hint: "Plays the song"), .focus("overridden")])
  }

  @Test(
    "says what its class says, whatever is assigned", .rule("customview.override-wins-over-set"))
  func overrideWins() {
    let stage = Stage(
      voiceOver: true, screen: [Node("MyCustomView", "custom")], objects: [Self.strings])
    stage.set("custom", "accessibilityLabel", "Other")
    stage.set("custom", "accessibilityTraits", ["link"])
    stage.set("custom", "isAccessibilityElement", false)
    stage.swipe(.right)
    compare("what is spoken", stage.lastSpoken.description, with: "Play. Button.")
  }

  // MARK: - Attributes

  @Test("is spoken as its controller says", .rule("customattr.set-from-controller"))
  func setFromController() {
    let stage = Stage(
      voiceOver: true,
      screen: [Node("UIViewController", "controller", children: [Node("UIView", "song")])])
    stage.set("song", "isAccessibilityElement", true)
    stage.set("song", "accessibilityTraits", ["button"])
    stage.set("song", "accessibilityLabel", "Play")
    stage.set("song", "accessibilityHint", "Plays the song")
    compare(
      "a swipe", stage.swipe(.right),
      with: [.say("Play. Button.", hint: "Plays the song"), .focus("song")])
  }

  @Test(
    "speaks the language of the device", .rule("customattr.label-localised"),
    .rule("customattr.hint-localised"))
  func localised() {
    let stage = Stage(
      voiceOver: true, screen: [Node("MyCustomView", "custom")], objects: [Self.strings])
    stage.tap("custom")
    compare(
      "in English", stage.lastSpoken, with: Utterance("Play. Button.", hint: "Plays the song"))
    stage.locale("ru")
    stage.tap("custom")
    compare(
      "in Russian", stage.lastSpoken, with: Utterance("Слушать. Кнопка.", hint: "Включает песню"))
  }

  @Test("looks its texts up by its own keys", .rule("customattr.keys"))
  func keys() {
    let stage = Stage(
      voiceOver: true, screen: [Node("MyCustomView", "custom")], objects: [Self.strings])
    compare(
      "a tap", stage.tap("custom").first,
      with: .set("strings", "lookups", ["MyCustomView.label", "MyCustomView.hint"]))
  }

  @Test("is called a button if it behaves like one", .rule("customattr.trait-says-button"))
  func traitSaysButton() {
    let stage = Stage(
      voiceOver: true,
      screen: [
        Node("UIView", "custom", ["isAccessibilityElement": true, "accessibilityLabel": "Play"])
      ])
    stage.tap("custom")
    compare("without the trait", stage.lastSpoken.description, with: "Play")
    stage.set("custom", "accessibilityTraits", ["button"])
    stage.tap("custom")
    compare("with the trait", stage.lastSpoken.description, with: "Play. Button.")
  }

  @Test("is not reached without a size", .rule("customattr.zero-frame-unreachable"))
  func zeroFrame() {
    let stage = Stage(
      voiceOver: true,
      screen: [
        Node("MyCustomView", "custom", ["frame": [0, 0, 0, 0]])
      ], objects: [Self.strings])
    stage.set("custom", "frame", [0, 0, 0, 0])
    compare("without a size", stage.swipe(.right), with: [])
    stage.set("custom", "frame", [0, 0, 100, 40])
    compare(
      "with a size", stage.swipe(.right),
      with: [Self.lookups, .say("Play. Button.", hint: "Plays the song"), .focus("custom")])
  }

  // MARK: - Strings

  @Test("gives the key where there is no text", .rule("localizedstring.missing-key"))
  func missingKey() {
    let screen = UIScreen(device: Device(language: "ru"))
    screen.strings.add("Play", for: "play", language: "en")
    compare("another language", NSLocalizedString("play", comment: nil, on: screen), with: "play")
    screen.device.language = "en"
    compare("its language", NSLocalizedString("play", comment: nil, on: screen), with: "Play")
    compare("no such key", NSLocalizedString("stop", comment: nil, on: screen), with: "stop")
    compare("languages", screen.strings.languages, with: ["en"])
  }

  @Test("is the same with and without a comment", .rule("localizedstring.nil-comment"))
  func nilComment() {
    let screen = UIScreen(device: Device())
    screen.strings.add("Play", for: "play", language: "en")
    for comment in [nil, "", "a button"] {
      compare(
        "with the comment \(comment ?? "nil")",
        NSLocalizedString("play", comment: comment, on: screen), with: "Play")
    }
  }
}
