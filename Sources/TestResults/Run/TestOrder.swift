extension [TestRecord] {
  /// Sorted by suite, name and place: the order of a run, whatever the order of its file.
  func inOrder() -> [TestRecord] { order().map { self[$0] } }

  /// The indices in that order. Records are large: their numbers are sorted, and each record moves
  /// once.
  func order() -> [Int] {
    indices.sorted { left, right in
      if self[left].suite != self[right].suite { return self[left].suite < self[right].suite }
      if self[left].name != self[right].name { return self[left].name < self[right].name }
      let (before, after) = (self[left].place, self[right].place)
      return before == after ? left < right : before < after
    }
  }
}
