import Guides
import Reference
import Testing

@testable import Pages

@Suite("Words that can be looked for")
struct SearchTokenizerTests {
  @Test(arguments: [
    ("Double tap to toggle setting.", ["double", "tap", "to", "toggle", "setting"]),
    ("onTintColor", ["ontintcolor", "on", "tint", "color"]),
    ("UISwitch", ["uiswitch", "ui", "switch"]),
    ("URLSession2", ["urlsession2", "url", "session"]),
    ("switch.sends-value-changed", ["switch", "sends", "value", "changed"]),
    ("Élan naïve", ["élan", "naïve"]),
    ("Переключатель ВКЛ", ["переключатель", "вкл"]),
    ("开关控件", ["开", "关", "开关", "控", "关控", "件", "控件"]),
    ("把 UISwitch 打开", ["把", "uiswitch", "ui", "switch", "打", "开", "打开"]),
    ("", []), (" … — !", []), ("\u{301}", []), ("👩‍🚀", []),
  ])
  func areFound(text: String, words: [String]) {
    #expect(Self.words(text) == words)
  }

  @Test func areCutWhereNobodyTypesThem() {
    #expect(Self.words(String(repeating: "a", count: 5_000)) == [String(repeating: "a", count: 40)])
  }

  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var tokenizer = SearchTokenizer()
    tokenizer.words(of: text) { words.append(String(decoding: $0, as: UTF8.self)) }
    return words
  }
}

@Suite("The search index")
struct SearchIndexTests {
  private func document(_ name: String, _ verdict: Verdict? = .passing) -> SearchIndex.Document {
    .init(address: "a#\(name)", title: name, guide: "", verdict: verdict, text: "")
  }

  @Test func keepsTheHeaviestWordOfADocument() {
    var index = SearchIndex()
    index.add(document("one"), [("tap", 3), ("Tap it", 8)])
    index.add(document("two"), [("tap", 2)])
    let entries = index.shards().flatMap(\.entries).map { "\($0.word)=\($0.postings)" }
    #expect(entries == ["it=08", "tap=08,12"])
  }

  @Test func carriesVerdictsAsLettersSoThatTheyCanBeCounted() {
    var index = SearchIndex()
    for verdict in Verdict.allCases { index.add(document(verdict.rawValue, verdict), [("tap", 3)]) }
    index.add(document("section", nil), [("tap", 3)])
    let postings = index.shards().flatMap(\.entries).map(\.postings)
    #expect(postings == ["03A,13B,13C,13D,13E,13F,13G,13H,13I,13J,13,13L,13-"])
  }

  @Test func findsTheDocumentsOfAGuideByItsSlug() {
    var index = SearchIndex()
    for (slug, count) in [("switch", 40), ("action-sheet", 2)] {
      let start = index.documents.count
      for number in 0..<count { index.add(document("\(number)"), [("tap", 3)]) }
      index.endGuide(slug, from: start)
    }
    let entries = index.shards().flatMap(\.entries).map { "\($0.word)=\($0.postings)" }
    #expect(entries.prefix(2) == ["!action-sheet=14+2", "!switch=0+14"])
    // No text can hold such a word.
    var words = 0
    var tokenizer = SearchTokenizer()
    tokenizer.words(of: "!switch !") { word in
      words += 1
      #expect(word.first != UInt8(ascii: "!"))
    }
    #expect(words == 1)
  }

  @Test func keepsTheBestDocumentsOfAWordThatIsEverywhere() {
    var index = SearchIndex()
    for number in 0..<5_000 {
      index.add(document("\(number)"), [("word", number % 1_000 == 7 ? 9 : 1)])
    }
    let postings = index.shards().flatMap(\.entries).first { $0.word == "word" }?.postings ?? ""
    let parts = postings.split(separator: ",")
    #expect(parts.count == SearchIndex.postingLimit)
    #expect(parts.count { $0.hasSuffix("9") } == 5)
    #expect(parts[0] == "01")
  }

  @Test func partsItsWordsIntoFilesInOrder() {
    var index = SearchIndex()
    for number in 0..<20_000 { index.add(document("\(number)"), [("w\(number)x", 3)]) }
    let shards = index.shards()
    #expect(shards.count > 5)
    for shard in shards { #expect(shard.size <= SearchIndex.shardSize) }
    let words = shards.flatMap(\.entries).map(\.word)
    #expect(Set(words).count == words.count)
    #expect(words == words.sorted())
  }

  @Test func isWrittenForEachLanguage() throws {
    let plain = Sample.guide("switch", title: "Switch")
    let site = try RenderedSite(Sample.reference([plain]))
    #expect(
      try site.text("assets/search/en/index.js").hasPrefix(
        "assaySearch[\"directory\"]={\"blockSize\":64,\"documents\":3,\"limit\":300,\"verdicts\":[[\"failing\",\"Failing\"],"
      ))
    let documents = try site.text("assets/search/en/d-0.js")
    #expect(
      documents.contains(
        #"["controls/switch/index.html#switch.rule-1","switch.rule-1","Switch","passing","#
          + #""a switch / it is used / it works"]"#))
    let words = try site.text("assets/search/en/t-0.js")
    #expect(words.hasPrefix("assaySearch[\"words(0)\"]={"))
    #expect(words.contains("\"switch\":\""))
    let page = try site.text("controls/switch/index.html")
    #expect(page.contains("data-index=\"../../assets/search/en/index.js\""))
    #expect(page.contains("<script src=\"../../assets/search.js\" defer></script>"))
  }
}
