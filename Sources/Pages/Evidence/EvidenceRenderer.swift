import TestResults

/// What a test recorded for a rule, as HTML.
///
/// Bodies come from result files: whatever is not of a known shape is shown as the text that it
/// is, and nothing of it is ever markup.
struct EvidenceRenderer {
  let words: Words
  let linker: Linker
  /// Pictures that the HTML shows, in order.
  private(set) var pictures: [Picture] = []

  init(words: Words, linker: Linker) {
    self.words = words
    self.linker = linker
  }

  /// Records in order; empty for none.
  mutating func html(_ evidence: [Evidence]) -> [UInt8] {
    guard !evidence.isEmpty else { return [] }
    var html = HTMLBuffer(capacity: 1024)
    for record in evidence { write(record, to: &html) }
    return html.bytes
  }

  private mutating func write(_ evidence: Evidence, to html: inout HTMLBuffer) {
    html.markup("<figure class=\"observed\"><figcaption>")
    html.text(title(of: evidence.kind))
    html.markup("</figcaption>\n")
    if !writeKnown(evidence, to: &html) { writeText(evidence.body, to: &html) }
    html.markup("</figure>\n")
  }

  private func title(of kind: Evidence.Kind) -> String {
    switch kind {
    case .transcript: words[.transcript]
    case .scenario: words[.scenario]
    case .comparison: words[.comparison]
    case .picture: words[.picture]
    case .text: words[.textEvidence]
    }
  }

  /// false, with nothing written, where the body has not the shape of its kind.
  private mutating func writeKnown(_ evidence: Evidence, to html: inout HTMLBuffer) -> Bool {
    if evidence.kind == .picture, evidence.body.utf8.count <= Picture.byteLimit,
      let body = JSONValue(evidence.body)
    {
      return writePicture(body, to: &html)
    }
    guard evidence.body.utf8.count <= RecordedText.byteLimit, let body = JSONValue(evidence.body)
    else {
      return false
    }
    switch evidence.kind {
    case .transcript, .scenario: return writeTranscript(body, to: &html)
    case .comparison: return writeComparison(body, to: &html)
    case .picture: return writePicture(body, to: &html)
    case .text:
      guard let text = body["text"]?.string ?? body.string else { return false }
      writeText(text, to: &html)
      return true
    }
  }

  private func writeText(_ text: String, to html: inout HTMLBuffer) {
    let shown = RecordedText(text)
    if shown.isLong {
      html.markup(
        "<pre class=\"recorded long\" dir=\"auto\" role=\"group\" tabindex=\"0\" aria-label=\"")
      html.text(words[.textEvidence])
      html.markup("\">")
    } else {
      html.markup("<pre class=\"recorded\" dir=\"auto\">")
    }
    html.text(shown.text)
    html.markup("</pre>\n")
    if shown.isCut {
      html.markup("<p class=\"muted\">")
      html.text(words[.evidenceCut])
      html.markup("</p>\n")
    }
  }
}

// MARK: - Transcripts and scenarios

extension EvidenceRenderer {
  private func writeTranscript(_ body: JSONValue, to html: inout HTMLBuffer) -> Bool {
    if let lines = body["lines"]?.array ?? body.array, !lines.isEmpty {
      html.markup("<ol class=\"transcript\">\n")
      for line in lines {
        html.markup("<li>")
        writeMoment(line, to: &html)
        html.markup("</li>\n")
      }
      html.markup("</ol>\n")
      return true
    }
    guard let steps = body["steps"]?.array else { return false }
    if let device = body["device"] {
      html.markup("<p class=\"setting\">")
      html.text(words[.setting])
      html.text(": ")
      writePairs(device, to: &html)
      html.markup("</p>\n")
    }
    writeSetup(of: body, to: &html)
    let observed = body["observed"]?.array ?? []
    html.markup("<ol class=\"transcript\">\n")
    for (index, step) in steps.enumerated() {
      html.markup("<li><span class=\"step\">")
      writeMoment(step, to: &html)
      html.markup("</span>\n")
      let moments =
        step["then"]?.array ?? step["observed"]?.array
        ?? (index < observed.count ? observed[index].array : nil)
      writeMoments(moments ?? [], isLast: index == steps.count - 1, to: &html)
      html.markup("</li>\n")
    }
    html.markup("</ol>\n")
    return true
  }

  /// That nothing followed is said of the last step alone: the ones before it set the stage.
  private func writeMoments(
    _ moments: [JSONValue], isLast: Bool, to html: inout HTMLBuffer
  ) {
    guard !moments.isEmpty else {
      guard isLast else { return }
      html.markup("<p class=\"nothing\">")
      html.text(words[.nothingObserved])
      html.markup("</p>")
      return
    }
    html.markup("<ul>")
    for moment in moments {
      html.markup("<li>")
      writeMoment(moment, to: &html)
      html.markup("</li>")
    }
    html.markup("</ul>")
  }

