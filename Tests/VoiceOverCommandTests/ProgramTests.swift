import Foundation
import Testing

/// The built program `voiceover`.
@Suite struct ProgramTests {
  private struct Outcome {
    let status: Int32
    let lines: [String]
    let complaint: String
  }

  private func run(_ arguments: [String], _ input: String = "") throws -> Outcome {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: UUID().uuidString)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let names = ["in", "out", "err"].map { folder.appending(path: $0) }
    try Data(input.utf8).write(to: names[0])
    for name in names.dropFirst() { try Data().write(to: name) }
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    let output = try String(contentsOf: names[1], encoding: .utf8)
    return Outcome(
      status: process.terminationStatus,
      lines: output.split(separator: "\n").map(String.init),
      complaint: try String(contentsOf: names[2], encoding: .utf8))
  }

  /// The program beside the bundle of tests, under the name of its product or of its target.
  private static var program: URL {
    let arguments = CommandLine.arguments
    var folder = URL(filePath: arguments[0]).deletingLastPathComponent()
    if let index = arguments.firstIndex(of: "--test-bundle-path"), index + 1 < arguments.count {
      folder = URL(filePath: arguments[index + 1]).deletingLastPathComponent()
    }
    let product = folder.appending(path: "voiceover")
    return FileManager.default.isExecutableFile(atPath: product.path)
      ? product : folder.appending(path: "VoiceOverCommand")
  }

  private static func fixture(_ name: String) throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/voiceover/\(name).json")
    return try String(contentsOf: file, encoding: .utf8)
  }

  // MARK: - Answers

  private static let button = #"{"id":"a","element":{"label":"Go","traits":["button"]}}"#
  private static let goButton = #"{"id":"a","description":"Go. Button.","hint":null}"#

  @Test(arguments: [
    button + "\n" + button, button + button, "[\(button),\(button)]",
    "[\n\(button)\n,\(button)\n]\n",
    "\u{FEFF}" + button + "\r\n\r\n" + button,
    button.replacingOccurrences(of: ":", with: " :\n ") + "\n" + button,
  ])
  func readsValuesHoweverTheyFollowEachOther(input: String) throws {
    let outcome = try run(["speak"], input)
    #expect(outcome.lines == [Self.goButton, Self.goButton])
    #expect(outcome.status == 0)
  }

  @Test func answersSpeechVectorsAsTheyStandInTheirFile() throws {
    let text = try Self.fixture("speech")
    let outcome = try run(["speak"], text)
    let vectors = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == vectors.count)
    for (vector, line) in zip(vectors, outcome.lines) {
      let answer = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(answer["id"] as? String == vector["id"] as? String)
      #expect(answer.keys.sorted() == ["description", "hint", "id"])
    }
  }

  @Test func answersOrderVectors() throws {
    let text = try Self.fixture("order")
    let outcome = try run(["order"], text)
    let vectors = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(outcome.status == 0)
    let answers = try outcome.lines.map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(
      answers.map { $0?["order"] as? [String] }
        == vectors.map { $0["expected_order"] as? [String] })
  }

  @Test func saysWhatElementLanguageAndSystemDecide() throws {
    let input = """
      {"id":1,"element":{"label":"Wi-Fi","value":"0","traits":["button","toggleButton"],"language":"de"}}
      {"id":2,"osEra":"ios13","element":{"label":"A","value":"Some","traits":["button","toggleButton"]}}
      {"id":3,"element":{"label":"A","value":"Some","traits":["button","toggleButton"]}}
      {"id":4,"element":{"label":"A","traits":["flavour","pickerItem"]}}
      {"element":{"label":"A","traits":["button"]},"context":{"kind":"tab","index":1,"count":2}}
      """
    let outcome = try run(["speak"], input)
    #expect(
      outcome.lines == [
        #"{"id":1,"description":"Wi-Fi. Umschalttaste. Aus.","hint":"Zum Umschalten Doppeltippen."}"#,
        #"{"id":2,"description":"A. Switch Button.","hint":"Double tap to toggle setting."}"#,
        #"{"id":3,"description":"A. Switch Button. Some","hint":"Double tap to toggle setting."}"#,
        #"{"id":4,"description":"A. Picker item.","hint":null,"unknownTraits":["flavour"]}"#,
        #"{"description":"A. Tab. 1 of 2.","hint":null}"#,
      ])
  }

  @Test func playsScenariosAndLinesOfEvidence() throws {
    let steps = #""steps":[{"do":"tap","on":"wifi"}]"#
    let screen = #""screen":{"class":"UISwitch","id":"wifi"}"#
    let observed =
      #"[[{"event":"valueChanged","from":"wifi"},{"set":"wifi","property":"isOn","to":true}]]"#
    let scenario = #"{\#(screen),\#(steps),"observed":\#(observed)}"#
    let input = """
      {"id":"a",\(screen),\(steps)}
      {"ev":"plan","rule":"a.b","test":"t"}
      {"ev":"evidence","rule":"a.b","test":"t","kind":"scenario","body":\(scenario)}
      {"id":"c",\(screen),\(steps),"observed":[[]]}
      """
    let outcome = try run(["play"], input)
    #expect(
      outcome.lines == [
        #"{"id":"a","observed":\#(observed)}"#,
        #"{"id":"a.b","observed":\#(observed),"reproduced":true}"#,
        #"{"id":"c","observed":\#(observed),"reproduced":false}"#,
      ])
    #expect(outcome.status == 1)
  }

  // MARK: - What cannot be understood

  @Test func answersTheRestAfterABrokenLine() throws {
    let broken = [
      "xx", #"{"id":"x","element":{"label":"no end"#, #"{"a":[1,2}"#, #"{"id":"#, "}", "\"text",
      #"{"id":"x","element":{"label":"#,
    ]
    for line in broken {
      let outcome = try run(["speak"], "\(Self.button)\n\(line)\n\(Self.button)\n\(Self.button)\n")
      #expect(outcome.status == 1)
      #expect(outcome.lines.count == 4, "\(line): \(outcome.lines)")
      #expect(outcome.lines.filter { $0 == Self.goButton }.count == 3, "\(line)")
      #expect(outcome.lines.count { $0.hasPrefix(#"{"id":null,"error":"#) } == 1, "\(line)")
    }
  }

  @Test(arguments: [
    ("speak", #"{"id":1}"#, #"{"id":1,"error":"an \"element\" should be here, as an object"}"#),
    (
      "speak", #"{"id":1,"element":{"label":[]}}"#,
      #"{"id":1,"error":"label: a text should be here"}"#
    ),
    (
      "speak", #"{"id":1,"element":{},"context":{"kind":"room"}}"#,
      #"{"id":1,"error":"context: there is no context \"room\""}"#
    ),
    ("order", #"{"id":1}"#, #"{"id":1,"error":"a \"root\" should be here"}"#),
    (
      "order", #"{"id":1,"root":{"children":[{"kind":"cloud"}]}}"#,
      #"{"id":1,"error":"root.children[0].kind: there is no kind \"cloud\""}"#
    ),
    (
      "order", #"{"id":1,"root":{},"idiom":"watch"}"#,
      #"{"id":1,"error":"idiom: there is no idiom \"watch\""}"#
    ),
    ("play", "5", #"{"id":null,"error":"a JSON object should be here"}"#),
    (
      "play", #"{"id":1,"steps":[{"do":"fly"}]}"#,
      #"{"id":1,"error":"steps[0].do: there is no step \"fly\""}"#
    ),
  ])
  func tellsWhatItCannotUnderstand(question: String, input: String, answer: String) throws {
    let outcome = try run([question], input)
    #expect(outcome.lines == [answer])
    #expect(outcome.status == 1)
  }

  @Test(arguments: [[], ["sing"], ["speak", "order"]])
  func refusesAWrongCall(arguments: [String]) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.lines.isEmpty)
    #expect(outcome.complaint.hasPrefix("usage: voiceover speak | order | play\n"))
  }

  @Test func explainsItself() throws {
    let outcome = try run(["--help"])
    #expect(outcome.status == 0)
    #expect(outcome.lines.first == "usage: voiceover speak | order | play")
  }

  @Test func readsALargeInputInLinearTime() throws {
    let clock = ContinuousClock()
    func time(_ count: Int) throws -> Duration {
      let input = "[" + Array(repeating: Self.button, count: count).joined(separator: ",\n") + "]"
      let began = clock.now
      let answers = try run(["speak"], input).lines.count
      #expect(answers == count)
      return clock.now - began
    }
    _ = try time(1)
    let small = try time(2_000)
    #expect(try time(20_000) < small * 40)
  }
}
