import AccessibilityModel
import ConformanceSupport
import Testing
import VoiceOver

/// The rules of `content/topics/speech.md` about descriptions and hints, held by vectors that were
/// read off the reference images of AccessibilitySnapshot or derived from its rules.
@Suite("Speech") struct SpeechTests {
  /// The vectors whose id begins with one of `prefixes`; at least one for each.
  private func speak(_ prefixes: String...) throws {
    let all: [SpeechVector] = try Vectors.read("speech")
    for prefix in prefixes {
      let vectors = all.filter { $0.id.hasPrefix(prefix) }
      try #require(!vectors.isEmpty, "no vector begins with \(prefix)")
      for vector in vectors { try vector.speakAndCompare() }
    }
  }

  /// What is said, as one line.
  private func said(
    _ label: String? = nil, value: String? = nil, hint: String? = nil,
    _ traits: UIAccessibilityTraits = .none, in context: SpeechContext? = nil,
    language: String = "en", osEra: OSEra = .ios17
  ) -> String {
    let spoken = Speech(language: language, osEra: osEra).utterance(
      for: SpokenElement(label: label, value: value, hint: hint, traits: traits), in: context)
    return spoken.description + (spoken.hint.map { " | " + $0 } ?? "")
  }

  // MARK: - Label, value and hint

  @Test("says the label, then the value, then the hint", .rule("speech.label-value-hint"))
  func labelValueHint() throws {
    try speak("view.", "uilabel.", "misc.", "seed.weather-cell")
    compare("empty texts", said("", value: "", hint: ""), with: "")
  }

  @Test("says a hint at once where there is nothing else", .rule("speech.hint-alone"))
  func hintAlone() throws {
    try speak("view.hint-only-becomes-description", "edge.")
    compare("a hint and a trait", said(hint: "Hint", .button), with: "Hint. Button.")
    compare("selected, with a hint", said(hint: "Hint", .selected), with: "Selected. | Hint")
  }

  @Test("ends every part with one period", .rule("speech.one-period"))
  func onePeriod() throws {
    try speak("derived.label-ending-in-period")
    compare(
      "a hint that ends in a period", said("A", hint: "Plays.", .adjustable),
      with: "A. Adjustable. | Plays. Swipe up or down with one finger to adjust the value.")
    compare("a label without traits", said("A"), with: "A")
    compare("a label in a list", said("A.", in: .listStart), with: "A. List Start.")
  }

  // MARK: - Traits

  @Test("says what kind of thing it is, in a fixed order", .rule("speech.traits-in-order"))
  func traitsInOrder() throws {
    try speak("traits.", "derived.selected-only", "seed.")
    let everything: UIAccessibilityTraits = [
      .notEnabled, .backButton, .tabBarItem, .textEntry, .isEditing, .header, .link, .pickerItem,
      .adjustable, .image, .searchField, .toggleButton, .button,
    ]
    compare(
      "everything at once", said("A", value: "1", everything),
      with:
        "A. Dimmed. Back Button. Switch Button. On. Tab. Text Field. Is editing. Heading. Link. "
        + "Picker item. Adjustable. Image. Search Field.")
    compare(
      "a wheel of a picker", said("2 o'clock", [.pickerItem, .adjustable]),
      with: "2 o'clock. Picker item. Adjustable."
        + " | Swipe up or down with one finger to adjust the value.")
    compare(
      "a back button that is a button", said("Home", [.button, .backButton]),
      with: "Home. Back Button.")
    compare("a tab that is a button", said("Home", [.button, .tabBarItem]), with: "Home. Tab.")
    compare("a key that is a button", said("A", [.button, .keyboardKey]), with: "A")
  }

  @Test("says states of what toggles", .rule("speech.toggle"))
  func toggle() throws {
    try speak("switch.", "toggle.", "seed.switch-cell")
    compare("no value", said("A", .toggleButton), with: "A | Double tap to toggle setting.")
  }

  @Test("says other values of what toggles since iOS 17", .rule("speech.toggle-other-value"))
  func toggleOtherValue() {
    let traits: UIAccessibilityTraits = [.button, .toggleButton]
    for era in OSEra.allCases {
      compare(
        "on \(era.name)", said("A", value: "3", traits, osEra: era),
        with: era < .ios17
          ? "A. Switch Button. | Double tap to toggle setting."
          : "A. Switch Button. 3 | Double tap to toggle setting.")
    }
  }

