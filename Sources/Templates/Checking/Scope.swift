/// What a tag can see: the value at hand and the objects around it.
struct Scope: Hashable {
  /// The kind that `.` stands for.
  private(set) var current: Kind
  /// Innermost first, each once: an outer object of the same declaration is never seen.
  private(set) var declarations: [Declaration] = []

  init(_ kind: Kind) {
    current = kind
    enter(kind)
  }

  /// Goes into a section over one value of this kind.
  mutating func enter(_ kind: Kind) {
    current = kind
    guard case .object(let declaration) = kind, declarations.first != declaration else { return }
    declarations.removeAll { $0 == declaration }
    declarations.insert(declaration, at: 0)
  }

  /// The innermost declaration that has the name decides, also where its value is absent.
  func find(_ name: String) -> (declaration: Declaration, slot: Int)? {
    for declaration in declarations {
      if let slot = declaration.slot(name) { return (declaration, slot) }
    }
    return nil
  }
}
