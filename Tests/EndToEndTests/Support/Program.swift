import Foundation

/// The built program, run as a person would run it.
enum Program {
  /// What one run printed and how it ended.
  struct Outcome {
    let status: Int32
    let out: String
    let error: String
  }

  /// The program beside the test bundle.
  static let path: String = {
    let bundle = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: bundle ?? CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "assay").path
  }()

  static let templates = Checkout.root.appending(path: "templates").path

  /// Runs the program in a folder; output is read to its end, whatever its size.
  static func run(
    _ arguments: [String], in folder: URL, variables: [String: String] = [:],
    program: String = Program.path
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["SOURCE_DATE_EPOCH"] = nil
    environment.merge(variables) { $1 }
    process.environment = environment
    let out = folder.appending(path: ".stdout-\(UUID().uuidString)")
    let error = folder.appending(path: ".stderr-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: out.path, contents: nil)
    _ = FileManager.default.createFile(atPath: error.path, contents: nil)
    defer {
      try? FileManager.default.removeItem(at: out)
      try? FileManager.default.removeItem(at: error)
    }
    let outHandle = try FileHandle(forWritingTo: out)
    let errorHandle = try FileHandle(forWritingTo: error)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = outHandle
    process.standardError = errorHandle
    try process.run()
    process.waitUntilExit()
    try outHandle.close()
    try errorHandle.close()
    let status =
      process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return Outcome(
      status: status, out: String(decoding: try Data(contentsOf: out), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: error), as: UTF8.self))
  }
}

/// The checkout that the tests run in.
enum Checkout {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let sites = root.appending(path: "Tests/Fixtures/sites")
}
