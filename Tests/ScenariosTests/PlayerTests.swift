import AccessibilityModel
import Scenarios
import Testing
import UIKitModel
import VoiceOver

@Suite struct PlayerTests {
  @Test func playsTheExampleOfTheContract() throws {
    let text = """
      {"schema":1,"device":{"osEra":"ios17","idiom":"phone","language":"en","voiceOver":true},\
      "screen":{"class":"UIView","id":"root","children":[{"class":"UISwitch","id":"wifi",\
      "accessibilityLabel":"Wi-Fi","isOn":false}]},\
      "steps":[{"do":"tap","on":"wifi"},{"do":"double-tap"}],\
      "observed":[[{"say":"Wi-Fi. Switch Button. Off.","hint":"Double tap to toggle setting."},\
      {"focus":"wifi"}],[{"event":"valueChanged","from":"wifi"},\
      {"set":"wifi","property":"isOn","to":true},{"say":"On."}]]}
      """
    let scenario = try Scenario(json: try JSONParser.parse(text))
    #expect(scenario.json.description == text)
    let replay = try Replay(scenario)
    #expect(replay.observed == scenario.observed)
    #expect(replay.isReproduced == true)
  }

  private func play(_ scenario: Scenario) throws -> [[Observation]] { try Player.play(scenario) }

  @Test func tellsThatAnotherThingWasObserved() throws {
    var scenario = Scenario(
      screen: Node("UISwitch", "wifi"), steps: [.tap(.object("wifi"))], observed: [[]])
    #expect(try Replay(scenario).isReproduced == false)
    scenario.observed = nil
    #expect(try Replay(scenario).isReproduced == nil)
    #expect(try !Replay(scenario).json.description.contains("reproduced"))
  }

