/// Finds what somebody probably meant.
package enum Spelling {
  /// The candidate with the smallest edit distance to `word`, or nil when none is near enough.
  ///
  /// Near enough is a third of the word's length, at least one edit. Of equally near ones the
  /// first in alphabetical order wins, so that the answer does not depend on the order given.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.unicodeScalars)
    guard letters.count <= 200 else { return nil }
    var limit = max(1, letters.count / 3)
    var best: String?
    for candidate in candidates where candidate != word {
      let other = Array(candidate.unicodeScalars)
      guard abs(other.count - letters.count) <= limit else { continue }
      let distance = editDistance(letters, other)
      if distance < limit || (distance == limit && (best.map { candidate < $0 } ?? true)) {
        limit = distance
        best = candidate
      }
    }
    return best
  }

  /// `; did you mean 'x'?` or nothing: the end of a message about an unknown name.
  package static func suggestion(for word: String, among candidates: some Sequence<String>)
    -> String
  {
    nearest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Insertions, deletions, replacements and swaps of two neighbours, each of cost 1.
  private static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        var cost = min(
          previous[column] + (left[row] == right[column] ? 0 : 1), previous[column + 1] + 1,
          current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
