import Foundation
import Testing

/// A web component library with two tools' JUnit files: nothing but content, templates and results.
@Suite("Another team's components")
struct ForeignSubjectTests {
  @Test func areJoinedFromTwoDialectsOfJUnit() throws {
    let site = try SmallSite("web-components")
    let outcome = try site.build()
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(
      try site.verdicts() == [
        "button.press": "passing", "button.enter-key": "passing", "button.disabled": "failing",
        "tabs.arrow-keys": "passing", "tabs.lazy": "passing", "keyboard.order": "not-run",
      ])
    let index = try site.index()
    #expect(index.controls.map(\.slug).sorted() == ["keyboard", "tide-button", "tide-tabs"])
    #expect(index.verdict == "failing")
  }

  @Test func areShownWithTheirOwnWordsAndColumns() throws {
    let site = try SmallSite("web-components")
    #expect(try site.build().status == 0)
    let page = try site.text("public/controls/tide-button/index.html")
    #expect(page.contains("&lt;tide-button&gt;"))
    #expect(!page.contains("<tide-button>"))
    #expect(page.contains("Expected: 0"))
    #expect(page.contains("href=\"../../topics/keyboard/index.html#order\""))
    #expect(try site.text("public/controls/tide-tabs/index.html").contains("Browser"))
    for (path, data) in try site.files() where path.hasSuffix(".html") {
      #expect(!String(decoding: data, as: UTF8.self).contains("UIKit"), "\(path)")
    }
  }
}
