import DiagnosticsTestSupport
import Glibc
import Testing

@testable import Site

@Suite("What belongs to others in an output")
struct ForeignFilesTests {
  private let fixture: SiteFixture

  init() throws {
    fixture = try SiteFixture()
    try fixture.folder.folder("public")
  }

  private func inTheWay(_ path: String, _ obstacle: SiteError.Obstacle) -> SiteError {
    SiteError(path: fixture.output + "/" + path, problem: .inTheWay(obstacle))
  }

  /// Expects that a build of these pages is refused and changes nothing.
  private func expectRefusal(
    _ pages: [String: String], _ error: SiteError,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = fixture.folder.contents()
    #expect(try fixture.error(pages) == error, sourceLocation: sourceLocation)
    #expect(fixture.folder.contents() == before, sourceLocation: sourceLocation)
  }

  @Test func refusesToReplaceAFileThatNoBuildWrote() throws {
    try fixture.folder.write("public/index.html", text: "by hand")
    try expectRefusal(["a.html": "", "index.html": "page"], inTheWay("index.html", .file))
  }

  @Test func takesOverAFileWithTheSameBytes() throws {
    try fixture.folder.write("public/index.html", text: "page")
    #expect(try fixture.build(["index.html": "page"]).unchanged == 1)
    #expect(try fixture.build([:]).removed == ["index.html"])
  }

  @Test func refusesAFileWhereAFolderMustBe() throws {
    try fixture.folder.write("public/a", text: "by hand")
    try expectRefusal(["a/b/c.html": ""], inTheWay("a", .file))
  }

  @Test func refusesAFolderOfOthersWhereAFileMustBe() throws {
    try fixture.build(["a/ours.html": ""])
    try fixture.folder.write("public/a/theirs.html", text: "by hand")
    try expectRefusal(["a": ""], inTheWay("a/theirs.html", .file))
  }

  @Test func refusesAnEmptyFolderWhereAFileMustBe() throws {
    try fixture.build(["a/ours.html": ""])
    try fixture.folder.folder("public/a/empty")
    try expectRefusal(["a": ""], inTheWay("a/empty", .folder))
  }

  @Test func refusesAChangedFileThatStandsWhereAFolderMustBe() throws {
    try fixture.build(["a": "ours"])
    try fixture.folder.write("public/a", text: "made theirs")
    try expectRefusal(["a/b": ""], inTheWay("a", .file))
  }

  @Test func neverWritesThroughALinkToAFile() throws {
    try fixture.folder.write("secret", text: "secret")
    try fixture.build(["index.html": "old"])
    try fixture.folder.remove("public/index.html")
    try fixture.folder.link("public/index.html", to: "../secret")
    try expectRefusal(["index.html": "secret"], inTheWay("index.html", .link))
    try expectRefusal(["index.html": "new"], inTheWay("index.html", .link))
  }

  @Test func neverWritesThroughALinkToAFolder() throws {
    try fixture.folder.folder("elsewhere")
    try fixture.folder.link("public/a", to: "../elsewhere")
    try expectRefusal(["a/b.html": ""], inTheWay("a", .link))
    try expectRefusal(["a/c/b.html": ""], inTheWay("a", .link))
  }

  @Test func neverRemovesThroughALink() throws {
    try fixture.build(["a/b.html": "same", "c.html": "same"])
    try fixture.folder.folder("elsewhere")
    try fixture.folder.write("elsewhere/b.html", text: "same")
    for name in ["public/a/b.html", "public/a", "public/c.html"] { try fixture.folder.remove(name) }
    try fixture.folder.link("public/a", to: "../elsewhere")
    try fixture.folder.link("public/c.html", to: "../elsewhere/b.html")
    let summary = try fixture.build([:])
    #expect(summary.removed == [])
    #expect(summary.kept == ["c.html"])
    #expect(fixture.folder.contents("elsewhere") == ["b.html": "same"])
    #expect(fixture.site == ["a": "-> ../elsewhere", "c.html": "-> ../elsewhere/b.html"])
  }

  @Test(arguments: [".assay", ".assay/lock", ".assay/next", ".assay/written", ".assay/journal"])
  func neverWorksThroughALinkInItsOwnFolder(name: String) throws {
    try fixture.folder.folder("elsewhere")
    try fixture.folder.write("elsewhere/0", text: "theirs")
    if name != ".assay" { try fixture.folder.folder("public/.assay") }
    try fixture.folder.link("public/\(name)", to: fixture.folder["elsewhere"])
    #expect(try fixture.error(["a": "page"]) == inTheWay(name, .link))
    #expect(fixture.folder.contents("elsewhere") == ["0": "theirs"])
  }

  @Test func refusesAPipeWithoutWaitingForIt() throws {
    try #require(mkfifo(fixture.output + "/index.html", 0o644) == 0)
    #expect(try fixture.error(["index.html": ""]) == inTheWay("index.html", .special))
  }

  @Test func followsALinkThatIsTheOutputItself() throws {
    try fixture.folder.folder("real")
    try fixture.folder.link("linked", to: "real")
    var writer = try SiteWriter(output: fixture.folder["linked"])
    try writer.add("index.html", [])
    _ = try writer.commit()
    #expect(fixture.folder.contents("real")["index.html"] == "")
  }

  @Test func refusesAFileAsOutput() throws {
    try fixture.folder.write("file")
    #expect(throws: SiteError(path: fixture.folder["file"], problem: .outputIsNoFolder)) {
      _ = try SiteWriter(output: fixture.folder["file"])
    }
    #expect(throws: SiteError(path: fixture.folder["file/below"], problem: .outputIsNoFolder)) {
      _ = try SiteWriter(output: fixture.folder["file/below"])
    }
    #expect(throws: SiteError(path: "", problem: .outputIsNoFolder)) {
      _ = try SiteWriter(output: "")
    }
  }

  @Test func tellsThatItMayNotWrite() throws {
    try #require(chmod(fixture.output, 0o555) == 0)
    let error = #expect(throws: SiteError.self) {
      try TemporaryFolder.withoutPrivileges { _ = try fixture.build(["a": ""]) }
    }
    #expect(
      error
        == SiteError(path: fixture.output + "/.assay", problem: .system(.noPermission)))
    #expect(fixture.folder.contents("public") == [:])
  }
}
