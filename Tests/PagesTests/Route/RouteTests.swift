import Guides
import TestResults
import Testing

@testable import Pages

@Suite("Addresses")
struct RouteTests {
  private static let guide = Route.guide(.control, "switch", language: "en", sourceLanguage: "en")

  @Test func ofOtherLanguagesStandInAFolderOfTheirOwn() {
    #expect(Self.guide.path == "controls/switch/index.html")
    #expect(
      Route.guide(.topic, "voiceover", language: "zh-Hans", sourceLanguage: "en").path
        == "zh-hans/topics/voiceover/index.html")
  }

  @Test func areRelativeToThePageAndNameFiles() {
    let linker = Linker(from: Self.guide)
    #expect(linker.link(to: .home) == "../../index.html")
    #expect(linker.link(to: .sources, anchor: "a b") == "../../sources/index.html#a%20b")
    #expect(
      linker.link(to: Self.guide, anchor: "переключатель") == "#"
        + "%D0%BF%D0%B5%D1%80%D0%B5%D0%BA%D0%BB%D1%8E%D1%87%D0%B0%D1%82%D0%B5%D0%BB%D1%8C")
    #expect(Linker(from: .notFound).link(to: .coverage(page: 2)) == "coverage/2/index.html")
  }

  @Test func areAbsoluteOnlyForThePageThatIsServedAnywhere() {
    let linker = Linker(from: .notFound, below: "https://example.org/ref/")
    #expect(linker.link(to: .home) == "https://example.org/ref/index.html")
  }

  @Test func areKnownOutsideByTheirFolders() {
    #expect(Route.home.canonical(below: "https://example.org/") == "https://example.org/")
    #expect(
      Self.guide.canonical(below: "https://example.org/") == "https://example.org/controls/switch/")
    #expect(
      Route.badgeSVG("all").canonical(below: "https://example.org/")
        == "https://example.org/badges/all.svg")
  }

  @Test func encodeWhatAPathCannotHold() {
    #expect(
      Linker(from: .home).link(to: .image("controls/a #?%\"<.png"))
        == "images/controls/a%20%23%3F%25%22%3C.png")
  }

  @Test func ofTestsFollowThePattern() {
    #expect(
      Linker.sourceLink("https://example.org/{path}#L{line}", path: "Tests/A b.swift", line: 7)
        == "https://example.org/Tests/A%20b.swift#L7")
    #expect(
      Linker.sourceLink("https://example.org/{path}", path: "{line}", line: 3)
        == "https://example.org/%7Bline%7D")
    #expect(Linker.sourceLink(nil, path: "a", line: 1) == nil)
    #expect(Linker.sourceLink("x{path}", path: "", line: 1) == nil)
  }
}
