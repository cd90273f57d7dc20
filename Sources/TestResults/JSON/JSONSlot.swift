extension Optional {
  /// Keeps the value of a key, which an object may have once.
  mutating func keep(_ key: StaticString, _ value: Wrapped) throws(JSONError) {
    guard case .none = self else { throw .repeated(key.description) }
    self = value
  }

  /// The value of a key that must be there.
  func required(_ key: StaticString) throws(JSONError) -> Wrapped {
    guard let value = self else { throw .missing(key.description) }
    return value
  }
}
