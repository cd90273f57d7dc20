/// A piece of advice that a design does not follow.
///
/// Each piece of advice is a function in a file of its own in this folder: it looks at objects, or
/// at what an app intends, and gives back what it found, in order; nothing for a good design.
public struct DesignFinding: Hashable, Sendable {
  /// A stable name of the advice, in kebab-case.
  public let name: String
  /// What is wrong and what to do instead, as a sentence.
  public let message: String

  init(_ name: String, _ message: String) {
    self.name = name
    self.message = message
  }
}

/// The checks of designs: what the guides call mistakes.
public enum DesignCheck {}
