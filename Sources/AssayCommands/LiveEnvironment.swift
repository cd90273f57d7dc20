import Foundation
import Glibc
import Inputs

extension CommandEnvironment {
  /// The process's own world.
  package static func live() -> CommandEnvironment {
    CommandEnvironment(
      files: .disk,
      variables: ProcessInfo.processInfo.environment,
      clock: { Int(Date().timeIntervalSince1970) },
      stopwatch: { ProcessInfo.processInfo.systemUptime },
      commit: gitCommit,
      executable: InputFiles.disk.resolve("/proc/self/exe"),
      console: Console(
        out: { write($0, to: STDOUT_FILENO) }, error: { write($0, to: STDERR_FILENO) },
        isTerminal: isatty(STDERR_FILENO) == 1))
  }

  /// Writes all of a text; a reader that has gone away ends the program quietly.
  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          if errno == EPIPE { exit(0) }
          return
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }

  /// What git says is checked out around a folder; nil without git or a repository.
  private static func gitCommit(_ folder: String) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "rev-parse", "--verify", "--quiet", "HEAD"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    let commit = String(decoding: output, as: UTF8.self).prefix { $0.isHexDigit }
    return commit.count >= 40 ? String(commit) : nil
  }
}
