package import Diagnostics
package import Inputs
package import Pages
import Templates

/// The templates, words and assets that turn page values into files.
///
/// They are looked up file by file in several folders; the first folder that has a file wins, so
/// that one template can be replaced without copying the others.
package struct Theme: Sendable {
  /// By the name of the page's template; every one is there.
  let templates: [String: CheckedTemplate]
  /// The interface's words, one value for each language that has a file.
  package let words: [Words]
  /// Files that are copied as they are, by their path below assets/, sorted.
  let assets: [Asset]

  struct Asset: Hashable, Sendable {
    let name: String
    let bytes: [UInt8]
  }

  /// The largest file of a theme, in bytes.
  private static let sizeLimit = 1 << 22

  /// The English words of the first folder that has them; nil where none can be read.
  package static func english(folders: [String], files: InputFiles) -> Words? {
    var log = DiagnosticLog()
    for folder in folders {
      guard let file = try? files.read(PathText.join(folder, "strings/en.yml"), sizeLimit) else {
        continue
      }
      return words([("en", WordsParser(file).parse(&log))]).first
    }
    return nil
  }

  /// Reads the folders, the first of which wins; those that do not exist are passed over.
  ///
  /// Every template is held against the names that its page declares, with every partial that it
  /// includes, before any page is made.
  package static func load(
    folders: [String], files: InputFiles, into log: inout DiagnosticLog
  ) -> Theme {
    var parsed: [Template] = []
    var texts: [(language: String, texts: [Word: String])] = []
    var assets: [Asset] = []
    let found = find(folders, files, into: &log)
    for (name, path) in found {
      guard let kind = Kind(name), let file = read(path, files, into: &log) else { continue }
      switch kind {
      case .template(let name): parsed.append(Template.parse(file, name: name, &log))
      case .words(let language): texts.append((language, WordsParser(file).parse(&log)))
      case .asset(let name): assets.append(Asset(name: name, bytes: file.bytes))
      }
    }
    let pages = PageTemplate.allCases.map {
      TemplateSet.Page($0.rawValue, .object($0.declaration))
    }
    let templates = TemplateSet(parsed)
    UnusedFiles(templates).report(found, into: &log)
    let checked = templates.check(pages, &log)
    return Theme(
      templates: Dictionary(uniqueKeysWithValues: checked.map { ($0.name, $0) }),
      words: words(texts), assets: assets)
  }

  /// What a file of a theme is for, by its path.
  enum Kind {
    case template(String)
    case words(String)
    case asset(String)

    init?(_ path: String) {
      if path.hasPrefix("assets/") {
        self = .asset(String(path.dropFirst("assets/".count)))
      } else if path.hasPrefix("strings/"), PathText.fileExtension(path) == "yml" {
        self = .words(PathText.stem(path))
      } else if PathText.fileExtension(path) == "mustache" {
        self = .template(String(path.dropLast(".mustache".count)))
      } else {
        return nil
      }
    }
  }

  /// The winning path of each file, by its path below its folder, sorted.
  private static func find(
    _ folders: [String], _ files: InputFiles, into log: inout DiagnosticLog
  ) -> [(name: String, path: String)] {
    var found: [String: String] = [:]
    for folder in folders {
      do throws(InputError) {
        guard try files.kind(folder) == .folder else { continue }
        let listing = try files.list(folder)
        for name in listing.files where found[name] == nil {
          found[name] = PathText.join(folder, name)
        }
        for refused in listing.refused { report(refused, into: &log) }
      } catch {
        report(error, into: &log)
      }
    }
    return found.sorted { PathText.precedes($0.key, $1.key) }.map { ($0.key, $0.value) }
  }

  private static func read(_ path: String, _ files: InputFiles, into log: inout DiagnosticLog)
    -> SourceFile?
  {
    do throws(InputError) {
      return try files.read(path, sizeLimit)
    } catch {
      report(error, into: &log)
      return nil
    }
  }

  private static func report(_ error: InputError, into log: inout DiagnosticLog) {
    log.report(.unreadableFile, error.message, at: SourcePlace(path: error.path))
  }

  /// English first, which every other language falls back to.
  private static func words(_ texts: [(language: String, texts: [Word: String])]) -> [Words] {
    let english = Words(
      language: "en", texts: texts.first { $0.language == "en" }?.texts ?? [:])
    return [english]
      + texts.filter { $0.language != "en" }.map {
        Words(language: $0.language, texts: $0.texts, fallback: english)
      }
  }
}
