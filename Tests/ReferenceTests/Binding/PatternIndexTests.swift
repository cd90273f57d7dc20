import Testing

@testable import Reference

@Suite("Patterns of bindings")
struct PatternIndexTests {
  @Test(arguments: [
    ("ButtonTests/*press*", "ButtonTests/can press it", true),
    ("ButtonTests/*press*", "ButtonTests/press", true),
    ("ButtonTests/*press*", "ButtonTests/release", false),
    ("ButtonTests/*press*", "My ButtonTests/press", false),
    ("a", "a", true), ("a", "ab", false), ("", "", true), ("", "a", false), ("*", "", true),
    ("*", "anything", true), ("**", "anything", true), ("a*", "a", true), ("*a", "ba", true),
    ("*a", "ab", false), ("ab*ba", "aba", false), ("ab*ba", "abba", true),
    ("*a*b*c*", "xaxbxcx", true), ("*a*b*c*", "xcxbxax", false), ("a?c", "abc", false),
    ("a.c", "abc", false), ("*é*", "Café", true), ("a*b", "a\nb", true),
  ])
  func matchTheWholeText(pattern: String, text: String, isMatch: Bool) {
    #expect(BindingPattern(pattern).matches(Array(text.utf8)) == isMatch)
    #expect(PatternIndex([pattern]).matches(text) == (isMatch ? [0] : []))
  }

  @Test func areFoundTogetherAsEachAlone() {
    var random = SeededGenerator(seed: 7)
    func text(_ letters: [Character]) -> String {
      String((0..<Int(random.next() % 7)).map { _ in random.pick(letters) })
    }
    let patterns = (0..<200).map { _ in text(["a", "b", "*"]) }
    let index = PatternIndex(patterns)
    for _ in 0..<300 {
      let key = text(["a", "b"])
      let alone = patterns.indices.filter {
        BindingPattern(patterns[$0]).matches(Array(key.utf8))
      }
      #expect(index.matches(key) == alone, "\(key)")
    }
  }

  @Test func doNotBlowUpOnManyStars() {
    let pattern = String(repeating: "*a", count: 60) + "*b"
    let text = String(repeating: "a", count: 5_000)
    #expect(PatternIndex([pattern]).matches(text).isEmpty)
  }
}
