import Foundation
import Testing

/// script/conformance with a toolchain that does as the test wants.
@Suite struct ConformanceScriptTests {
  private struct Outcome {
    let status: Int32
    let run: [String: Any]
    let files: [String]
    let evidencePath: String
  }

  /// Runs the script in a folder of its own that holds files of an earlier run.
  private func run(toolchain: String) throws -> Outcome {
    let files = FileManager.default
    let root = files.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? files.removeItem(at: root) }
    let results = root.appending(path: ".build/conformance/linux")
    let binaries = root.appending(path: "bin")
    for folder in [results, binaries, root.appending(path: "script")] {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data("{}".utf8).write(to: results.appending(path: "events.jsonl"))
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let script = root.appending(path: "script/conformance")
    try files.copyItem(
      at: here.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "script/conformance"), to: script)
    let swift = binaries.appending(path: "swift")
    try Data("#!/bin/bash\n\(toolchain)\n".utf8).write(to: swift)
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)

    let process = Process()
    process.executableURL = script
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(binaries.path):\(environment["PATH"] ?? "")"
    // The folder lies in no repository, whatever lies around the temporary folder.
    environment["GIT_CEILING_DIRECTORIES"] = root.deletingLastPathComponent().path
    process.environment = environment
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()

    let bytes = try Data(contentsOf: results.appending(path: "run.json"))
    let evidence = try? String(
      contentsOf: results.appending(path: "evidence.jsonl"), encoding: .utf8)
    return Outcome(
      status: process.terminationStatus,
      run: try JSONSerialization.jsonObject(with: bytes) as? [String: Any] ?? [:],
      files: try files.contentsOfDirectory(atPath: results.path).sorted(),
      evidencePath: evidence ?? "")
  }

  @Test(arguments: [0, 1])
  func keepsTheStatusOfTheTestsAndCompletesTheRun(status: Int32) throws {
    let outcome = try run(
      toolchain: """
        if [ "$1" = build ]; then exit 0; fi
        echo evidence > "$CONFORMANCE_EVIDENCE"
        exit \(status)
        """)
    #expect(outcome.status == status)
    #expect(outcome.run["exit"] as? Int == Int(status))
    #expect(outcome.run["ended"] is String)
    #expect(outcome.run["environment"] as? String == "linux")
    #expect(outcome.run["commit"] as? String == "")
    #expect(outcome.files == ["evidence.jsonl", "run.json"])
    #expect(outcome.evidencePath == "evidence\n")
  }

  @Test func leavesAnIncompleteRunAndNoOldEventsWhenTheTestsCannotBeBuilt() throws {
    let outcome = try run(toolchain: "exit 3")
    #expect(outcome.status == 1)
    #expect(outcome.run["schema"] as? Int == 1)
    #expect(outcome.run["started"] is String)
    #expect(outcome.run["ended"] == nil && outcome.run["exit"] == nil)
    #expect(outcome.files == ["run.json"])
  }

  @Test func leavesAnIncompleteRunWhenItIsKilled() throws {
    let outcome = try run(toolchain: "[ \"$1\" = build ] || kill -KILL $PPID")
    #expect(outcome.status != 0)
    #expect(outcome.run["ended"] == nil && outcome.run["exit"] == nil)
  }
}