  @Test func notesEventsOnceAndNamedTargetsAfterThem() throws {
    let observed = try play(
      Scenario(
        screen: Node("UISwitch", "wifi"), objects: [Node("Settings", "settings")],
        targets: [
          .init(of: "wifi", event: "valueChanged", to: "settings"),
          .init(of: "wifi", event: "touchUpInside"),
          .init(of: "wifi", event: "valueChanged", action: "count", to: "log"),
        ],
        steps: [.tap(.object("wifi"))]))
    #expect(
      observed == [
        [
          .event("valueChanged", from: "wifi"), .action("changed:", of: "settings", from: "wifi"),
          .action("count", of: "log", from: nil), .event("touchUpInside", from: "wifi"),
          .set("wifi", "isOn", true), .set("settings", "isOn", true),
        ]
      ])
  }

  @Test func observesNothingOfControlsWithoutAnId() throws {
    let observed = try play(
      Scenario(
        screen: Node("UIView", "root", children: [Node("UISwitch")]),
        steps: [.tap(.point(Point(x: 30, y: 30)))]))
    #expect(observed == [[]])
  }

  @Test func observesWhatIsAssignedAndNotWhatIsDerived() throws {
    let observed = try play(
      Scenario(
        screen: Node("UISwitch", "wifi"),
        steps: [
          .set(on: "wifi", property: "isEnabled", to: false),
          .set(on: "wifi", property: "accessibilityTraits", to: ["header"]),
          .set(on: "wifi", property: "accessibilityLabel", to: "Wi-Fi"),
          .set(on: "wifi", property: "frame", to: [1, 2, 3, 4]),
        ]))
    #expect(
      observed == [
        [.set("wifi", "isEnabled", false)],
        [.set("wifi", "accessibilityTraits", ["header"])],
        [.set("wifi", "accessibilityLabel", "Wi-Fi")], [],
      ])
  }

  @Test func countsWhatHappenedBetweenStepsForNone() throws {
    let player = try Player(
      Scenario(device: Device(voiceOver: true), screen: Node("UISwitch", "wifi")))
    player.screen.post(.announcement("Done"))
    player.screen.report(.init(name: "late", message: ""))
    (try player.object("wifi") as? UISwitch)?.isOn = true
    #expect(try player.perform(.advance(0)) == [])
    #expect(
      try player.perform(.set(on: "wifi", property: "isOn", to: false)) == [
        .set("wifi", "isOn", false)
      ])
  }

  @Test func addressesPartsByTheirLabels() throws {
    let player = try Player(
      Scenario(
        device: Device(voiceOver: true),
        screen: Node(
          "UIView", "root",
          children: [
            Node(
              "UIView", "group", children: [Node("UISwitch", nil, ["accessibilityLabel": "A/B"])]),
            Node(
              "UIView", "container",
              children: [
                Node("UIAccessibilityElement", nil, ["accessibilityLabel": "First"]),
                Node("UIAccessibilityElement", "second", ["accessibilityLabel": "Second"]),
              ]),
          ])))
    let inner = try player.object("root/A/B")
    #expect(inner is UISwitch)
    #expect(player.name(of: inner) == "group/A/B")
    let second = try player.object("container/Second")
    #expect(player.name(of: second) == "second")
    #expect(
      try player.perform(.tap(.object("container/First"))) == [
        .say("First"), .focus("container/First"),
      ])
    #expect(try player.perform(.swipe(.right)) == [.say("Second"), .focus("second")])
  }

  @Test func placesWhatHasNoFrameBelowEachOther() throws {
    let player = try Player(
      Scenario(
        screen: Node(
          "UIView", "root",
          children: [
            Node("UISwitch", "first"), Node("UIView", "panel", children: [Node("UISwitch", "in")]),
            Node("UIView", "fixed", ["frame": [5, 300, 10, 10]]), Node("UIView", "last"),
          ])))
    func frame(_ id: String) throws -> Rect? { (try player.object(id) as? UIView)?.frame }
    #expect(try frame("root") == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(try frame("first") == Rect(x: 20, y: 20, width: 51, height: 31))
    #expect(try frame("panel") == Rect(x: 20, y: 71, width: 91, height: 71))
    #expect(try frame("in") == Rect(x: 20, y: 20, width: 51, height: 31))
    #expect(try frame("fixed") == Rect(x: 5, y: 300, width: 10, height: 10))
    #expect(try frame("last") == Rect(x: 20, y: 330, width: 280, height: 44))
  }

  @Test func touchesAViewWhereItIsSeen() throws {
    let observed = try play(
      Scenario(
        screen: Node(
          "UIView", "root",
          children: [Node("UISwitch", "wifi", ["accessibilityFrame": [300, 600, 10, 10]])]),
        steps: [.tap(.object("wifi")), .doubleTap(.object("wifi"))]))
    #expect(observed[0] == [.event("valueChanged", from: "wifi"), .set("wifi", "isOn", true)])
    #expect(
      observed[1] == [.event("valueChanged", from: "wifi"), .event("valueChanged", from: "wifi")])
  }

  @Test func returnsWhatIsDrawn() throws {
    let observed = try play(
      Scenario(
        screen: Node("UISwitch", "wifi"), steps: [.call(on: "wifi", method: "drawing", with: [])]))
    #expect(
      observed == [
        [
          .returned([
            "size": [51, 31], "opacity": 1,
            "layers": [
              ["layer": "track", "fill": "secondarySystemFill", "frame": [0, 0, 51, 31]],
              ["layer": "thumb", "fill": "white", "frame": [2, 2, 27, 27]],
            ],
          ])
        ]
      ])
  }

  @Test func drawsAnAlertThatHoldsALabelOfTheApp() throws {
    let observed = try play(
      Scenario(
        objects: [Node("UIAlertView", "alert", children: [Node("UILabel")])],
        steps: [.call(on: "alert", method: "drawing", with: [])]))
    guard case .returned(let drawing) = observed[0].last else {
      Issue.record("nothing was returned")
      return
    }
    #expect(drawing["layers"]?.array?.contains { $0["layer"] == "title" } == false)
  }

  @Test func outlivesNobodyItListensTo() throws {
    var player: Player? = try Player(
      Scenario(device: Device(voiceOver: true), screen: Node("UISwitch", "wifi")))
    let screen = try #require(player?.screen)
    let session = try #require(player?.session)
    player = nil
    screen.post(.announcement("Done"))
    #expect(session.utterances.map(\.description) == ["Done"])
  }
}
