import Diagnostics
import Inputs

/// Files that exist in memory only, for tests.
struct MemoryFiles {
  var files: [String: [UInt8]] = [:]
  var special: Set<String> = []
  /// Paths that lead to other paths.
  var links: [String: String] = [:]
  /// Names that a listing refuses, with why.
  var refused: [String: InputError.Problem] = [:]

  init(_ texts: [String: String] = [:]) {
    files = texts.mapValues { Array($0.utf8) }
  }

  var inputs: InputFiles {
    let tree = self
    return InputFiles(
      kind: { path throws(InputError) in tree.kind(tree.target(path)) },
      list: { folder throws(InputError) in tree.list(tree.target(folder)) },
      read: { path, limit throws(InputError) in try tree.read(path, limit) },
      resolve: { path in tree.kind(tree.target(path)) == nil ? nil : tree.target(path) })
  }

  private func target(_ path: String) -> String { links[path] ?? path }

  private func kind(_ path: String) -> InputFiles.Kind? {
    if special.contains(path) { return .special }
    if let bytes = files[path] { return .file(size: bytes.count) }
    let all = Array(files.keys) + Array(special)
    return path == "." || all.contains { $0.hasPrefix(path + "/") } ? .folder : nil
  }

  private func list(_ folder: String) -> InputFiles.Listing {
    let prefix = folder == "." ? "" : folder + "/"
    let names = files.keys.filter { $0.hasPrefix(prefix) }.map {
      String($0.dropFirst(prefix.count))
    }
    return InputFiles.Listing(
      files: names.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }.sorted(),
      refused: refused.sorted { $0.key < $1.key }.map {
        InputError(path: $0.key, problem: $0.value)
      })
  }

  private func read(_ path: String, _ limit: Int) throws(InputError) -> SourceFile {
    switch kind(target(path)) {
    case .file(let size) where size > limit:
      throw InputError(path: path, problem: .tooLarge(size: size, limit: limit))
    case .file: return SourceFile(path: path, bytes: files[target(path)] ?? [])
    case .folder: throw InputError(path: path, problem: .isFolder)
    case .special: throw InputError(path: path, problem: .isSpecial)
    case nil: throw InputError(path: path, problem: .absent)
    }
  }
}
