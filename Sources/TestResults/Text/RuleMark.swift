/// `[rule:id]` in a test's name, in any case: the name's own word for the rule it speaks for.
enum RuleMark {
  private static let opening = Array("[rule:".utf8)

  /// The ids in the order found, each once, without the blanks around them; an id may be empty or
  /// nonsense, so that a misspelled mark is told instead of lost.
  static func ids(in name: String) -> [String] {
    var name = name
    return name.withUTF8 { bytes in
      guard bytes.count > opening.count else { return [] }
      var ids: [String] = []
      var seen: Set<String> = []
      var index = 0
      while index + opening.count < bytes.count {
        guard bytes[index] == opening[0],
          bytes[index..<index + opening.count].elementsEqual(opening, by: isSameLetter)
        else {
          index += 1
          continue
        }
        let start = index + opening.count
        // A mark that is cut off is told like a misspelled one.
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "]")) ?? bytes.count
        let id = trimmed(bytes[start..<end])
        if seen.insert(id).inserted { ids.append(id) }
        index = end + 1
      }
      return ids
    }
  }

  /// Whether a byte is a letter of the opening, whatever its case.
  private static func isSameLetter(_ byte: UInt8, _ expected: UInt8) -> Bool {
    byte == expected || ((0x41...0x5A).contains(byte) && byte | 0x20 == expected)
  }

  private static func trimmed(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var bytes = bytes
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The rules that bugs such as `.bug(id: "rule:switch.toggles")` name.
  static func ids(ofBugs bugs: [String]) -> [String] {
    bugs.compactMap { bug in
      let head = bug.prefix(5)
      guard head.lowercased() == "rule:" else { return nil }
      return ReadText.clean(String(bug.dropFirst(5)))
    }
  }
}
