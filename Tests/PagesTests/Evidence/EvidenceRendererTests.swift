import TestResults
import Testing

@testable import Pages

@Suite("What tests observed")
struct EvidenceRendererTests {
  private func html(_ kind: Evidence.Kind, _ body: String) throws -> String {
    var renderer = EvidenceRenderer(
      words: try RepositoryTemplates.english(), linker: Linker(from: .failing(page: 1)))
    let bytes = renderer.html([Evidence(rule: "a.b", kind: kind, body: body)])
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func isAListOfStepsWithWhatFollowed() throws {
    #expect(
      try html(.transcript, #"{"steps":[{"do":"taps","then":["says “On.”"]},{"do":"waits"}]}"#)
        == """
        <figure class="observed"><figcaption>What happened</figcaption>
        <ol class="transcript">
        <li><span class="step"><bdi>taps</bdi></span>
        <ul><li><bdi>says “On.”</bdi></li></ul></li>
        <li><span class="step"><bdi>waits</bdi></span>
        <p class="nothing">nothing</p></li>
        </ol>
        </figure>

        """)
  }

  @Test func joinsAScenariosStepsWithWhatWasObserved() throws {
    let body = #"""
      {"schema":1,"device":{"osEra":"ios17"},"steps":[{"do":"tap","on":"wifi"}],
       "observed":[[{"say":"Wi-Fi.","hint":"Double tap."},{"event":"valueChanged","from":"wifi"}]]}
      """#
    let html = try html(.scenario, body)
    #expect(
      html.contains("Setting: <span class=\"key\">osEra</span> <code dir=\"auto\">ios17</code>"))
    #expect(html.contains("<bdi>tap</bdi> <code dir=\"auto\">wifi</code>"))
    #expect(html.contains("said</span> <q dir=\"auto\">Wi-Fi.</q>"))
    #expect(html.contains("event</span> <code dir=\"auto\">valueChanged</code>"))
  }

  @Test func takesNoWordOfAnotherPlaceForAKey() throws {
    let html = try html(
      .scenario, #"{"steps":[{"do":"advance","seconds":0.3}],"observed":[[{"focus":"wifi"}]]}"#)
    #expect(html.contains("<span class=\"key\">seconds</span> <code dir=\"auto\">0.3</code>"))
    #expect(html.contains("<span class=\"key\">focus on</span> <code dir=\"auto\">wifi</code>"))
  }

  @Test func showsWhatAScenarioBeginsWith() throws {
    let body = #"""
      {"screen":{"class":"UIView","id":"root","children":[
         {"class":"UISwitch","id":"wifi","accessibilityLabel":"Wi-Fi <b>","isOn":false}]},
       "targets":[{"of":"wifi","event":"valueChanged","action":"changed:"}],
       "steps":[{"do":"tap","on":"wifi"}],"observed":[[]]}
      """#
    let html = try html(.scenario, body)
    #expect(
      html.contains(
        """
        <dl class="facts setup">
        <div><dt>Screen</dt><dd><ul><li><code dir="auto">UIView</code> <code dir="auto">root</code>\
        <ul><li><code dir="auto">UISwitch</code> <code dir="auto">wifi</code> \
        <span class="key">accessibilityLabel</span> <code dir="auto">Wi-Fi &lt;b&gt;</code> \
        <span class="key">isOn</span> <code dir="auto">false</code></li></ul></li></ul></dd></div>
        <div><dt>Targets</dt><dd><ul><li><code dir="auto">wifi</code> <span class="key">event</span> \
        <code dir="auto">valueChanged</code> <span class="key">action</span> \
        <code dir="auto">changed:</code></li></ul></dd></div>
        </dl>
        """))
  }

  @Test func marksTheRowsOfAComparisonThatDiffer() throws {
    let html = try html(
      .comparison,
      #"{"rows":[{"what":"a","expected":1,"got":1},{"what":"b","expected":"x","got":null}]}"#)
    #expect(html.contains("<tr><th scope=\"row\">a</th>"))
    #expect(html.contains("<tr class=\"differs\"><th scope=\"row\">b</th>"))
  }

  @Test func saysWhyAPictureIsNotShown() throws {
    let html = try html(.picture, #"{"svg":"<svg><script/></svg>","alternative":"A switch"}"#)
    #expect(
      html.contains(
        "A picture was recorded and is not shown: it does not say that it is SVG. A switch"))
  }

  @Test(arguments: [
    (Evidence.Kind.transcript, "{\"steps\":7}"), (.comparison, "{\"rows\":[{\"expected\":1}]}"),
    (.picture, "{}"), (.text, "{\"other\":1}"), (.scenario, "not JSON"), (.text, ""),
  ])
  func isTextWhereItHasNoKnownShape(kind: Evidence.Kind, body: String) throws {
    let shown = body.replacing("\"", with: "&quot;")
    #expect(
      try html(kind, body).contains("<pre class=\"recorded\" dir=\"auto\">\(shown)</pre>"))
  }

  @Test func isCutWhereItWouldFillThePage() throws {
    let html = try html(.text, String(repeating: "ы", count: 100_000))
    #expect(html.utf8.count < 34_000)
    #expect(html.contains("Cut here; the whole is in the JSON of this page."))
  }

  @Test(arguments: [
    (String(repeating: "a\n", count: 15), false), (String(repeating: "a\n", count: 16), true),
    (String(repeating: "a", count: 2_000), false), (String(repeating: "a", count: 2_001), true),
  ])
  func scrollsWhereItIsLongAndTakesTheFocusForIt(text: String, isLong: Bool) throws {
    let start =
      isLong
      ? #"<pre class="recorded long" dir="auto" role="group" tabindex="0" aria-label="Recorded">"#
      : #"<pre class="recorded" dir="auto">"#
    #expect(try html(.text, text).contains(start + "a"))
  }

  @Test func isCutBetweenCharacters() {
    let shown = RecordedText("a" + String(repeating: "漢", count: 20_000))
    #expect(shown.isCut && shown.isLong)
    #expect(shown.text == "a" + String(repeating: "漢", count: 10_922))
    #expect(!RecordedText(String(repeating: "a", count: RecordedText.byteLimit)).isCut)
  }

  @Test func losesTheColoursOfATerminalWhereItIsCutToo() {
    let shown = RecordedText("\u{1B}[31m" + String(repeating: "a", count: 40_000))
    #expect(shown.text == String(repeating: "a", count: RecordedText.byteLimit))
  }

  @Test func losesTheColoursOfATerminal() {
    #expect(Terminal.plain("\u{1B}[1;31mred\u{1B}[0m \u{1B}[K[x") == "red [x")
    #expect(Terminal.plain("plain") == "plain")
    #expect(Terminal.plain("\u{1B}[31") == "")
    // As the readers of results write the escape character.
    #expect(Terminal.plain("\u{241B}[31mred\u{241B}[0m \u{241B}") == "red \u{241B}")
  }
}
