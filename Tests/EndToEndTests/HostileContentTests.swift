import Foundation
import Glibc
import Testing

/// Bad input is a message, never a crash, and never a site that is half old.
@Suite("Hostile content")
struct HostileContentTests {
  static let guide = "content/controls/switch.md"

  /// Builds, and expects exit 1 with a problem in the guide, and no site.
  private func expectProblem(_ site: SmallSite, at path: String = guide) throws {
    let outcome = try site.build()
    #expect(outcome.status == 1, "\(outcome.error)")
    #expect(outcome.error.contains(path), "\(outcome.error.prefix(2000))")
    #expect(!site.exists("public/index.html"))
  }

  @Test func refusesAFolderWhereAGuideShouldBe() throws {
    let site = try SmallSite("switches")
    try site.write("x", to: "content/site.yml/x.md".replacing("site.yml", with: "waste"))
    try site.remove(Self.guide)
    try site.write("text", to: Self.guide + "/inside.md")
    let outcome = try site.build()
    #expect(outcome.status == 1, "\(outcome.error)")
  }

  @Test func refusesAFolderWhereTheSettingsShouldBe() throws {
    let site = try SmallSite("switches")
    try site.remove("content/site.yml")
    try site.write("text", to: "content/site.yml/inside.md")
    try expectProblem(site, at: "content/site.yml")
  }

  @Test func refusesALinkThatLeadsInACircle() throws {
    let site = try SmallSite("switches")
    let one = site.folder.appending(path: "content/controls/one.md").path
    let two = site.folder.appending(path: "content/controls/two.md").path
    try FileManager.default.createSymbolicLink(atPath: one, withDestinationPath: two)
    try FileManager.default.createSymbolicLink(atPath: two, withDestinationPath: one)
    try expectProblem(site, at: "content/controls/one.md")
  }

  @Test func endsOnAFolderThatHoldsItself() throws {
    let site = try SmallSite("switches")
    let loop = site.folder.appending(path: "content/controls/again").path
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: "..")
    let outcome = try site.build()
    #expect(outcome.status == 1, "\(outcome.error)")
  }

  @Test func neverWaitsForAPipe() throws {
    let site = try SmallSite("switches")
    #expect(mkfifo(site.folder.appending(path: "content/controls/pipe.md").path, 0o644) == 0)
    try expectProblem(site, at: "content/controls/pipe.md")
  }

  @Test(arguments: [
    ([0x23, 0x20, 0xFF, 0xFE, 0x0A] as [UInt8], "bytes that are not UTF-8"),
    ([0x23, 0x20, 0x00, 0x0A] as [UInt8], "a NUL"),
    ([] as [UInt8], "nothing at all"),
  ])
  func refusesAGuideOf(bytes: [UInt8], kind: String) throws {
    let site = try SmallSite("switches")
    try Data(bytes).write(to: site.folder.appending(path: Self.guide))
    try expectProblem(site)
  }

  @Test func refusesAGuideOfTwentyMegabytes() throws {
    let site = try SmallSite("switches")
    let text = try site.text(Self.guide) + String(repeating: "word and word\n\n", count: 1_400_000)
    try site.write(text, to: Self.guide)
    try expectProblem(site)
  }

  @Test(arguments: ["> ", "- ", "*", "[", "![", "`", "<", "&", "\\", "  - "])
  func survivesDeepNestingOf(mark: String) throws {
    let site = try SmallSite("switches")
    let text = try site.text(Self.guide) + "\n" + String(repeating: mark, count: 20_000) + "x\n"
    try site.write(text, to: Self.guide)
    let outcome = try site.build()
    #expect([0, 1].contains(outcome.status), "\(outcome.error.prefix(1000))")
  }

  @Test func refusesATableOfThreeThousandColumns() throws {
    let site = try SmallSite("switches")
    let columns = 3000
    let table =
      "|" + String(repeating: "a|", count: columns) + "\n|"
      + String(repeating: "-|", count: columns)
      + "\n" + String(repeating: "|a|\n", count: columns)
    try site.write(try site.text(Self.guide) + "\n" + table, to: Self.guide)
    let began = ContinuousClock.now
    try expectProblem(site)
    #expect(began.duration(to: .now) < .seconds(20), "the table reached the parser")
  }
}
