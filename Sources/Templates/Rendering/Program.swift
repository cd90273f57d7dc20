import Diagnostics

/// One step of writing a page.
enum Operation: Hashable, Sendable {
  /// Bytes of the literals.
  case literal(Range<Int>)
  /// The indentation of the partials around, at the start of a line.
  case indentation
  /// The value of a reference, escaped by its kind.
  case escaped(Int)
  /// The value of a reference as it stands.
  case raw(Int)
  /// The operations up to `end`, for what the reference holds.
  case section(Int, end: Int)
  /// The operations up to `end`, if the reference holds nothing.
  case inverted(Int, end: Int)
  /// One of the partial calls.
  case partial(Int)

  /// The operation with its section ending before the operation at `end`.
  func ending(at end: Int) -> Operation {
    switch self {
    case .section(let reference, _): .section(reference, end: end)
    case .inverted(let reference, _): .inverted(reference, end: end)
    case .literal, .indentation, .escaped, .raw, .partial: self
    }
  }
}

/// Where a name's value is found: a slot of the innermost object of a declaration.
struct Reference: Hashable, Sendable {
  /// nil for `.`, the value at hand. The page's kind keeps the declaration alive.
  let declaration: ObjectIdentifier?
  let slot: Int
  /// The further slots of a dotted name, as a range of the page's inner slots.
  let inner: Range<Int>
}

/// The references of a page's programs, each once.
struct ReferenceTable {
  private(set) var references: [Reference] = []
  private(set) var innerSlots: [Int] = []
  private var indices: [Key: Int] = [:]

  private struct Key: Hashable {
    let declaration: Declaration?
    let slots: [Int]
  }

  /// The reference to `.`.
  mutating func indexOfCurrent() -> Int { index(Key(declaration: nil, slots: [0])) }

  /// The reference to a name, by the slots of its parts; never empty.
  mutating func index(of declaration: Declaration, _ slots: [Int]) -> Int {
    index(Key(declaration: declaration, slots: slots))
  }

  private mutating func index(_ key: Key) -> Int {
    if let known = indices[key] { return known }
    indices[key] = references.count
    let start = innerSlots.count
    innerSlots += key.slots.dropFirst()
    references.append(
      Reference(
        declaration: key.declaration.map(ObjectIdentifier.init), slot: key.slots[0],
        inner: start..<innerSlots.count))
    return references.count - 1
  }
}

/// One partial tag in one scope.
struct PartialCall: Sendable {
  let program: Int
  let name: String
  /// The file that the tag stands in, and the range of its name there.
  let file: SourceFile
  let tag: Range<Int>
  /// A range of the literals; nil for a tag that does not stand alone on its line.
  let indentation: Range<Int>?
}
