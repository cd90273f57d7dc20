extension Era {
  /// The names of the eras, oldest first; each lasts until the next.
  package static let names = ["ios6", "ios7", "ios9", "ios13", "ios17", "ios26"]

  /// Reads `NAME`, `NAME+` or `NAME-NAME`; nil for an unknown name or a range that runs backwards.
  package init?(_ text: String) {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    if ends.count == 2 {
      guard let first = Era.names.firstIndex(of: ends[0]),
        let last = Era.names.firstIndex(of: ends[1]), first <= last
      else { return nil }
      self.init(first: ends[0], reach: .through(ends[1]))
      return
    }
    let isOpen = text.hasSuffix("+")
    let name = isOpen ? String(text.dropLast()) : text
    guard Era.names.contains(name) else { return nil }
    self.init(first: name, reach: isOpen ? .andLater : .only)
  }
}
