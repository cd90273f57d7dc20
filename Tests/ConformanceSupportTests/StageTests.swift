import AccessibilityModel
import Scenarios
import Testing
import UIKitModel

@testable import ConformanceSupport

@Suite struct StageTests {
  /// What is recorded for one rule while `body` runs.
  private func recorded(_ body: () throws -> Void) rethrows -> [String] {
    let evidence = Evidence()
    evidence.add(rule: "a.one")
    try Evidence.$current.withValue(evidence) { try body() }
    return evidence.lines(test: "t").map(\.json)
  }

  @Test func recordsTheScenarioWithWhatWasObserved() {
    let lines = recorded {
      let stage = Stage(
        screen: [Node("UISwitch", "wifi")], objects: [Node("Settings", "settings")],
        targets: [.init(of: "wifi", event: "valueChanged", to: "settings")])
      let followed = stage.tap("wifi")
      #expect(followed.first == .event("valueChanged", from: "wifi"))
      #expect(followed.count == 4)
    }
    #expect(
      lines == [
        """
        {"ev":"evidence","rule":"a.one","test":"t","kind":"scenario","body":{"schema":1,\
        "device":{"osEra":"ios17","idiom":"phone","language":"en","voiceOver":false},\
        "fixtures":["Settings"],"screen":{"class":"UIView","id":"root",\
        "children":[{"class":"UISwitch","id":"wifi"}]},\
        "objects":[{"class":"Settings","id":"settings"}],\
        "targets":[{"of":"wifi","event":"valueChanged","action":"changed:","to":"settings"}],\
        "steps":[{"do":"tap","on":"wifi"}],\
        "observed":[[{"event":"valueChanged","from":"wifi"},\
        {"action":"changed:","of":"settings","from":"wifi"},\
        {"set":"wifi","property":"isOn","to":true},\
        {"set":"settings","property":"isOn","to":true}]]}}
        """
      ])
  }

  @Test func recordsATranscriptOnceCodeDoesWhatNoScenarioCanSay() throws {
    let lines = try recorded {
      let stage = Stage(screen: [Node("UISwitch", "wifi")])
      stage.tap("wifi")
      let toggle = try stage.object("wifi", as: UISwitch.self)
      stage.app("switches it off") { toggle.isOn = false }
      stage.tap("wifi")
    }
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains(
        """
        "kind":"transcript","body":{"steps":[{"do":"the app shows",
        """.dropLast()) == true)
    #expect(
      lines.first?.hasSuffix(
        """
        {"do":"the app switches it off","then":[]},\
        {"do":"{\\"do\\":\\"tap\\",\\"on\\":\\"wifi\\"}",\
        "then":["event valueChanged from wifi","wifi.isOn is true"]}]}}
        """) == true)
  }

  @Test func failsTheTestForAStepThatCannotBeDone() {
    // The stage must fail the test that uses it; here that failure is what is tested.
    withKnownIssue {
      let stage = Stage(screen: [Node("UISwitch", "wifi")])
      #expect(stage.tap("bluetooth") == [])
    } matching: { issue in
      issue.error.map { "\($0)" } == #"there is no object "bluetooth""#
    }
  }

  @Test func failsTheTestForAScreenThatCannotBeBuilt() {
    // As above: without the failure this test fails.
    withKnownIssue {
      let stage = Stage(screen: [Node("UIFlavour")])
      #expect(stage.tap("root") == [])
      #expect(throws: (any Error).self) { try stage.object("root") }
    }
  }

  @Test func returnsAndNotesAPicture() throws {
    let lines = try recorded {
      let stage = Stage(screen: [Node("UISwitch", "wifi")])
      let drawing = try stage.look(at: "wifi", "Off")
      #expect(drawing.color(.thumb) == .white)
    }
    #expect(lines.count == 2)
    #expect(
      lines.last?.contains(#""kind":"picture","body":{"title":"Off","alternative":"Off: "#) == true)
  }
}
