@_spi(_Unicode) import Swift

/// Anchors in the script of the words they come from.
package enum Anchor {
  /// Letters and digits of every script in lower case, with one hyphen between words, in NFC;
  /// empty when the text has neither letter nor digit.
  package static func from(_ words: String) -> String {
    if words.utf8.allSatisfy({ $0 < 0x80 }) { return fromASCII(words) }
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

  /// The same for the most common case.
  private static func fromASCII(_ words: String) -> String {
    var anchor: [UInt8] = []
    var wantsHyphen = false
    for byte in words.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if wantsHyphen, !anchor.isEmpty { anchor.append(UInt8(ascii: "-")) }
        wantsHyphen = false
        anchor.append(byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte)
      case 0x09...0x0D, UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"):
        wantsHyphen = true
      default: break
      }
    }
    return String(decoding: anchor, as: UTF8.self)
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
