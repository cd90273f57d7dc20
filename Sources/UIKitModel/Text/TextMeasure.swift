/// How much room a text takes.
///
/// A measure without fonts, so that a layout is the same everywhere: each scalar is half an em wide,
/// from the East Asian scripts on (U+2E80) a whole one.
///
/// Unverified: a choice of the model.
public enum TextMeasure {
  /// The size of the text in buttons, in points.
  public static let fontSize: Double = 17
  /// The room between a text and the edges of its button, in points.
  public static let padding: Double = 16

  /// How wide `text` is on one line, in points.
  public static func width(of text: String) -> Double {
    var ems: Double = 0
    for scalar in text.unicodeScalars { ems += scalar.value < 0x2E80 ? 0.5 : 1 }
    return ems * fontSize
  }

  /// The text itself where it fits `width`, else its beginning with an ellipsis.
  public static func truncated(_ text: String, to width: Double) -> String {
    guard self.width(of: text) > width else { return text }
    var kept = ""
    for scalar in text.unicodeScalars {
      var longer = kept
      longer.unicodeScalars.append(scalar)
      if self.width(of: longer + "…") > width { break }
      kept = longer
    }
    return kept + "…"
  }
}
