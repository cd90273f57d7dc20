/// What site.yml says; every key but the title has a default.
package struct SiteSettings: Hashable, Sendable {
  package var title: String
  /// Ends in a slash; without it there are no canonical links.
  package var baseURL: String?
  /// BCP 47 tags; the first is the source language. Never empty.
  package var languages: [String]
  /// Files, folders or globs, relative to the folder that holds content/.
  package var results: [String]
  /// Environments in which every rule must have passed.
  package var requiredEnvironments: [String]
  /// How many shards make one run, by environment.
  package var shards: [String: Int]
  package var expectedFailures: ExpectedFailures
  /// Seconds after which a run is stale; nil when age alone never makes it so.
  package var staleAfter: Int?
  /// How many builds the history keeps; at least 2.
  package var historyBuilds: Int
  /// An address with `{path}` and `{line}`.
  package var sourceURL: String?
  /// The catalogue's groups in order; empty for one group by folder.
  package var groups: [Group]
  package var allowsRawHTML: Bool

  package init(
    title: String, baseURL: String? = nil, languages: [String] = ["en"], results: [String] = [],
    requiredEnvironments: [String] = [], shards: [String: Int] = [:],
    expectedFailures: ExpectedFailures = .waiver, staleAfter: Int? = nil,
    historyBuilds: Int = SiteSettings.defaultHistoryBuilds, sourceURL: String? = nil,
    groups: [Group] = [], allowsRawHTML: Bool = false
  ) {
    self.title = title
    self.baseURL = baseURL
    self.languages = languages
    self.results = results
    self.requiredEnvironments = requiredEnvironments
    self.shards = shards
    self.expectedFailures = expectedFailures
    self.staleAfter = staleAfter
    self.historyBuilds = historyBuilds
    self.sourceURL = sourceURL
    self.groups = groups
    self.allowsRawHTML = allowsRawHTML
  }

  /// More than a year of nights.
  package static let defaultHistoryBuilds = 400

  /// What excuses a failure that a test itself declares as expected.
  package enum ExpectedFailures: String, Hashable, Sendable, CaseIterable {
    /// Only a waiver: the test's own word is not enough.
    case waiver
    /// The test's declaration.
    case declared
  }

  /// A named group of the catalogue.
  package struct Group: Hashable, Sendable {
    package let name: String
    /// Slugs, in order.
    package let slugs: [String]

    package init(name: String, slugs: [String]) {
      self.name = name
      self.slugs = slugs
    }
  }
}
