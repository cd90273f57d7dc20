import Foundation
import Testing

/// The model's wing compiles in the Embedded subset for the browser and behaves there as here.
@Suite struct BrowserBuildTests {
  @Test func compilesForTheBrowserAndPlaysASwitchThere() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = root.appending(path: "script/wasm")
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let printed = String(decoding: bytes, as: UTF8.self)
    // Without node the script links the program and does not run it.
    try #require(!printed.isEmpty || !Self.hasNode)
    if Self.hasNode {
      #expect(
        printed == """
          Wi-Fi. Switch Button. Off.
          On.
          calls 1
          track systemGreen
          target gone true
          on false, actions 0
          svg 347 bytes

          """)
    }
  }

  private static var hasNode: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/node")
    }
  }
}
