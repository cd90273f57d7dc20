import GuideMarkup
import Testing

@testable import Pages

@Suite("Code in colour")
struct HighlightingTests {
  /// `k:let t:Bool …`: each token by the letter of its class.
  private func tokens(_ language: String, _ code: String) throws -> [String] {
    let tokens = try #require(CodeLanguage(language)).tokens(of: code)
    let bytes = Array(code.utf8)
    return tokens.map { token in
      let letter = "\(token.kind)".prefix(1)
      return "\(letter):" + String(decoding: bytes[token.range], as: UTF8.self)
    }
  }

  // MARK: - Swift

  @Test func ofSwift() throws {
    let code = """
      @MainActor func set(_ on: Bool = false) -> Int? { // now
        wifiSwitch.addTarget(self, action: #selector(changed(_:)), for: .valueChanged)
        return x.init(0xFF_0, 1.5e-3)...9 /* a /* b */ c */
      }
      """
    let found = try tokens("swift", code)
    #expect(
      found == [
        "a:@MainActor", "k:func", "t:Bool", "k:false", "t:Int", "c:// now", "k:self",
        "a:#selector", "k:return", "n:0xFF_0", "n:1.5e-3", "n:9", "c:/* a /* b */ c */",
      ])
  }

  @Test(arguments: [
    (#"let a = "x\"y" + b"#, ["k:let", #"s:"x\"y""#]),
    (#""a\(b + "c\(d)" + F())e" g"#, [#"s:"a\("#, #"s:"c\("#, #"s:)""#, "t:F", #"s:)e""#]),
    (##"#"raw \( "quoted" \#(x)"# y"##, [##"s:#"raw \( "quoted" \#("##, ##"s:)"#"##]),
    ("\"\"\"\n \"two\" lines\n\"\"\" z", ["s:\"\"\"\n \"two\" lines\n\"\"\""]),
    ("\"open\nlet", ["s:\"open", "k:let"]),
    ("`class` case .default", ["k:case"]),
    (#"= /"[a-z]+\/x/; let s = 1 / 2"#, [#"s:/"[a-z]+\/x/"#, "k:let", "n:1", "n:2"]),
    (##"(#/a"b/c/#) x /y"##, [##"s:#/a"b/c/#"##]), ("a = /opx\nlet", ["k:let"]),
    ("case nil: default:", ["k:case", "k:nil", "k:default"]),
    ("0..<5", ["n:0", "n:5"]),
    ("var π = \"ü\"", ["k:var", "s:\"ü\""]),
  ])
  func ofSwiftsStringsAndNames(code: String, wanted: [String]) throws {
    #expect(try tokens("swift", code) == wanted)
  }

  // MARK: - Objective-C

  @Test func ofObjectiveC() throws {
    let code = """
      #import <UIKit/UIKit.h>
      @interface Cell : UITableViewCell
      @property (nonatomic, strong) UISwitch *toggle; // 1
      @end
      [toggle setOn:YES animated:NO];
      NSString *s = @"a\\"b"; char c = 'x'; int n = 0x1F; id l = @[@1, @(n)];
      """
    #expect(
      try tokens("objc", code) == [
        "a:#import", "s:<UIKit/UIKit.h>", "a:@interface", "t:Cell", "t:UITableViewCell",
        "a:@property", "k:nonatomic", "k:strong", "t:UISwitch", "c:// 1", "a:@end", "k:YES",
        "k:NO", "t:NSString", "s:@\"a\\\"b\"", "k:char", "s:'x'", "k:int", "n:0x1F", "k:id", "a:@1",
      ])
  }

  // MARK: - JSON

  @Test func ofJSON() throws {
    let code = #"{"key" : "value: \"x\"", "n": [-1.5e+3, true, null]} // no "#
    #expect(
      try tokens("json", code) == [
        #"t:"key""#, #"s:"value: \"x\"""#, #"t:"n""#, "n:-1.5e+3", "k:true", "k:null", "c:// no ",
      ])
  }

  @Test(arguments: ["SWIFT", "Objective-C", "JSON", "jsonc"])
  func knowsALanguageInAnyCase(word: String) {
    #expect(CodeLanguage(word) != nil)
  }

  @Test(arguments: ["", "yaml", "swifty", "<b>"]) func leavesOthersPlain(word: String) {
    #expect(CodeLanguage(word) == nil)
  }

  // MARK: - Whatever it is given

  private static let pieces = [
    "\"", "\"\"\"", "\\", "\\(", "\\#(", "(", ")", "#", "#\"", "/*", "*/", "//", "\n", "\r\n", "'",
    "@", "@\"", "`", "a", "Z", "9", ".", "e-", "é", "开", "👩‍🚀", "\u{301}", "\u{0}", " ", ":", "<",
    "&",
    "#import <", "/", "= /", "0x", "let", "null",
  ]

  @Test(arguments: ["swift", "objc", "json"])
  func keepsEveryByteInOrderAndNeverCutsACharacter(language: String) throws {
    let language = try #require(CodeLanguage(language))
    var random = SplitMix(seed: 7)
    for _ in 0..<3_000 {
      let count = Int(random.next() % 30)
      let code = (0..<count).map { _ in Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
      }
      .joined()
      let bytes = Array(code.utf8)
      var end = 0
      for token in language.tokens(of: code) {
        #expect(token.range.lowerBound >= end && !token.range.isEmpty, "\(code.debugDescription)")
        end = token.range.upperBound
        #expect(end <= bytes.count, "\(code.debugDescription)")
        for edge in [token.range.lowerBound, end] where edge < bytes.count {
          #expect(bytes[edge] & 0xC0 != 0x80, "\(code.debugDescription) is cut at \(edge)")
        }
      }
      var html = HTMLBuffer()
      html.code(code, language.tokens(of: code))
      let text = String(decoding: html.bytes, as: UTF8.self)
        .replacing(
          (/<span class="t-[a-z]">|<\/span>/).matchingSemantics(.unicodeScalar), with: "")
      var plain = HTMLBuffer()
      plain.text(code)
      #expect(text == String(decoding: plain.bytes, as: UTF8.self))
    }
  }

  @Test(arguments: ["swift", "objc", "json"]) func leavesLongCodePlain(language: String) throws {
    let language = try #require(CodeLanguage(language))
    let fits = "\"a\"" + String(repeating: " ", count: CodeLanguage.limit - 3)
    #expect(language.tokens(of: fits).count == 1)
    #expect(language.tokens(of: fits + " ").isEmpty)
  }

  @Test(arguments: [
    "/a ", "= /a", "#/", "(", "\"\\(", "/*", "#", "@", "\"\\", "{\"a\"   ", "<", "e-",
  ])
  func takesTimeInProportion(piece: String) throws {
    // Nests as deep as the code is long, and still comes to an end at once.
    let code = String(
      repeating: piece, count: CodeLanguage.limit / piece.utf8.count)
    let clock = ContinuousClock()
    for language in [CodeLanguage.swift, .objectiveC, .json] {
      let time = clock.measure { _ = language.tokens(of: code) }
      #expect(time < .seconds(2), "\(language): \(time)")
    }
  }

  /// The time of ten times as much is about ten times as long: nests that are never ended included.
  @Test(arguments: [
    ("\"\"\"\\(", "\"\n"), ("\"\\(", "\n"), ("= /a", " "), ("#/ ", " "),
    ("let a = \"x\" // ", "\n"),
  ])
  func takesTenTimesAsLongForTenTimesAsMuch(opening: String, rest: String) throws {
    func time(_ count: Int) -> Duration {
      let code = String(repeating: opening, count: count) + String(repeating: rest, count: count)
      let clock = ContinuousClock()
      return (0..<5).map { _ in clock.measure { _ = CodeLanguage.swift.tokens(of: code) } }.min()
        ?? .zero
    }
    let count = CodeLanguage.limit / (opening.utf8.count + rest.utf8.count)
    // A quadratic one takes a hundred times as long.
    #expect(time(count) < time(count / 10) * 40)
  }

  @Test func standsInAGuideAsElements() {
    var prose = ProseRenderer(
      labels: .init(
        table: "Table", code: "Code", footnote: "Note", backToText: "Back", done: "Done",
        toDo: "To do"), allowsRawHTML: false
    ) { _ in .nowhere }
    let html = prose.html([
      Sample.block(.codeBlock(.init(language: "swift", code: "let a: Bool = x < \"<b>\"\n")))
    ])
    #expect(
      String(decoding: html, as: UTF8.self).contains(
        "<code class=\"language-swift\"><span class=\"t-k\">let</span> a: <span class=\"t-t\">Bool</span> = x &lt; <span class=\"t-s\">&quot;&lt;b&gt;&quot;</span>\n</code>"
      ))
  }
}

/// Random numbers that are the same each time.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
