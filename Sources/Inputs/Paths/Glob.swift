/// A pattern for paths: `*` stands for any bytes within one name, `?` for one Unicode scalar of a
/// name, and a part that is `**` for any number of folders, none included.
///
/// Nothing else is special. Matching walks pattern and path once for each part of the pattern,
/// so no pattern can make it run wild.
package struct Glob: Hashable, Sendable {
  private let parts: [Part]
  private let isAbsolute: Bool
  /// The folder that every match lies in: the parts before the first one with a wildcard; `.`
  /// when there are none.
  package let base: String

  package init(_ pattern: String) {
    let normalised = PathText.normalise(pattern)
    isAbsolute = PathText.isAbsolute(normalised)
    parts = PathText.components(normalised).map(Part.init)
    let plain = PathText.components(normalised).prefix { !Self.hasWildcard($0) }
    // The last part names a file, even where it has no wildcard.
    let folders = plain.count == parts.count ? plain.dropLast() : plain
    let joined = folders.joined(separator: "/")
    base = isAbsolute ? "/" + joined : (joined.isEmpty ? "." : joined)
  }

  /// Whether a text would be read as a pattern and not as a path.
  package static func hasWildcard(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  /// Whether the whole path fits the pattern.
  package func matches(_ path: String) -> Bool { reached(path).last == true }

  /// Whether a path below this folder could match.
  package func canMatchBelow(_ folder: String) -> Bool { reached(folder).dropLast().contains(true) }

  /// For each number of pattern parts whether these can stand for the whole path.
  private func reached(_ path: String) -> [Bool] {
    let normalised = PathText.normalise(path)
    var states = [Bool](repeating: false, count: parts.count + 1)
    guard PathText.isAbsolute(normalised) == isAbsolute else { return states }
    states[0] = true
    skipFolderParts(&states)
    for name in PathText.components(normalised) {
      let bytes = Array(name.utf8)
      var next = [Bool](repeating: false, count: parts.count + 1)
      for (index, part) in parts.enumerated() where states[index] {
        switch part {
        // No wildcard stands for the way up.
        case .folders: if name != ".." { next[index] = true }
        case .name(let pattern) where name == "..":
          if pattern == bytes { next[index + 1] = true }
        case .name(let pattern):
          if Self.matches(bytes, pattern) { next[index + 1] = true }
        }
      }
      skipFolderParts(&next)
      states = next
    }
    return states
  }

  /// `**` may stand for no folder at all.
  private func skipFolderParts(_ states: inout [Bool]) {
    for (index, part) in parts.enumerated() where states[index] && part == .folders {
      states[index + 1] = true
    }
  }

  private enum Part: Hashable, Sendable {
    /// `**`
    case folders
    case name([UInt8])

    init(_ text: String) { self = text == "**" ? .folders : .name(Array(text.utf8)) }
  }

  /// One name against one part: on a mismatch only the latest `*` takes one byte more, which is
  /// enough, because what an earlier one could take the later one can too.
  private static func matches(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
    var (at, part) = (0, 0)
    var star: (part: Int, at: Int)?
    while at < name.count {
      if part < pattern.count, pattern[part] == UInt8(ascii: "*") {
        star = (part, at)
        part += 1
      } else if part < pattern.count, pattern[part] == UInt8(ascii: "?"), isStart(name[at]) {
        at += 1
        while at < name.count, !isStart(name[at]) { at += 1 }
        part += 1
      } else if part < pattern.count, pattern[part] == name[at] {
        at += 1
        part += 1
      } else if let latest = star {
        at = latest.at + 1
        part = latest.part + 1
        star = (latest.part, at)
      } else {
        return false
      }
    }
    return pattern[part...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// Whether a byte begins a scalar.
  private static func isStart(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}

// MARK: - Looking patterns up

extension InputFiles {
  /// The files that a pattern names, sorted by their bytes, with the pattern's folder in front;
  /// none when that folder does not exist.
  ///
  /// As in every list, names that begin with a dot are left out below that folder. Refused are
  /// only entries that could have been or held a match.
  package func files(matching glob: Glob) throws(InputError) -> Listing {
    guard try kind(glob.base) == .folder else { return Listing(files: []) }
    let listing = try list(glob.base)
    return Listing(
      files: listing.files.map { PathText.join(glob.base, $0) }.filter(glob.matches),
      refused: listing.refused.filter { glob.matches($0.path) || glob.canMatchBelow($0.path) })
  }
}
