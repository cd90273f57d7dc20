/// A page of content/ that is no guide.
package enum StandalonePage: String, Hashable, Sendable, CaseIterable {
  case home
  case howToRead
  case glossary
  case sources

  /// Its file, directly inside the content folder.
  package var fileName: String {
    switch self {
    case .home: "index.md"
    case .howToRead: "how-to-read.md"
    case .glossary: "glossary.md"
    case .sources: SourceKeys.fileName
    }
  }
}
