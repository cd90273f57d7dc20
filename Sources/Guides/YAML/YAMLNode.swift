/// One node of a YAML text and the bytes of the file it stands in.
struct YAMLNode: Hashable, Sendable {
  let content: Content
  /// In bytes of the file, front matter's offset included.
  let range: Range<Int>

  indirect enum Content: Hashable, Sendable {
    case scalar(Scalar)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  /// Text as YAML reads it; what kind of value it is depends on the key that asks.
  struct Scalar: Hashable, Sendable {
    let text: String
    /// Written without quotes and not as a block.
    let isPlain: Bool

    /// Nothing, `~` or `null`, or only white space: no value was given.
    var isEmpty: Bool {
      text.allSatisfy(\.isWhitespace) || isPlain && ["~", "null", "Null", "NULL"].contains(text)
    }
  }

  /// A key and its value; keys of one mapping differ from each other.
  struct Entry: Hashable, Sendable {
    let key: String
    let keyRange: Range<Int>
    let value: YAMLNode
  }

  /// What a message calls it.
  var kindName: String {
    switch content {
    case .scalar: "text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
