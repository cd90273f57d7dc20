public import AccessibilityModel

/// How VoiceOver puts an element into words: a pure function of the element, its context, the
/// language and the system.
///
/// It follows AccessibilitySnapshot, which is itself a model of VoiceOver, checked by ear.
///
/// Source: accessibility-snapshot
public struct Speech: Hashable, Sendable {
  /// The words that are added.
  public let words: Vocabulary
  /// The system that speaks.
  public let osEra: OSEra

  /// The speech of a system in a language; English where the language has no words yet.
  public init(language: String, osEra: OSEra) {
    words = Vocabulary.words(for: language)
    self.osEra = osEra
  }

  /// What is said for `element` when it gets the focus.
  public func utterance(for element: SpokenElement, in context: SpeechContext? = nil) -> Utterance {
    var text = start(of: element)
    if case .cell(let cell) = context { text = place(of: cell, around: text) }
    text = addingValue(of: element, to: text, in: context)
    if element.traits.contains(.selected) {
      text =
        text.isEmpty
        ? words.selectedAlone : Vocabulary.fill(words.selected, "text", with: text)
    }
    let ownHint = element.hint ?? ""
    // A hint on its own is all there is to say, so it is said at once.
    let isHintOnly = text.isEmpty && !ownHint.isEmpty
    if isHintOnly { text = ownHint }

    let specifiers = specifiers(of: element, in: context)
    if !specifiers.isEmpty {
      let spoken = specifiers.joined(separator: words.gap)
      text = text.isEmpty ? spoken : closed(text) + words.gap + spoken
    }
    if let position = position(in: context) {
      text = text.isEmpty ? position : closed(text) + words.gap + position
    }
    return Utterance(text, hint: hint(of: element, ownHint: ownHint, isHintOnly: isHintOnly))
  }

  /// What is said when the state of a focused element has changed; may be empty.
  ///
  /// It is the state of what toggles, else the value.
  ///
  /// Unverified: that the name is not repeated.
  public func change(of element: SpokenElement) -> String {
    element.traits.contains(.toggleButton) ? state(of: element) ?? "" : element.value ?? ""
  }

  // MARK: - Description

  private func start(of element: SpokenElement) -> String {
    let label = element.label ?? ""
    let repeatsBack = element.traits.contains(.backButton) && label.lowercased() == words.back
    return repeatsBack ? "" : label
  }

  /// The headers of a cell, the cell's own text, and its place in the table.
  private func place(of cell: SpeechContext.TableCell, around label: String) -> String {
    var text = ""
    for header in cell.headers {
      let parts = [header.label ?? "", header.value ?? ""].filter { !$0.isEmpty }
      if !parts.isEmpty { text += parts.joined(separator: words.colon) + words.period + words.gap }
    }
    var spoken: [String] = label.isEmpty ? [] : [closed(label)]
    if cell.row != nil, cell.rowSpan > 1 {
      spoken.append(numbered(words.spansRows, cell.rowSpan))
    }
    if cell.column != nil, cell.columnSpan > 1 {
      spoken.append(numbered(words.spansColumns, cell.columnSpan))
    }
    if let row = cell.row, cell.isFirstInRow { spoken.append(numbered(words.row, row)) }
    if let column = cell.column { spoken.append(numbered(words.column, column)) }
    return text + spoken.joined(separator: words.gap)
  }

  private func addingValue(
    of element: SpokenElement, to text: String, in context: SpeechContext?
  ) -> String {
    guard let value = element.value, !value.isEmpty, !element.traits.contains(.toggleButton) else {
      return text
    }
    if text.isEmpty { return value }
    if case .cell = context { return text + words.gap + value }
    return text + words.colon + value
  }

