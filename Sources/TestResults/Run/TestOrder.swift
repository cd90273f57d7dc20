extension [TestRecord] {
  /// Sorted by suite, name and place: the order of a run, whatever the order of its file.
  func inOrder() -> [TestRecord] {
    // Records are large; their numbers are sorted, and each record moves once.
    let order = indices.sorted { left, right in
      let (a, b) = (self[left], self[right])
      if a.suite != b.suite { return a.suite < b.suite }
      if a.name != b.name { return a.name < b.name }
      return a.place == b.place ? left < right : a.place < b.place
    }
    return order.map { self[$0] }
  }
}
