import Reference
import Templates

extension RuleObjects {
  /// How a control looks and what is said of it; absent where nothing of either was recorded.
  ///
  /// `language` is the page's.
  mutating func glance(_ report: GuideReport, language: String) -> TemplateValue {
    let glance = Glance(report, language: language)
    guard !glance.pictures.isEmpty || !glance.utterances.isEmpty else { return .absent }
    pictures += glance.pictures.map(\.picture)
    return .object(
      TemplateObject(
        PageNames.glance,
        [
          "has-pictures": .flag(!glance.pictures.isEmpty),
          "pictures": .list(of: glance.pictures.map(picture)),
          "has-utterances": .flag(!glance.utterances.isEmpty),
          "utterances": .list(of: glance.utterances.map { utterance($0, on: language) }),
        ]))
  }

  private func picture(_ shown: Glance.Shown) -> TemplateObject {
    // A title that says as much is not told twice.
    let alternative =
      shown.alternative != shown.title
      ? shown.alternative : shown.title.isEmpty ? layout.words[.picture] : nil
    return TemplateObject(
      PageNames.glancePicture,
      [
        "picture": .url(layout.linker.link(to: .picture(shown.picture.hash))),
        "picture-title": .text(shown.title), "picture-alternative": .text(alternative),
        "picture-width": .text(String(shown.size.width)),
        "picture-height": .text(String(shown.size.height)),
        "picture-rule": .url(Linker.fragment(shown.rule)),
      ])
  }

  private func utterance(_ said: Glance.Said, on language: String) -> TemplateObject {
    TemplateObject(
      PageNames.glanceUtterance,
      [
        "utterance": .text(said.words), "utterance-hint": .text(said.hint),
        "utterance-language": .text(said.language == language ? nil : said.language),
        "utterance-rule": .url(Linker.fragment(said.rule)),
      ])
  }
}
