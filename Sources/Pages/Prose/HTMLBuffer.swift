import Templates

/// HTML being written: what goes in as text comes out as text.
struct HTMLBuffer {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  var isEmpty: Bool { bytes.isEmpty }

  /// Appends markup that is written in this module's source.
  mutating func markup(_ markup: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Appends text, escaped.
  mutating func text(_ text: String) { HTMLEscaping.append(text, to: &bytes) }

  /// Appends text in UTF-8, escaped.
  mutating func text(_ utf8: UnsafeBufferPointer<UInt8>) {
    HTMLEscaping.append(utf8, to: &bytes)
  }

  /// Appends an address for a quoted attribute; one that would run a script is refused.
  mutating func url(_ url: String) { SafeURL.append(url, to: &bytes) }

  /// Appends markup that was made elsewhere and is safe as it stands.
  mutating func raw(_ html: [UInt8]) { bytes += html }

  /// Appends raw HTML of a guide, where the settings allow it.
  mutating func raw(_ html: String) { bytes.append(contentsOf: html.utf8) }

  mutating func number(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

  /// Appends a name with a place to break the line after each `.`, `-`, `/` and `_`, so that long
  /// ids fit narrow columns.
  mutating func breakable(_ name: String) {
    var name = name
    name.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices.dropLast() {
        switch utf8[index] {
        case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "_"):
          HTMLEscaping.append(UnsafeBufferPointer(rebasing: utf8[start...index]), to: &bytes)
          bytes.append(contentsOf: "<wbr>".utf8)
          start = index + 1
        default: continue
        }
      }
      HTMLEscaping.append(UnsafeBufferPointer(rebasing: utf8[start...]), to: &bytes)
    }
  }
}
