import Diagnostics
import Inputs

/// What stands at the paths of results.
struct FoundResults {
  private(set) var items: [Item] = []
  private let files: InputFiles
  private var seen: Set<String> = []
  /// Result files in the folders of runs, which belong to no run, with the run's folder.
  private var strays: [(path: String, run: String)] = []

  struct Item: Hashable {
    let kind: Kind
    let path: String
    let environment: String?
  }

  enum Kind: Hashable {
    /// A folder with a run.json.
    case runFolder
    case foreignFile
    /// Reported already: it is not there, or cannot be opened.
    case unreadable
  }

  /// The names of foreign files inside folders, in any case; a file that is named itself may have
  /// any.
  private static let endings = [".xml", ".jsonl", ".tap", ".junit", ".trx", ".ndjson"]

  private static func isForeignFile(_ path: String) -> Bool {
    let end = path.suffix(7).lowercased()
    return endings.contains(where: end.hasSuffix)
  }

  /// Whether a file of JSON in a folder holds test results. Much else is called .json, so that it
  /// is told by what stands in it.
  private func holdsResults(_ path: String) -> Bool {
    guard path.suffix(5).lowercased() == ".json",
      let file = try? files.read(path, RunLoader.sizeLimit)
    else { return false }
    let format = ResultFormat(of: file)
    return format != .other(.json) && format.name != ForeignFormat.unknownName
  }

  init(_ paths: [ResultPath], files: InputFiles, into log: inout DiagnosticLog) {
    self.files = files
    for path in paths { find(path, into: &log) }
    for stray in strays where !seen.contains(files.resolve(stray.path) ?? stray.path) {
      log.report(
        .resultsInsideRun,
        "'\(stray.path)' stands in the folder of the run '\(stray.run)' and is not read",
        at: SourcePlace(path: stray.path),
        help: ["move it out of there, or name it itself among the results"])
    }
  }

  private mutating func find(_ path: ResultPath, into log: inout DiagnosticLog) {
    let path = ResultPath(Self.plain(path.text), environment: path.environment)
    do throws(InputError) {
      switch try files.kind(path.text) {
      case .file: add(.foreignFile, path.text, path)
      case .folder: try search(path.text, path, into: &log)
      case .special: throw InputError(path: path.text, problem: .isSpecial)
      case nil:
        guard Glob.hasWildcard(path.text) else {
          log.report(
            .absentResults, "the results '\(path.text)' do not exist",
            at: SourcePlace(path: path.text),
            help: ["run the tests first, or mend the path in 'results:' or '--results'"])
          add(.unreadable, path.text, path)
          return
        }
        try expand(Glob(path.text), path, into: &log)
      }
    } catch {
      log.report(.unreadableResults, error.message, at: SourcePlace(path: error.path))
      add(.unreadable, path.text, path)
    }
  }

  /// Every run is loaded once, however many paths lead to it.
  private mutating func add(_ kind: Kind, _ found: String, _ path: ResultPath) {
    guard seen.insert(files.resolve(found) ?? found).inserted else { return }
    items.append(Item(kind: kind, path: found, environment: path.environment))
  }

  // MARK: - Folders

  private mutating func search(
    _ folder: String, _ path: ResultPath, into log: inout DiagnosticLog
  ) throws(InputError) {
    let listing = try files.list(folder)
    report(listing.refused, path, into: &log)
    let (found, strays) = Self.contents(listing.files) { holdsResults(Self.join(folder, $0)) }
    for stray in strays {
      self.strays.append((Self.join(folder, stray.path), Self.join(folder, stray.run)))
    }
    if found.isEmpty {
      log.report(
        .folderWithoutResults,
        "the folder '\(path.text)' holds no run.json, and no file of results",
        at: SourcePlace(path: path.text),
        help: ["run the tests first; a file of another name can be named itself"])
    }
    let root = files.resolve(folder)
    var leaving: Set<String> = []
    for item in found {
      let full = Self.join(folder, item.path)
      guard let link = link(out: root, folder, item.path) else {
        add(item.kind, full, path)
        continue
      }
      guard leaving.insert(link).inserted else { continue }
      log.report(
        .unreadableResults, "'\(link)' is a symbolic link that leads out of '\(path.text)'",
        at: SourcePlace(path: link), help: ["name '\(link)' itself among the results"])
      add(.unreadable, link, path)
    }
  }

