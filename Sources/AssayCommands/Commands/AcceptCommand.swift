import Diagnostics
import Guides
import Inputs

/// `assay accept`: the texts as they stand are what the tests check.
enum AcceptCommand {
  /// Writes accepted.yml: of all rules, or of those named and the ones accepted before.
  static func run(_ options: Options, _ environment: CommandEnvironment) throws(UsageError)
    -> ExitStatus
  {
    var pipeline = Pipeline(options, environment)
    guard let content = pipeline.content(), !pipeline.hasContentErrors else {
      environment.console.error(options.format.render(pipeline.log))
      return .problems
    }
    let rules = content.guides.flatMap(\.rules)
    let chosen = try chosen(options.operands, of: rules)
    // Without ids the file is written anew: texts of rules that are gone go as well.
    var texts = options.operands.isEmpty ? [:] : content.acceptedTexts ?? [:]
    for rule in chosen {
      for old in rule.oldIDs { texts[old] = nil }
      texts[rule.id] = rule.text
    }
    let path = "\(options.content)/\(AcceptedTexts.fileName)"
    FileOutput.write(AcceptedTexts.bytes(of: texts), to: path, into: &pipeline.log)
    let translations = markTranslations(content, chosen, environment.files, &pipeline.log)
    environment.console.error(options.format.render(pipeline.log))
    guard !pipeline.log.hasErrors(strict: options.isStrict) else { return .problems }
    let count = chosen.count == 1 ? "1 text" : "\(chosen.count) texts"
    environment.console.line("accepted \(count); \(path) lists \(texts.count)")
    for path in translations {
      environment.console.line("\(path) notes which texts it translates")
    }
    return .done
  }

  /// Notes in each translation the hashes of the source texts, which are said to be those that it
  /// has; the paths of the files that changed.
  private static func markTranslations(
    _ content: Content, _ rules: [Rule], _ files: InputFiles, _ log: inout DiagnosticLog
  ) -> [String] {
    let chosen = Set(rules.map(\.id))
    var changed: [String] = []
    for guide in content.guides {
      let own = guide.rules.filter { chosen.contains($0.id) }
      for translation in guide.translations where !own.isEmpty {
        do throws(InputError) {
          let file = try files.read(translation.path, 1 << 26)
          guard let bytes = TranslationHashes.written(into: file, of: own) else { continue }
          FileOutput.write(bytes, to: translation.path, into: &log)
          changed.append(translation.path)
        } catch {
          log.report(.unreadableFile, error.message, at: SourcePlace(path: translation.path))
        }
      }
    }
    return changed
  }

  private static func chosen(_ ids: [String], of rules: [Rule]) throws(UsageError) -> [Rule] {
    guard !ids.isEmpty else { return rules }
    var byID: [String: Rule] = [:]
    for rule in rules { for id in [rule.id] + rule.oldIDs { byID[id] = rule } }
    var chosen: [Rule] = []
    for id in ids {
      guard let rule = byID[id] else {
        throw UsageError(
          message: "no rule is named '\(id)'"
            + Spelling.suggestion(for: id, among: rules.map(\.id)))
      }
      chosen.append(rule)
    }
    return chosen
  }
}
