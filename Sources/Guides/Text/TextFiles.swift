import Diagnostics
import Inputs

/// The text files of one content folder: read, and refused with a diagnostic that names them.
struct TextFiles: Sendable {
  /// The content folder as a person would type it.
  let folder: ContentFolder
  let files: InputFiles

  /// The largest file of each sort, in bytes.
  enum Limit {
    static let guide = 2 << 20
    static let settings = 1 << 20
    /// One line for each rule of a large site.
    static let accepted = 32 << 20
  }

  /// The file at a path relative to the content folder; nil when it could not be read or is no
  /// UTF-8 text, which is then reported.
  func read(_ path: String, limit: Int, into log: inout DiagnosticLog) -> SourceFile? {
    let file: SourceFile
    do {
      file = try files.read(folder.path(of: path), limit)
    } catch {
      Self.report(error, into: &log)
      return nil
    }
    if let invalid = file.firstInvalidUTF8() {
      log.report(
        .textNotUTF8, "this byte is not UTF-8", at: file.place(invalid),
        help: ["save the file as UTF-8"])
      return nil
    }
    if let nul = file.bytes.firstIndex(of: 0) {
      log.report(.nulInText, "the text holds a byte 0", at: file.place(nul..<nul + 1))
      return nil
    }
    return file
  }

  /// Reads a file that need not be there: nil without a report when nothing stands at the path.
  func readOptional(_ path: String, limit: Int, into log: inout DiagnosticLog) -> Presence {
    do {
      guard try files.kind(folder.path(of: path)) != nil else { return .absent }
    } catch {
      Self.report(error, into: &log)
      return .unreadable
    }
    return read(path, limit: limit, into: &log).map(Presence.present) ?? .unreadable
  }

  enum Presence {
    case present(SourceFile)
    case absent
    /// There is something, and a problem with it was reported.
    case unreadable
  }

  static func report(_ error: InputError, into log: inout DiagnosticLog) {
    let code: DiagnosticCode
    if case .tooLarge = error.problem { code = .fileTooLarge } else { code = .unreadableFile }
    log.report(code, error.message, at: SourcePlace(path: error.path))
  }
}

/// The content folder's path, and paths inside it.
struct ContentFolder: Hashable, Sendable {
  /// As a person would type it, with a final slash; empty for the process's own folder.
  private let prefix: String

  init(_ folder: String) {
    prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// A path relative to the content folder as a person would type it.
  func path(of relative: String) -> String { prefix + relative }

  /// The inverse: a path that begins with the folder's, relative to it.
  func relative(_ path: String) -> String {
    path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}

extension SourceFile {
  /// Where the text begins: after a byte order mark, if there is one.
  var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
