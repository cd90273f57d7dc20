/// Turns the paths of tests' source files into paths that a reader elsewhere can use.
///
/// Result files hold the absolute paths of the machine that ran the tests. None of these is passed
/// on: pages have the same bytes wherever they are built.
struct SourcePaths {
  /// Without a slash at its end; nil when unknown.
  private let projectFolder: String?

  init(projectFolder: String?) {
    var folder = projectFolder
    while let path = folder, path.count > 1, path.hasSuffix("/") {
      folder = String(path.dropLast())
    }
    self.projectFolder = folder
  }

  /// The path of a Swift file, relative to its package.
  ///
  /// - Parameters:
  ///   - fileID: `Module/File.swift`, as Swift's `#fileID` has it.
  ///   - filePath: The compiler's path, nearly always absolute; nil when unknown.
  /// - Returns: The path below the project folder; else the part from `Tests/Module` or
  ///   `Sources/Module` on; else the file id.
  func path(fileID: String, filePath: String?) -> String {
    guard let filePath else { return path(file: fileID) }
    if let path = relative(filePath) { return path }
    let module = fileID.split(separator: "/").first
    let parts = filePath.split(separator: "/")
    let root = parts.indices.dropLast().last {
      (parts[$0] == "Tests" || parts[$0] == "Sources") && parts[$0 + 1] == module
    }
    return root.map { parts[$0...].joined(separator: "/") } ?? path(file: fileID)
  }

  /// The path of any file: as it stands if it is relative, below the project folder if it is
  /// there, else the file's name alone.
  func path(file: String) -> String {
    if let path = relative(file) { return path }
    return file.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? file
  }

  private func relative(_ path: String) -> String? {
    if let projectFolder, path.hasPrefix(projectFolder + "/") {
      return String(path.dropFirst(projectFolder.count + 1))
    }
    let isAbsolute =
      path.hasPrefix("/") || path.hasPrefix("\\") || path.hasPrefix("file:")
      || path.dropFirst().hasPrefix(":\\") || path.dropFirst().hasPrefix(":/")
    let leavesItsFolder = path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).contains("..")
    return isAbsolute || leavesItsFolder ? nil : path
  }
}
