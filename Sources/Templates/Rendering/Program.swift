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

/// Where a name's value is found: a position in the innermost object of a declaration.
struct NameReference: Hashable, Sendable {
  /// nil for `.`, the value at hand.
  let declaration: Declaration?
  let slot: Int
  /// The further positions of a dotted name, outermost first.
  var inner: [Int] = []

  init(declaration: Declaration?, slot: Int) {
    self.declaration = declaration
    self.slot = slot
  }
}

/// The references of a page's programs, each once.
struct ReferenceTable {
  private(set) var ordered: [NameReference] = []
  private var indices: [NameReference: Int] = [:]

  mutating func index(of reference: NameReference) -> Int {
    if let known = indices[reference] { return known }
    indices[reference] = ordered.count
    ordered.append(reference)
    return ordered.count - 1
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
