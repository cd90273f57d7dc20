/// Why JSON text cannot be read.
enum JSONError: Error, Hashable {
  /// It is not JSON at this byte.
  case malformed(at: Int)
  /// It ends before its value does.
  case cutOff
  /// Values stand inside each other deeper than `JSONCursor.depthLimit`.
  case tooDeep
  /// A key that must be there is not.
  case missing(String)
  /// The value at this path, keys joined with dots, is of another type than it must be.
  case wrongType(String)
  /// An object has a key twice; nobody can say which one counts.
  case repeated(String)

  /// The same trouble, met inside the value of a key.
  func inside(_ key: String) -> JSONError {
    guard case .wrongType(let path) = self else { return self }
    return .wrongType(path.isEmpty ? key : "\(key).\(path)")
  }

  /// As a phrase about "it".
  var phrase: String {
    switch self {
    case .malformed, .cutOff: "it is not JSON"
    case .tooDeep: "its values nest deeper than \(JSONCursor.depthLimit)"
    case .missing(let key): "it has no '\(key)'"
    case .wrongType(let path):
      path.isEmpty ? "it is not a JSON object" : "its '\(path)' has another type"
    case .repeated(let key): "it has the key '\(key)' twice"
    }
  }
}
