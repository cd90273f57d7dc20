/// Why a text is not JSON.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, without the place.
  public let message: String
  /// Where, in bytes from the beginning of the text.
  public let offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// What is wrong and where.
  public var description: String { "\(message) at byte \(offset)" }
}
