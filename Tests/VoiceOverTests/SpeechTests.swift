import AccessibilityModel
import Testing
import VoiceOver

@Suite struct SpeechTests {
  private let speech = Speech(language: "en", osEra: .ios17)

  @Test(arguments: [
    (SpokenElement(label: "Label"), "Label"),
    (SpokenElement(value: "Value"), "Value"),
    (SpokenElement(label: "Label", value: "Value"), "Label: Value"),
    (SpokenElement(label: "", value: ""), ""),
    (SpokenElement(label: "Send", traits: .button), "Send. Button."),
    (SpokenElement(label: "Done.", traits: .button), "Done. Button."),
    (SpokenElement(traits: .selected), "Selected."),
    (SpokenElement(label: "A", traits: [.selected, .button]), "Selected: A. Button."),
    (SpokenElement(label: "Key", traits: [.button, .keyboardKey]), "Key"),
    (SpokenElement(label: "BACK", traits: [.button, .backButton]), "Back Button."),
    (SpokenElement(label: "Mail", traits: [.button, .backButton]), "Mail. Back Button."),
    (SpokenElement(label: "Feed", traits: [.button, .tabBarItem]), "Feed. Tab."),
    (
      SpokenElement(
        label: "A",
        traits: [.notEnabled, .button, .header, .link, .adjustable, .image, .searchField]),
      "A. Dimmed. Button. Heading. Link. Adjustable. Image. Search Field."
    ),
    (SpokenElement(value: "abc", traits: .textEntry), "abc. Text Field."),
    (
      SpokenElement(traits: [.textEntry, .secureTextField, .isEditing]),
      "Secure Text Field. Is editing."
    ),
    (SpokenElement(traits: [.isEditing, .secureTextField]), ""),
  ])
  func describes(element: SpokenElement, description: String) {
    #expect(speech.utterance(for: element).description == description)
  }

  @Test(arguments: [
    ("1", "Wi-Fi. Switch Button. On."), ("0", "Wi-Fi. Switch Button. Off."),
    ("2", "Wi-Fi. Switch Button. Mixed."), ("3", "Wi-Fi. Switch Button. 3"),
    ("", "Wi-Fi. Switch Button."),
  ])
  func speaksTheStateOfWhatTogglesAfterItsKind(value: String, description: String) {
    let element = SpokenElement(label: "Wi-Fi", value: value, traits: [.button, .toggleButton])
    #expect(speech.utterance(for: element).description == description)
  }

  @Test func leavesAnUnknownStateOutBeforeIOS17() {
    let element = SpokenElement(label: "Wi-Fi", value: "3", traits: [.button, .toggleButton])
    let earlier = Speech(language: "en", osEra: .ios13)
    #expect(earlier.utterance(for: element).description == "Wi-Fi. Switch Button.")
  }

  @Test func callsOnlyAButtonThatTogglesASwitchButton() {
    let element = SpokenElement(label: "Fake", value: "1", traits: .toggleButton)
    #expect(speech.utterance(for: element).description == "Fake. On.")
  }

  @Test(arguments: [
    (SpokenElement(hint: "Hint"), Utterance("Hint")),
    (SpokenElement(hint: "Hint", traits: .selected), Utterance("Selected.", hint: "Hint")),
    (SpokenElement(label: "Label", hint: "Hint."), Utterance("Label", hint: "Hint.")),
    (
      SpokenElement(label: "L", hint: "Hint.", traits: .adjustable),
      Utterance(
        "L. Adjustable.", hint: "Hint. Swipe up or down with one finger to adjust the value.")
    ),
    (SpokenElement(hint: "Hint", traits: .adjustable), Utterance("Hint. Adjustable.")),
    (
      SpokenElement(label: "L", hint: "Hint", traits: [.adjustable, .notEnabled]),
      Utterance("L. Dimmed. Adjustable.", hint: "Hint")
    ),
    (
      SpokenElement(label: "L", value: "1", traits: [.toggleButton, .adjustable]),
      Utterance("L. On. Adjustable.", hint: "Double tap to toggle setting.")
    ),
    (
      SpokenElement(label: "L", hint: "Own", traits: .textEntry),
      Utterance("L. Text Field.", hint: "Double tap to edit.")
    ),
    (
      SpokenElement(traits: [.textEntry, .textArea]),
      Utterance(
        "Text Field.", hint: "Double tap to edit., Use the rotor to access Misspelled Words")
    ),
    (
      SpokenElement(traits: [.textEntry, .textArea, .isEditing]),
      Utterance(
        "Text Field. Is editing.", hint: "Use the rotor to access Misspelled Words")
    ),
  ])
  func givesTheHint(element: SpokenElement, utterance: Utterance) {
    #expect(speech.utterance(for: element) == utterance)
  }

  @Test(arguments: [
    (SpeechContext.series(index: 2, count: 3), "A. Button. 2 of 3."),
    (.tab(index: 2, count: 11), "A. Tab. 2 of 11."),
    (.listStart, "A. Button. List Start."), (.listEnd, "A. Button. List End."),
    (.landmarkStart, "A. Button. Landmark."), (.landmarkEnd, "A. Button. End."),
    (
      .cell(.init(row: 4, column: 1, rowSpan: 2, isFirstInRow: true)),
      "A. Spans 2 rows. Row 4. Column 1. Button."
    ),
    (.cell(.init(row: 4, column: 3, columnSpan: 2)), "A. Spans 2 columns. Column 3. Button."),
    (
      .cell(.init(row: nil, column: nil, rowSpan: 2, columnSpan: 2, isFirstInRow: true)),
      "A. Button."
    ),
  ])
  func tellsThePlaceOfTheElement(context: SpeechContext, description: String) {
    let element = SpokenElement(label: "A", traits: .button)
    #expect(speech.utterance(for: element, in: context).description == description)
  }

  @Test func readsTheHeadersBeforeACellAndItsValueAfterThePlace() {
    let headers = [
      SpokenElement(label: "B1", value: "One"), SpokenElement(label: "C1"),
      SpokenElement(value: "Two"), SpokenElement(),
    ]
    let cell = SpeechContext.TableCell(row: 1, column: 1, isFirstInRow: true, headers: headers)
    let element = SpokenElement(label: "A1", value: "Value")
    #expect(
      speech.utterance(for: element, in: .cell(cell)).description
        == "B1: One. C1. Two. A1. Row 1. Column 1. Value")
  }
}
