/// Writes addresses into `href` and `src` so that following one never runs a script.
package enum SafeURL {
  /// What stands in place of an address that is refused; no browser follows it.
  package static let refused = "about:invalid"

  /// Whether a browser would run or render the address itself as content: `javascript:`,
  /// `vbscript:` and `data:`, however they are spelled.
  ///
  /// The scheme is read as browsers read it: control characters and spaces before it do not count,
  /// nor tabs and line ends inside it, nor its case.
  package static func isRefused(_ url: String) -> Bool {
    var scheme: [UInt8] = []
    for byte in url.utf8 {
      switch byte {
      case 0x09, 0x0A, 0x0D: continue
      case 0...0x20 where scheme.isEmpty: continue
      case UInt8(ascii: ":"):
        return scheme.elementsEqual("javascript".utf8) || scheme.elementsEqual("vbscript".utf8)
          || scheme.elementsEqual("data".utf8)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): scheme.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"): scheme.append(byte)
      default: return false
      }
      if scheme.count > 10 { return false }
    }
    return false
  }

  /// Appends `url` for a quoted attribute: escaped as `HTMLEscaping` does it, with spaces and
  /// ASCII controls percent-encoded; `refused` in place of an address that runs a script.
  package static func append(_ url: String, to output: inout [UInt8]) {
    guard !isRefused(url) else {
      HTMLEscaping.append(refused, to: &output)
      return
    }
    guard url.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }) else {
      HTMLEscaping.append(url, to: &output)
      return
    }
    var encoded: [UInt8] = []
    for byte in url.utf8 {
      if byte <= 0x20 || byte == 0x7F {
        encoded += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      } else {
        encoded.append(byte)
      }
    }
    encoded.withUnsafeBufferPointer { HTMLEscaping.append($0, to: &output) }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
