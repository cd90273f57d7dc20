import Testing

@testable import Site

@Suite("Paths of the site's files")
struct OutputPathTests {
  @Test(arguments: [
    ("", "it is empty"), ("/etc/passwd", "it begins with a slash"),
    ("a//b", "it has an empty part"),
    ("a/", "it has an empty part"), ("../a", "it has the part '..'"),
    ("a/../../b", "it has the part '..'"), ("./a", "it has the part '.'"),
    ("a\0b", "it has a control character"), ("a\nb", "it has a control character"),
    ("a\u{7f}", "it has a control character"), (".assay/written", "'.assay' belongs to Assay"),
    (".ASSAY", "'.assay' belongs to Assay"),
    (String(repeating: "a", count: 256), "it has a part of more than 255 bytes"),
  ])
  func refusesWhatIsNoPathInsideTheOutput(path: String, flaw: String) {
    #expect(throws: SiteError(path: path, problem: .unsafePath(flaw))) { try OutputPath(path) }
  }

  @Test(arguments: ["...", "..a", "a b", ".nojekyll", "a/.assay", "\u{43e}\u{431}.html", "%2e%2e"])
  func acceptsNamesThatOnlyLookUnsafe(path: String) throws {
    #expect(try OutputPath(path).text == path)
  }

  @Test(arguments: [
    ("a.html", "a.html"), ("A.html", "a.HTML"), ("e\u{301}", "\u{e9}"), ("\u{df}", "SS"),
    ("\u{212a}", "k"), ("\u{3c3}", "\u{3c2}"), ("\u{410}/b", "\u{430}/B"),
  ])
  func holdsPathsEqualThatAFileSystemMayHoldEqual(first: String, second: String) throws {
    let fixture = try SiteFixture()
    var writer = try SiteWriter(output: fixture.output)
    try writer.add(first, [])
    var error: SiteError?
    do { try writer.add(second, []) } catch let thrown { error = thrown }
    #expect(error == SiteError(path: second, problem: .samePath(as: first)))
    writer.abandon()
  }

  @Test(arguments: [("a", "A/b"), ("A/b", "a"), ("a/b/c", "a/b"), ("a/b", "a/b/c/d")])
  func refusesAFileInAFile(first: String, second: String) throws {
    let fixture = try SiteFixture()
    var writer = try SiteWriter(output: fixture.output)
    try writer.add(first, [])
    var error: SiteError?
    do { try writer.add(second, []) } catch let thrown { error = thrown }
    let isFirstInside = first.utf8.count > second.utf8.count
    let (inner, outer) = isFirstInside ? (first, second) : (second, first)
    #expect(error == SiteError(path: inner, problem: .insideFile(outer)))
    writer.abandon()
  }
}
