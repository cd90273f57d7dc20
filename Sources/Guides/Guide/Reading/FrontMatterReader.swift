import Diagnostics

/// Reads a guide's front matter into values.
enum FrontMatterReader {
  struct Result: Sendable {
    let frontMatter: FrontMatter
    let similar: [PlacedText]
    let sources: [PlacedText]
    let aliases: [ParsedGuide.PlacedAlias]
    /// False after a problem that leaves prefixes and aliases unknown.
    let isComplete: Bool
  }

  /// Keys that a translation takes from the source language's guide.
  private static let sourceKeys = [
    "class", "introduced", "deprecated", "replaced-by", "owner", "similar", "sources", "prefixes",
    "aliases", "order", "draft",
  ]

  static func read(
    _ file: SourceFile, _ range: Range<Int>, as name: GuideName, into log: inout DiagnosticLog
  ) -> Result {
    var syntax = DiagnosticLog()
    let root = YAMLParser.parse(file, range, into: &syntax)
    log.append(contentsOf: syntax)
    let called = "the front matter"
    let mapping: YAMLMapping?
    if let root {
      mapping = YAMLMapping(root, in: file, name: called, into: &log)
    } else if syntax.isEmpty {
      mapping = YAMLMapping(
        entries: [], range: file.textStart..<range.upperBound, in: file, name: called)
    } else {
      mapping = nil
    }
    guard let mapping else { return unknown(name) }
    return name.languageTag == nil
      ? source(mapping, as: name, into: &log) : translation(mapping, as: name, into: &log)
  }

  /// What is taken when nothing could be read.
  static func unknown(_ name: GuideName) -> Result {
    Result(
      frontMatter: FrontMatter(title: name.slug, summary: "", prefixes: [name.slug]), similar: [],
      sources: [], aliases: [], isComplete: false)
  }

  private static func translation(
    _ mapping: YAMLMapping, as name: GuideName, into log: inout DiagnosticLog
  ) -> Result {
    var mapping = mapping
    let title = mapping.requiredString("title", into: &log)?.value ?? name.slug
    let summary = mapping.requiredString("summary", into: &log)?.value ?? ""
    let reason = "comes from '\(name.slug).md', not from a translation"
    mapping.finish(
      elsewhere: Dictionary(uniqueKeysWithValues: Self.sourceKeys.map { ($0, reason) }), into: &log)
    return Result(
      frontMatter: FrontMatter(title: title, summary: summary), similar: [], sources: [],
      aliases: [], isComplete: true)
  }

  private static func source(
    _ mapping: YAMLMapping, as name: GuideName, into log: inout DiagnosticLog
  ) -> Result {
    var mapping = mapping
    var matter = FrontMatter(
      title: mapping.requiredString("title", into: &log)?.value ?? name.slug,
      summary: mapping.requiredString("summary", into: &log)?.value ?? "")
    matter.className = mapping.string("class", into: &log)?.value
    matter.introduced = mapping.string("introduced", into: &log)?.value
    matter.deprecated = mapping.string("deprecated", into: &log)?.value
    matter.replacedBy = mapping.string("replaced-by", into: &log)?.value
    matter.owner = mapping.string("owner", into: &log)?.value
    let similar = placed(mapping.strings("similar", into: &log))
    let sources = placed(mapping.strings("sources", into: &log))
    let prefixes = placed(mapping.strings("prefixes", into: &log))
    let aliases = self.aliases(mapping.stringMap("aliases", into: &log) ?? [], into: &log)
    matter.order = mapping.int("order", in: -1_000_000...1_000_000, into: &log)
    matter.isDraft = mapping.bool("draft", into: &log) ?? false
    mapping.finish(into: &log)
    let good = prefixes.filter { isPrefix($0, into: &log) }
    matter.prefixes = prefixes.isEmpty ? [name.slug] : good.map(\.text)
    matter.similar = similar.map(\.text)
    matter.sources = sources.map(\.text)
    matter.aliases = aliases.map { .init(old: $0.old.text, new: $0.new.text) }
    return Result(
      frontMatter: matter, similar: similar, sources: sources, aliases: aliases,
      isComplete: good.count == prefixes.count)
  }

  private static func placed(_ texts: [YAMLMapping.Placed<String>]?) -> [PlacedText] {
    (texts ?? []).map { PlacedText(text: $0.value, place: $0.place) }
  }

  private static func isPrefix(_ prefix: PlacedText, into log: inout DiagnosticLog) -> Bool {
    if GuideName.isSlug(prefix.text) { return true }
    log.report(
      .badPrefix, "'\(prefix.text)' cannot be the first part of a rule id", at: prefix.place,
      help: ["use lower-case letters, digits and single hyphens between them"])
    return false
  }

  private static func aliases(
    _ pairs: [(key: YAMLMapping.Placed<String>, value: YAMLMapping.Placed<String>)],
    into log: inout DiagnosticLog
  ) -> [ParsedGuide.PlacedAlias] {
    pairs.compactMap { pair in
      let old = PlacedText(text: pair.key.value, place: pair.key.place)
      let new = PlacedText(text: pair.value.value, place: pair.value.place)
      guard RuleID.isValid(old.text) else {
        RuleTableReader.reportBadID(old.text, at: old.place, into: &log)
        return nil
      }
      return .init(old: old, new: new)
    }
  }
}
