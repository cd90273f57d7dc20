/// Destinations as they stand in Markdown, taken apart once.
enum ContentPath {
  /// The scheme in lower case; nil when the destination is relative.
  static func scheme(_ destination: String) -> String? {
    var scheme = ""
    for byte in destination.utf8 {
      switch byte {
      case UInt8(ascii: ":"): return scheme.isEmpty ? nil : scheme.lowercased()
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        scheme.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        if scheme.isEmpty { return nil }
        scheme.unicodeScalars.append(Unicode.Scalar(byte))
      default: return nil
      }
    }
    return nil
  }

  /// Percent escapes decoded once; nil when the result is no UTF-8 or holds a control character.
  static func decoded(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var iterator = text.utf8.makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = iterator.next().flatMap(digit), let low = iterator.next().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// A path relative to the folder of `document`, both relative to the content folder; nil when it
  /// climbs out of it.
  static func resolved(_ path: String, from document: String) -> String? {
    var parts = document.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/", omittingEmptySubsequences: true) {
      switch part {
      case ".": break
      case "..":
        guard parts.popLast() != nil else { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// The way from one document to another, both relative to the content folder.
  static func relative(_ target: String, from document: String) -> String {
    let to = target.split(separator: "/")
    let from = document.split(separator: "/").dropLast()
    let shared = zip(to.dropLast(), from).prefix { $0 == $1 }.count
    let climbs = Array(repeating: "..", count: from.count - shared)
    return (climbs + to.dropFirst(shared).map(String.init)).joined(separator: "/")
  }

  /// What follows the last dot of a file's name, in lower case.
  static func fileExtension(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
