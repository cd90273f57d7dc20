import Inputs

/// The files that the last build left in its output: `.assay/written`.
///
/// One line a file, its path, a tab and its size in bytes, in the order of the paths' bytes.
struct WrittenRecord: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let path: OutputPath
    let size: Int
  }

  /// In the order of their paths' bytes, each path once.
  let entries: [Entry]

  /// Takes entries in any order; no two may have one path.
  init(_ entries: [Entry]) {
    self.entries = entries.sorted { PathText.precedes($0.path.text, $1.path.text) }
  }

  /// nil for text that `bytes` could not have given.
  init?(bytes: [UInt8]) {
    guard bytes.isEmpty || bytes.last == UInt8(ascii: "\n"),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    var entries: [Entry] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard fields.count == 2, let size = Int(Substring(fields[1])), size >= 0 else { return nil }
      let path: OutputPath
      do { path = try OutputPath(String(Substring(fields[0]))) } catch { return nil }
      if let last = entries.last, !PathText.precedes(last.path.text, path.text) { return nil }
      entries.append(Entry(path: path, size: size))
    }
    self.entries = entries
  }

  var bytes: [UInt8] {
    entries.flatMap { Array("\($0.path.text)\t\($0.size)\n".utf8) }
  }

  func contains(_ path: String) -> Bool {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if PathText.precedes(entries[middle].path.text, path) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < entries.count && PathText.isSame(entries[low].path.text, path)
  }

  /// The entries whose paths another record lacks.
  func subtracting(_ other: WrittenRecord) -> [Entry] {
    entries.filter { !other.contains($0.path.text) }
  }
}
