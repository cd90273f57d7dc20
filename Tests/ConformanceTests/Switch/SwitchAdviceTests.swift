import AccessibilityModel
import ConformanceSupport
import Testing
import UIKitModel

/// The rules of `content/controls/switch.md` that are advice, and those about its label.
@Suite("Advice on switches") struct SwitchAdviceTests {
  private func labelled(_ text: String?, y: Double = 0) -> UIView {
    let row = UIView(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    let label = UILabel(frame: Rect(x: 0, y: y, width: 80, height: 31))
    label.text = text
    row.addSubview(label)
    row.addSubview(UISwitch(frame: Rect(x: 100, y: 0, width: 0, height: 0)))
    return row
  }

  @Test("needs something that says what it is for", .rule("switch.needs-companion-label"))
  func companionLabel() {
    let bare = UIView()
    let toggle = UISwitch()
    bare.addSubview(toggle)
    compare(
      "nothing", DesignCheck.switchesHaveLabels(in: bare).map(\.message),
      with: ["A switch does not say what it is for; put a label beside it or give it one."])
    toggle.accessibilityLabel = ""
    compare("an empty label of its own", DesignCheck.switchesHaveLabels(in: bare).count, with: 1)
    toggle.accessibilityLabel = "Wi-Fi"
    compare("a label of its own", DesignCheck.switchesHaveLabels(in: bare), with: [])
    compare("a label beside it", DesignCheck.switchesHaveLabels(in: labelled("Wi-Fi")), with: [])
    compare("an empty one", DesignCheck.switchesHaveLabels(in: labelled("")).count, with: 1)
    compare(
      "one that overlaps by a point", DesignCheck.switchesHaveLabels(in: labelled("A", y: 30)),
      with: [])
    compare(
      "one below", DesignCheck.switchesHaveLabels(in: labelled("A", y: 31)).count, with: 1)
    compare(
      "one above", DesignCheck.switchesHaveLabels(in: labelled("A", y: -31)).count, with: 1)
    let cell = UITableViewCell()
    cell.accessoryView = UISwitch()
    compare("a cell without text", DesignCheck.switchesHaveLabels(in: cell).count, with: 1)
    cell.textLabel.text = "Wi-Fi"
    compare("a cell with text", DesignCheck.switchesHaveLabels(in: cell), with: [])
  }

  @Test(
    "shows pictures of one size", .rule("switch.image-size-77x27"),
    arguments: [(77.0, 27.0, true), (76, 27, false), (77, 28, false), (154, 54, false)])
  func imageSize(width: Double, height: Double, isRight: Bool) {
    let toggle = UISwitch()
    compare("no picture", DesignCheck.switchImageSize(toggle), with: [])
    let image = UIImage(named: "picture", size: Size(width: width, height: height))
    toggle.onImage = image
    compare(
      "for on", DesignCheck.switchImageSize(toggle).map(\.message),
      with: isRight ? [] : ["onImage should have 77 × 27 points; a switch does not scale it."])
    toggle.offImage = image
    compare("for both", DesignCheck.switchImageSize(toggle).count, with: isRight ? 0 : 2)
  }

  @Test("has pictures or a tint", .rule("switch.images-or-tint"))
  func imagesOrTint() {
    let image = UIImage(named: "picture", size: UISwitch.imageSize)
    func findings(on: UIImage?, off: UIImage?, tint: UIColor?) -> [String] {
      let toggle = UISwitch()
      toggle.onImage = on
      toggle.offImage = off
      toggle.onTintColor = tint
      return DesignCheck.switchImageOrTint(toggle).map(\.name)
    }
    compare("neither", findings(on: nil, off: nil, tint: nil), with: [])
    compare("a picture", findings(on: image, off: nil, tint: nil), with: [])
    compare("a tint", findings(on: nil, off: nil, tint: .red), with: [])
    compare("both", findings(on: image, off: nil, tint: .red), with: ["switch-image-and-tint"])
    compare("both, off", findings(on: nil, off: image, tint: .red), with: ["switch-image-and-tint"])
  }

  @Test("is for opposites, a slider for a range", .rule("switch.choose-slider-for-range"))
  func chooseSlider() {
    compare(
      "two opposites", ControlAdvice.className(for: .oneOfTwoOpposites), with: "\(UISwitch.self)")
    compare("a range", ControlAdvice.className(for: .valueFromRange), with: "\(UISlider.self)")
  }

  // MARK: - Layout

  private func layout() -> SwitchLabelLayout {
    let label = UILabel(frame: Rect(x: 20, y: 50, width: 60, height: 21))
    let layout = SwitchLabelLayout(label: label, toggle: UISwitch())
    layout.layOut()
    return layout
  }

  @Test("stands on the baseline of its label", .rule("switch.label-baselines-aligned"))
  func baselines() {
    let layout = layout()
    compare("relations", layout.relations.filter { $0 == .baseline }.count, with: 1)
    compare("the switch's lower edge", layout.toggle.frame.maxY, with: 71)
  }

  @Test(
    "stands at the standard space from its label", .rule("switch.label-standard-horizontal-space"))
  func horizontalSpace() {
    let layout = layout()
    compare(
      "relations", layout.relations.filter { $0 == .standardHorizontalSpace }.count, with: 1)
    compare("its left edge", layout.toggle.frame.minX, with: 88)
  }

  @Test("has a label in the language of the device", .rule("switch.label-localised"))
  func labelLocalised() {
    let screen = UIScreen(device: Device())
    screen.strings.add("Invert Colors", for: "invert", language: "en")
    screen.strings.add("Инверсия цвета", for: "invert", language: "ru")
    let cell = UITableViewCell()
    cell.accessoryView = UISwitch()
    screen.window.addSubview(cell)
    for (language, text) in [("en", "Invert Colors"), ("ru", "Инверсия цвета")] {
      screen.device.language = language
      cell.textLabel.text = NSLocalizedString("invert", comment: nil, on: screen)
      compare("in \(language)", cell.accessibilityLabel, with: text)
    }
  }
}
