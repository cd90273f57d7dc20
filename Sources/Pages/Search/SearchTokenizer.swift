/// Parts a text into the words that a reader may look for.
///
/// Words are in small letters. A name in camel case is found as a whole and by each of its parts, so
/// that "tint" finds `onTintColor`; Chinese, Japanese and Korean, which are written without spaces,
/// are found by each character and each pair of neighbours.
struct SearchTokenizer {
  /// A longer word is cut: nobody types it.
  static let longest = 40

  /// Calls `body` for each word, in order; a word that stands twice comes twice.
  static func words(of text: String, _ body: (String) -> Void) {
    var current = String.UnicodeScalarView()
    var part = String.UnicodeScalarView()
    var parts: [String] = []
    var previous = Kind.other
    var ideograph: Unicode.Scalar?

    func endPart() {
      if !part.isEmpty { parts.append(String(part)) }
      part.removeAll(keepingCapacity: true)
    }
    func endWord() {
      endPart()
      if !current.isEmpty {
        body(String(String.UnicodeScalarView(current.prefix(longest))))
        if parts.count > 1 {
          for part in parts where part.unicodeScalars.count > 1 {
            body(String(String.UnicodeScalarView(part.unicodeScalars.prefix(longest))))
          }
        }
      }
      current.removeAll(keepingCapacity: true)
      parts.removeAll(keepingCapacity: true)
      previous = .other
    }

    for scalar in text.unicodeScalars {
      let kind = Kind(scalar)
      if kind != .ideograph { ideograph = nil }
      switch kind {
      case .ideograph:
        endWord()
        body(String(scalar))
        if let before = ideograph { body(String(before) + String(scalar)) }
        ideograph = scalar
      case .other: endWord()
      case .mark:
        if !current.isEmpty {
          current.append(scalar)
          part.append(scalar)
        }
      case .upper, .lower, .digit:
        // A capital behind a small letter or digit begins a part, and so does a digit.
        if kind == .upper && previous != .upper || (kind == .digit) != (previous == .digit) {
          endPart()
        } else if kind == .lower && previous == .upper, let last = part.popLast() {
          // "UISwitch": its last capital belongs to what follows.
          endPart()
          part.append(last)
        }
        let small = kind == .upper ? small(scalar) : String.UnicodeScalarView([scalar])
        current.append(contentsOf: small)
        part.append(contentsOf: small)
        previous = kind
      }
    }
    endWord()
  }

  private static func small(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    if scalar.value < 0x80, let small = Unicode.Scalar(scalar.value | 0x20) {
      return String.UnicodeScalarView([small])
    }
    return scalar.properties.lowercaseMapping.unicodeScalars
  }

  private enum Kind {
    case upper
    case lower
    case digit
    case ideograph
    case mark
    case other

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x61...0x7A: self = .lower
      case 0x41...0x5A: self = .upper
      case 0x30...0x39: self = .digit
      case 0..<0x80: self = .other
      case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
        0x20000...0x3FFFF:
        self = .ideograph
      default:
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: self = .upper
        case .lowercaseLetter, .otherLetter, .modifierLetter: self = .lower
        case .decimalNumber: self = .digit
        case .nonspacingMark, .spacingMark: self = .mark
        default: self = .other
        }
      }
    }
  }
}

extension String.UnicodeScalarView {
  fileprivate mutating func popLast() -> Unicode.Scalar? {
    guard let last else { return nil }
    removeLast()
    return last
  }
}
