/// Collects the regular files below a folder.
///
/// Links to folders are followed, so a folder may be met on several ways; only one that contains
/// itself is refused. Links that double the ways at every level are stopped by `limit`.
struct FolderWalk<Tree: FileTree> {
  /// How many entries below one folder are looked at before the walk gives up.
  static var mostEntries: Int { 1_000_000 }

  private let tree: Tree
  private let root: String
  /// How many entries are looked at before the walk gives up.
  private let limit: Int
  private var looked = 0
  private var files: [String] = []
  private var refused: [InputError] = []
  /// The folders that lead to the one being walked.
  private var above: Set<Tree.Identity> = []

  private init(_ tree: Tree, _ root: String, limit: Int) {
    self.tree = tree
    self.root = root
    self.limit = limit
  }

  static func list(_ tree: Tree, _ folder: String, limit: Int = mostEntries) throws(InputError)
    -> InputFiles.Listing
  {
    var walk = FolderWalk(tree, folder, limit: limit)
    try walk.visit(try tree.folder(folder), at: "")
    return InputFiles.Listing(
      files: walk.files.sorted(by: PathText.precedes),
      refused: walk.refused.sorted { PathText.precedes($0.path, $1.path) })
  }

  private mutating func visit(_ folder: FolderContents<Tree.Identity>, at path: String)
    throws(InputError)
  {
    guard above.insert(folder.identity).inserted else { return refuse(path, .linkLoop) }
    defer { above.remove(folder.identity) }
    looked += folder.entries.count
    guard looked <= limit else {
      throw InputError(path: root, problem: .tooManyEntries(limit: limit))
    }
    for entry in folder.entries where entry.name.first != UInt8(ascii: ".") {
      guard let name = String(validating: entry.name, as: UTF8.self) else {
        refuse(child(String(decoding: entry.name, as: UTF8.self), of: path), .nameNotUTF8)
        continue
      }
      try visit(entry.kind, at: child(name, of: path))
    }
  }

  private mutating func visit(_ kind: FolderEntry.Kind, at path: String) throws(InputError) {
    switch kind {
    case .file: files.append(path)
    case .special: refuse(path, .isSpecial)
    case .folder: try descend(path)
    case .link, .unknown:
      let found: InputFiles.Kind?
      do { found = try tree.kind(full(path)) } catch { return refused.append(error) }
      switch found {
      case .file: files.append(path)
      case .folder: try descend(path)
      case .special: refuse(path, .isSpecial)
      // An entry that vanished since its folder was read is no problem of this walk.
      case nil: if kind == .link { refuse(path, .linkToNothing) }
      }
    }
  }

  private mutating func descend(_ path: String) throws(InputError) {
    let contents: FolderContents<Tree.Identity>
    do { contents = try tree.folder(full(path)) } catch { return refused.append(error) }
    try visit(contents, at: path)
  }

  private mutating func refuse(_ path: String, _ problem: InputError.Problem) {
    refused.append(InputError(path: full(path), problem: problem))
  }

  private func full(_ path: String) -> String { PathText.join(root, path) }

  private func child(_ name: String, of path: String) -> String {
    path.isEmpty ? name : path + "/" + name
  }
}
