import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel
import VoiceOver

/// The rules of `content/topics/voiceover.md`.
@Suite("VoiceOver") struct VoiceOverTests {
  /// Two switches below each other, the first called Wi-Fi and the second Bluetooth.
  static let switches = [
    Node("UISwitch", "wifi", ["accessibilityLabel": "Wi-Fi"]),
    Node("UISwitch", "bluetooth", ["accessibilityLabel": "Bluetooth"]),
  ]
  static let hint = "Double tap to toggle setting."
  static let wifi: [Observation] = [
    .say("Wi-Fi. Switch Button. Off.", hint: hint), .focus("wifi"),
  ]
  static let bluetooth: [Observation] = [
    .say("Bluetooth. Switch Button. Off.", hint: hint), .focus("bluetooth"),
  ]
}

// MARK: - Gestures

extension VoiceOverTests {
  @Test("makes a tap select instead of activating", .rule("voiceover.changes-gestures"))
  func changesGestures() {
    let targets = [Scenario.Target(of: "wifi", event: "valueChanged")]
    let off = Stage(screen: Self.switches, targets: targets)
    compare(
      "a tap without VoiceOver", off.tap("wifi"),
      with: [.event("valueChanged", from: "wifi"), .set("wifi", "isOn", true)])
    let on = Stage(voiceOver: true, screen: Self.switches, targets: targets)
    compare("a tap with VoiceOver", on.tap("wifi"), with: Self.wifi)
  }

  @Test("selects and speaks what is tapped", .rule("voiceover.tap-selects"))
  func tapSelects() {
    let stage = Stage(voiceOver: true, screen: Self.switches)
    compare("a tap", stage.tap("wifi"), with: Self.wifi)
    compare("a tap on another", stage.tap("bluetooth"), with: Self.bluetooth)
    compare("a tap on the same", stage.tap("bluetooth"), with: Self.bluetooth)
    compare("a tap beside", stage.tap(at: Point(x: 370, y: 600)), with: [])
  }

  @Test("activates nothing by a tap", .rule("voiceover.tap-does-not-activate"))
  func tapDoesNotActivate() throws {
    let stage = Stage(
      voiceOver: true, screen: Self.switches,
      targets: [Scenario.Target(of: "wifi", event: "valueChanged")])
    for _ in 1...3 { compare("a tap", stage.tap("wifi"), with: Self.wifi) }
    compare("on", try stage.object("wifi", as: UISwitch.self).isOn, with: false)
  }

  @Test("activates the selected element by a double tap", .rule("voiceover.double-tap-activates"))
  func doubleTapActivates() {
    let stage = Stage(
      voiceOver: true, screen: Self.switches,
      targets: [Scenario.Target(of: "wifi", event: "valueChanged")])
    stage.tap("wifi")
    compare(
      "a double tap", stage.doubleTap(),
      with: [.event("valueChanged", from: "wifi"), .set("wifi", "isOn", true), .say("On.")])
    stage.tap("bluetooth")
    compare(
      "a double tap on another", stage.doubleTap(),
      with: [
        .event("valueChanged", from: "bluetooth"), .set("bluetooth", "isOn", true), .say("On."),
      ])
  }

  @Test(
    "activates nothing without a selected element",
    .rule("voiceover.double-tap-without-selection"))
  func doubleTapWithoutSelection() {
    let stage = Stage(
      voiceOver: true, screen: Self.switches,
      targets: [Scenario.Target(of: "wifi", event: "valueChanged")])
    compare("a double tap", stage.doubleTap(), with: [])
  }

  /// Three switches, one on each page of a view that scrolls upwards.
  private static let pages = [
    Node(
      "UIScrollView", "pages",
      ["frame": [0, 0, 300, 200], "contentSize": [300, 600]],
      children: [
        Node("UISwitch", "one", ["frame": [0, 10, 50, 30], "accessibilityLabel": "One"]),
        Node("UISwitch", "two", ["frame": [0, 210, 50, 30], "accessibilityLabel": "Two"]),
      ])
  ]

  @Test("scrolls a page by a swipe of three fingers", .rule("voiceover.three-finger-swipe-scrolls"))
  func threeFingerSwipeScrolls() {
    let stage = Stage(voiceOver: true, screen: Self.pages)
    stage.tap("one")
    compare(
      "three fingers up", stage.threeFingerSwipe(.up),
      with: [
        .notification("pageScrolled", "Page 2 of 3"), .set("pages", "contentOffset", [0, 200]),
        .say("Page 2 of 3"),
      ])
    compare(
      "up again", stage.threeFingerSwipe(.up),
      with: [
        .notification("pageScrolled", "Page 3 of 3"), .set("pages", "contentOffset", [0, 400]),
        .say("Page 3 of 3"),
      ])
    compare("up at the end", stage.threeFingerSwipe(.up), with: [])
    compare(
      "down", stage.threeFingerSwipe(.down),
      with: [
        .notification("pageScrolled", "Page 2 of 3"), .set("pages", "contentOffset", [0, 200]),
        .say("Page 2 of 3"),
      ])
  }

