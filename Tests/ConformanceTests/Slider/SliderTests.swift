import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel
import VoiceOver

/// The rules of `content/controls/slider.md`.
@Suite("Slider") struct SliderTests {
  /// A slider whose thumb moves over 200 points, from 14 to 214.
  private static func slider(_ properties: [String: JSON] = [:]) -> Node {
    let members = properties.sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value) }
    return Node(
      "UISlider", "volume", .object([JSON.Member("frame", [20, 20, 228, 31])] + members))
  }

  private func value(_ stage: Stage) throws -> Double {
    try stage.object("volume", as: UISlider.self).value
  }

  @Test("keeps its value within its limits", .rule("slider.value-pinned"))
  func valuePinned() throws {
    let stage = Stage(screen: [Self.slider()])
    compare("at first", try value(stage), with: 0)
    for (given, expected) in [(0.25, 0.25), (1.5, 1), (-0.5, 0)] {
      stage.set("volume", "value", .number(given))
      compare("given \(given)", try value(stage), with: expected)
    }
  }

  @Test("moves its value with a limit", .rule("slider.limit-change-moves-value"))
  func limitMovesValue() throws {
    let stage = Stage(screen: [Self.slider(["value": 0.5])])
    compare(
      "a larger minimum", stage.set("volume", "minimumValue", 0.75),
      with: [.set("volume", "minimumValue", 0.75), .set("volume", "value", 0.75)])
    stage.set("volume", "minimumValue", 0)
    compare(
      "a smaller maximum", stage.set("volume", "maximumValue", 0.5),
      with: [.set("volume", "maximumValue", 0.5), .set("volume", "value", 0.5)])
    let slider = try stage.object("volume", as: UISlider.self)
    slider.minimumValue = 0.5
    compare("no range", slider.fraction, with: 0)
  }

  private static let way = [
    Point(x: 14.0 / 228, y: 0.5), Point(x: 64.0 / 228, y: 0.5), Point(x: 114.0 / 228, y: 0.5),
  ]

  @Test("tells its value while it is dragged", .rule("slider.continuous-events-while-dragging"))
  func continuous() {
    let stage = Stage(screen: [Self.slider()])
    compare(
      "a drag", stage.drag("volume", through: Self.way),
      with: [
        .event("valueChanged", from: "volume"), .event("valueChanged", from: "volume"),
        .set("volume", "value", 0.5),
      ])
    let beside = Stage(screen: [Self.slider()])
    compare(
      "a drag that begins beside the thumb",
      beside.drag("volume", through: [Point(x: 0.5, y: 0.5), Point(x: 0.9, y: 0.5)]), with: [])
  }

  @Test(
    "tells its value once at the end of a drag", .rule("slider.non-continuous-one-event-at-end"))
  func nonContinuous() {
    let stage = Stage(screen: [Self.slider(["isContinuous": false])])
    compare(
      "a drag", stage.drag("volume", through: Self.way),
      with: [.event("valueChanged", from: "volume"), .set("volume", "value", 0.5)])
    compare(
      "there and back",
      stage.drag("volume", through: [Self.way[2], Self.way[1], Self.way[2]]), with: [])
  }

  @Test("sends nothing when code sets it", .rule("slider.set-value-sends-nothing"))
  func setValue() {
    let stage = Stage(screen: [Self.slider()])
    compare(
      "assigned", stage.set("volume", "value", 0.5), with: [.set("volume", "value", 0.5)])
    compare(
      "animated", stage.call("volume", "setValue", [0.75, true]),
      with: [.set("volume", "value", 0.75)])
  }

  @Test(
    "moves a limit when an archive has another value",
    .rule("slider.ib-out-of-range-value-moves-limit"))
  func archive() throws {
    func loaded(_ attributes: [String: String]) throws -> [Double] {
      let slider = try #require(try Archive("UISlider", attributes).load() as? UISlider)
      return [slider.minimumValue, slider.value, slider.maximumValue]
    }
    compare("nothing", try loaded([:]), with: [0, 0, 1])
    compare("above", try loaded(["value": "2.5"]), with: [0, 2.5, 2.5])
    compare("below", try loaded(["value": "-1.25"]), with: [-1.25, -1.25, 1])
    compare(
      "within", try loaded(["value": "15", "minValue": "10", "maxValue": "20"]),
      with: [10, 15, 20])
    let fresh = try Archive.fresh("UISlider").load() as? UISlider
    compare("just dragged", fresh?.value, with: 0.5)
    compare(
      "fields", InspectorSchema.schema(of: "UISlider")?.section("Slider")?.fields.map(\.name),
      with: ["Value", "Minimum", "Maximum"])
    compare(
      "properties",
      InspectorSchema.schema(of: "UISlider")?.section("Slider")?.fields.map(\.property),
      with: ["value", "minimumValue", "maximumValue"])
  }

  @Test("shows what was set last, colour or picture", .rule("slider.tint-and-image-latest-wins"))
  func latestWins() throws {
    let stage = Stage(screen: [Self.slider()])
    compare("at first", try stage.look(at: "volume", "A slider at 0").color(.thumb), with: .white)
    stage.set("volume", "thumbTintColor", "blue")
    compare("a colour", try stage.look(at: "volume", "A blue thumb").color(.thumb), with: .blue)
    stage.call("volume", "setThumbImage", [["name": "knob", "size": [20, 30]]])
    let pictured = try stage.look(at: "volume", "A picture of a thumb")
    compare(
      "a picture", pictured.layer(.thumb)?.paint,
      with: .image(UIImage(named: "knob", size: Size(width: 20, height: 30))))
    compare(
      "its place", pictured.layer(.thumb)?.rect, with: Rect(x: 4, y: 0.5, width: 20, height: 30))
    compare(
      "the colour is gone", try stage.object("volume", as: UISlider.self).look.thumbTintColor,
      with: nil)
    stage.set("volume", "thumbTintColor", "red")
    compare("a colour again", try stage.look(at: "volume", "A red thumb").color(.thumb), with: .red)
  }

  @Test("draws its tracks up to the thumb and after it", .rule("slider.tracks-drawn"))
  func tracks() throws {
    let stage = Stage(screen: [Self.slider(["value": 0.25])])
    let plain = try stage.look(at: "volume", "A slider at a quarter")
    compare("up to the thumb", plain.color(.minimumTrack), with: .systemBlue)
    compare("after it", plain.color(.maximumTrack), with: .lightGray)
    compare(
      "places", plain.layers.map(\.rect),
      with: [
        Rect(x: 0, y: 14.5, width: 64, height: 2), Rect(x: 64, y: 14.5, width: 164, height: 2),
        Rect(x: 50, y: 1.5, width: 28, height: 28),
      ])
    compare("the thumb is round", plain.layer(.thumb)?.cornerRadius, with: 14)
    compare("opacity", plain.opacity, with: 1)
    stage.set("root", "tintColor", "purple")
    compare(
      "the tint around", try stage.look(at: "volume", "In purple").color(.minimumTrack),
      with: .purple)
    stage.set("volume", "minimumTrackTintColor", "green")
    stage.set("volume", "maximumTrackTintColor", "black")
    stage.set("volume", "isEnabled", false)
    let own = try stage.look(at: "volume", "Disabled, with colours of its own")
    compare("its own, up to the thumb", own.color(.minimumTrack), with: .green)
    compare("its own, after it", own.color(.maximumTrack), with: .black)
    compare("opacity while disabled", own.opacity, with: 0.5)
  }

  @Test("needs a picture for every state", .rule("slider.images-for-all-states"))
  func imagesForAllStates() {
    let slider = UISlider()
    func missing() -> [String] { DesignCheck.sliderImagesForAllStates(slider).map(\.message) }
    compare("none", missing(), with: [])
    let image = UIImage(named: "knob", size: Size(width: 20, height: 20))
    let other = UIImage(named: "pressed", size: Size(width: 20, height: 20))
    slider.look.setThumbImage(image, for: .normal)
    compare(
      "only the normal one", missing(),
      with: [
        "The thumb has no picture for the state highlighted; give it one for every state.",
        "The thumb has no picture for the state disabled; give it one for every state.",
      ])
    compare("shown while highlighted", slider.look.thumbImage(for: .highlighted), with: image)
    slider.look.setThumbImage(other, for: .highlighted)
    slider.look.setThumbImage(image, for: .disabled)
    compare("all", missing(), with: [])
    compare("shown while highlighted", slider.look.thumbImage(for: .highlighted), with: other)
  }

  @Test("begins on the right in such languages", .rule("slider.rtl-flips"))
  func rightToLeft() throws {
    let stage = Stage(language: "ar", screen: [Self.slider(["value": 0.25])])
    let slider = try stage.object("volume", as: UISlider.self)
    compare("thumb", slider.thumbRect, with: Rect(x: 150, y: 1.5, width: 28, height: 28))
    compare(
      "tracks", try stage.look(at: "volume", "From the right").layers.map(\.rect.minX),
      with: [164, 0, 150])
    compare(
      "a drag to the left",
      stage.drag(
        "volume", through: [Point(x: 164.0 / 228, y: 0.5), Point(x: 64.0 / 228, y: 0.5)]),
      with: [.event("valueChanged", from: "volume"), .set("volume", "value", 0.75)])
  }

  @Test("speaks its value in per cent", .rule("slider.speaks-percent"))
  func speaksPercent() {
    let stage = Stage(voiceOver: true, screen: [Self.slider(["accessibilityLabel": "Volume"])])
    let hint = "Swipe up or down with one finger to adjust the value."
    for (value, spoken) in [(0.0, "0%"), (0.125, "13%"), (0.75, "75%"), (1, "100%")] {
      stage.set("volume", "value", .number(value))
      stage.tap("volume")
      compare(
        "at \(value)", stage.lastSpoken,
        with: Utterance("Volume: \(spoken). Adjustable.", hint: hint))
    }
    stage.set("volume", "minimumValue", -1)
    stage.set("volume", "value", 0)
    stage.tap("volume")
    compare("half of another range", stage.lastSpoken.description, with: "Volume: 50%. Adjustable.")
    stage.set("volume", "accessibilityValue", "half")
    stage.tap("volume")
    compare("a value of the app's", stage.lastSpoken.description, with: "Volume: half. Adjustable.")
  }

  @Test("is adjusted by a tenth of its range", .rule("slider.increment-step"))
  func incrementStep() {
    let stage = Stage(voiceOver: true, screen: [Self.slider(["maximumValue": 10, "value": 5])])
    stage.tap("volume")
    compare(
      "a swipe up", stage.swipe(.up),
      with: [.event("valueChanged", from: "volume"), .set("volume", "value", 6), .say("60%")])
    compare(
      "a swipe down", stage.swipe(.down),
      with: [.event("valueChanged", from: "volume"), .set("volume", "value", 5), .say("50%")])
  }

  @Test("tells no way to adjust while it is disabled", .rule("slider.disabled-no-adjust-hint"))
  func disabled() {
    let stage = Stage(voiceOver: true, screen: [Self.slider(["isEnabled": false])])
    compare(
      "a tap", stage.tap("volume"), with: [.say("0%. Dimmed. Adjustable."), .focus("volume")])
    compare("a swipe up", stage.swipe(.up), with: [])
  }

  @Test("is touched at its thumb", .rule("slider.activation-point-thumb"))
  func activationPoint() throws {
    let stage = Stage(screen: [Self.slider(["value": 0.25])])
    let slider = try stage.object("volume", as: UISlider.self)
    compare(
      "activation point", slider.accessibilityActivationPoint, with: Point(x: 84, y: 35.5))
    stage.set("volume", "accessibilityActivationPoint", [1, 2])
    compare("assigned", slider.accessibilityActivationPoint, with: Point(x: 1, y: 2))
    compare("a slider without a frame", UISlider().frame.size, with: Size(width: 200, height: 31))
  }
}
