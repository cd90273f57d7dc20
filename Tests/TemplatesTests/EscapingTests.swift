import Templates
import Testing

@Suite("Escaping")
struct EscapingTests {
  private func escaped(_ text: String) -> String {
    String(decoding: HTMLEscaping.escaped(text), as: UTF8.self)
  }

  private func written(_ url: String) -> String {
    var output: [UInt8] = []
    SafeURL.append(url, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: [
    ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"),
    ("&amp;", "&amp;amp;"), ("", ""), ("a<b", "a&lt;b"), ("<<", "&lt;&lt;"),
  ])
  func replacesWhatMarkupIsMadeOf(text: String, expected: String) {
    #expect(escaped(text) == expected)
  }

  @Test func findsASpecialByteAtEveryPositionOfALongText() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    for position in 0...letters.count {
      for special in ["&", "\u{7F}", "\u{1}"] {
        let before = letters.prefix(position)
        let after = letters.dropFirst(position)
        let replacement = special == "&" ? "&amp;" : "\u{FFFD}"
        #expect(escaped("\(before)\(special)\(after)") == "\(before)\(replacement)\(after)")
      }
    }
  }

  /// Every ASCII character, alone and in the middle of a word of eight bytes.
  @Test(arguments: UInt8(0)..<128)
  func letsThroughExactlyWhatHTMLAllows(byte: UInt8) {
    let character = String(Unicode.Scalar(byte))
    let expected =
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&#39;"
      case 0x0D: "\n"
      case 0x00..<0x09, 0x0B..<0x20, 0x7F: "\u{FFFD}"
      default: character
      }
    #expect(Array(escaped(character).utf8) == Array(expected.utf8))
    #expect(Array(escaped("abc\(character)defgh").utf8) == Array("abc\(expected)defgh".utf8))
  }

  @Test func replacesTheControlsAboveASCII() {
    #expect(escaped("a\u{80}b\u{9F}c") == "a\u{FFFD}b\u{FFFD}c")
    // Their neighbours begin with the same byte and stay.
    #expect(escaped("\u{A0}·é\u{BF}") == "\u{A0}·é\u{BF}")
  }

  @Test func makesEveryLineEndALineFeed() {
    #expect(escaped("a\r\nb\rc\n\r\nd\r") == "a\nb\nc\n\nd\n")
  }

  @Test func leavesWritingOfAllScriptsAndItsDirectionAlone() {
    let text = "Переключатель 开关 مفتاح \u{200F}\u{202E}abc\u{2066}x\u{2069} 👩‍👩‍👧"
    #expect(escaped(text) == text)
  }

  @Test func escapesPartsOfATextAsItEscapesTheWhole() {
    let text = "left <right>"
    var output: [UInt8] = []
    HTMLEscaping.append(text.dropFirst(5), to: &output)
    #expect(String(decoding: output, as: UTF8.self) == "&lt;right&gt;")
  }

  @Test func growsInProportionToItsText() {
    #expect(HTMLEscaping.escaped(String(repeating: "a&b", count: 100_000)).count == 700_000)
  }

  // MARK: - Addresses

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "\u{1}javascript:x",
    "java\tscript:x", "java\nscript:x", "\r\njavascript\r:x", "vbscript:x", "data:text/html,x",
    "DATA:,",
  ])
  func refusesAddressesThatRunAsContent(url: String) {
    #expect(SafeURL.isRefused(url))
    #expect(written(url) == "about:invalid")
  }

  @Test(arguments: [
    "", "#rule", "javascript", "javascripts:x", "/javascript:x", "./javascript:x", "?data:x",
    "datum:x", "d", "https://example.org/data:x", "mailto:a@example.org", "java script:x",
    "javascript/x:y",
  ])
  func letsOtherAddressesThrough(url: String) {
    #expect(!SafeURL.isRefused(url))
  }

  @Test func escapesAnAddressAndEncodesItsSpacesAndControls() {
    #expect(written("a b.html?x=1&y='\"<>") == "a%20b.html?x=1&amp;y=&#39;&quot;&lt;&gt;")
    #expect(written("a\u{0}\n\u{7F}b") == "a%00%0A%7Fb")
    #expect(written("/ru/Переключатель") == "/ru/Переключатель")
  }
}
