import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel
import VoiceOver

// MARK: - Increment and decrement

extension ActionTests {
  private static func dial(_ traits: JSON = ["adjustable"]) -> Node {
    Node(
      "Dial", "dial",
      [
        "isAccessibilityElement": true, "accessibilityLabel": "Dial",
        "accessibilityTraits": traits,
      ])
  }

  @Test("is not asked without the trait", .rule("a11yaction.adjustable-needs-trait"))
  func needsTrait() {
    let stage = Stage(voiceOver: true, screen: [Self.dial([])])
    stage.tap("dial")
    compare("a swipe up", stage.swipe(.up), with: [])
    compare("a swipe down", stage.swipe(.down), with: [])
  }

  @Test("is asked once for each swipe", .rule("a11yaction.adjust-by-gesture"))
  func adjustByGesture() {
    let stage = Stage(voiceOver: true, screen: [Self.dial()])
    compare("nothing is selected", stage.swipe(.up) + stage.swipe(.down), with: [])
    stage.tap("dial")
    compare(
      "a swipe up", stage.swipe(.up),
      with: [.set("dial", "number", 6), .set("dial", "timesStepped", 1), .say("6")])
    compare(
      "a swipe down", stage.swipe(.down),
      with: [.set("dial", "number", 5), .set("dial", "timesStepped", 2), .say("5")])
    stage.set("dial", "number", 0)
    compare(
      "a swipe down at the end", stage.swipe(.down), with: [.set("dial", "timesStepped", 3)])
  }

  @Test("needs both steps", .rule("a11yaction.adjustable-needs-both"))
  func needsBoth() {
    func findings(_ steps: [Selector], _ traits: UIAccessibilityTraits = .adjustable) -> [String] {
      let dial = Dial()
      dial.accessibilityTraits = traits
      dial.steps = steps
      return DesignCheck.adjustableNeedsBoth(dial).map(\.name)
    }
    let up = UIAccessibilityAction.increment
    let down = UIAccessibilityAction.decrement
    compare("both", findings([up, down]), with: [])
    compare("only up", findings([up]), with: ["adjustable-without-decrement"])
    compare("only down", findings([down]), with: ["adjustable-without-increment"])
    compare(
      "none", findings([]),
      with: ["adjustable-without-increment", "adjustable-without-decrement"])
    compare("not adjustable", findings([], .button), with: [])
  }

  @Test(
    "is what sliders and the wheels of pickers are",
    .rule("a11yaction.slider-and-picker-are-adjustable"))
  func sliderAndPicker() {
    let stage = Stage(
      voiceOver: true,
      screen: [
        Node("UIPickerView", "picker", ["titles": [["one", "two"], ["red", "blue"]]]),
        Node("UISlider", "slider", ["frame": [0, 300, 200, 31]]),
      ])
    let hint = "Swipe up or down with one finger to adjust the value."
    stage.swipe(.right)
    compare(
      "the first wheel", stage.lastSpoken,
      with: Utterance("one. Picker item. Adjustable.", hint: hint))
    stage.swipe(.right)
    compare(
      "the second wheel", stage.lastSpoken,
      with: Utterance("red. Picker item. Adjustable.", hint: hint))
    compare(
      "a swipe up", stage.swipe(.up), with: [.set("picker", "selectedRows", [0, 1]), .say("blue")])
    compare("a swipe up at the end", stage.swipe(.up), with: [])
    compare(
      "a swipe down", stage.swipe(.down),
      with: [.set("picker", "selectedRows", [0, 0]), .say("red")])
    compare("a swipe down at the start", stage.swipe(.down), with: [])
    stage.swipe(.right)
    compare("the slider", stage.lastSpoken, with: Utterance("0%. Adjustable.", hint: hint))
    compare("a tap on the second wheel", stage.tap(at: Point(x: 150, y: 100)).count, with: 2)
    compare("its value", stage.lastSpoken.description, with: "red. Picker item. Adjustable.")
    let wheel = UIPickerView(titles: [["a"]], frame: .zero).components[0]
    compare("checked", DesignCheck.adjustableNeedsBoth(wheel), with: [])
    compare("checked too", DesignCheck.adjustableNeedsBoth(UISlider()), with: [])
  }

  @Test("raises the value", .rule("increment.raises-value"))
  func raisesValue() {
    let stage = Stage(screen: [Self.dial()])
    compare(
      "increment", stage.call("dial", "accessibilityIncrement"),
      with: [.set("dial", "number", 6), .set("dial", "timesStepped", 1)])
  }

  @Test("lowers the value", .rule("decrement.lowers-value"))
  func lowersValue() {
    let stage = Stage(screen: [Self.dial()])
    compare(
      "decrement", stage.call("dial", "accessibilityDecrement"),
      with: [.set("dial", "number", 4), .set("dial", "timesStepped", 1)])
  }

