/// An object's key, compared without being copied.
struct JSONKey {
  fileprivate let bytes: UnsafeBufferPointer<UInt8>
  /// For the rare key with escapes.
  fileprivate let decoded: String?

  init(bytes: UnsafeBufferPointer<UInt8>, decoded: String?) {
    self.bytes = bytes
    self.decoded = decoded
  }

  var text: String { decoded ?? String(decoding: bytes, as: UTF8.self) }

  /// Lets a key be matched in a `switch`.
  static func ~= (name: StaticString, key: JSONKey) -> Bool {
    if let decoded = key.decoded { return decoded == name.description }
    let count = name.utf8CodeUnitCount
    guard key.bytes.count == count else { return false }
    for index in 0..<count where key.bytes[index] != name.utf8Start[index] { return false }
    return true
  }
}
