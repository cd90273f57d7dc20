package import Diagnostics

/// Reads site.yml.
enum SettingsReader {
  static let fileName = "site.yml"
  static let fallbackTitle = "Reference"

  struct Result: Sendable {
    let settings: SiteSettings
    /// Slugs that the catalogue's groups name, with their places.
    let groupedSlugs: [PlacedText]
  }

  /// nil when the text is no mapping at all; a wrong value is reported and its default taken.
  static func read(_ file: SourceFile, into log: inout DiagnosticLog) -> Result? {
    var own = DiagnosticLog()
    defer { log.append(contentsOf: own) }
    let range = file.textStart..<file.bytes.count
    guard let root = YAMLParser.parse(file, range, into: &own) else {
      guard own.isEmpty else { return nil }
      let empty = YAMLMapping(entries: [], range: range, in: file, name: fileName)
      return read(empty, into: &own)
    }
    return YAMLMapping(root, in: file, name: fileName, into: &own).map { read($0, into: &own) }
  }

  private static func read(_ mapping: YAMLMapping, into log: inout DiagnosticLog) -> Result {
    var mapping = mapping
    let title = mapping.requiredString("title", into: &log)?.value
    var settings = SiteSettings(title: title ?? fallbackTitle)
    settings.baseURL = baseURL(mapping.string("base-url", into: &log), into: &log)
    if let tags = mapping.strings("languages", into: &log) {
      settings.languages = languages(tags, mapping, into: &log)
    }
    settings.results = mapping.strings("results", into: &log)?.map(\.value) ?? []
    settings.requiredEnvironments =
      distinct(mapping.strings("environments", into: &log) ?? [], "environment", into: &log)
    for (environment, count) in mapping.intMap("shards", in: 1...10_000, into: &log) ?? [] {
      settings.shards[environment] = count
    }
    if let choice: SiteSettings.ExpectedFailures = mapping.choice("expected-failures", into: &log) {
      settings.expectedFailures = choice
    }
    settings.staleAfter = mapping.duration("stale-after", into: &log)
    if let builds = mapping.int("history-builds", in: 2...100_000, into: &log) {
      settings.historyBuilds = builds
    }
    settings.sourceURL = sourceURL(mapping.string("source-url", into: &log), into: &log)
    let groups = mapping.listMap("sections", into: &log) ?? []
    settings.groups = groups.map { .init(name: $0.key, slugs: $0.values.map(\.value)) }
    settings.allowsRawHTML = mapping.bool("allow-raw-html", into: &log) ?? false
    mapping.finish(into: &log)
    let slugs = groups.flatMap(\.values)
    _ = distinct(slugs, "slug", into: &log)
    return Result(
      settings: settings,
      groupedSlugs: slugs.map { PlacedText(text: $0.value, place: $0.place) })
  }

  // MARK: - Values

  private static func distinct(
    _ names: [YAMLMapping.Placed<String>], _ noun: String, into log: inout DiagnosticLog
  ) -> [String] {
    var first: [String: SourcePlace] = [:]
    var distinct: [String] = []
    for name in names {
      if let earlier = first[name.value] {
        log.report(
          .repeatedName, "\(noun) '\(name.value)' stands twice", at: name.place,
          notes: [.init("its first place is here", at: earlier)])
      } else {
        first[name.value] = name.place
        distinct.append(name.value)
      }
    }
    return distinct
  }

  private static func languages(
    _ tags: [YAMLMapping.Placed<String>], _ mapping: YAMLMapping, into log: inout DiagnosticLog
  ) -> [String] {
    var first: [String: SourcePlace] = [:]
    var languages: [String] = []
    for tag in tags {
      if !isLanguageTag(tag.value) {
        log.report(
          .badLanguageTag, "'\(tag.value)' is no language tag", at: tag.place,
          help: ["write a tag of BCP 47, such as en, ru or zh-Hans"])
      } else if let earlier = first.updateValue(tag.place, forKey: tag.value.lowercased()) {
        log.report(
          .repeatedName, "language '\(tag.value)' stands twice", at: tag.place,
          notes: [.init("its first place is here", at: earlier)])
      } else {
        languages.append(tag.value)
      }
    }
    if tags.isEmpty {
      log.report(
        .wrongKind, "'languages' must name at least one language",
        at: mapping.place(of: "languages"))
    }
    return languages.isEmpty ? ["en"] : languages
  }

  /// Two or three letters, then parts of at most eight letters and digits.
  static func isLanguageTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy {
          (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        }
    } && (2...3).contains(parts[0].utf8.count) && parts[0].utf8.allSatisfy { $0 >= 0x41 }
  }

  private static func baseURL(
    _ text: YAMLMapping.Placed<String>?, into log: inout DiagnosticLog
  ) -> String? {
    guard let text, isWebAddress("base-url", text, into: &log) else { return nil }
    if text.value.contains(where: { $0 == "?" || $0 == "#" }) {
      log.report(
        .badAddress, "'base-url' must end where the site's paths begin, without '?' and '#'",
        at: text.place)
      return nil
    }
    return text.value.hasSuffix("/") ? text.value : text.value + "/"
  }

  private static func sourceURL(
    _ text: YAMLMapping.Placed<String>?, into log: inout DiagnosticLog
  ) -> String? {
    guard let text, isWebAddress("source-url", text, into: &log) else { return nil }
    guard text.value.contains("{path}") else {
      log.report(
        .badAddress, "'source-url' has no '{path}'", at: text.place,
        help: ["write an address such as https://example.org/src/{path}#L{line}"])
      return nil
    }
    return text.value
  }

  /// Whether it is an https or http address; reports one that is not.
  static func isWebAddress(
    _ key: String, _ text: YAMLMapping.Placed<String>, into log: inout DiagnosticLog
  ) -> Bool {
    let lower = text.value.lowercased()
    let rest =
      lower.hasPrefix("https://")
      ? lower.dropFirst(8)
      : lower.hasPrefix("http://")
        ? lower.dropFirst(7) : ""
    if let first = rest.first, first != "/",
      !rest.unicodeScalars.contains(where: {
        $0.properties.isWhitespace || "<>\"".unicodeScalars.contains($0)
      })
    {
      return true
    }
    log.report(
      .badAddress, "'\(key)' must be an address that begins with https:// or http://",
      at: text.place)
    return false
  }
}

/// A text and where it stands.
package struct PlacedText: Hashable, Sendable {
  package let text: String
  package let place: SourcePlace

  package init(text: String, place: SourcePlace) {
    self.text = text
    self.place = place
  }
}
