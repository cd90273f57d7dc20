extension [TestRecord] {
  /// Sorted by suite, name and place: the order of a run, whatever the order of its file.
  func inOrder() -> [TestRecord] {
    var sorted = self
    sorted.arrange(order())
    return sorted
  }

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

  /// Puts them in an order that `order` gave, in place: another array of as many records would cost
  /// more than anything else a large run needs.
  mutating func arrange(_ order: [Int]) {
    var order = order
    for start in indices {
      var hole = start
      while order[hole] != start {
        let next = order[hole]
        swapAt(hole, next)
        order[hole] = hole
        hole = next
      }
      order[hole] = hole
    }
  }
}
