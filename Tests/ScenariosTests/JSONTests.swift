import Foundation
import Scenarios
import Testing

@Suite struct JSONTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-1", "1.5", "\"\"", "[]", "{}", "[1,[2],{\"a\":null}]",
    #"{"z":1,"a":2,"m":[true,false]}"#, #""\"\\\n\u0001é漢😀""#, "0.1", "1e-07", "1e+300",
    "0.30000000000000004", "123456789012345", "5e-324", "1.7976931348623157e+308",
  ])
  func writesWhatItRead(text: String) throws {
    #expect(try JSONParser.parse(text).description == text)
  }

  @Test(arguments: [
    ("1e2", 100.0), ("1E+2", 100), ("-0.5e-1", -0.05), ("0.000000000000000000000001", 1e-24),
    ("9007199254740993", 9_007_199_254_740_992),
    ("2.2250738585072014e-308", 2.2250738585072014e-308),
    ("12345678901234567890123", 1.2345678901234568e22), ("1e-400", 0), ("123e20", 123e20),
    ("0.1000000000000000055511151231257827021181583404541015625", 0.1),
  ])
  func readsTheNearestNumber(text: String, number: Double) throws {
    #expect(try JSONParser.parse(text) == .number(number))
  }

  @Test func readsEveryDoubleThatSwiftWrites() throws {
    var bits: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<20_000 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(bitPattern: bits)
      guard number.isFinite else { continue }
      let read = try JSONParser.parse("\(number)")
      #expect(read == .number(number) || number.magnitude < Double.leastNormalMagnitude)
    }
  }

  @Test(arguments: [
    ("", "there is no value at byte 0"), ("  ", "there is no value at byte 2"),
    ("[1,", "the text ends in a value at byte 3"),
    ("[1 2]", "a comma or the end should be here at byte 3"),
    ("[1,]", "a value cannot begin here at byte 3"),
    ("{\"a\" 1}", "a colon should be here at byte 5"),
    ("{a:1}", "the name of a member should be here at byte 1"),
    ("\"a", "a text has no end at byte 0"),
    ("\"\n\"", "a control character stands in a text at byte 1"),
    ("\"\\x\"", "there is no such escape at byte 1"),
    ("\"\\u12\"", "four hexadecimal digits should be here at byte 5"),
    ("01", "a number is written wrongly at byte 0"), ("-", "a number is written wrongly at byte 0"),
    ("1.", "a number is written wrongly at byte 0"),
    ("1e", "a number is written wrongly at byte 0"),
    ("1e999", "a number is too large at byte 0"), ("nul", "a value cannot begin here at byte 0"),
    ("1 x", "there is something after the value at byte 2"),
    ("}", "a value cannot begin here at byte 0"),
  ])
  func tellsWhatIsWrongAndWhere(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONParser.parse(text) }
    #expect(error?.description == message)
  }

  @Test func refusesWhatLiesTooDeep() {
    let deep = String(repeating: "[", count: 100_000)
    let error = #expect(throws: JSONError.self) { try JSONParser.parse(deep) }
    #expect(error?.description == "more than 512 values lie in each other at byte 512")
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(throws: Never.self) { try JSONParser.parse(deepest) }
  }

  @Test func readsSeveralValuesInSequence() throws {
    var parser = JSONParser(Array("\u{FEFF}1 [2]{\"a\":3}\n\"x\"".utf8))
    var values: [JSON] = []
    while let value = try parser.next() { values.append(value) }
    #expect(values == [1, [2], ["a": 3], "x"])
  }

  @Test func repairsHalvesOfCharacters() throws {
    #expect(
      try JSONParser.parse(#""\ud83d\ude00|\ud83d|\ude00|\ud83dx|\ud83d\u0041""#)
        == "😀|\u{FFFD}|\u{FFFD}|\u{FFFD}x|\u{FFFD}A")
    #expect(try JSONParser.parse([0x22, 0xFF, 0x22]) == "\u{FFFD}")
  }

  @Test func takesTheLastOfEqualNames() throws {
    #expect(try JSONParser.parse(#"{"a":1,"a":2}"#)["a"] == 2)
  }

  @Test func survivesEveryCutAndEveryChangedByte() {
    let text = Array(#"{"a":[1.5e3,true,null,"x\u00e9\n"],"b":{"c":-0}}"#.utf8)
    for count in 0..<text.count {
      #expect(throws: JSONError.self) { try JSONParser.parse(Array(text.prefix(count))) }
      for byte in [0x00, 0x22, 0x2C, 0x5B, 0x5C, 0x7D, 0xFF] as [UInt8] {
        var changed = text
        changed[count] = byte
        _ = try? JSONParser.parse(changed)
      }
    }
  }
}
