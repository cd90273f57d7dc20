/// What a guide's path says: its kind, its slug and its language.
package struct GuideName: Hashable, Sendable {
  package let kind: Guide.Kind
  package let slug: String
  /// The tag between slug and `.md`; nil for the source language.
  package let languageTag: String?
  /// Relative to the content folder, such as `controls/switch.ru.md`.
  package let path: String

  /// nil when the path is no Markdown file directly inside a folder of guides.
  package init?(path: String) {
    guard let slash = path.firstIndex(of: "/"), path.hasSuffix(".md"),
      let kind = Guide.Kind.allCases.first(where: { $0.folder == path[..<slash] })
    else { return nil }
    let stem = path[path.index(after: slash)...].dropLast(3)
    guard !stem.contains("/") else { return nil }
    let dot = stem.firstIndex(of: ".")
    self.kind = kind
    self.slug = String(stem[..<(dot ?? stem.endIndex)])
    self.languageTag = dot.map { String(stem[stem.index(after: $0)...]) }
    self.path = path
  }

  /// Lower-case ASCII letters and digits in words that single hyphens part.
  package static func isSlug(_ text: some StringProtocol) -> Bool {
    var afterWord = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        afterWord = true
      case UInt8(ascii: "-") where afterWord: afterWord = false
      default: return false
      }
    }
    return afterWord
  }
}
