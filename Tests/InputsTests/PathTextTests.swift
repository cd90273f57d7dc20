import Inputs
import Testing

@Suite("Paths as text")
struct PathTextTests {
  @Test(arguments: [
    ("a/b", "a/b"), ("a//b/", "a/b"), ("./a/./b", "a/b"), ("a/../b", "b"), ("a/..", "."),
    ("", "."), (".", "."), ("../a/../..", "../.."), ("/..", "/"), ("/../a", "/a"), ("//", "/"),
    ("a/...", "a/..."), ("..a/b", "..a/b"), ("a/\u{301}b", "a/\u{301}b"),
  ])
  func normalisesToTheShortestSpelling(path: String, expected: String) {
    #expect(PathText.isSame(PathText.normalise(path), expected))
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), (".", "b", "b"), ("a", "/b", "/b"),
    ("a", "", "a"), ("a", ".", "a"), ("/", "b", "/b"), ("", "", ""),
  ])
  func joinsAFolderAndAPath(folder: String, path: String, expected: String) {
    #expect(PathText.join(folder, path) == expected)
  }

  @Test(arguments: [
    ("a/b", "a"), ("a/b/", "a"), ("a", "."), ("/a", "/"), ("/", "/"), ("a//b", "a"), ("", "."),
  ])
  func findsTheParent(path: String, expected: String) {
    #expect(PathText.parent(path) == expected)
  }

  @Test(arguments: [
    ("a/b.md", "b.md", "md", "b"), ("b.ru.md", "b.ru.md", "md", "b.ru"),
    ("a.d/b", "b", "", "b"), (".hidden", ".hidden", "", ".hidden"), ("b.", "b.", "", "b"),
    ("..", "..", "", ".."), ("/", "", "", ""), ("", "", "", ""),
  ])
  func splitsTheFileName(path: String, name: String, suffix: String, stem: String) {
    #expect(PathText.fileName(path) == name)
    #expect(PathText.fileExtension(path) == suffix)
    #expect(PathText.stem(path) == stem)
  }

  @Test(arguments: [
    ("public/index.html", "public", "index.html"), ("public", "public", "."),
    ("public/", "./public", "."), ("a/b", ".", "a/b"), ("/a/b", "/", "a/b"),
    ("../a/b", "../a", "b"), ("../../a", "../..", "a"),
  ])
  func tellsTheWayFromAFolderToWhatItContains(path: String, folder: String, way: String) {
    #expect(PathText.relative(path, to: folder) == way)
    #expect(PathText.isContained(path, in: folder))
  }

  @Test(arguments: [
    ("public-old/index.html", "public"), ("public/../secret", "public"), ("..", "."),
    ("../../a", ".."), ("/a", "a"), ("a", "/a"), ("pub", "public"), ("e\u{301}/a", "\u{e9}"),
  ])
  func doesNotHoldAPathContainedThatOnlyLooksSo(path: String, folder: String) {
    #expect(PathText.relative(path, to: folder) == nil)
    #expect(!PathText.isContained(path, in: folder))
  }

  @Test func sortsByBytesAndNotByMeaning() {
    #expect(
      ["b", "\u{e9}", "a/b", "a-b", "e\u{301}"].sorted(by: PathText.precedes) == [
        "a-b", "a/b", "b", "e\u{301}", "\u{e9}",
      ])
  }
}
