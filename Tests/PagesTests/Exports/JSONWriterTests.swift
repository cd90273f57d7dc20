import Testing

@testable import Pages

@Suite("JSON that is written")
struct JSONWriterTests {
  private func text(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    body(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func keepsTheOrderOfKeysAndNestsWithoutSpace() {
    let text = text { json in
      json.object { json in
        json.member("b", 1)
        json.key("a")
        json.array { json in
          json.string("x")
          json.object { _ in }
          json.array { _ in }
          json.null()
        }
        json.member("c", true)
        json.key("d")
        json.number(0.0123)
      }
    }
    #expect(text == #"{"b":1,"a":["x",{},[],null],"c":true,"d":0.0123}"#)
  }

  @Test func escapesWhatJSONAndScriptsCannotHold() {
    #expect(
      text { $0.string("\"\\\n\r\t\u{0}\u{1F}</script>\u{2028}\u{2029}é漢😀") }
        == #""\"\\\n\r\t\u0000\u001f\u003c/script>\u2028\u2029é漢😀""#)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300]) func hasNoNumberThatJSONLacks(value: Double) {
    #expect(text { $0.number(value) } == "null")
  }

  @Test(arguments: [
    "null", "true", #"{"a":[1,-2.5e3,"\u003c"],"a":{}}"#, #""x""#, "[]", "{}",
  ])
  func isReadBackAsItWasWritten(source: String) throws {
    let value = try #require(JSONValue(source))
    #expect(text { $0.value(value) } == source)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\"}", "01x", "\"\u{1}\"", "\"open", "nul", "[1] 2", "\"\\q\"",
    "\"\\u12\"",
    String(repeating: "[", count: 100_000),
  ])
  func refusesWhatIsNoJSON(source: String) {
    #expect(JSONValue(source) == nil)
  }

  @Test func readsSurrogatesInPairsAndReplacesLoneOnes() {
    #expect(JSONValue(#""\ud83d\ude00 \ud83d \ude00""#) == .string("😀 \u{FFFD} \u{FFFD}"))
  }
}
