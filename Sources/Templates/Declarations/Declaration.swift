/// The names that a template may use in one place, each with its kind.
///
/// A page has a declaration, and so has every object that its names lead to. Two declarations are
/// the same only if they are one instance: make each once, as a constant.
package final class Declaration: Sendable {
  /// What the object is, as problems and the generated list of names call it: `rule`.
  package let name: String
  /// What the object is about, in one sentence; may be empty.
  package let documentation: String
  /// In the order in which they are listed for a reader.
  package let names: [Name]
  /// The position of each name in `names`.
  private let slots: [String: Int]

  /// Declares the names of an object; a name that stands twice, or that no tag could hold, is a bug.
  package init(_ name: String, _ documentation: String = "", _ names: [Name]) {
    self.name = name
    self.documentation = documentation
    self.names = names
    var slots: [String: Int] = [:]
    for (slot, declared) in names.enumerated() {
      precondition(
        !declared.name.isEmpty && !declared.name.utf8.contains { $0 <= 0x20 || $0 == 0x2E },
        "no tag can hold the name '\(declared.name)'")
      let earlier = slots.updateValue(slot, forKey: declared.name)
      precondition(earlier == nil, "'\(name)' declares '\(declared.name)' twice")
    }
    self.slots = slots
  }

  /// One name of a declaration.
  package struct Name: Hashable, Sendable {
    /// Without dots or spaces.
    package let name: String
    package let kind: Kind
    /// What it holds and when it is absent, for the author of a template; may be empty.
    package let documentation: String
    /// A value as it could appear on a page; nil where the kind says enough.
    package let example: String?

    package init(_ name: String, _ kind: Kind, _ documentation: String = "", example: String? = nil)
    {
      self.name = name
      self.kind = kind
      self.documentation = documentation
      self.example = example
    }
  }
}

// MARK: - Looking names up

extension Declaration {
  /// The position of a name in `names`, or nil where it is not declared.
  package func slot(_ name: String) -> Int? { slots[name] }

  /// The kind of the name at a position; never `itself`, and no list of it.
  package func kind(at slot: Int) -> Kind { names[slot].kind.resolved(in: self) }

  /// This declaration and all that its names lead to, each once, in the order of the names.
  package var reachable: [Declaration] {
    var found: [Declaration] = [self]
    var seen: Set<Declaration> = [self]
    var next = 0
    while next < found.count {
      for declared in found[next].names {
        if let inner = declared.kind.declaration, seen.insert(inner).inserted {
          found.append(inner)
        }
      }
      next += 1
    }
    return found
  }
}

extension Kind {
  /// The declaration that the objects of this kind have; nil for kinds without objects, and for
  /// `itself`, which leads nowhere else.
  package var declaration: Declaration? {
    switch self {
    case .object(let declaration): declaration
    case .list(let element): element.declaration
    case .text, .html, .url, .flag, .itself, .any: nil
    }
  }
}

// MARK: - Identity is the instance

extension Declaration: Hashable {
  package static func == (left: Declaration, right: Declaration) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
