import Diagnostics

/// Addresses that carry content or code of their own into the reader's browser.
enum ScriptLink {
  static func report(
    _ address: String, of kind: String, at range: Range<Int>, in file: SourceFile,
    _ log: inout DiagnosticLog
  ) {
    guard let scheme = scheme(of: address) else { return }
    log.report(
      .scriptLink, "the \(kind)'s address has the scheme '\(scheme)'", at: file.place(range),
      help: ["link to a file of the site or to an https address"])
  }

  /// The scheme when it is one that is refused; control characters and white space, which
  /// browsers leave out, do not hide it.
  static func scheme(of address: String) -> String? {
    guard address.utf8.contains(UInt8(ascii: ":")) else { return nil }
    var letters: [UInt8] = []
    for scalar in address.unicodeScalars {
      if scalar == ":" { break }
      if !(0x21...0x7E).contains(scalar.value), isInvisible(scalar) { continue }
      guard scalar.isASCII, letters.count < 10 else { return nil }
      letters.append(UInt8(scalar.value) | 0x20)
    }
    let scheme = String(decoding: letters, as: UTF8.self)
    return ["javascript", "vbscript", "data"].contains(scheme) ? scheme : nil
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
