extension Vocabulary {
  /// The words of German.
  ///
  /// A hint of the source with a slip in its spelling and an open quotation mark is mended.
  ///
  /// Unverified: the words for a picker, which the source does not have.
  ///
  /// Source: accessibility-snapshot
  public static let german = Vocabulary(
    language: "de",
    period: ".",
    gap: " ",
    colon: ": ",
    dimmed: "Grau dargestellt.",
    button: "Taste.",
    backButton: "Zurück Taste.",
    back: "zurück",
    switchButton: "Umschalttaste.",
    on: "Ein.",
    off: "Aus.",
    mixed: "Gemischt.",
    tab: "Tabulator.",
    textField: "Textfeld.",
    secureTextField: "Sicheres Textfeld.",
    isEditing: "Bearbeiten",
    heading: "Überschrift.",
    link: "Hyperlink.",
    adjustable: "Einstellbar.",
    pickerItem: "Auswahlelement.",
    image: "Bild.",
    searchField: "Suchfeld.",
    selected: "Auswahl: {text}",
    selectedAlone: "Auswahl.",
    position: "{n} von {count}.",
    listStart: "Anfang der Liste.",
    listEnd: "Ende der Liste.",
    landmarkStart: "Orientierungspunkt.",
    landmarkEnd: "Ende.",
    spansRows: "Umfasst {n} Zeilen.",
    spansColumns: "Umfasst {n} Spalten.",
    row: "Zeile {n}.",
    column: "Spalte {n}.",
    activate: "Aktivieren",
    toggleHint: "Zum Umschalten Doppeltippen.",
    adjustHint: "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
    editHint: "Zum Bearbeiten doppeltippen.",
    editAreaHint:
      "Zum Bearbeiten doppeltippen., Mit dem Rotor zu falsch geschriebenen Wörtern wechseln",
    editingHint: "Mit dem Rotor zu falsch geschriebenen Wörtern wechseln")
}
