import Testing

@Suite("Documentation comments")
struct DocumentationTests {
  /// Types, functions and subscripts that other modules see say what their names cannot.
  ///
  /// Properties may stay bare where their name says all; operators and members that a protocol
  /// demands are documented there.
  @Test func standOnEveryTypeAndFunctionThatOtherModulesSee() throws {
    var bare: [String] = []
    for file in Repository.swiftFiles(under: "Sources") {
      let lines = try Repository.text(file).split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where declares(line) {
        if !isDocumented(lines, index) { bare.append("\(file):\(index + 1): \(line)") }
      }
    }
    #expect(bare.isEmpty, "without documentation:\n\(bare.joined(separator: "\n"))")
  }

  private func declares(_ line: Substring) -> Bool {
    // Most lines declare nothing, and a regular expression is slow to find that out.
    let words = line.utf8.drop { $0 == UInt8(ascii: " ") }
    guard let first = words.first,
      [UInt8(ascii: "p"), UInt8(ascii: "o"), UInt8(ascii: "@")].contains(first)
    else { return false }
    let pattern =
      /^\s*(?:@\w+ )*(?:package|public|open) (?:static |final |mutating |indirect |class |override |nonisolated )*(struct|enum|class|actor|protocol|func|subscript|typealias)\b(.*)/
    guard let match = line.wholeMatch(of: pattern) else { return false }
    let rest = match.output.2.drop { $0 == " " }
    if line.contains("override ") { return false }
    let demanded = ["<", "==", "+=", "hash(into", "encode(to", "makeIterator", "next("]
    return !(match.output.1 == "func" && demanded.contains { rest.hasPrefix($0) })
  }

  private func isDocumented(_ lines: [Substring], _ index: Int) -> Bool {
    var above = index - 1
    while above >= 0, lines[above].drop(while: { $0 == " " }).hasPrefix("@") { above -= 1 }
    return above >= 0 && lines[above].drop { $0 == " " }.hasPrefix("///")
  }
}
