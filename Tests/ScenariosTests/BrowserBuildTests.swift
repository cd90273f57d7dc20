import Foundation
import Testing

/// The model's wing compiles in the Embedded subset for the browser and behaves there as here.
@Suite struct BrowserBuildTests {
  @Test func compilesForTheBrowserAndForgetsObjectsThere() throws {
    let folder = try Browser.build()
    #expect(FileManager.default.fileExists(atPath: folder + "/play.wasm"))
    guard Browser.hasNode else { return }
    let printed = try Browser.run(
      "node", [Browser.file("Tests/WasmProbe/run.mjs"), folder + "/probe.wasm"])
    #expect(
      printed == """
        actions 4096
        target gone true
        actions 0
        svg 347 bytes

        """)
  }

  @Test(.enabled(if: Browser.hasNode)) func playsAScenarioAndRefusesANonsense() throws {
    let folder = try Browser.build()
    let scenario = """
      {"device":{"voiceOver":true},"screen":{"class":"UIView","children":[{"class":"UISwitch",\
      "id":"wifi"}]},"steps":[{"do":"swipe-right"},{"do":"double-tap"}],\
      "observed":[[{"say":"Switch Button. Off.","hint":"Double tap to toggle setting."},\
      {"focus":"wifi"}],[{"event":"valueChanged","from":"wifi"},\
      {"set":"wifi","property":"isOn","to":true},{"say":"On."}]]}
      """
    let nonsense = #"{"screen":{"class":"UIFlavour"}}"#
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = [scenario, nonsense].map { #"{"rule":"a.b","kind":"scenario","body":\#($0)}"# }
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    let printed = try Browser.run(
      "node", [Browser.file("Tests/WasmProbe/play.mjs"), folder + "/play.wasm", file.path])
    #expect(
      printed == """
        a.b {"error":"screen: there is no class \\"UIFlavour\\""}
        2 played, 1 reproduced

        """)
  }
}

/// The build of the model for the browser.
enum Browser {
  private static let built = Result { try makeBuild() }

  /// Builds it once in a process.
  ///
  /// - Returns: the folder with the programs.
  static func build() throws -> String { try built.get() }

  private static func makeBuild() throws -> String {
    let folder = file(".build/wasm")
    _ = try run(file("script/wasm"), [folder])
    return folder
  }

  static let hasNode = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/node") }

  /// A path in the checkout.
  static func file(_ path: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: path).path
  }

  struct Failure: Error {
    let program: String
    let status: Int32
    let printed: String
  }

  /// What a program prints; a failure when it does not end well.
  static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let printed = String(decoding: bytes, as: UTF8.self)
    guard process.terminationStatus == 0 else {
      throw Failure(program: program, status: process.terminationStatus, printed: printed)
    }
    return printed
  }
}