  @Test("does not scroll by one finger", .rule("voiceover.one-finger-does-not-scroll"))
  func oneFingerDoesNotScroll() throws {
    let stage = Stage(voiceOver: true, screen: Self.pages)
    let one: [Observation] = [
      .say("One. Switch Button. Off.", hint: Self.hint), .focus("one"),
    ]
    let two: [Observation] = [
      .say("Two. Switch Button. Off.", hint: Self.hint), .focus("two"),
    ]
    compare("right", stage.swipe(.right), with: one)
    compare("right again", stage.swipe(.right), with: two)
    compare("right at the end", stage.swipe(.right), with: [.notification("endReached")])
    compare("left", stage.swipe(.left), with: one)
    compare("left at the start", stage.swipe(.left), with: [.notification("endReached")])
    compare("up", stage.swipe(.up), with: [])
    compare("down", stage.swipe(.down), with: [])
    compare(
      "offset", try stage.object("pages", as: UIScrollView.self).contentOffset, with: .zero)
    let fresh = Stage(voiceOver: true, screen: Self.pages)
    compare("left at first", fresh.swipe(.left), with: two)
    let empty = Stage(voiceOver: true)
    compare("right on an empty screen", empty.swipe(.right), with: [])
    let finger = Stage(screen: Self.pages)
    compare(
      "a finger without VoiceOver",
      finger.drag("pages", through: [Point(x: 0.5, y: 0.75), Point(x: 0.5, y: 0.25)]),
      with: [.set("pages", "contentOffset", [0, 100])])
    compare(
      "beyond the end",
      finger.drag("pages", through: [Point(x: 0.5, y: 0.9), Point(x: 0.5, y: -1.5)]),
      with: [.set("pages", "contentOffset", [0, 400])])
    compare(
      "back beyond the start",
      finger.drag("pages", through: [Point(x: 0.5, y: 0.1), Point(x: 0.9, y: 3)]),
      with: [.set("pages", "contentOffset", [0, 0])])
    let wide = Stage(screen: [
      Node("UIScrollView", "wide", ["frame": [0, 0, 300, 200], "contentSize": [900, 200]])
    ])
    compare(
      "to the left, and beyond the end",
      [
        wide.drag("wide", through: [Point(x: 0.75, y: 0.5), Point(x: 0.25, y: 0.1)]),
        wide.drag("wide", through: [Point(x: 0.9, y: 0.5), Point(x: -1.5, y: 0.5)]),
        wide.drag("wide", through: [Point(x: 0.25, y: 0.5), Point(x: 0.5, y: 0.5)]),
      ],
      with: [
        [.set("wide", "contentOffset", [150, 0])], [.set("wide", "contentOffset", [600, 0])],
        [.set("wide", "contentOffset", [525, 0])],
      ])
    finger.set("pages", "isScrollEnabled", false)
    compare(
      "while scrolling is disabled",
      finger.drag("pages", through: [Point(x: 0.5, y: 0.75), Point(x: 0.5, y: 0.25)]), with: [])
  }

  @Test("is found in the Settings app where it stood", .rule("voiceover.settings-path"))
  func settingsPath() {
    for era in OSEra.allCases {
      compare(
        "path on \(era.name)", VoiceOverSession.settingsPath(in: era),
        with: era < .ios13
          ? ["Settings", "General", "Accessibility", "VoiceOver"]
          : ["Settings", "Accessibility", "VoiceOver"])
    }
  }
}

// MARK: - What the app tells

extension VoiceOverTests {
  @Test("speaks announcements and tells when they end", .rule("voiceover.announcement"))
  func announcement() {
    let stage = Stage(voiceOver: true, screen: Self.switches)
    compare(
      "an announcement", stage.call("root", "post", ["announcement", "Saved"]),
      with: [.notification("announcement", "Saved"), .say("Saved")])
    compare("half of the time", stage.advance(1.9), with: [])
    compare(
      "all of the time", stage.advance(0.1),
      with: [.notification("announcementDidFinish", ["Saved", true])])
    compare("later", stage.advance(10), with: [])
    stage.call("root", "post", ["announcement", "Sent"])
    compare(
      "something else is said", stage.tap("wifi"),
      with: [.notification("announcementDidFinish", ["Sent", false])] + Self.wifi)
    compare("later still", stage.advance(10), with: [])
  }

  @Test("moves to what the app names on a new screen", .rule("voiceover.screen-changed"))
  func screenChanged() {
    let stage = Stage(voiceOver: true, screen: Self.switches)
    compare(
      "an element", stage.call("root", "post", ["screenChanged", ["id": "bluetooth"]]),
      with: [.notification("screenChanged", "bluetooth")] + Self.bluetooth)
    compare(
      "nothing in particular", stage.call("root", "post", ["screenChanged"]),
      with: [.notification("screenChanged")] + Self.wifi)
    let empty = Stage(voiceOver: true)
    compare(
      "an empty screen", empty.call("root", "post", ["screenChanged"]),
      with: [.notification("screenChanged")])
  }

