import Foundation
import Inputs
import Testing

@Suite("Files in pieces")
struct FileStreamTests {
  private func bytes(_ stream: FileStream, room: Int) throws -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: room, alignment: 1)
    defer { buffer.deallocate() }
    var all: [UInt8] = []
    while true {
      let count = try stream.read(into: buffer)
      if count == 0 { return all }
      all += buffer[..<count]
    }
  }

  @Test(arguments: [0, 1, FileStream.chunkSize - 1, FileStream.chunkSize, 300_000])
  func readsFilesByteForByte(size: Int) throws {
    let content = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(content).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(try bytes(InputFiles.disk.open(url.path, size), room: 4_000) == content)
    let memory = InputFiles.memory(["a": content])
    #expect(try bytes(memory.open("a", size), room: 1_000_000) == content)
  }

  @Test func refusesWhatIsNoFileAndWhatIsTooLarge() throws {
    let memory = InputFiles.memory(entries: [
      "a": .file([1, 2]), "pipe": .special, "sub/b": .file([]),
    ])
    func problem(_ files: InputFiles, _ path: String) -> InputError.Problem? {
      do throws(InputError) { _ = try files.open(path, 1) } catch { return error.problem }
      return nil
    }
    #expect(problem(memory, "a") == .tooLarge(size: 2, limit: 1))
    #expect(problem(memory, "pipe") == .isSpecial)
    #expect(problem(memory, "sub") == .isFolder)
    #expect(problem(memory, "absent") == .absent)
    #expect(problem(.disk, "/dev/null") == .isSpecial)
    #expect(problem(.disk, "/") == .isFolder)
    #expect(problem(.disk, "/absent") == .absent)
  }

  @Test func stopsAtTheLimitWhereTheSystemTellsNoSize() throws {
    let stream = try InputFiles.disk.open("/proc/self/status", 10)
    #expect(throws: InputError.self) { try bytes(stream, room: 4_000) }
  }

  @Test func tellsErrorsUnderAnotherName() throws {
    let stream = try InputFiles.disk.open("/proc/self/status", 10).renamed {
      InputError(path: "shown", problem: $0.problem)
    }
    do {
      _ = try bytes(stream, room: 4_000)
      Issue.record("it was read beyond its limit")
    } catch let error as InputError {
      #expect(error.path == "shown")
    }
  }
}