  /// What kind of thing the element is, in speaking order.
  private func specifiers(of element: SpokenElement, in context: SpeechContext?) -> [String] {
    let traits = element.traits
    let isTab = traits.contains(.tabBarItem) || context?.isTab ?? false
    var spoken: [String] = []
    if traits.contains(.notEnabled) { spoken.append(words.dimmed) }
    let isSaidOtherwise: UIAccessibilityTraits = [.keyboardKey, .toggleButton, .backButton]
    if traits.contains(.button), traits.isDisjoint(with: isSaidOtherwise), !isTab {
      spoken.append(words.button)
    }
    if traits.contains(.backButton) { spoken.append(words.backButton) }
    if traits.contains(.toggleButton) {
      if traits.contains(.button) { spoken.append(words.switchButton) }
      if let state = state(of: element) { spoken.append(state) }
    }
    if isTab { spoken.append(words.tab) }
    if traits.contains(.textEntry) {
      spoken.append(traits.contains(.secureTextField) ? words.secureTextField : words.textField)
      if traits.contains(.isEditing) { spoken.append(words.isEditing) }
    }
    if traits.contains(.header) { spoken.append(words.heading) }
    if traits.contains(.link) { spoken.append(words.link) }
    if traits.contains(.pickerItem) { spoken.append(words.pickerItem) }
    if traits.contains(.adjustable) { spoken.append(words.adjustable) }
    if traits.contains(.image) { spoken.append(words.image) }
    if traits.contains(.searchField) { spoken.append(words.searchField) }
    return spoken
  }

  /// The state of what toggles; `nil` when its value says nothing on this system.
  private func state(of element: SpokenElement) -> String? {
    switch element.value ?? "" {
    case "1": words.on
    case "0": words.off
    case "2": words.mixed
    case "": nil
    case let other: osEra >= .ios17 ? other : nil
    }
  }

  private func position(in context: SpeechContext?) -> String? {
    switch context {
    case .series(let index, let count), .tab(let index, let count):
      Vocabulary.fill(numbered(words.position, index), "count", with: "\(count)")
    case .listStart: words.listStart
    case .listEnd: words.listEnd
    case .landmarkStart: words.landmarkStart
    case .landmarkEnd: words.landmarkEnd
    case .cell, nil: nil
    }
  }

  // MARK: - Hint

  private func hint(of element: SpokenElement, ownHint: String, isHintOnly: Bool) -> String? {
    let remaining = isHintOnly ? "" : ownHint
    guard let automatic = automaticHint(of: element.traits, isHintOnly: isHintOnly) else {
      return remaining.isEmpty ? nil : remaining
    }
    // A text field's hint takes the place of its own: a simplification of AccessibilitySnapshot.
    if remaining.isEmpty || element.traits.contains(.textEntry) { return automatic }
    return opened(remaining) + words.period + words.gap + automatic
  }

  /// The hint that VoiceOver adds by itself; a disabled element has none.
  private func automaticHint(of traits: UIAccessibilityTraits, isHintOnly: Bool) -> String? {
    guard !traits.contains(.notEnabled) else { return nil }
    if traits.contains(.textEntry) {
      if traits.contains(.isEditing) { return words.editingHint }
      return traits.contains(.textArea) ? words.editAreaHint : words.editHint
    }
    if traits.contains(.toggleButton) { return words.toggleHint }
    if traits.contains(.adjustable), !isHintOnly { return words.adjustHint }
    return nil
  }

  // MARK: - Text

  private func numbered(_ pattern: String, _ number: Int) -> String {
    Vocabulary.fill(pattern, "n", with: "\(number)")
  }

  /// `text` with a period at its end.
  private func closed(_ text: String) -> String {
    Self.ends(text, with: words.period) ? text : text + words.period
  }

  /// `text` without a period at its end.
  private func opened(_ text: String) -> String {
    guard Self.ends(text, with: words.period) else { return text }
    return String(decoding: text.utf8.dropLast(words.period.utf8.count), as: UTF8.self)
  }

  private static func ends(_ text: String, with period: String) -> Bool {
    Array(text.utf8.suffix(period.utf8.count)) == Array(period.utf8)
  }
}
