/// Many patterns, and for each text those that match it, without trying every pattern on it.
///
/// Each pattern is filed under its longest literal piece. One pass over a text finds all pieces
/// that occur in it (the automaton of Aho and Corasick), and only their patterns are tried.
struct PatternIndex {
  private let patterns: [BindingPattern]
  /// Patterns of stars alone, which match everything.
  private let unanchored: [Int]
  private var nodes: [Node] = [Node()]

  private struct Node {
    var next: [UInt8: Int] = [:]
    /// The node of the longest proper ending that is also a beginning of a piece.
    var fallback = 0
    /// The nearest node on the way of fallbacks at which a piece ends; 0 for none.
    var ending = 0
    /// Patterns whose piece ends here.
    var patterns: [Int] = []
  }

  init(_ texts: [String]) {
    patterns = texts.map { BindingPattern($0) }
    unanchored = patterns.indices.filter { [patterns] in patterns[$0].anchor.isEmpty }
    for (index, pattern) in patterns.enumerated() where !pattern.anchor.isEmpty {
      insert(pattern.anchor, index)
    }
    linkFallbacks()
  }

  /// The indices of the patterns that match the whole text, ascending.
  func matches(_ text: String) -> [Int] {
    guard !patterns.isEmpty else { return [] }
    let bytes = Array(text.utf8)
    var candidates = Set(unanchored)
    var node = 0
    for byte in bytes {
      while node != 0, nodes[node].next[byte] == nil { node = nodes[node].fallback }
      node = nodes[node].next[byte] ?? 0
      var found = nodes[node].patterns.isEmpty ? nodes[node].ending : node
      while found != 0 {
        candidates.formUnion(nodes[found].patterns)
        found = nodes[found].ending
      }
    }
    return candidates.sorted().filter { patterns[$0].matches(bytes) }
  }

  private mutating func insert(_ anchor: [UInt8], _ pattern: Int) {
    var node = 0
    for byte in anchor {
      if let next = nodes[node].next[byte] {
        node = next
      } else {
        nodes.append(Node())
        nodes[node].next[byte] = nodes.count - 1
        node = nodes.count - 1
      }
    }
    nodes[node].patterns.append(pattern)
  }

  private mutating func linkFallbacks() {
    var queue = [0]
    var head = 0
    while head < queue.count {
      let parent = queue[head]
      head += 1
      for (byte, child) in nodes[parent].next {
        if parent != 0 {
          var node = nodes[parent].fallback
          while node != 0, nodes[node].next[byte] == nil { node = nodes[node].fallback }
          nodes[child].fallback = nodes[node].next[byte] ?? 0
        }
        let fallback = nodes[child].fallback
        nodes[child].ending = nodes[fallback].patterns.isEmpty ? nodes[fallback].ending : fallback
        queue.append(child)
      }
    }
  }
}
