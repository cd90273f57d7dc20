import Diagnostics

/// Holds the slugs that front matter and settings name against the guides.
struct SlugCheck {
  /// Whether each guide is a draft, by slug.
  private let drafts: [String: Bool]
  private var suggestionsLeft = 100

  init(_ guides: [ParsedGuide]) {
    drafts = Dictionary(
      guides.map { ($0.name.slug, $0.guide.frontMatter.isDraft) },
      uniquingKeysWith: { first, _ in first })
  }

  mutating func checkSimilar(_ guide: ParsedGuide, into log: inout DiagnosticLog) {
    for slug in guide.similar {
      if slug.text == guide.name.slug {
        log.report(.unknownGuide, "a guide is not similar to itself", at: slug.place)
      } else {
        check(slug, isDraft: guide.guide.frontMatter.isDraft, into: &log)
      }
    }
  }

  mutating func check(_ slug: PlacedText, isDraft: Bool, into log: inout DiagnosticLog) {
    switch drafts[slug.text] {
    case true? where !isDraft:
      log.report(
        .linkToDraft, "'\(slug.text)' is a draft, which is not published", at: slug.place)
    case nil:
      suggestionsLeft -= 1
      let meant =
        suggestionsLeft >= 0 ? Spelling.suggestion(for: slug.text, among: drafts.keys) : ""
      log.report(.unknownGuide, "no guide has the slug '\(slug.text)'\(meant)", at: slug.place)
    default: break
    }
  }
}
