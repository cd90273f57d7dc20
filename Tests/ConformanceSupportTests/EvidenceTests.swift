import Foundation
import Testing

@testable import ConformanceSupport

@Suite struct EvidenceBodyTests {
  @Test func writesATranscriptAsSteps() {
    let body = EvidenceBody.transcript([
      .init("tap Wi-Fi", then: ["says “On.”", "hint “Double tap”"]), .init("double tap"),
    ])
    #expect(body.kind == "transcript")
    #expect(
      body.json == """
        {"steps":[{"do":"tap Wi-Fi","then":["says “On.”","hint “Double tap”"]},\
        {"do":"double tap","then":[]}]}
        """)
  }

  @Test func writesAComparisonAsRows() {
    let body = EvidenceBody.comparison([.init(what: "track", expected: "green", got: "red")])
    #expect(body.kind == "comparison")
    #expect(body.json == #"{"rows":[{"what":"track","expected":"green","got":"red"}]}"#)
  }

  @Test func writesAPictureAndAText() {
    let picture = EvidenceBody.picture(title: "On", alternative: "A switch", svg: "<svg a=\"b\"/>")
    #expect(
      picture.json == #"{"title":"On","alternative":"A switch","svg":"<svg a=\"b\"/>"}"#)
    #expect(EvidenceBody.text("x").json == #"{"text":"x"}"#)
  }

  @Test func escapesWhatJSONDoesNotAllow() throws {
    let hostile = "\u{0}\u{1F}\"\\/\n\r\t\u{7F}\u{2028}é漢😀"
    let body = EvidenceBody.text(hostile).json
    #expect(!body.utf8.contains { $0 < 0x20 })
    let read = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: String]
    #expect(read == ["text": hostile])
  }
}

@Suite struct EvidenceTests {
  @Test func givesEveryRuleOfTheTestItsWholeEvidence() {
    let evidence = Evidence()
    evidence.add(rule: "a.one")
    evidence.add(rule: "a.two")
    evidence.note(doing: "tap")
    evidence.note(then: "beep")
    evidence.note(EvidenceBody.Row(what: "x", expected: "1", got: "2"))
    evidence.note(.text("done"))
    let transcript = #""kind":"transcript","body":{"steps":[{"do":"tap","then":["beep"]}]}}"#
    let comparison =
      #""kind":"comparison","body":{"rows":[{"what":"x","expected":"1","got":"2"}]}}"#
    let text = #""kind":"text","body":{"text":"done"}}"#
    let expected = ["a.one", "a.two"].flatMap { rule in
      [transcript, comparison, text].map {
        #"{"ev":"evidence","rule":"\#(rule)","test":"M.T/f()","# + $0
      }
    }
    #expect(evidence.lines(test: "M.T/f()").map(\.json) == expected)
  }

  @Test func keepsAConsequenceThatFollowsFromNothing() {
    let evidence = Evidence()
    evidence.add(rule: "a.one")
    evidence.note(then: "beep")
    #expect(evidence.lines(test: "t").count == 1)
  }

  @Test func writesNothingForATestThatObservedNothing() {
    let evidence = Evidence()
    evidence.add(rule: "a.one")
    #expect(evidence.lines(test: "t").isEmpty)
  }
}

@Suite struct EvidenceFileTests {
  @Test func neverMixesLinesOfTasksThatWriteAtOnce() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: path) }
    let long = String(repeating: "x", count: 20_000)
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          let file = EvidenceFile(path: path.path)
          for line in 0..<50 {
            file.append(.evidence(rule: "a.b", test: "\(task)/\(line)", .text(long)))
          }
        }
      }
    }
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 400)
    #expect(lines.allSatisfy { $0.hasPrefix("{\"ev\":\"evidence\"") && $0.hasSuffix("x\"}}") })
    #expect(Set(lines).count == 400)
  }
}
