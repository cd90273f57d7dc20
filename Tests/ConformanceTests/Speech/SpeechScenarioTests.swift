import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing

/// The rules of `content/topics/speech.md` as a person hears them, swiping over a screen.
@Suite("Speech, heard") struct SpeechScenarioTests {
  /// An element with a label, traits and other properties.
  private func element(
    _ label: String?, _ traits: [String] = [], value: String? = nil, hint: String? = nil
  ) -> JSON {
    [
      "isAccessibilityElement": true, "accessibilityLabel": label.map { .string($0) } ?? nil,
      "accessibilityTraits": .array(traits.map { .string($0) }),
      "accessibilityValue": value.map { .string($0) } ?? nil,
      "accessibilityHint": hint.map { .string($0) } ?? nil,
    ]
  }

  /// Swipes over elements that lie below each other, and expects what is said of each, a hint
  /// after a bar.
  private func hear(
    _ elements: [(JSON, String)], osEra: OSEra = .ios17, language: String = "en",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let nodes = elements.enumerated().map { Node("UIView", "e\($0.offset)", $0.element.0) }
    let stage = Stage(osEra: osEra, language: language, voiceOver: true, screen: nodes)
    for (index, (_, expected)) in elements.enumerated() {
      let parts = expected.components(of: " | ")
      compare(
        "swipe \(index + 1)", stage.swipe(.right),
        with: [.say(parts.0, hint: parts.1), .focus("e\(index)")], sourceLocation: sourceLocation)
    }
  }

  private static let adjust = "Swipe up or down with one finger to adjust the value."
  private static let toggle = "Double tap to toggle setting."

  @Test("says the label, then the value, then the hint", .rule("speech.label-value-hint"))
  func labelValueHint() {
    hear([
      (element("A"), "A"), (element(nil, value: "V"), "V"), (element("A", value: "V"), "A: V"),
      (element("A", value: "V", hint: "H"), "A: V | H"), (element("", value: "", hint: ""), ""),
    ])
  }

  @Test("says a hint at once where there is nothing else", .rule("speech.hint-alone"))
  func hintAlone() {
    hear([
      (element(nil, hint: "H"), "H"), (element(nil, ["button"], hint: "H"), "H. Button."),
      (element(nil, ["adjustable"], hint: "H"), "H. Adjustable."),
      (element(nil, ["selected"], hint: "H"), "Selected. | H"),
    ])
  }

  @Test("ends every part with one period", .rule("speech.one-period"))
  func onePeriod() {
    hear([
      (element("A.", ["button"]), "A. Button."), (element("A.", value: "V."), "A.: V."),
      (element("A", ["adjustable"], hint: "H."), "A. Adjustable. | H. \(Self.adjust)"),
    ])
  }

  @Test("says what kind of thing it is, in a fixed order", .rule("speech.traits-in-order"))
  func traitsInOrder() {
    let everything = [
      "searchField", "image", "adjustable", "pickerItem", "link", "header", "isEditing",
      "textEntry", "tabBarItem", "toggleButton", "backButton", "button", "notEnabled",
    ]
    hear([
      (
        element("A", everything, value: "1"),
        "A. Dimmed. Back Button. Switch Button. On. Tab. Text Field. Is editing. Heading. Link. "
          + "Picker item. Adjustable. Image. Search Field."
      ),
      (element("A", ["button"]), "A. Button."), (element("A", ["button", "keyboardKey"]), "A"),
      (element("A", ["staticText", "playsSound"]), "A"),
    ])
  }

  @Test("says states of what toggles", .rule("speech.toggle"))
  func toggles() {
    let both = ["button", "toggleButton"]
    hear([
      (element("A", both, value: "1"), "A. Switch Button. On. | \(Self.toggle)"),
      (element("A", both, value: "0"), "A. Switch Button. Off. | \(Self.toggle)"),
      (element("A", both, value: "2"), "A. Switch Button. Mixed. | \(Self.toggle)"),
      (element("A", ["toggleButton"], value: "1"), "A. On. | \(Self.toggle)"),
    ])
  }

  @Test(
    "says other values of what toggles since iOS 17", .rule("speech.toggle-other-value"),
    arguments: OSEra.allCases)
  func toggleOtherValue(era: OSEra) {
    let said = era < .ios17 ? "A. Switch Button." : "A. Switch Button. 3"
    hear(
      [(element("A", ["button", "toggleButton"], value: "3"), "\(said) | \(Self.toggle)")],
      osEra: era)
  }

  @Test("does not repeat Back for a back button", .rule("speech.back-button"))
  func backButton() {
    hear([
      (element("BACK", ["backButton"]), "Back Button."),
      (element("Settings", ["backButton"]), "Settings. Back Button."),
      (element("Back", ["button"]), "Back. Button."),
    ])
  }

