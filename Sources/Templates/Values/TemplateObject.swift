/// The values of one declaration's names.
///
/// A name that was not set is absent. Setting an undeclared name, or a value of another kind than
/// the declared one, is a bug in the code that makes pages and stops at once.
package struct TemplateObject: Hashable, Sendable {
  /// The names and kinds that the object keeps to.
  package let declaration: Declaration
  /// By slot; as long as the declaration's names.
  private(set) var values: [TemplateValue]

  package init(_ declaration: Declaration) {
    self.declaration = declaration
    values = Array(repeating: .absent, count: declaration.names.count)
  }

  /// An object with some of its names set, in any order; the declared one is the cheapest.
  package init(_ declaration: Declaration, _ values: KeyValuePairs<String, TemplateValue>) {
    self.init(declaration)
    var expected = 0
    for (name, value) in values {
      // Mostly the names come in the declared order, which saves the search.
      let names = declaration.names
      let isExpected = expected < names.count && names[expected].name == name
      let slot = isExpected ? expected : slot(of: name)
      self[slot: slot] = value
      expected = slot + 1
    }
  }

  /// The value of a declared name; `absent` until it is set.
  package subscript(name: String) -> TemplateValue {
    get { values[slot(of: name)] }
    set { self[slot: slot(of: name)] = newValue }
  }

  /// The value by its name's position in the declaration, for code that sets many objects.
  package subscript(slot slot: Int) -> TemplateValue {
    get { values[slot] }
    set {
      let kind = declaration.names[slot].kind
      guard kind.holds(newValue) || kind.resolved(in: declaration).holds(newValue) else {
        preconditionFailure(
          "'\(declaration.names[slot].name)' of '\(declaration.name)' is \(kind.description), "
            + "and not \(newValue)")
      }
      values[slot] = newValue
    }
  }

  private func slot(of name: String) -> Int {
    guard let slot = declaration.slot(name) else {
      preconditionFailure("'\(declaration.name)' does not declare '\(name)'")
    }
    return slot
  }
}
