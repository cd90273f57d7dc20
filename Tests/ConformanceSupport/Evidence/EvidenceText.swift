import AccessibilityModel
import UIKitModel
import VoiceOver

/// A value that evidence tells in a reader's words rather than in Swift's.
protocol EvidenceText {
  /// One line, without names of types.
  var evidenceText: String { get }
}

/// A compared value as a page shows it; `none` for nil.
func evidenceText<Value>(_ value: Value?) -> String {
  guard let value else { return "none" }
  return (value as? any EvidenceText)?.evidenceText ?? "\(value)"
}

// MARK: - Places and extents, in points

extension Double {
  /// Without a fraction that says nothing: `51`, `14.5`.
  fileprivate var short: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}

extension Point: EvidenceText {
  var evidenceText: String { "\(x.short), \(y.short)" }
}

extension Size: EvidenceText {
  var evidenceText: String { "\(width.short) × \(height.short)" }
}

extension Rect: EvidenceText {
  var evidenceText: String { "\(size.evidenceText) at \(origin.evidenceText)" }
}

// MARK: - Pictures

extension UIImage: EvidenceText {
  var evidenceText: String { "picture “\(name)”, \(size.evidenceText)" }
}

extension Drawing.Paint: EvidenceText {
  var evidenceText: String {
    switch self {
    case .fill(let color): "filled with \(color)"
    case .outline(let color): "outlined in \(color)"
    case .image(let image): image.evidenceText
    case .text(let text, let color): "“\(text)” in \(color)"
    }
  }
}

extension Drawing.Layer: EvidenceText {
  var evidenceText: String {
    let corners = cornerRadius == 0 ? "" : ", corners of \(cornerRadius.short)"
    return "\(role): \(rect.evidenceText), \(paint.evidenceText)\(corners)"
  }
}

extension Drawing: EvidenceText {
  var evidenceText: String {
    let opacity = opacity == 1 ? "" : ", opacity \(opacity.short)"
    return "\(size.evidenceText)\(opacity): \(layers.map(\.evidenceText).joined(separator: "; "))"
  }
}

// MARK: - What VoiceOver knows

extension UIAccessibilityTraits: EvidenceText {
  /// The bits in order, such as `bits 0, 53`: a bit without a name is told too.
  var evidenceText: String {
    let bits = (0..<64).filter { rawValue >> UInt64($0) & 1 == 1 }
    if bits.isEmpty { return "no traits" }
    return (bits.count == 1 ? "bit " : "bits ") + bits.map(String.init).joined(separator: ", ")
  }
}

extension SpokenElement: EvidenceText {
  var evidenceText: String {
    let parts = [("label", label), ("value", value), ("hint", hint)].compactMap { name, text in
      text.map { "\(name) “\($0)”" }
    }
    return (parts + [traits.evidenceText]).joined(separator: ", ")
  }
}

// MARK: - Several

extension Array: EvidenceText where Element: EvidenceText {
  var evidenceText: String {
    isEmpty ? "nothing" : map(\.evidenceText).joined(separator: "; ")
  }
}
