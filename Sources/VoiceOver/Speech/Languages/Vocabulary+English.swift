extension Vocabulary {
  /// The words of English.
  ///
  /// Unverified: the words for a picker, which stand in Apple's description of date pickers only.
  ///
  /// Source: accessibility-snapshot
  public static let english = Vocabulary(
    language: "en",
    period: ".",
    gap: " ",
    colon: ": ",
    dimmed: "Dimmed.",
    button: "Button.",
    backButton: "Back Button.",
    back: "back",
    switchButton: "Switch Button.",
    on: "On.",
    off: "Off.",
    mixed: "Mixed.",
    tab: "Tab.",
    textField: "Text Field.",
    secureTextField: "Secure Text Field.",
    isEditing: "Is editing.",
    heading: "Heading.",
    link: "Link.",
    adjustable: "Adjustable.",
    pickerItem: "Picker item.",
    image: "Image.",
    searchField: "Search Field.",
    selected: "Selected: {text}",
    selectedAlone: "Selected.",
    position: "{n} of {count}.",
    listStart: "List Start.",
    listEnd: "List End.",
    landmarkStart: "Landmark.",
    landmarkEnd: "End.",
    spansRows: "Spans {n} rows.",
    spansColumns: "Spans {n} columns.",
    row: "Row {n}.",
    column: "Column {n}.",
    activate: "Activate",
    toggleHint: "Double tap to toggle setting.",
    adjustHint: "Swipe up or down with one finger to adjust the value.",
    editHint: "Double tap to edit.",
    editAreaHint: "Double tap to edit., Use the rotor to access Misspelled Words",
    editingHint: "Use the rotor to access Misspelled Words")
}
