import AccessibilityModel
import Scenarios
import Testing

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
    let observed = try Player.play(scenario)
    #expect(observed == scenario.observed)
  }
}
