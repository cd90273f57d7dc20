import DiagnosticsTestSupport
import Glibc
import Testing

@testable import Site

@Suite("Writing a site")
struct SiteWriterTests {
  private let fixture: SiteFixture

  init() throws { fixture = try SiteFixture() }

  @Test func createsTheOutputWithTheFoldersThatItNeeds() throws {
    let pages = ["index.html": "home", "controls/switch/index.html": "switch"]
    let summary = try fixture.build(pages)
    #expect(fixture.site == pages)
    #expect(
      summary
        == SiteSummary(
          changed: ["controls/switch/index.html", "index.html"], unchanged: 0, removed: [], kept: []
        ))
    #expect(fixture.workspace == ["written"])
    #expect(
      fixture.folder.contents("public/.assay")["written"]
        == "controls/switch/index.html\t6\nindex.html\t4\n")
  }

  @Test func leavesUnchangedFilesUntouchedToTheInode() throws {
    try fixture.build(["a.html": "same", "b.html": "old"])
    let before = try status("a.html")
    let summary = try fixture.build(["a.html": "same", "b.html": "new"])
    let after = try status("a.html")
    #expect(summary.changed == ["b.html"])
    #expect(summary.unchanged == 1)
    #expect(before.st_ino == after.st_ino)
    #expect(before.st_mtim.tv_sec == after.st_mtim.tv_sec)
    #expect(before.st_mtim.tv_nsec == after.st_mtim.tv_nsec)
    #expect(before.st_ctim.tv_nsec == after.st_ctim.tv_nsec)
  }

  @Test func writesNothingAtAllForTheSameSite() throws {
    try fixture.build(["a/b.html": "same"])
    let before = try status(".assay/written")
    let summary = try fixture.build(["a/b.html": "same"])
    #expect(summary == SiteSummary(changed: [], unchanged: 1, removed: [], kept: []))
    #expect(try status(".assay/written").st_ino == before.st_ino)
  }

  @Test(arguments: ["same sizE", "other size", ""])
  func replacesWhatSomebodyChangedInAFileOfTheSite(text: String) throws {
    try fixture.build(["a.html": "same size"])
    try fixture.folder.write("public/a.html", text: text)
    #expect(try fixture.build(["a.html": "same size"]).changed == ["a.html"])
    #expect(fixture.site == ["a.html": "same size"])
  }

  @Test func comparesFilesBeyondOneBufferToTheLastByte() throws {
    let long = String(repeating: "0123456789abcdef", count: 10_000)
    try fixture.build(["a": long + "x", "b": long])
    #expect(try fixture.build(["a": long + "y", "b": long]).changed == ["a"])
  }

  @Test func removesOnlyWhatAnEarlierBuildWrote() throws {
    try fixture.build(["old/deep/index.html": "old", "old/keep.html": "", "index.html": ""])
    try fixture.folder.write("public/old/CNAME", text: "theirs")
    try fixture.folder.write("public/.gitignore", text: "theirs")
    try fixture.folder.folder("public/empty")
    let summary = try fixture.build(["index.html": ""])
    #expect(summary.removed == ["old/deep/index.html", "old/keep.html"])
    #expect(
      fixture.folder.contents("public") == [
        ".assay": "folder", ".assay/written": "index.html\t0\n", "index.html": "",
        "old": "folder", "old/CNAME": "theirs", ".gitignore": "theirs", "empty": "folder",
      ])
  }

  @Test func removesNothingWithoutARecord() throws {
    try fixture.build(["old.html": "old", "index.html": "same"])
    try fixture.folder.remove("public/.assay/written")
    #expect(try fixture.build(["index.html": "same"]).removed == [])
    #expect(fixture.site == ["old.html": "old", "index.html": "same"])
  }

  @Test func keepsAnOldFileThatSomebodyMadeTheirs() throws {
    try fixture.build(["old.html": "old", "index.html": ""])
    try fixture.folder.write("public/old.html", text: "by hand")
    let summary = try fixture.build(["index.html": ""])
    #expect(summary.kept == ["old.html"])
    #expect(summary.removed == [])
    #expect(fixture.site == ["old.html": "by hand", "index.html": ""])
  }

  @Test func removesTheWholeSiteWhenNothingIsAdded() throws {
    try fixture.build(["a/b/c.html": "", "d.html": ""])
    #expect(try fixture.build([:]).removed == ["a/b/c.html", "d.html"])
    #expect(fixture.folder.contents("public") == [".assay": "folder", ".assay/written": ""])
  }

  @Test func turnsAFileIntoAFolderAndBack() throws {
    try fixture.build(["a": "file", "b/c": "", "b/d/e": ""])
    try fixture.build(["a/x": "", "b": "file"])
    #expect(fixture.site == ["a/x": "", "b": "file"])
    try fixture.build(["a": "file", "b/c": "", "b/d/e": ""])
    #expect(fixture.site == ["a": "file", "b/c": "", "b/d/e": ""])
  }

  @Test func holdsTwoNormalisationsOfANameApartFromBuildToBuild() throws {
    try fixture.build(["e\u{301}.html": "apart"])
    let summary = try fixture.build(["\u{e9}.html": "composed"])
    #expect(summary.removed.map { Array($0.utf8) } == [Array("e\u{301}.html".utf8)])
    #expect(Array(fixture.site.keys).map { Array($0.utf8) } == [Array("\u{e9}.html".utf8)])
  }

  @Test func givesFilesAndFoldersTheModesOfTheUmask() throws {
    let mask = umask(0)
    umask(mask)
    try fixture.build(["a/b.html": ""])
    #expect(try status("a/b.html").st_mode & 0o777 == 0o666 & ~mask)
    #expect(try status("a").st_mode & 0o777 == 0o777 & ~mask)
  }

  @Test func leavesNoTraceWhenItIsAbandonedOrDropped() throws {
    for isAbandoned in [true, false] {
      var writer = try SiteWriter(output: fixture.folder["new/deep/public"])
      try writer.add("index.html", Array("home".utf8))
      #expect(fixture.folder.contents()["new/deep/public/.assay/next/0"] == "home")
      if isAbandoned { writer.abandon() } else { _ = consume writer }
      #expect(fixture.folder.contents() == [:])
    }
  }

  @Test func leavesTheOldSiteWhenItIsAbandoned() throws {
    try fixture.build(["index.html": "old"])
    let before = fixture.folder.contents()
    var writer = try SiteWriter(output: fixture.output)
    try writer.add("index.html", Array("new".utf8))
    try writer.add("more.html", [])
    writer.abandon()
    #expect(fixture.folder.contents() == before)
  }

  private func status(_ name: String) throws -> stat {
    var status = stat()
    try #require(lstat(fixture.output + "/" + name, &status) == 0)
    return status
  }
}
