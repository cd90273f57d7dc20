@_spi(_Unicode) import Swift

/// Anchors in the script of the words they come from.
package enum Anchor {
  /// Letters and digits of every script in lower case, with one hyphen between words, in NFC;
  /// empty when the text has neither letter nor digit.
  package static func from(_ words: String) -> String {
    var anchor = String.UnicodeScalarView()
    var wantsHyphen = false
    for scalar in normalised(normalised(words).lowercased()).unicodeScalars {
      if isKept(scalar) {
        if wantsHyphen, !anchor.isEmpty { anchor.append("-") }
        wantsHyphen = false
        anchor.append(scalar)
      } else if scalar.properties.isWhitespace || isJoint(scalar) {
        wantsHyphen = true
      }
    }
    return String(anchor)
  }

  /// The text in Unicode's normalization form C.
  package static func normalised(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text._nfc { scalars.append(scalar) }
    return String(scalars)
  }

  private static func isJoint(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .connectorPunctuation: true
    default: false
    }
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isVariationSelector { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}
