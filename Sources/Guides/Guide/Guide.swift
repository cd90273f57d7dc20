package import GuideMarkup

/// One Markdown document about one control or topic.
package struct Guide: Hashable, Sendable {
  package let kind: Kind
  /// The file's name without its ending; unique over the site.
  package let slug: String
  /// The source file as a person would type it, such as `content/controls/switch.md`.
  package let path: String
  /// The BCP 47 tag of the language it is written in.
  package let language: String
  package let frontMatter: FrontMatter
  /// What stands before the first section.
  package let introduction: [Part]
  /// In the order of the file.
  package let sections: [Section]
  package let footnotes: [Footnote]
  /// Every rule of every behaviour table, in the order of the file.
  package let rules: [Rule]
  /// The same guide in other languages, in the order of the settings' `languages`.
  package let translations: [Guide]

  package init(
    kind: Kind, slug: String, path: String, language: String, frontMatter: FrontMatter,
    introduction: [Part], sections: [Section], footnotes: [Footnote], rules: [Rule],
    translations: [Guide] = []
  ) {
    self.kind = kind
    self.slug = slug
    self.path = path
    self.language = language
    self.frontMatter = frontMatter
    self.introduction = introduction
    self.sections = sections
    self.footnotes = footnotes
    self.rules = rules
    self.translations = translations
  }

  /// Which folder of content/ the guide stands in.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case control
    case topic

    /// The folder under content/ and in every address: `controls` or `topics`.
    package var folder: String {
      switch self {
      case .control: "controls"
      case .topic: "topics"
      }
    }
  }
}
