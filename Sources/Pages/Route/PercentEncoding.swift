/// Writes text into an address so that it names the same file or anchor in every browser.
enum PercentEncoding {
  /// Appends `text` with everything encoded but what RFC 3986 leaves unreserved, `/` and the marks
  /// that a path and a fragment may hold.
  static func append(_ text: String, to address: inout String) {
    if text.utf8.allSatisfy(isPlain) {
      address += text
      return
    }
    for byte in text.utf8 {
      if isPlain(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += "%"
        address.unicodeScalars.append(digit(byte >> 4))
        address.unicodeScalars.append(digit(byte & 15))
      }
    }
  }

  /// Appends `text` as the value of a query, in which `/` and its like mean something.
  static func appendValue(_ text: String, to address: inout String) {
    for byte in text.utf8 {
      if isUnreserved(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += "%"
        address.unicodeScalars.append(digit(byte >> 4))
        address.unicodeScalars.append(digit(byte & 15))
      }
    }
  }

  private static func digit(_ value: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "*"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "@"):
      true
    default: isUnreserved(byte)
    }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