  @Test(
    "returns nothing", .rule("increment.returns-nothing"), .rule("decrement.returns-nothing"))
  func returnsNothing() throws {
    let facts = try APIFacts.model
    for step in ["accessibilityIncrement", "accessibilityDecrement"] {
      compare(step, try facts.text("AccessibilityObject.\(step)()"), with: "func \(step)()")
    }
  }

  @Test("is missed on an adjustable element", .rule("increment.required-when-adjustable"))
  func incrementRequired() throws {
    let dial = Dial()
    dial.accessibilityTraits = .adjustable
    dial.steps = [UIAccessibilityAction.decrement]
    let finding = try #require(DesignCheck.adjustableNeedsBoth(dial).first)
    compare(
      "message", finding.message,
      with: "An adjustable element does not implement accessibilityIncrement; implement it.")
  }

  @Test("is missed as well", .rule("decrement.required-when-adjustable"))
  func decrementRequired() throws {
    let dial = Dial()
    dial.accessibilityTraits = .adjustable
    dial.steps = [UIAccessibilityAction.increment]
    let finding = try #require(DesignCheck.adjustableNeedsBoth(dial).first)
    compare(
      "message", finding.message,
      with: "An adjustable element does not implement accessibilityDecrement; implement it.")
  }

  @Test("raises a slider by a tenth of its range", .rule("increment.slider-appropriate-amount"))
  func sliderIncrement() {
    let stage = Stage(screen: [Node("UISlider", "slider", ["value": 0.5])])
    func step() -> Double { slider(stage, "accessibilityIncrement") }
    compare("from 0.5", step(), with: 0.6)
    stage.set("slider", "value", 0.95)
    compare("from 0.95", step(), with: 1)
    compare("from 1", step(), with: 1)
    stage.set("slider", "maximumValue", 200)
    stage.set("slider", "minimumValue", 100)
    compare("from 100, up to 200", step(), with: 110)
  }

  @Test("lowers a slider by a tenth of its range", .rule("decrement.slider-appropriate-amount"))
  func sliderDecrement() {
    let stage = Stage(screen: [Node("UISlider", "slider", ["value": 0.5])])
    func step() -> Double { slider(stage, "accessibilityDecrement") }
    compare("from 0.5", step(), with: 0.4)
    stage.set("slider", "value", 0.05)
    compare("from 0.05", step(), with: 0)
    compare("from 0", step(), with: 0)
  }

  private func slider(_ stage: Stage, _ step: String) -> Double {
    stage.call("slider", step)
    let value = (try? stage.object("slider", as: UISlider.self).value) ?? -1
    return (value * 1_000_000).rounded() / 1_000_000
  }

  @Test("sends value changed from a slider", .rule("increment.slider-sends-value-changed"))
  func sliderSendsValueChanged() {
    let stage = Stage(
      voiceOver: true,
      screen: [Node("UISlider", "slider", ["value": 0.5, "accessibilityLabel": "Volume"])])
    stage.tap("slider")
    compare(
      "a swipe up", stage.swipe(.up),
      with: [.event("valueChanged", from: "slider"), .set("slider", "value", 0.6), .say("60%")])
    compare(
      "a swipe down", stage.swipe(.down),
      with: [.event("valueChanged", from: "slider"), .set("slider", "value", 0.5), .say("50%")])
    stage.set("slider", "value", 1)
    compare("a swipe up at the end", stage.swipe(.up), with: [])
    stage.set("slider", "isEnabled", false)
    compare("a swipe down while disabled", stage.swipe(.down), with: [])
  }

  @Test("undo each other", .rule("increment-decrement.inverse"), arguments: [1, 3, 5, 9])
  func inverse(number: Int) {
    let stage = Stage(screen: [Self.dial()])
    stage.set("dial", "number", .number(Double(number)))
    stage.call("dial", "accessibilityIncrement")
    compare(
      "back again", stage.call("dial", "accessibilityDecrement").first,
      with: .set("dial", "number", .number(Double(number))))
    let slider = UISlider()
    slider.value = Double(number) / 10
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    compare(
      "a slider at \(number) tenths", (slider.value * 1e9).rounded() / 1e9,
      with: Double(number) / 10)
  }

  @Test("exist since iOS 4.0", .rule("increment.available-4-0"), .rule("decrement.available-4-0"))
  func adjustAvailable() throws {
    let facts = try APIFacts.model
    for step in ["accessibilityIncrement()", "accessibilityDecrement()"] {
      compare(step, try Self.introduced(step), with: "4.0")
    }
    for selector in ["increment", "decrement"] {
      compare(selector, try facts.introduced("UIAccessibilityAction.\(selector)"), with: "4.0")
    }
  }
}
