import GuideMarkup
import Guides
import Reference

/// The search index of one language as files that a page loads as scripts, so that it works from the
/// disk as well.
struct SearchFiles {
  private let site: SiteContext
  private let language: String

  init(_ site: SiteContext, language: String) {
    self.site = site
    self.language = language
  }

  /// `index.js` names the first word of each file of words; `t-N.js` holds words, `d-N.js` tells of
  /// documents.
  func files() -> [OutputFile] {
    let index = index()
    let shards = index.shards()
    var files: [OutputFile] = []
    var directory = JSONWriter(capacity: 4096)
    directory.object { json in
      json.member("blockSize", SearchIndex.blockSize)
      json.member("documents", index.documents.count)
      json.member("limit", SearchIndex.postingLimit)
      // In the order of their letters.
      json.key("verdicts")
      json.array { json in
        let words = site.interface(language).words
        for verdict in Verdict.allCases {
          json.array { json in
            json.string(verdict.rawValue)
            json.string(words.title(of: verdict))
          }
        }
      }
      json.key("shards")
      json.array { json in for shard in shards { json.string(shard.first) } }
    }
    files.append(file("index.js", "directory", directory))
    for (number, shard) in shards.enumerated() {
      var json = JSONWriter(capacity: SearchIndex.shardSize)
      json.object { json in
        for entry in shard.entries { json.member(entry.word, entry.postings) }
      }
      files.append(file("t-\(number).js", "words(\(number))", json))
    }
    let documents = index.documents
    for (number, start) in stride(from: 0, to: documents.count, by: SearchIndex.blockSize)
      .enumerated()
    {
      var json = JSONWriter(capacity: 8192)
      json.array { json in
        for document in documents[start..<min(start + SearchIndex.blockSize, documents.count)] {
          json.array { json in
            json.string(document.address)
            json.string(document.title)
            json.string(document.guide)
            json.string(document.verdict?.rawValue ?? "")
            json.string(document.text)
          }
        }
      }
      files.append(file("d-\(number).js", "documents(\(number))", json))
    }
    return files
  }

  private func file(_ name: String, _ key: String, _ json: JSONWriter) -> OutputFile {
    let bytes = Array("assaySearch[\"\(key)\"]=".utf8) + json.bytes + Array(";\n".utf8)
    return OutputFile(.search(language, name), bytes: bytes)
  }

  // MARK: - What can be found

  private func index() -> SearchIndex {
    var index = SearchIndex()
    for report in site.reference.guides {
      let start = index.documents.count
      add(report, to: &index)
      index.endGuide(report.guide.slug, from: start)
    }
    return index
  }

  private func add(_ report: GuideReport, to index: inout SearchIndex) {
    let guide = site.guide(report.guide, in: language)
    let route = Route.guide(guide, in: site.sourceLanguage)
    let title = guide.frontMatter.title
    let name = report.guide.frontMatter.className ?? ""
    index.add(
      .init(
        address: route.address(below: ""), title: title, guide: "",
        verdict: report.verdict, text: guide.frontMatter.summary),
      [
        (title, 9), (name, 9), (report.guide.slug, 8), (guide.frontMatter.summary, 4),
      ])
    for section in guide.sections {
      let text = section.parts.compactMap(\.prose).joined(separator: " ")
      index.add(
        .init(
          address: route.address(below: "", anchor: section.anchor),
          title: section.title.plainText, guide: title, verdict: nil, text: ""),
        [(section.title.plainText, 7), (text, 2)])
    }
    if language == site.sourceLanguage {
      // Whoever looks for a guide in a language of its translations finds it there.
      for translation in report.guide.translations {
        let words = translation.frontMatter
        index.add(
          .init(
            address: Route.guide(translation, in: site.sourceLanguage).address(below: ""),
            title: words.title, guide: title, verdict: report.verdict,
            text: words.summary),
          [(words.title, 9), (words.summary, 4)])
      }
    }
    var translated: [String: Rule] = [:]
    for rule in guide.rules { translated[rule.id] = rule }
    for ruleReport in report.rules {
      let id = ruleReport.rule.id
      let rule = translated[id] ?? ruleReport.rule
      let (given, when, then) = (rule.given.plainText, rule.when.plainText, rule.then.plainText)
      index.add(
        .init(
          address: route.address(below: "", anchor: id), title: id, guide: title,
          verdict: ruleReport.verdict, text: "\(given) / \(when) / \(then)"),
        [
          (id, 8), (given, 3), (when, 3), (then, 3), (rule.note.plainText, 2),
        ] + ruleReport.rule.oldIDs.map { ($0, 6) })
    }
  }
}

extension Part {
  /// The words of a part that is no rule: rules are found by themselves.
  fileprivate var prose: String? {
    switch self {
    case .block(let block): block.prose
    case .heading(let heading): heading.inlines.plainText
    case .configuration(let table):
      table.rows.map { [$0.property, $0.type, $0.defaultValue, $0.setIn, $0.note].prose }
        .joined(separator: " ")
    case .traits(let table):
      table.rows.map { [$0.trait, $0.bit, $0.spoken, $0.note].prose }.joined(separator: " ")
    case .rules: nil
    }
  }
}

extension Block {
  fileprivate var prose: String {
    switch content {
    case .heading(let heading): heading.inlines.plainText
    case .paragraph(let inlines): inlines.plainText
    case .codeBlock(let code): code.code
    case .blockQuote(let blocks): blocks.map(\.prose).joined(separator: " ")
    case .list(let list): list.items.flatMap(\.blocks).map(\.prose).joined(separator: " ")
    case .table(let table):
      (table.header + table.rows.flatMap(\.cells)).map(\.inlines).prose
    case .thematicBreak, .html: ""
    }
  }
}

extension [[Inline]] {
  fileprivate var prose: String { map(\.plainText).joined(separator: " ") }
}
