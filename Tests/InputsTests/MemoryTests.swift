import Diagnostics
@testable import Inputs
import Testing

@Suite("Files in memory")
struct MemoryTests {
  private let files = InputFiles.memory(entries: [
    "content/a.md": .file([1, 2]), "content/sub/b.md": .file([]), "content/pipe": .special,
    "content/dead": .link(to: "nowhere"), "content/loop": .link(to: "loop"),
    "content/up": .link(to: "../content"), "content/alias.md": .link(to: "sub/../a.md"),
    "content/locked": .lockedFolder, "empty": .folder, "/abs/file": .file([3]),
    "../beside": .file([4]),
  ])

  @Test func answersAsTheDiskDoes() throws {
    #expect(try files.kind("content/a.md") == .file(size: 2))
    #expect(try files.kind("./content//sub") == .folder)
    #expect(try files.kind(".") == .folder)
    #expect(try files.kind("content/pipe") == .special)
    #expect(try files.kind("content/alias.md") == .file(size: 2))
    #expect(try files.kind("content/dead") == nil)
    #expect(try files.kind("content/a.md/below") == nil)
    #expect(try files.kind("") == nil)
    #expect(try files.read("content/up/alias.md", 2).bytes == [1, 2])
    #expect(try files.read("/abs/file", 2).bytes == [3])
    #expect(try files.read("../beside", 2).bytes == [4])
    #expect(throws: InputError(path: "content/loop", problem: .linkLoop)) {
      try files.kind("content/loop")
    }
    #expect(throws: InputError(path: "content/a.md", problem: .tooLarge(size: 2, limit: 1))) {
      try files.read("content/a.md", 1)
    }
    #expect(throws: InputError(path: "absent", problem: .absent)) { try files.read("absent", 1) }
    #expect(throws: InputError(path: "content", problem: .isFolder)) {
      try files.read("content", 1)
    }
    #expect(throws: InputError(path: "content/pipe", problem: .isSpecial)) {
      try files.read("content/pipe", 1)
    }
  }

  @Test func resolvesLinks() {
    #expect(files.resolve("content/up/sub/b.md") == "content/sub/b.md")
    #expect(files.resolve("content/alias.md") == "content/a.md")
    #expect(files.resolve("content/dead") == nil)
    #expect(files.resolve("content/loop") == nil)
  }

  @Test func listsAndRefusesAsTheDiskDoes() throws {
    let listing = try files.list("content")
    #expect(listing.files == ["a.md", "alias.md", "sub/b.md"])
    #expect(
      listing.refused == [
        InputError(path: "content/dead", problem: .linkToNothing),
        InputError(path: "content/locked", problem: .system("permission denied")),
        InputError(path: "content/loop", problem: .linkLoop),
        InputError(path: "content/pipe", problem: .isSpecial),
        InputError(path: "content/up", problem: .linkLoop),
      ])
    #expect(try files.list("empty") == InputFiles.Listing(files: []))
    #expect(throws: InputError(path: "content/a.md", problem: .isNoFolder)) {
      try files.list("content/a.md")
    }
  }

  @Test func givesUpOnLinksThatDoubleTheWaysAtEveryLevel() {
    var entries: [String: InputFiles.MemoryEntry] = ["30/file": .file([])]
    for level in 0..<30 {
      entries["\(level)/a"] = .link(to: "../\(level + 1)")
      entries["\(level)/b"] = .link(to: "../\(level + 1)")
    }
    #expect(throws: InputError(path: "0", problem: .tooManyEntries(limit: 500))) {
      try FolderWalk.list(MemoryTree(entries), "0", limit: 500)
    }
  }
}

@Suite("What is said about files that cannot be read")
struct InputErrorTests {
  @Test(
    arguments: [
      (.absent, "'a' does not exist"),
      (.isFolder, "'a' is a folder, not a file"),
      (.isNoFolder, "'a' is not a folder"),
      (.isSpecial, "'a' is a pipe, socket or device, not a file"),
      (.linkLoop, "'a' is a symbolic link that leads in a circle"),
      (.linkToNothing, "'a' is a symbolic link to nothing"),
      (.nameNotUTF8, "'a' has a name that is not UTF-8"),
      (.tooManyEntries(limit: 9), "'a' has more than 9 files and folders below it"),
      (.tooLarge(size: 3, limit: 2), "'a' has 3 bytes; the limit is 2"),
      (.system("permission denied"), "cannot read 'a': permission denied"),
    ] as [(InputError.Problem, String)])
  func namesThePath(problem: InputError.Problem, message: String) {
    #expect(InputError(path: "a", problem: problem).message == message)
  }
}
