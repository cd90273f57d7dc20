import Templates

/// What the data of one case of the specification can hold, so that it can be declared: the
/// specification itself declares nothing.
indirect enum DeclaredShape {
  case scalar
  case object([String: DeclaredShape])
  case list(DeclaredShape)

  /// The shape of a value; the elements of a list share one.
  init(of value: JSONValue) {
    switch value {
    case .null, .bool, .number, .string: self = .scalar
    case .array(let elements):
      let shapes = elements.map(DeclaredShape.init)
      self = .list(shapes.dropFirst().reduce(shapes.first ?? .scalar) { $0.merged(with: $1) })
    case .object(let members):
      // A dot in a key can be reached by no tag.
      self = .object(
        members.filter { $0.key.allSatisfy { $0 != "." && $0 != " " } }
          .mapValues(DeclaredShape.init))
    }
  }

  private func merged(with other: DeclaredShape) -> DeclaredShape {
    switch (self, other) {
    case (.object(let left), .object(let right)):
      .object(left.merging(right) { $0.merged(with: $1) })
    case (.list(let left), .list(let right)): .list(left.merged(with: right))
    case (.scalar, _): other
    default: self
    }
  }

  /// The shape with a dotted name declared at the root, and to its end wherever its first part is.
  func declaring(_ path: ArraySlice<String>) -> DeclaredShape {
    guard let first = path.first, first != "." else { return self }
    let completed = completing(path)
    guard case .object(var members) = completed, members[first] == nil else { return completed }
    members[first] = DeclaredShape.scalar.below(path.dropFirst())
    return .object(members)
  }

  /// Adds the rest of the path below each of the names that begin it.
  private func completing(_ path: ArraySlice<String>) -> DeclaredShape {
    switch self {
    case .scalar: self
    case .list(let element): .list(element.completing(path))
    case .object(let members):
      .object(
        Dictionary(
          uniqueKeysWithValues: members.map { name, shape in
            let inner = shape.completing(path)
            return (name, name == path.first ? inner.below(path.dropFirst()) : inner)
          }))
    }
  }

  private func below(_ path: ArraySlice<String>) -> DeclaredShape {
    guard let first = path.first else { return self }
    switch self {
    case .list: return self
    case .scalar: return .object([first: DeclaredShape.scalar.below(path.dropFirst())])
    case .object(var members):
      members[first] = (members[first] ?? .scalar).below(path.dropFirst())
      return .object(members)
    }
  }

  /// The shape as a kind that allows every way of writing.
  func kind(named name: String = "data") -> Kind {
    switch self {
    case .scalar: .any
    case .list(let element): .list(element.kind(named: name))
    case .object(let members):
      .object(
        Declaration(
          name, "",
          members.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.kind(named: $0.key)) }))
    }
  }
}

extension Kind {
  /// The JSON value as a value of this kind.
  func value(_ json: JSONValue) -> TemplateValue {
    switch (self, json) {
    case (.list(let element), .array(let values)): return .list(values.map(element.value))
    case (.object(let declaration), .object(let members)):
      var object = TemplateObject(declaration)
      for (slot, name) in declaration.names.enumerated() {
        if let member = members[name.name] { object[slot: slot] = name.kind.value(member) }
      }
      return .object(object)
    case (_, .bool(let flag)): return .flag(flag)
    case (_, .number(let text)), (_, .string(let text)): return .text(text)
    default: return .absent
    }
  }
}
