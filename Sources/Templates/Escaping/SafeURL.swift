/// Writes addresses into `href` and `src` so that following one never runs a script.
package enum SafeURL {
  /// What stands in place of an address that is refused; no browser follows it.
  package static var refused: StaticString { "about:invalid" }

  /// Whether a browser would run or render the address itself as content: `javascript:`,
  /// `vbscript:` and `data:`, however they are spelled.
  ///
  /// The scheme is read as browsers read it: control characters and spaces before it do not count,
  /// nor tabs and line ends inside it, nor its case.
  package static func isRefused(_ url: String) -> Bool {
    var url = url
    return url.withUTF8(isRefused)
  }

  /// Appends `url` for a quoted attribute: escaped as `HTMLEscaping` does it, with spaces and
  /// ASCII controls percent-encoded; `refused` in place of an address that runs a script.
  package static func append(_ url: String, to output: inout [UInt8]) {
    withSafeBytes(of: url) { HTMLEscaping.append($0, to: &output) }
  }

  /// Calls `body` once with the bytes to be escaped.
  static func withSafeBytes(of url: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var url = url
    url.withUTF8 { bytes in
      if isRefused(bytes) {
        body(UnsafeBufferPointer(start: refused.utf8Start, count: refused.utf8CodeUnitCount))
      } else if bytes.contains(where: isEncoded) {
        encoded(bytes).withUnsafeBufferPointer(body)
      } else {
        body(bytes)
      }
    }
  }

  // MARK: - Bytes

  private static func isRefused(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    guard index < bytes.count else { return false }
    let scheme: StaticString
    switch bytes[index] | 0x20 {
    case UInt8(ascii: "j"): scheme = "javascript:"
    case UInt8(ascii: "v"): scheme = "vbscript:"
    case UInt8(ascii: "d"): scheme = "data:"
    default: return false
    }
    var matched = 0
    while index < bytes.count, matched < scheme.utf8CodeUnitCount {
      let byte = bytes[index]
      index += 1
      if byte == 0x09 || byte == 0x0A || byte == 0x0D { continue }
      let isUpperCase = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      guard (isUpperCase ? byte | 0x20 : byte) == scheme.utf8Start[matched] else { return false }
      matched += 1
    }
    return matched == scheme.utf8CodeUnitCount
  }

  private static func isEncoded(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F }

  private static func encoded(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var encoded: [UInt8] = []
    encoded.reserveCapacity(bytes.count + 16)
    for byte in bytes {
      if isEncoded(byte) {
        encoded.append(UInt8(ascii: "%"))
        encoded.append(digit(byte >> 4))
        encoded.append(digit(byte & 15))
      } else {
        encoded.append(byte)
      }
    }
    return encoded
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