  @Test("does not repeat Back for a back button", .rule("speech.back-button"))
  func backButton() throws {
    try speak("navbar.")
    compare("in capitals", said("BACK", .backButton), with: "Back Button.")
    compare("another title", said("Settings", .backButton), with: "Settings. Back Button.")
    compare("no back button", said("Back", .button), with: "Back. Button.")
  }

  @Test("says text fields and what is in them", .rule("speech.text-field"))
  func textField() throws {
    try speak("textfield.", "textview.", "derived.textfield")
    compare(
      "several lines", said("Notes", [.textEntry, .textArea]),
      with: "Notes. Text Field. | Double tap to edit., Use the rotor to access Misspelled Words")
    compare("editing without a field", said("A", .isEditing), with: "A")
    compare("a secret without a field", said("A", .secureTextField), with: "A")
  }

  @Test("tells how to adjust", .rule("speech.adjustable-hint"))
  func adjustableHint() throws {
    try speak("pagecontrol.", "edge.adjustable-only", "traits.button-adjustable")
    compare(
      "what toggles is not adjusted", said("A", value: "1", [.toggleButton, .adjustable]),
      with: "A. On. Adjustable. | Double tap to toggle setting.")
  }

  @Test("adds no hint to what is dimmed", .rule("speech.dimmed-no-automatic-hint"))
  func dimmed() throws {
    try speak("derived.adjustable-disabled", "derived.textfield-disabled", "switch.on-disabled")
    compare(
      "a hint of its own", said("A", hint: "B", [.adjustable, .notEnabled]),
      with: "A. Dimmed. Adjustable. | B")
  }

  // MARK: - Context

  @Test("says the place in a series", .rule("speech.series"))
  func series() throws {
    try speak("segmentedcontrol.", "stepper.", "derived.series")
    compare("nothing but a place", said(in: .series(index: 1, count: 2)), with: "1 of 2.")
  }

  @Test("says tabs and their place", .rule("speech.tab"))
  func tab() throws {
    try speak("tabbar.", "tabtrait.")
  }

  @Test("tells where a list or a landmark begins and ends", .rule("speech.list-and-landmark"))
  func listAndLandmark() throws {
    try speak("list.", "landmark.")
    compare("end of a list", said("B", .button, in: .listEnd), with: "B. Button. List End.")
    compare("start of a landmark", said("B", in: .landmarkStart), with: "B. Landmark.")
    compare("nothing but a start", said(in: .listStart), with: "List Start.")
  }

  @Test("says the place of a cell and its headers", .rule("speech.table-cell"))
  func tableCell() throws {
    try speak("table.")
    let header = SpokenElement(label: "Name")
    let value = SpokenElement(value: "Total")
    let nothing = SpokenElement()
    func cell(
      _ row: Int?, _ column: Int?, spans: (Int, Int) = (1, 1), first: Bool = false,
      headers: [SpokenElement] = []
    ) -> SpeechContext {
      .cell(
        SpeechContext.TableCell(
          row: row, column: column, rowSpan: spans.0, columnSpan: spans.1, isFirstInRow: first,
          headers: headers))
    }
    compare(
      "headers of one part", said("A", in: cell(2, 3, headers: [header, nothing, value])),
      with: "Name. Total. A. Column 3.")
    compare(
      "of one row and one column", said("A", in: .cell(.init(row: 2, column: 3))),
      with: "A. Column 3.")
    compare("no label", said(value: "7", in: cell(1, 1, first: true)), with: "Row 1. Column 1. 7")
    compare(
      "spans without a place", said("A", in: cell(nil, nil, spans: (2, 2), first: true)), with: "A."
    )
    compare(
      "no column", said("A", in: cell(4, nil, spans: (3, 3), first: true)),
      with: "A. Spans 3 rows. Row 4.")
    compare(
      "no row", said("A", in: cell(nil, 4, spans: (3, 3), first: true)),
      with: "A. Spans 3 columns. Column 4.")
  }

  // MARK: - Changes

  @Test("says only the state when it changes", .rule("speech.change"))
  func change() {
    func changed(_ value: String?, _ traits: UIAccessibilityTraits) -> String {
      Speech(language: "en", osEra: .ios17).change(
        of: SpokenElement(label: "A", value: value, traits: traits))
    }
    compare("on", changed("1", .toggleButton), with: "On.")
    compare("no state", changed(nil, .toggleButton), with: "")
    compare("a value", changed("60%", .adjustable), with: "60%")
    compare("no value", changed(nil, .adjustable), with: "")
  }
}
