package import Diagnostics
package import GuideMarkup

/// Everything that content/ says, read and checked.
package struct Content: Hashable, Sendable {
  package var settings: SiteSettings
  /// Controls before topics; within a folder by `order`, then by title. Drafts are left out.
  package let guides: [Guide]
  /// In the order of sources.md.
  package let sources: [Source]
  package let waivers: [Waiver]
  package let bindings: [Binding]
  /// The accepted text by rule id; nil when there is no accepted.yml.
  package let acceptedTexts: [String: String]?
  /// content/index.md, shown on the home page; nil for the built-in words.
  package let home: MarkupDocument?
  /// content/how-to-read.md; nil for the built-in page.
  package let howToRead: MarkupDocument?
  /// content/glossary.md; nil for the built-in page.
  package let glossary: MarkupDocument?
  /// Images that guides show, as paths relative to content/, sorted.
  package let images: [String]
  /// Where the links of these texts lead.
  package let links: ContentLinks

  package init(
    settings: SiteSettings, guides: [Guide], sources: [Source] = [], waivers: [Waiver] = [],
    bindings: [Binding] = [], acceptedTexts: [String: String]? = nil, home: MarkupDocument? = nil,
    howToRead: MarkupDocument? = nil, glossary: MarkupDocument? = nil, images: [String] = [],
    links: ContentLinks = .none
  ) {
    self.settings = settings
    self.guides = guides
    self.sources = sources
    self.waivers = waivers
    self.bindings = bindings
    self.acceptedTexts = acceptedTexts
    self.home = home
    self.howToRead = howToRead
    self.glossary = glossary
    self.images = images
    self.links = links
  }
}

/// One entry of sources.md: where rules come from.
package struct Source: Hashable, Sendable {
  package let key: String
  package let blocks: [Block]

  package init(key: String, blocks: [Block]) {
    self.key = key
    self.blocks = blocks
  }
}

/// A declared, owned, expiring exception.
package struct Waiver: Hashable, Sendable {
  package let rule: String
  package let reason: String
  package let owner: String?
  package let issue: String?
  /// The last day on which it is in force, as `2027-01-31` (UTC); nil for no end.
  package let until: String?
  package let place: SourcePlace

  package init(
    rule: String, reason: String, owner: String?, issue: String?, until: String?, place: SourcePlace
  ) {
    self.rule = rule
    self.reason = reason
    self.owner = owner
    self.issue = issue
    self.until = until
    self.place = place
  }
}

/// One line of bindings.yml: tests whose `suite/name` matches speak for a rule.
package struct Binding: Hashable, Sendable {
  /// `*` stands for any run of characters.
  package let pattern: String
  package let rule: String
  package let place: SourcePlace

  package init(pattern: String, rule: String, place: SourcePlace) {
    self.pattern = pattern
    self.rule = rule
    self.place = place
  }
}