  /// One step, or one thing that was observed: `said “On.”`, `event valueChanged from wifi`.
  private func writeMoment(_ moment: JSONValue, to html: inout HTMLBuffer) {
    guard case .object(let members) = moment else { return writeSentence(moment.plain, to: &html) }
    var isFirst = true
    for member in members where member.key != "observed" && member.key != "then" {
      if !isFirst { html.markup(" ") }
      isFirst = false
      switch member.key {
      case "do": writeSentence(member.value.plain, to: &html)
      case "on": writeValue(member.value.plain, to: &html)
      case "say", "hint":
        html.markup("<span class=\"key\">")
        html.text(words[member.key == "say" ? .said : .hint])
        html.markup("</span> <q dir=\"auto\">")
        html.text(member.value.plain)
        html.markup("</q>")
      default: writePair(member, to: &html)
      }
    }
  }

  /// The keys of scenarios that the interface has a word for; other keys are shown as they are,
  /// because words for other places may be patterns.
  private static let told: [Word] = [
    .focus, .event, .from, .action, .delegate, .set, .to, .screen,
  ]

  func writePair(_ member: JSONValue.Member, to html: inout HTMLBuffer) {
    html.markup("<span class=\"key\">")
    html.text(Self.told.first { $0.rawValue == member.key }.map { words[$0] } ?? member.key)
    html.markup("</span> ")
    writeValue(member.value.plain, to: &html)
  }

  private func writePairs(_ value: JSONValue, to html: inout HTMLBuffer) {
    guard case .object(let members) = value else { return writeValue(value.plain, to: &html) }
    for (index, member) in members.enumerated() {
      if index > 0 { html.text(" · ") }
      writePair(member, to: &html)
    }
  }

  private func writeSentence(_ text: String, to html: inout HTMLBuffer) {
    html.markup("<bdi>")
    html.text(text)
    html.markup("</bdi>")
  }

  func writeValue(_ text: String, to html: inout HTMLBuffer) {
    html.markup("<code dir=\"auto\">")
    html.text(text)
    html.markup("</code>")
  }
}

// MARK: - Comparisons

extension EvidenceRenderer {
  private func writeComparison(_ body: JSONValue, to html: inout HTMLBuffer) -> Bool {
    let rows = body["rows"]?.array ?? body["comparisons"]?.array ?? body.array ?? [body]
    guard !rows.isEmpty, rows.allSatisfy({ $0["expected"] != nil && Self.got($0) != nil }) else {
      return false
    }
    html.markup("<table class=\"comparison\">\n<thead><tr><th scope=\"col\">")
    html.text(words[.what])
    html.markup("</th><th scope=\"col\">")
    html.text(words[.expected])
    html.markup("</th><th scope=\"col\">")
    html.text(words[.got])
    html.markup("</th></tr></thead>\n<tbody>\n")
    for row in rows {
      let expected = row["expected"]?.plain ?? ""
      let got = Self.got(row)?.plain ?? ""
      html.markup(expected == got ? "<tr>" : "<tr class=\"differs\">")
      html.markup("<th scope=\"row\">")
      html.text((row["what"] ?? row["label"] ?? row["name"] ?? row["property"])?.plain ?? "")
      html.markup("</th><td>")
      writeValue(expected, to: &html)
      html.markup("</td><td>")
      writeValue(got, to: &html)
      html.markup("</td></tr>\n")
    }
    html.markup("</tbody></table>\n")
    return true
  }

  private static func got(_ row: JSONValue) -> JSONValue? {
    row["got"] ?? row["actual"] ?? row["observed"]
  }
}

// MARK: - Pictures

extension EvidenceRenderer {
  private mutating func writePicture(_ body: JSONValue, to html: inout HTMLBuffer) -> Bool {
    guard let svg = body["svg"]?.string else { return false }
    let alternative =
      (body["alternative"] ?? body["alt"] ?? body["title"] ?? body["name"])?.plain
      ?? words[.picture]
    if let title = body["title"]?.plain {
      html.markup("<p class=\"picture-title\"><bdi>")
      html.text(title)
      html.markup("</bdi></p>\n")
    }
    switch Picture.check(svg) {
    case .success(let picture):
      pictures.append(picture)
      html.markup("<img loading=\"lazy\" decoding=\"async\" src=\"")
      html.url(linker.link(to: .picture(picture.hash)))
      html.markup("\" alt=\"")
      html.text(alternative)
      if let size = picture.size {
        html.markup("\" width=\"")
        html.number(size.width)
        html.markup("\" height=\"")
        html.number(size.height)
      }
      html.markup("\">\n")
    case .failure(let refusal):
      html.markup("<p class=\"refused\">")
      html.text(words.filled(.pictureRefused, ["reason": refusal.reason]))
      html.markup(" ")
      html.text(alternative)
      html.markup("</p>\n")
    }
    return true
  }
}
