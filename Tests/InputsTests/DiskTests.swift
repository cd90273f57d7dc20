import Diagnostics
import DiagnosticsTestSupport
import Glibc
import Inputs
import Testing

@Suite("Files on the disk")
struct DiskTests {
  private let folder: TemporaryFolder
  private let files = InputFiles.disk

  init() throws { folder = try TemporaryFolder() }

  private func problem(_ body: () throws(InputError) -> Void) -> InputError.Problem? {
    do {
      try body()
      return nil
    } catch {
      return error.problem
    }
  }

  // MARK: - Reading

  @Test(arguments: [0, 1, 4095, 4096, 1_000_000])
  func readsAFileByteForByte(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try folder.write("file", bytes)
    #expect(try files.read(folder["file"], size).bytes == bytes)
    #expect(try files.kind(folder["file"]) == .file(size: size))
  }

  @Test func givesTheFileThePathItWasAskedFor() throws {
    try folder.write("file")
    #expect(try files.read(folder["file"], 0).path == folder["file"])
  }

  @Test func refusesAFileBeyondTheLimitBeforeReadingIt() throws {
    try folder.write("file", [1, 2, 3])
    #expect(
      problem { () throws(InputError) in _ = try files.read(folder["file"], 2) }
        == .tooLarge(size: 3, limit: 2))
  }

  @Test func readsFilesWhoseSizeTheSystemDoesNotTell() throws {
    #expect(try files.kind("/proc/self/status") == .file(size: 0))
    #expect(try files.read("/proc/self/status", 1_000_000).bytes.starts(with: Array("Name:".utf8)))
  }

  @Test func stopsReadingAFileThatGrowsBeyondTheLimit() throws {
    #expect(
      problem { () throws(InputError) in _ = try files.read("/proc/self/status", 10) }
        == .tooLarge(size: 11, limit: 10))
  }

  @Test func refusesAPipeAtOnceInsteadOfWaitingForItsWriter() throws {
    try #require(mkfifo(folder["pipe"], 0o644) == 0)
    #expect(try files.kind(folder["pipe"]) == .special)
    #expect(
      problem { () throws(InputError) in _ = try files.read(folder["pipe"], 10) } == .isSpecial)
  }

  @Test func refusesDevices() {
    #expect(problem { () throws(InputError) in _ = try files.read("/dev/zero", 10) } == .isSpecial)
  }

  @Test func refusesFoldersAsFilesAndFilesAsFolders() throws {
    try folder.write("file")
    #expect(problem { () throws(InputError) in _ = try files.read(folder.path, 10) } == .isFolder)
    #expect(problem { () throws(InputError) in _ = try files.list(folder["file"]) } == .isNoFolder)
  }

  @Test(arguments: ["absent", "absent/below", "file/below", "nul\0", "file/"])
  func findsNothingWhereNothingStands(name: String) throws {
    try folder.write("file")
    #expect(try files.kind(folder[name]) == nil)
    #expect(files.resolve(folder[name]) == nil)
    #expect(problem { () throws(InputError) in _ = try files.read(folder[name], 10) } == .absent)
    #expect(problem { () throws(InputError) in _ = try files.list(folder[name]) } == .absent)
  }

  @Test func holdsANameTooLongForTheSystemAbsent() throws {
    #expect(try files.kind(String(repeating: "a", count: 10_000)) == nil)
  }

  @Test func tellsOfALinkThatLeadsInACircle() throws {
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    #expect(problem { () throws(InputError) in _ = try files.kind(folder["a"]) } == .linkLoop)
    #expect(problem { () throws(InputError) in _ = try files.read(folder["a"], 1) } == .linkLoop)
    #expect(files.resolve(folder["a"]) == nil)
  }

  @Test func followsLinksToFiles() throws {
    try folder.write("file", [7])
    try folder.link("link", to: "file")
    #expect(try files.read(folder["link"], 1).bytes == [7])
    #expect(files.resolve(folder["link"]) == files.resolve(folder["file"]))
  }

  // MARK: - Listing

  @Test func listsFilesInTheOrderOfTheirBytesWithoutHiddenOnes() throws {
    try folder.folder("a")
    try folder.folder(".git")
    for name in ["b", "a/x", "a-b", ".hidden", ".git/config", "new\nline", "\u{e9}", "e\u{301}"] {
      try folder.write(name)
    }
    #expect(
      try files.list(folder.path)
        == InputFiles.Listing(files: [
          "a-b", "a/x", "b", "e\u{301}", "new\nline", "\u{e9}",
        ]))
  }

  @Test func followsLinksToFoldersButNotIntoACircle() throws {
    try folder.folder("a")
    try folder.folder("a/b")
    try folder.write("a/b/file")
    try folder.link("also", to: "a/b")
    try folder.link("a/b/up", to: "..")
    let listing = try files.list(folder.path)
    #expect(listing.files == ["a/b/file", "also/file"])
    #expect(
      listing.refused == [
        InputError(path: folder["a/b/up"], problem: .linkLoop),
        InputError(path: folder["also/up/b"], problem: .linkLoop),
      ])
  }

  @Test func refusesWhatIsNoFileAndListsTheRest() throws {
    try folder.write("file")
    try folder.link("dead", to: "nowhere")
    try folder.link("self", to: "self")
    try #require(mkfifo(folder["pipe"], 0o644) == 0)
    let listing = try files.list(folder.path)
    #expect(listing.files == ["file"])
    #expect(
      listing.refused == [
        InputError(path: folder["dead"], problem: .linkToNothing),
        InputError(path: folder["pipe"], problem: .isSpecial),
        InputError(path: folder["self"], problem: .linkLoop),
      ])
  }

  @Test func refusesNamesThatAreNotUTF8() throws {
    let name = Array(folder["bad-"].utf8.map { CChar(bitPattern: $0) }) + [-1, 0]
    let descriptor = open(name, O_CREAT | O_WRONLY, 0o644)
    try #require(descriptor >= 0)
    close(descriptor)
    #expect(
      try files.list(folder.path)
        == InputFiles.Listing(
          files: [], refused: [InputError(path: folder["bad-\u{fffd}"], problem: .nameNotUTF8)]))
    unlink(name)
  }

  @Test func refusesAFolderThatMayNotBeRead() throws {
    try folder.write("file")
    try folder.folder("locked", mode: 0)
    let listing = try TemporaryFolder.withoutPrivileges { try files.list(folder.path) }
    #expect(listing.files == ["file"])
    #expect(
      listing.refused == [
        InputError(path: folder["locked"], problem: .system("permission denied"))
      ])
  }

  @Test func tellsThatAFileMayNotBeRead() throws {
    try folder.write("file")
    try #require(chmod(folder["file"], 0) == 0)
    let path = folder["file"]
    let error = #expect(throws: InputError.self) {
      try TemporaryFolder.withoutPrivileges { try files.read(path, 10) }
    }
    #expect(error?.problem == .system("permission denied"))
  }
}
