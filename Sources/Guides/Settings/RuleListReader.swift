import Diagnostics

/// Reads the YAML files that speak about rules by id: waivers.yml, bindings.yml and accepted.yml.
///
/// Whether the ids exist is checked once all guides are read.
enum RuleListReader {
  static let waiversName = "waivers.yml"
  static let bindingsName = "bindings.yml"
  static let acceptedName = "accepted.yml"

  static func waivers(_ file: SourceFile, into log: inout DiagnosticLog) -> [Waiver] {
    mappings(file, file: waiversName, item: "the waiver", into: &log) { mapping, log in
      let rule = mapping.requiredString("rule", into: &log)
      let reason = mapping.requiredString("reason", into: &log)
      let owner = mapping.string("owner", into: &log)?.value
      var issue = mapping.string("issue", into: &log)
      if let text = issue, !SettingsReader.isWebAddress("issue", text, into: &log) { issue = nil }
      let until = mapping.date("until", into: &log)
      guard let rule, let reason else { return nil }
      return Waiver(
        rule: rule.value, reason: reason.value, owner: owner, issue: issue?.value, until: until,
        place: rule.place)
    }
  }

  static func bindings(_ file: SourceFile, into log: inout DiagnosticLog) -> [Binding] {
    mappings(file, file: bindingsName, item: "the binding", into: &log) { mapping, log in
      let test = mapping.requiredString("test", into: &log)
      let rule = mapping.requiredString("rule", into: &log)
      guard let test, let rule else { return nil }
      return Binding(pattern: test.value, rule: rule.value, place: rule.place)
    }
  }

  /// The accepted text of each id, in the order of the file.
  static func accepted(_ file: SourceFile, into log: inout DiagnosticLog)
    -> [(rule: PlacedText, text: String)]
  {
    guard
      let root = YAMLParser.parse(file, file.textStart..<file.bytes.count, into: &log)
    else { return [] }
    guard case .mapping(let entries) = root.content else {
      report("\(acceptedName) must be a mapping of rule ids to texts", root, file, into: &log)
      return []
    }
    return entries.compactMap { entry in
      guard case .scalar(let scalar) = entry.value.content, !scalar.isEmpty else {
        log.report(
          .wrongKind, "'\(entry.key)' must be text", at: file.place(entry.value.range))
        return nil
      }
      let place = file.place(entry.keyRange)
      return (PlacedText(text: entry.key, place: place), scalar.text)
    }
  }

  // MARK: - Lists of mappings

  private static func mappings<Item>(
    _ file: SourceFile, file name: String, item: String, into log: inout DiagnosticLog,
    read: (inout YAMLMapping, inout DiagnosticLog) -> Item?
  ) -> [Item] {
    guard
      let root = YAMLParser.parse(file, file.textStart..<file.bytes.count, into: &log)
    else { return [] }
    guard case .sequence(let nodes) = root.content else {
      report("\(name) must be a list, each item of which begins with '-'", root, file, into: &log)
      return []
    }
    return nodes.compactMap { node in
      guard var mapping = YAMLMapping(node, in: file, name: item, into: &log) else { return nil }
      let value = read(&mapping, &log)
      mapping.finish(into: &log)
      return value
    }
  }

  private static func report(
    _ message: String, _ node: YAMLNode, _ file: SourceFile, into log: inout DiagnosticLog
  ) {
    log.report(
      .wrongKind, message, at: file.place(file.lineRange(file.line(at: node.range.lowerBound))))
  }
}