  @Test("says text fields and what is in them", .rule("speech.text-field"))
  func textField() {
    let rotor = "Use the rotor to access Misspelled Words"
    hear([
      (element("A", ["textEntry"], value: "V"), "A: V. Text Field. | Double tap to edit."),
      (
        element("A", ["textEntry", "secureTextField"]),
        "A. Secure Text Field. | Double tap to edit."
      ),
      (element("A", ["textEntry", "isEditing"]), "A. Text Field. Is editing. | \(rotor)"),
      (element("A", ["textEntry", "textArea"]), "A. Text Field. | Double tap to edit., \(rotor)"),
    ])
  }

  @Test("tells how to adjust", .rule("speech.adjustable-hint"))
  func adjustable() {
    hear([
      (element("A", ["adjustable"], value: "V"), "A: V. Adjustable. | \(Self.adjust)"),
      (
        element("A", ["toggleButton", "adjustable"], value: "1"),
        "A. On. Adjustable. | \(Self.toggle)"
      ),
    ])
  }

  @Test("adds no hint to what is dimmed", .rule("speech.dimmed-no-automatic-hint"))
  func dimmed() {
    hear([
      (element("A", ["adjustable", "notEnabled"]), "A. Dimmed. Adjustable."),
      (element("A", ["adjustable", "notEnabled"], hint: "H"), "A. Dimmed. Adjustable. | H"),
      (element("A", ["textEntry", "notEnabled"]), "A. Dimmed. Text Field."),
    ])
  }

  // MARK: - Languages

  /// An element for every trait that is spoken.
  private func everyTrait(back: String) -> [JSON] {
    [
      element("A", ["button", "notEnabled"], value: "V"),
      element("A", ["button", "toggleButton"], value: "1"),
      element("A", ["toggleButton"], value: "0"), element("A", ["toggleButton"], value: "2"),
      element(back, ["backButton"]), element("A", ["tabBarItem"]), element("A", ["textEntry"]),
      element("A", ["header"]), element("A", ["link"]), element("A", ["adjustable"]),
      element("A", ["image"]), element("A", ["searchField"]), element("A", ["selected"]),
      element(nil, ["selected"]),
    ]
  }

  @Test("speaks English", .rule("speech.english"))
  func english() {
    let said = [
      "A: V. Dimmed. Button.", "A. Switch Button. On. | \(Self.toggle)", "A. Off. | \(Self.toggle)",
      "A. Mixed. | \(Self.toggle)", "Back Button.", "A. Tab.",
      "A. Text Field. | Double tap to edit.", "A. Heading.", "A. Link.",
      "A. Adjustable. | \(Self.adjust)", "A. Image.", "A. Search Field.", "Selected: A",
      "Selected.",
    ]
    hear(Array(zip(everyTrait(back: "Back"), said)))
    hear(Array(zip(everyTrait(back: "Back"), said)), language: "fr")
  }

  @Test("speaks Russian", .rule("speech.russian"))
  func russian() {
    let toggle = "Коснитесь дважды, чтобы переключить настройку."
    let said = [
      "A: V. Недоступно. Кнопка.", "A. Кнопка-переключатель. Вкл. | \(toggle)",
      "A. Выкл. | \(toggle)", "A. Смешанно. | \(toggle)", "Кнопка назад.", "A. Вкладка.",
      "A. текстовое поле. | коснитесь дважды, чтобы редактировать", "A. Заголовок.", "A. Ссылка.",
      "A. Элемент регулировки."
        + " | Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
      "A. Изображение.", "A. Поле поиска.", "Выбрано: A", "Выбрано.",
    ]
    hear(Array(zip(everyTrait(back: "Назад"), said)), language: "ru")
  }

  @Test("speaks German", .rule("speech.german"))
  func german() {
    let toggle = "Zum Umschalten Doppeltippen."
    let said = [
      "A: V. Grau dargestellt. Taste.", "A. Umschalttaste. Ein. | \(toggle)", "A. Aus. | \(toggle)",
      "A. Gemischt. | \(toggle)", "Zurück Taste.", "A. Tabulator.",
      "A. Textfeld. | Zum Bearbeiten doppeltippen.", "A. Überschrift.", "A. Hyperlink.",
      "A. Einstellbar."
        + " | Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
      "A. Bild.", "A. Suchfeld.", "Auswahl: A", "Auswahl.",
    ]
    hear(Array(zip(everyTrait(back: "Zurück"), said)), language: "de")
  }

  @Test("speaks Chinese", .rule("speech.chinese"))
  func chinese() {
    let toggle = "轻点两下以切换设置。"
    let said = [
      "A：V。变暗。按钮。", "A。开关按钮。打开。 | \(toggle)", "A。关闭。 | \(toggle)",
      "A。混合。 | \(toggle)", "返回按钮。", "A。标签。", "A。文本栏。 | 轻点两下以编辑。", "A。标题。",
      "A。链接。", "A。可调整。 | 用一个手指上下轻扫以调整数值。", "A。图像。", "A。搜索栏。", "已选定：A",
      "已选定。",
    ]
    hear(Array(zip(everyTrait(back: "返回"), said)), language: "zh-Hans")
  }
}

extension String {
  /// The text before `separator` and, where it is there, the text after it.
  fileprivate func components(of separator: String) -> (String, String?) {
    guard let range = firstRange(of: separator) else { return (self, nil) }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}
