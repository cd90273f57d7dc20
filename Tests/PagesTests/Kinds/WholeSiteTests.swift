import Diagnostics
import Foundation
import Guides
import Pages
import Reference
import Testing

@Suite("Every page")
struct WholeSiteTests {
  private static func pages() throws -> [(path: String, html: String)] {
    let site = try RenderedSite(
      Sample.everything(),
      problems: [
        Diagnostic(.unknownWord, "a problem", at: SourcePlace(path: "run.xml", line: 3, column: 1))
      ])
    return try site.files.keys.filter { $0.hasSuffix(".html") }.sorted().map {
      ($0, try site.text($0))
    }
  }

  @Test func linksToFilesAndAnchorsThatExist() throws {
    let site = try RenderedSite(Sample.everything())
    let pages = try Self.pages()
    let anchors = Dictionary(
      uniqueKeysWithValues: pages.map { ($0.path, Set(Markup($0.html).values(of: "id"))) })
    let assets = Set([
      "assets/site.css", "assets/theme.css", "assets/site.js", "assets/search.js",
      "assets/favicon.svg",
    ])
    for (path, html) in pages {
      let markup = Markup(html)
      for link in markup.values(of: "href") + markup.values(of: "src")
      where !link.hasPrefix("https://") {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target = parts[0].isEmpty ? path : Self.resolved(String(parts[0]), from: path)
        #expect(
          site.files[target] != nil || assets.contains(target),
          "'\(link)' on '\(path)' leads nowhere")
        if parts.count == 2, !link.hasPrefix("#mark-") {
          #expect(
            anchors[target]?.contains(String(parts[1])) == true,
            "'\(link)' on '\(path)' has no anchor")
        }
      }
    }
  }

  @Test func usesOnlyMarksThatItCarries() throws {
    for (path, html) in try Self.pages() {
      let markup = Markup(html)
      let carried = Set(
        markup.tags.filter { $0.name == "symbol" }.compactMap { $0.attributes["id"] })
      let used = Set(
        markup.tags.filter { $0.name == "use" }.compactMap { $0.attributes["href"]?.dropFirst() }
          .map(String.init))
      #expect(used == carried, "'\(path)'")
    }
  }

  @Test func hasOneH1AndEveryIDOnce() throws {
    for (path, html) in try Self.pages() {
      let markup = Markup(html)
      #expect(markup.tags.count { $0.name == "h1" } == 1, "'\(path)'")
      let ids = markup.values(of: "id")
      #expect(ids.count == Set(ids).count, "'\(path)'")
    }
  }

  @Test func hasHeadingsWithoutGaps() throws {
    for (path, html) in try Self.pages() {
      var level = 0
      for tag in Markup(html).tags {
        guard let next = tag.name.wholeMatch(of: /h([1-6])/)?.output.1, let next = Int(next) else {
          continue
        }
        // The sidebar's and the footer's headings stand outside of main and are of level 2.
        #expect(next <= level + 1, "h\(next) after h\(level) on '\(path)'")
        level = next
      }
    }
  }

  @Test func hasScrollingRegionsThatAreLabelledOnceAndFocusable() throws {
    for (path, html) in try Self.pages() {
      let regions = Markup(html).tags.filter { $0.attributes["role"] == "region" }
      let labels = regions.compactMap { $0.attributes["aria-label"] }
      #expect(labels.count == regions.count && Set(labels).count == labels.count, "'\(path)'")
      #expect(regions.allSatisfy { $0.attributes["tabindex"] == "0" }, "'\(path)'")
    }
  }

  @Test func hasNothingInlineThatItsPolicyForbids() throws {
    for (path, html) in try Self.pages() {
      let markup = Markup(html)
      #expect(!markup.tags.contains { $0.name == "style" }, "'\(path)'")
      #expect(
        markup.tags.filter { $0.name == "script" }.allSatisfy { $0.attributes["src"] != nil },
        "'\(path)'")
      let attributes = Set(markup.tags.flatMap { $0.attributes.keys })
      #expect(!attributes.contains { $0 == "style" || $0.hasPrefix("on") }, "'\(path)'")
      #expect(
        markup.tags.contains {
          $0.attributes["content"]?.hasPrefix("default-src 'none'; style-src 'self';") == true
        }, "'\(path)'")
    }
  }

  @Test func namesARuleUnderItsOldIDsToo() throws {
    let page = try #require(Self.pages().first { $0.path == "controls/switch/index.html" })
    #expect(Markup(page.html).values(of: "id").contains("switch.old-1"))
  }

  @Test func doesNotChangeWhenAnotherGuidesVerdictDoes() throws {
    let green = try RenderedSite(
      Sample.reference([Sample.guide("switch"), Sample.guide("slider", verdicts: [.passing])]))
    let red = try RenderedSite(
      Sample.reference([Sample.guide("switch"), Sample.guide("slider", verdicts: [.failing])]))
    #expect(
      green.files["controls/switch/index.html"] == red.files["controls/switch/index.html"])
    #expect(
      green.files["controls/slider/index.html"] != red.files["controls/slider/index.html"])
    #expect(green.files["assets/verdicts.js"] != red.files["assets/verdicts.js"])
  }

  private static func resolved(_ link: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") {
      if part == ".." { parts.removeLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/").removingPercentEncoding ?? ""
  }
}
