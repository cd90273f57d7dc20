import Inputs
import Testing

@Suite("Patterns for paths")
struct GlobTests {
  @Test(arguments: [
    ("*.xml", "a.xml"), ("*.xml", "./a.xml"), ("results/**", "results/a/b.xml"),
    ("results/**/*.xml", "results/a.xml"), ("results/**/*.xml", "results/a/b/c.xml"),
    ("**/junit.xml", "junit.xml"), ("a?c", "abc"), ("a?c", "a\u{e9}c"), ("**", "a"),
    ("a**b", "axxb"), ("*a*a*b", "aaab"), ("/x/*", "/x/y"), ("a/b", "a/b"), ("../*", "../a"),
    ("[a]", "[a]"), ("**/a/**/b", "a/a/x/b"), ("*", "a\nb"), ("**/**/a", "a"),
  ])
  func matches(pattern: String, path: String) {
    #expect(Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("*.xml", "a/b.xml"), ("results/*", "results-old/a"), ("a?c", "ac"), ("a?c", "a/c"),
    ("a*b", "a/b"), ("[a]", "a"), ("/x/*", "x/y"), ("x/*", "/x/y"), ("*.xml", "a.xml.bak"),
    ("**/a", "b"), ("**/*.xml", "a/b"), ("a**b", "a/b"), ("a/b", "a"), ("**", "../a"),
  ])
  func doesNotMatch(pattern: String, path: String) {
    #expect(!Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("results/*/junit.xml", "results"), ("*.xml", "."), ("/a/b/*", "/a/b"), ("/*", "/"),
    ("a/b.xml", "a"), ("a/**/b", "a"), ("../r/*", "../r"),
  ])
  func startsBelowTheFolderBeforeTheFirstWildcard(pattern: String, base: String) {
    #expect(Glob(pattern).base == base)
  }

  @Test func takesNoLongerForPatternsThatTempt() {
    let name = String(repeating: "a", count: 5000)
    #expect(!Glob(String(repeating: "*a", count: 200) + "b").matches(name))
    let path = String(repeating: "a/", count: 2000) + "a"
    #expect(!Glob(String(repeating: "**/a/", count: 40) + "b").matches(path))
  }

  @Test func tellsWhetherAFolderCouldHoldAMatch() {
    let glob = Glob("results/*/junit.xml")
    #expect(glob.canMatchBelow("results/linux"))
    #expect(!glob.canMatchBelow("results/linux/deep"))
    #expect(!glob.canMatchBelow("other"))
  }

  @Test func findsTheFilesItNames() throws {
    let files = InputFiles.memory(texts: [
      "results/b/junit.xml": "", "results/a/junit.xml": "", "results/a/notes.txt": "",
      "results/.hidden/junit.xml": "", "results-old/a/junit.xml": "",
    ])
    #expect(
      try files.files(matching: Glob("results/*/junit.xml")).files == [
        "results/a/junit.xml", "results/b/junit.xml",
      ])
    #expect(try files.files(matching: Glob("absent/*")).files == [])
  }

  @Test func tellsOnlyOfRefusedEntriesThatItCouldHaveMeant() throws {
    let files = InputFiles.memory(entries: [
      "r/a/pipe.xml": .special, "r/a/pipe.txt": .special, "r/locked": .lockedFolder,
      "r/a/locked": .lockedFolder,
    ])
    #expect(
      try files.files(matching: Glob("r/*/*.xml")).refused.map(\.path) == [
        "r/a/pipe.xml", "r/locked",
      ])
  }
}
