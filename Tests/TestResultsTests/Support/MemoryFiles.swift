import Inputs

/// Files that exist in memory only, written down shortly.
struct MemoryFiles {
  var files: [String: [UInt8]] = [:]
  /// Paths of pipes.
  var special: Set<String> = []
  /// Symbolic links and where they lead, relative to the link's own folder.
  var links: [String: String] = [:]

  init(_ texts: [String: String] = [:]) {
    files = texts.mapValues { Array($0.utf8) }
  }

  var inputs: InputFiles {
    var entries = files.mapValues { InputFiles.MemoryEntry.file($0) }
    for path in special { entries[path] = .special }
    for (path, target) in links { entries[path] = .link(to: target) }
    return .memory(entries: entries)
  }
}
