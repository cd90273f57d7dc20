/// What the model's own declarations say of themselves: since when they exist, what they return,
/// what a class inherits from and declares.
///
/// The facts come from the compiler, so a rule about an API is compared with the model and never
/// with a table beside it.
public struct APIFacts: Sendable {
  /// A declaration or file that is not there.
  public struct Missing: Error, CustomStringConvertible {
    /// What is not there.
    public let what: String
    /// What is not there, as a sentence.
    public var description: String { "there is no \(what)" }
  }

  private struct Declaration {
    let text: String
    let introduced: String?
    let deprecated: String?
    let message: String?
  }

  private let declarations: [String: Declaration]
  private let superclasses: [String: String]
  private let memberNames: [String: [String]]

  /// The facts about AccessibilityModel and UIKitModel, read once in a process.
  public static var model: APIFacts {
    get throws { try cached.get() }
  }

  private static let cached = Result {
    APIFacts(
      try ["AccessibilityModel", "UIKitModel"].map { try SymbolGraph.extract(module: $0) })
  }

  init(_ graphs: [SymbolGraph]) {
    var declarations: [String: Declaration] = [:]
    var superclasses: [String: String] = [:]
    var memberNames: [String: [String]] = [:]
    var names: [String: String] = [:]
    for symbol in graphs.flatMap(\.symbols) {
      let path = symbol.pathComponents.joined(separator: ".")
      names[symbol.identifier.precise] = path
      let system = symbol.availability?.first { $0.domain == "iOS" }
      declarations[path] = Declaration(
        text: (symbol.declarationFragments ?? []).map(\.spelling).joined(),
        introduced: system?.introduced?.text, deprecated: system?.deprecated?.text,
        message: system?.message)
      if let member = symbol.pathComponents.last, symbol.pathComponents.count > 1 {
        let owner = symbol.pathComponents.dropLast().joined(separator: ".")
        memberNames[owner, default: []].append(member)
      }
    }
    for relationship in graphs.flatMap(\.relationships) where relationship.kind == "inheritsFrom" {
      guard let name = names[relationship.source] else { continue }
      let fallback = relationship.targetFallback.map { String($0.split(separator: ".").last ?? "") }
      superclasses[name] = names[relationship.target] ?? fallback
    }
    self.declarations = declarations
    self.superclasses = superclasses
    self.memberNames = memberNames.mapValues { $0.sorted() }
  }

  /// The first iOS that has the declaration at `path`, such as `7.0`; `nil` when it does not say.
  ///
  /// - Parameter path: names joined by periods, a function with its labels, such as
  ///   `AccessibilityObject.accessibilityScroll(_:)`.
  /// - Throws: `Missing` without such a declaration.
  public func introduced(_ path: String) throws -> String? {
    try declaration(at: path).introduced
  }

  /// The iOS that deprecated the declaration at `path`, or `nil` when none did.
  ///
  /// - Throws: `Missing` without such a declaration.
  public func deprecated(_ path: String) throws -> String? {
    try declaration(at: path).deprecated
  }

  /// What the deprecation of the declaration at `path` tells to use, or `nil`.
  ///
  /// - Throws: `Missing` without such a declaration.
  public func replacement(_ path: String) throws -> String? {
    try declaration(at: path).message
  }

  /// The declaration at `path` as the compiler prints it, such as
  /// `func accessibilityActivate() -> Bool`.
  ///
  /// - Throws: `Missing` without such a declaration.
  public func text(_ path: String) throws -> String {
    try declaration(at: path).text
  }

  /// The names that the class, enumeration or protocol `type` declares or overrides itself, sorted.
  ///
  /// - Throws: `Missing` without such a type.
  public func members(of type: String) throws -> [String] {
    _ = try declaration(at: type)
    return memberNames[type] ?? []
  }

  /// The superclasses of `type`, the nearest first; empty for the root.
  ///
  /// - Throws: `Missing` without such a class.
  public func superclasses(of type: String) throws -> [String] {
    _ = try declaration(at: type)
    var chain: [String] = []
    var current = type
    while let next = superclasses[current] {
      chain.append(next)
      current = next
    }
    return chain
  }

  /// Whether there is a declaration at `path`.
  public func declares(_ path: String) -> Bool {
    declarations[path] != nil
  }

  private func declaration(at path: String) throws -> Declaration {
    guard let declaration = declarations[path] else {
      throw Missing(what: "declaration \(path) in the model")
    }
    return declaration
  }
}
