import Diagnostics
import Testing

@Suite("Spelling")
struct SpellingTests {
  @Test(
    arguments: [
      ("tilte", ["title", "summary"], "title"),
      (
        "switch.sends-value-chnged", ["switch.sends-value-changed", "switch.set"],
        "switch.sends-value-changed"
      ),
      ("zzzzzz", ["title", "summary"], nil),
      ("ab", ["abc", "abd"], "abc"),
      ("title", ["title"], nil),
    ] as [(String, [String], String?)])
  func findsTheNearestName(word: String, candidates: [String], expected: String?) {
    #expect(Spelling.nearest(to: word, among: candidates) == expected)
    #expect(Spelling.nearest(to: word, among: candidates.reversed()) == expected)
  }

  @Test func endsAMessageWithASuggestionOrNothing() {
    #expect(Spelling.suggestion(for: "tilte", among: ["title"]) == "; did you mean 'title'?")
    #expect(Spelling.suggestion(for: "x", among: ["title"]) == "")
  }
}
