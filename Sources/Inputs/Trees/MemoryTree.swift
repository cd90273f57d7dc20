import Diagnostics

/// Files, folders and links that exist nowhere but in a test or a program's own stock.
struct MemoryTree: FileTree {
  /// By normalised path; every folder that something lies in is an entry too.
  private var entries: [String: InputFiles.MemoryEntry] = [:]
  /// The names in each folder, by the folder's normalised path.
  private var names: [String: Set<String>] = [:]

  init(_ given: [String: InputFiles.MemoryEntry]) {
    for (path, entry) in given {
      var path = PathText.normalise(path)
      entries[path] = entry
      while path != ".", path != "/" {
        let parent = PathText.parent(path)
        names[parent, default: []].insert(PathText.fileName(path))
        if entries[parent] == nil { entries[parent] = .folder }
        path = parent
      }
    }
    for root in [".", "/"] where entries[root] == nil { entries[root] = .folder }
  }

  func kind(_ path: String) throws(InputError) -> InputFiles.Kind? {
    switch try find(path)?.entry {
    case .file(let bytes): .file(size: bytes.count)
    case .folder, .lockedFolder: .folder
    case .special: .special
    // A link at the end was followed to something or to nothing.
    case .link, nil: nil
    }
  }

  func folder(_ path: String) throws(InputError) -> FolderContents<String> {
    guard let found = try find(path) else { throw InputError(path: path, problem: .absent) }
    switch found.entry {
    case .folder: break
    case .lockedFolder: throw InputError(path: path, problem: .system("permission denied"))
    case .file, .special, .link: throw InputError(path: path, problem: .isNoFolder)
    }
    let inside = names[found.path] ?? []
    return FolderContents(
      identity: found.path,
      entries: inside.map { name in
        FolderEntry(name: Array(name.utf8), kind: entryKind(PathText.join(found.path, name)))
      })
  }

  func read(_ path: String, limit: Int) throws(InputError) -> SourceFile {
    switch try find(path)?.entry {
    case .file(let bytes):
      guard bytes.count <= limit else {
        throw InputError(path: path, problem: .tooLarge(size: bytes.count, limit: limit))
      }
      return SourceFile(path: path, bytes: bytes)
    case .folder, .lockedFolder: throw InputError(path: path, problem: .isFolder)
    case .special: throw InputError(path: path, problem: .isSpecial)
    case .link, nil: throw InputError(path: path, problem: .absent)
    }
  }

  func open(_ path: String, limit: Int) throws(InputError) -> FileStream {
    let bytes = try read(path, limit: limit).bytes
    var offset = 0
    return FileStream { room throws(InputError) in
      let count = min(room.count, bytes.count - offset)
      bytes.withUnsafeBytes {
        room.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + count]))
      }
      offset += count
      return count
    }
  }

  func resolve(_ path: String) -> String? {
    do { return try find(path)?.path } catch { return nil }
  }

  // MARK: - Following links

  /// As many links as Linux follows on one way.
  private static let mostLinks = 40

  /// The entry at a path with every link followed, and its real path.
  private func find(_ path: String) throws(InputError) -> (
    path: String, entry: InputFiles.MemoryEntry
  )? {
    guard PathText.isPossible(path) else { return nil }
    var ahead = Array(PathText.components(path).reversed())
    var reached = path.utf8.first == UInt8(ascii: "/") ? "/" : "."
    var links = 0
    while let part = ahead.popLast() {
      reached = PathText.normalise(PathText.join(reached, part))
      guard let entry = entries[reached] else { return nil }
      guard case .link(let target) = entry else {
        // A path that goes on after a file leads nowhere.
        if ahead.isEmpty || entry == .folder || entry == .lockedFolder { continue }
        return nil
      }
      links += 1
      guard links <= Self.mostLinks else { throw InputError(path: path, problem: .linkLoop) }
      reached = target.utf8.first == UInt8(ascii: "/") ? "/" : PathText.parent(reached)
      ahead += PathText.components(target).reversed()
    }
    return entries[reached].map { (reached, $0) }
  }

  private func entryKind(_ path: String) -> FolderEntry.Kind {
    switch entries[path] {
    case .file: .file
    case .folder, .lockedFolder: .folder
    case .special: .special
    case .link: .link
    case nil: .unknown
    }
  }
}
