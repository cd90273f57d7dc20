import AccessibilityModel
import Scenarios
import Testing

@Suite struct ScenarioReadingTests {
  private func message(_ text: String) throws -> String? {
    let json = try JSONParser.parse(text)
    let error = #expect(throws: ScenarioError.self) { try Replay(Scenario(json: json)) }
    return error?.description
  }

  @Test(arguments: [
    ("[]", "a scenario is a JSON object"),
    (#"{"schema":2}"#, "schema: schema 2 is not known, only 1"),
    (#"{"device":{"osEra":"ios5"}}"#, #"device.osEra: there is no osEra "ios5""#),
    (#"{"device":{"idiom":"watch"}}"#, #"device.idiom: there is no idiom "watch""#),
    (#"{"screen":{"id":"root"}}"#, #"screen: an object needs its "class" as a text"#),
    (#"{"screen":{"class":"UIFlavour"}}"#, #"screen: there is no class "UIFlavour""#),
    (
      #"{"screen":{"class":"UIView","children":[{"class":"UIView"},{"class":"X"}]}}"#,
      #"screen.children[1]: there is no class "X""#
    ),
    (
      #"{"objects":[{"class":"UIView","id":"a"},{"class":"UIView","id":"a"}]}"#,
      #"objects[1]: two objects have the id "a""#
    ),
    (
      #"{"objects":[{"class":"UIView","id":"a/b"}]}"#,
      #"objects[0]: an id is not empty and has no slash, unlike "a/b""#
    ),
    (
      #"{"objects":[{"class":"UISwitch","id":"wifi","flavour":1}]}"#,
      #"wifi: UISwitch has no property "flavour""#
    ),
    (
      #"{"objects":[{"class":"UISwitch","id":"wifi","isOn":"yes"}]}"#,
      #"wifi: isOn takes true or false, not "yes""#
    ),
    (
      #"{"objects":[{"class":"UISwitch","onTintColor":"mud"}]}"#,
      #"UISwitch: onTintColor takes the name of a colour or null, not "mud""#
    ),
    (
      #"{"objects":[{"class":"UIView","id":"a","accessibilityElements":[{"id":"b"}]}]}"#,
      #"a: there is no object "b""#
    ),
    (
      #"{"objects":[{"class":"UIView","id":"a","accessibilityElements":[{"id":"a"}]}]}"#,
      #"a: "accessibilityElements" puts the object into itself"#
    ),
    (
      #"{"objects":[{"class":"UIControl","children":1}]}"#,
      "objects[0].children: an array should be here"
    ),
    (#"{"fixtures":["Flavour"]}"#, #"fixtures: there is no fixture "Flavour""#),
    (
      #"{"targets":[{"of":"root","event":"valueChanged","action":"a"}]}"#,
      #"targets[0]: "root" is no control"#
    ),
    (
      #"{"screen":{"class":"UIControl","id":"c"},"targets":[{"of":"c","event":"e","action":"a"}]}"#,
      #"targets[0]: there is no event "e""#
    ),
    (#"{"targets":[{"of":"c"}]}"#, #"targets[0]: "event" should be here, as a text"#),
    (
      #"{"delegates":[{"of":"root","implements":["x"]}]}"#, #"delegates[0]: "root" has no delegate"#
    ),
    (#"{"steps":[{"do":"fly"}]}"#, #"steps[0].do: there is no step "fly""#),
    (#"{"steps":[{}]}"#, #"steps[0]: "do" should be here, as a text"#),
    (#"{"steps":[{"do":"tap"}]}"#, #"steps[0]: a tap needs "on" or "at""#),
    (#"{"steps":[{"do":"tap","at":[1]}]}"#, "steps[0].at: [x, y] should be here"),
    (#"{"steps":[{"do":"tap","on":"wfi"}]}"#, #"steps[0]: there is no object "wfi""#),
    (#"{"steps":[{"do":"tap","on":"root/Off"}]}"#, #"steps[0]: there is no "Off" in "root""#),
    (
      #"{"steps":[{"do":"scrub"}]}"#,
      #"steps[0]: "scrub" is a gesture of VoiceOver, which is off"#
    ),
    (#"{"steps":[{"do":"drag","on":"root"}]}"#, #"steps[0]: a drag needs "along""#),
    (
      #"{"steps":[{"do":"advance","seconds":-1}]}"#,
      #"steps[0]: "seconds" should be here, from 0 to 1000000"#
    ),
    (
      #"{"steps":[{"do":"call","on":"root","method":"fly"}]}"#,
      #"steps[0]: UIView has no method "fly""#
    ),
    (
      #"{"steps":[{"do":"call","on":"root","method":"addSubview","with":["root"]}]}"#,
      "steps[0]: a view cannot contain itself"
    ),
    (
      #"{"steps":[{"do":"call","on":"root","method":"drawing"}]}"#,
      "steps[0]: the model does not draw UIView"
    ),
    (
      #"{"screen":{"class":"UIViewController","id":"c"},"steps":[{"do":"show","on":"c","from":"c"}]}"#,
      #"steps[0]: "c" cannot be shown from itself"#
    ),
    (
      #"{"screen":{"class":"UITableViewCell","id":"c"},"steps":[{"do":"set","on":"c","property":"accessoryView","to":{"id":"c"}}]}"#,
      "steps[0]: accessoryView cannot be what the object lies in"
    ),
    (
      #"{"screen":{"class":"NSObject","id":"o"}}"#, "screen: NSObject is no view"
    ),
    (#"{"steps":[{"do":"show","on":"root"}]}"#, #"steps[0]: "root" cannot be shown"#),
    (#"{"steps":[{"do":"dismiss","on":"root"}]}"#, #"steps[0]: "root" cannot be taken away"#),
    (
      #"{"steps":[{"do":"appearance","of":"UISwitch","property":"isOn","to":true}]}"#,
      #"steps[0]: the appearance of UISwitch has no "isOn""#
    ),
    (#"{"observed":[[{"flavour":1}]]}"#, #"observed[0][0]: there is no observation {"flavour":1}"#),
    (#"{"observed":[[{"focus":1}]]}"#, #"observed[0][0]: "focus" should be here, as a text"#),
  ])
  func namesWhatIsWrongAndWhere(text: String, expected: String) throws {
    #expect(try message(text) == expected)
  }

  @Test func readsEveryStepThatItWrites() throws {
    let steps: [Step] =
      [
        .tap(.object("a")), .tap(.point(Point(x: 1, y: 2.5))), .doubleTap(nil),
        .doubleTap(.object("a")), .scrub, .magicTap,
        .drag(on: "a", along: [Point(x: 0.2, y: 0.5), Point(x: 0.8, y: 0.1)]), .key("escape"),
        .set(on: "a", property: "p", to: ["id": "b"]), .call(on: "a", method: "m", with: []),
        .call(on: "a", method: "m", with: [1, nil]), .show(on: "a", from: nil, with: []),
        .show(on: "a", from: "b", with: ["x"]), .dismiss(on: "a"), .advance(0.25), .systemCancel,
        .appearance(of: "UISwitch", property: "p", to: "red"), .locale("ru"),
      ] + Step.Direction.allCases.flatMap { [.swipe($0), .threeFingerSwipe($0)] }
    for step in steps { #expect(try Step(json: step.json) == step) }
    let text = Step.drag(on: "a", along: [Point(x: 0.2, y: 0.5)]).json.description
    #expect(text == #"{"do":"drag","on":"a","along":[0.2]}"#)
  }

  @Test func readsEveryObservationThatItWrites() throws {
    let observations: [Observation] = [
      .say("a"), .say("a", hint: "b"), .focus("a"), .event("e", from: "a"),
      .action("m:", of: "b", from: "a"), .action("m", of: "b", from: nil),
      .delegate("clicked", of: "sheet", with: [0]), .delegate("cancel", of: "sheet"),
      .set("a", "isOn", nil), .notification("screenChanged"),
      .notification("announcement", "text"), .present("sheet", as: "popover"), .present("sheet"),
      .dismiss("sheet"), .screen("next"), .warning("w"), .returned(nil), .returned([1]),
    ]
    for observation in observations {
      #expect(try Observation(json: observation.json) == observation)
      #expect(!observation.description.isEmpty)
    }
    #expect(
      Observation.delegate("clicked", of: "sheet", with: [0]).json.description
        == #"{"delegate":"clicked","of":"sheet","with":[0]}"#)
  }

  @Test func keepsEverythingOfAScenario() throws {
    let scenario = Scenario(
      device: Device(osEra: .ios6, idiom: .pad, language: "ru", voiceOver: true),
      screen: Node("UIView", "root", ["alpha": 0.5], children: [Node("UISwitch", "wifi")]),
      objects: [Node("Settings", "settings")], fixtures: ["Settings"],
      delegates: [.init(of: "root", implements: ["a"], returns: ["a": true])],
      targets: [.init(of: "wifi", event: "valueChanged", action: "a", to: "settings")],
      steps: [.scrub], observed: [[]])
    #expect(try Scenario(json: scenario.json) == scenario)
  }
}