  /// The link below a folder through which a path leaves it; nil for one that stays inside.
  private func link(out root: String?, _ folder: String, _ path: String) -> String? {
    func isInside(_ path: String) -> Bool {
      guard let root, let resolved = files.resolve(path) else { return true }
      if root == "." { return !resolved.hasPrefix("/") && !resolved.hasPrefix("..") }
      return resolved == root || resolved.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    }
    let full = Self.join(folder, path)
    guard !isInside(full) else { return nil }
    return Self.folders(above: path).map { Self.join(folder, $0) }.first { !isInside($0) } ?? full
  }

  /// The run folders and, outside of them, the foreign files among `files`, which are sorted; and
  /// the foreign files inside of run folders. A run folder may stand in another one.
  private static func contents(_ files: [String], holdsResults: (String) -> Bool) -> (
    found: [(kind: Kind, path: String)], strays: [(path: String, run: String)]
  ) {
    var runs: Set<String> = []
    for file in files where file == "run.json" || file.hasSuffix("/run.json") {
      runs.insert(folder(of: file))
    }
    var found: [(kind: Kind, path: String)] = []
    var strays: [(path: String, run: String)] = []
    for file in files {
      guard let owner = folders(above: file).last(where: runs.contains) else {
        if isForeignFile(file) || holdsResults(file) { found.append((.foreignFile, file)) }
        continue
      }
      if file == join(owner, "run.json") {
        found.append((.runFolder, owner))
      } else if isForeignFile(file), !parts.contains(where: { file == join(owner, $0) }) {
        strays.append((file, owner))
      }
    }
    return (found, strays)
  }

  /// What a run folder holds beside its run.json.
  private static let parts = ["events.jsonl", "evidence.jsonl"]

  /// What stands where a result was due and cannot be read: files and links with the name of one,
  /// and folders and links to folders, in which one may be.
  private mutating func report(
    _ refused: [InputError], _ path: ResultPath, into log: inout DiagnosticLog
  ) {
    for error in refused where Self.mayHoldResults(error) {
      log.report(.unreadableResults, error.message, at: SourcePlace(path: error.path))
      add(.unreadable, error.path, path)
    }
  }

  private static func mayHoldResults(_ error: InputError) -> Bool {
    let name = error.path.split(separator: "/").last ?? ""
    if isForeignFile(error.path) || name == "run.json" { return true }
    // Folders rarely have an ending, and other files nearly always do.
    return error.problem != .isSpecial && !name.contains(".")
  }

  // MARK: - Patterns

  private mutating func expand(
    _ pattern: Glob, _ path: ResultPath, into log: inout DiagnosticLog
  ) throws(InputError) {
    var matched: [(path: String, isFolder: Bool)] = []
    var refused: [InputError] = []
    if try files.kind(pattern.base) == .folder {
      let listing = try files.list(pattern.base)
      refused = listing.refused.filter { pattern.matches($0.path) }
      report(refused, path, into: &log)
      var covered: Set<String> = []
      for file in listing.files {
        let above = Self.folders(above: file).filter { $0 != "." }
        if above.contains(where: covered.contains) { continue }
        if let folder = above.first(where: { pattern.matches(Self.join(pattern.base, $0)) }) {
          covered.insert(folder)
          matched.append((folder, true))
        } else if pattern.matches(Self.join(pattern.base, file)) {
          matched.append((file, false))
        }
      }
    }
    if matched.isEmpty, refused.isEmpty {
      log.report(
        .patternWithoutResults, "nothing matches '\(path.text)'", at: SourcePlace(path: path.text),
        help: ["'*' stands for part of one name, '**' for any folders"])
    }
    for match in matched {
      let found = Self.join(pattern.base, match.path)
      if match.isFolder {
        try search(found, ResultPath(found, environment: path.environment), into: &log)
      } else {
        add(.foreignFile, found, path)
      }
    }
  }

  // MARK: - Paths

  private static func plain(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  static func join(_ folder: String, _ path: String) -> String {
    if path == "." { return folder }
    return folder == "." ? path : folder == "/" ? "/\(path)" : "\(folder)/\(path)"
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// `.`, `a`, `a/b` for `a/b/c.xml`: outermost first.
  private static func folders(above path: String) -> [String] {
    var folders = ["."]
    for index in path.indices where path[index] == "/" { folders.append(String(path[..<index])) }
    return folders
  }
}