  @Test("stays unless the app names an element", .rule("voiceover.layout-changed"))
  func layoutChanged() {
    let stage = Stage(voiceOver: true, screen: Self.switches)
    stage.tap("wifi")
    compare(
      "nothing in particular", stage.call("root", "post", ["layoutChanged"]),
      with: [.notification("layoutChanged")])
    compare(
      "an element", stage.call("root", "post", ["layoutChanged", ["id": "bluetooth"]]),
      with: [.notification("layoutChanged", "bluetooth")] + Self.bluetooth)
  }

  @Test("tells the app where the focus goes", .rule("voiceover.element-focused"))
  func elementFocused() throws {
    let screen = UIScreen(device: Device(voiceOver: true))
    let first = UISwitch(frame: Rect(x: 0, y: 0, width: 0, height: 0))
    let second = UISwitch(frame: Rect(x: 0, y: 100, width: 0, height: 0))
    screen.window.addSubview(first)
    screen.window.addSubview(second)
    let names = [(first, "first"), (second, "second")]
    func name(_ object: AccessibilityObject?) -> String {
      names.first { $0.0 === object }?.1 ?? "none"
    }
    var told: [String] = []
    screen.observe { event in
      if case .elementFocused(let now, let before) = event {
        told.append("\(name(before)) to \(name(now))")
      }
    }
    let session = VoiceOverSession(screen: screen)
    session.swipeRight()
    session.swipeRight()
    compare("told", told, with: ["none to first", "first to second"])
    compare("the focus", session.focus === second, with: true)
    second.removeFromSuperview()
    session.swipeRight()
    compare("after the focused element is gone", told.last, with: "second to first")
  }

  @Test("tells where lists, landmarks and tabs stand", .rule("voiceover.containers-told"))
  func containersTold() {
    func views(_ labels: [String]) -> [Node] {
      labels.enumerated().map { index, label in
        Node(
          "UILabel", label,
          ["text": .string(label), "frame": [0, .number(Double(index) * 40), 100, 30]])
      }
    }
    func stage(_ type: String, _ labels: [String], handed: Bool = true) -> Stage {
      var properties: [String: JSON] = ["accessibilityContainerType": .string(type)]
      if handed {
        properties["accessibilityElements"] = .array(labels.map { ["id": .string($0)] })
      }
      let members = properties.sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value) }
      return Stage(
        voiceOver: true,
        screen: [Node("UIView", "box", .object(members), children: views(labels))])
    }
    func read(_ stage: Stage, _ count: Int) -> [Observation] {
      (0..<count).flatMap { _ in
        stage.swipe(.right).filter { if case .say = $0 { true } else { false } }
      }
    }
    compare(
      "a list", read(stage("list", ["A", "B", "C"]), 3),
      with: [.say("A. List Start."), .say("B"), .say("C. List End.")])
    compare("a list of one", read(stage("list", ["A"]), 1), with: [.say("A. List Start.")])
    compare(
      "a landmark", read(stage("landmark", ["A", "B"]), 2),
      with: [.say("A. Landmark."), .say("B. End.")])
    compare(
      "subviews of a list", read(stage("list", ["A", "B"], handed: false), 2),
      with: [.say("A"), .say("B")])
    compare(
      "another container", read(stage("semanticGroup", ["A", "B"]), 2),
      with: [.say("A"), .say("B")])
    let tabs = Stage(
      voiceOver: true,
      screen: [
        Node(
          "UIView", "bar", ["accessibilityTraits": ["tabBar"]],
          children: [
            Node("UIControl", "home", ["frame": [0, 0, 40, 40], "accessibilityLabel": "Home"]),
            Node("UIControl", "news", ["frame": [50, 0, 40, 40], "accessibilityLabel": "News"]),
          ])
      ])
    compare(
      "tabs", read(tabs, 2), with: [.say("Home. Tab. 1 of 2."), .say("News. Tab. 2 of 2.")])
  }

  @Test("reads from the right in such languages", .rule("voiceover.right-to-left"))
  func rightToLeft() {
    let line = [
      Node("UILabel", "left", ["text": "L", "frame": [0, 0, 40, 40]]),
      Node("UILabel", "right", ["text": "R", "frame": [100, 0, 40, 40]]),
    ]
    for language in ["ar", "fa", "he-IL", "ur"] {
      let stage = Stage(language: language, voiceOver: true, screen: line)
      compare("first in \(language)", stage.swipe(.right), with: [.say("R"), .focus("right")])
    }
    let stage = Stage(language: "de", voiceOver: true, screen: line)
    compare("first in de", stage.swipe(.right), with: [.say("L"), .focus("left")])
  }

  @Test("speaks each element in its own language", .rule("voiceover.element-language"))
  func elementLanguage() {
    let stage = Stage(
      language: "ru", voiceOver: true,
      screen: [
        Node("UISwitch", "a", ["accessibilityLabel": "A"]),
        Node("UISwitch", "b", ["accessibilityLabel": "B", "accessibilityLanguage": "de"]),
      ])
    stage.tap("a")
    compare("the system's", stage.lastSpoken.description, with: "A. Кнопка-переключатель. Выкл.")
    stage.tap("b")
    compare("its own", stage.lastSpoken.description, with: "B. Umschalttaste. Aus.")
  }
}
