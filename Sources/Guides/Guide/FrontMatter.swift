/// What a guide says of itself before its text.
package struct FrontMatter: Hashable, Sendable {
  package var title: String
  package var summary: String
  /// The class or component name, shown in code.
  package var className: String?
  package var introduced: String?
  package var deprecated: String?
  /// The class that took its place; text, since it may have no guide.
  package var replacedBy: String?
  package var owner: String?
  /// Slugs of guides.
  package var similar: [String]
  /// Keys of sources.md.
  package var sources: [String]
  /// The first parts that its rule ids may have; the slug where nothing else is said.
  package var prefixes: [String]
  /// Old rule ids and the ids that took their place, in the order of the file.
  package var aliases: [Alias]
  /// Its place among the guides of its folder; without one, by title after those that have one.
  package var order: Int?
  /// A draft is checked and not published.
  package var isDraft: Bool

  package init(
    title: String, summary: String, className: String? = nil, introduced: String? = nil,
    deprecated: String? = nil, replacedBy: String? = nil, owner: String? = nil,
    similar: [String] = [], sources: [String] = [], prefixes: [String] = [], aliases: [Alias] = [],
    order: Int? = nil, isDraft: Bool = false
  ) {
    self.title = title
    self.summary = summary
    self.className = className
    self.introduced = introduced
    self.deprecated = deprecated
    self.replacedBy = replacedBy
    self.owner = owner
    self.similar = similar
    self.sources = sources
    self.prefixes = prefixes
    self.aliases = aliases
    self.order = order
    self.isDraft = isDraft
  }

  /// An id that a rule once had.
  package struct Alias: Hashable, Sendable {
    package let old: String
    package let new: String

    package init(old: String, new: String) {
      self.old = old
      self.new = new
    }
  }
}
