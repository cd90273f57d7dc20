import Inputs

/// The path of one file of the site, relative to the output and safe to create there.
struct OutputPath: Hashable, Sendable {
  /// As the caller spelt it: parts with `/` between them.
  let text: String
  /// The folders on the way, outermost first; empty for a file at the top.
  let folders: [String]
  let name: String

  /// The folder in the output that belongs to the builds themselves.
  static let reserved = ".assay"

  init(_ text: String) throws(SiteError) {
    if let flaw = Self.flaw(text) {
      throw SiteError(path: text, problem: .unsafePath(flaw))
    }
    self.text = text
    var parts = text.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    name = parts.removeLast()
    folders = parts
  }

  /// The same for all spellings that a file system may hold to be one name: case and Unicode
  /// normalisation do not count. Compare keys with `==`, which ignores normalisation.
  static func key(_ path: String) -> String {
    path.utf8.allSatisfy { $0 < 0x80 } ? path.lowercased() : path.uppercased().lowercased()
  }

  private static func flaw(_ text: String) -> String? {
    if text.isEmpty { return "it is empty" }
    if PathText.isAbsolute(text) { return "it begins with a slash" }
    if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      return "it has a control character"
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for part in parts {
      if part.isEmpty { return "it has an empty part" }
      if part.elementsEqual(".".utf8) { return "it has the part '.'" }
      if part.elementsEqual("..".utf8) { return "it has the part '..'" }
      if part.count > 255 { return "it has a part of more than 255 bytes" }
    }
    return key(String(Substring(parts[0]))) == reserved ? "'\(reserved)' belongs to Assay" : nil
  }
}
