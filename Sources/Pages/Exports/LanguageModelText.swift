import Guides
import Reference

/// llms.txt: what the site is and where its parts are, for programs that read text.
///
/// The shape is that of the llms.txt proposal: a title, a summary, and lists of links with a
/// sentence each. Addresses are whole where the site's own is known, else relative to the file.
struct LanguageModelText {
  let bytes: [UInt8]

  init(_ site: SiteContext) {
    let reference = site.reference
    let base = site.settings.baseURL ?? ""
    var lines = [
      "# \(Self.line(site.settings.title))", "",
      "> A component reference in which every statement about behaviour carries the verdict of the "
        + "tests that check it. Now: \(reference.counts.summary).", "",
    ]
    for (kind, title) in [(Guide.Kind.control, "Controls"), (.topic, "Topics")] {
      let guides = reference.guides.filter { $0.guide.kind == kind }
      guard !guides.isEmpty else { continue }
      lines += ["## \(title)", ""]
      for report in guides {
        let words = report.guide.frontMatter
        let address = Route.guide(report.guide, in: site.sourceLanguage).address(below: base)
        lines.append(
          "- [\(Self.line(words.title))](\(address)): \(Self.line(words.summary)) "
            + "(\(report.counts.summary))")
      }
      lines.append("")
    }
    lines += [
      "## Data", "",
      "- [Index](\(Route.siteJSON.address(below: base))): every guide and rule with its verdict.",
      "- [History](\(Route.historyLines.address(below: base))): the verdicts of earlier builds, a "
        + "line each.",
      "- [How to read this](\(Route.howToRead.address(below: base))): what each verdict means.",
    ]
    bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Text on one line that no bracket ends and that steers nothing.
  private static func line(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "[": line.append("(")
      case "]": line.append(")")
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        line.append(" ")
      default: line.append(scalar)
      }
    }
    return String(line)
  }
}
