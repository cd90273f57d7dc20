/// `[rule:id]` in a test's name: the name's own word for the rule it speaks for.
enum RuleMark {
  private static let opening = Array("[rule:".utf8)

  /// The ids in the order found, each once, without the blanks around them; an id may be empty or
  /// nonsense, so that a misspelled mark is told instead of lost.
  static func ids(in name: String) -> [String] {
    var name = name
    return name.withUTF8 { bytes in
      guard bytes.count > opening.count else { return [] }
      var ids: [String] = []
      var index = 0
      while index + opening.count < bytes.count {
        guard bytes[index] == opening[0],
          bytes[index..<index + opening.count].elementsEqual(opening)
        else {
          index += 1
          continue
        }
        let start = index + opening.count
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "]")) else { break }
        let id = trimmed(bytes[start..<end])
        if !ids.contains(id) { ids.append(id) }
        index = end + 1
      }
      return ids
    }
  }

  private static func trimmed(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var bytes = bytes
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
