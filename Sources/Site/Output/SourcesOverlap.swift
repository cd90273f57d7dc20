package import Inputs

extension SiteError {
  /// Throws when an output and a folder of sources lie in one another or are one.
  ///
  /// Compared are the real folders, by component: neither links nor `..` hide an overlap, and
  /// `public-old` has nothing to do with `public`. Sources that do not exist overlap nothing.
  package static func refuseOverlap(output: String, sources: [String], files: InputFiles)
    throws(SiteError)
  {
    let target = resolve(output, files)
    for source in sources {
      guard let folder = files.resolve(source) else { continue }
      if PathText.isContained(target, in: folder) || PathText.isContained(folder, in: target) {
        throw SiteError(path: output, problem: .overlaps(input: source))
      }
    }
  }

  /// The real path of something that need not exist yet: that of the nearest folder above it
  /// that does, and the rest as it is.
  private static func resolve(_ path: String, _ files: InputFiles) -> String {
    var folder = PathText.normalise(path)
    var rest = "."
    while true {
      if let resolved = files.resolve(folder) { return PathText.join(resolved, rest) }
      let name = PathText.fileName(folder)
      guard folder != ".", folder != "/", name != ".." else { return PathText.join(folder, rest) }
      rest = PathText.join(name, rest)
      folder = PathText.parent(folder)
    }
  }
}
