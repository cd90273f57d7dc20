import Foundation

// Prints what a build costs as ratios measured in one run, because machines differ and drift.
//
//   swift run -c release --package-path Benchmarks benchmarks PATH-OF-ASSAY TEMPLATES

guard CommandLine.arguments.count == 3 else {
  print("usage: benchmarks PATH-OF-ASSAY TEMPLATES")
  exit(2)
}
let program = URL(filePath: CommandLine.arguments[1]).path
let templates = URL(filePath: CommandLine.arguments[2]).path
// In memory where that is to be had: a disk's file system takes longer where much was just deleted,
// and every build of a row begins with deleting the one before.
let memory = URL(filePath: "/dev/shm")
let folder =
  FileManager.default.isWritableFile(atPath: memory.path)
  ? memory : FileManager.default.temporaryDirectory
let root = folder.appending(path: "assay-benchmarks-\(getpid())")
defer { try? FileManager.default.removeItem(at: root) }

struct Row {
  let guides: Int
  let first: Measurement
  let again: Measurement
  let floor: Double
}

func measure(_ guides: Int) throws -> Row {
  let folder = root.appending(path: "\(guides)")
  try SampleSite(guides: guides).write(to: folder)
  let output = folder.appending(path: "public")
  let build = [
    program, "build", "--templates", templates, "--commit", "unknown", "--now",
    "2026-03-01T12:00:00Z",
  ]
  let first = try Measurement.median(of: 5) {
    try? FileManager.default.removeItem(at: output)
    return try Measurement.of(build, in: folder)
  }
  let again = try Measurement.median(of: 5) { try Measurement.of(build, in: folder) }
  let floors = try (0..<5).map { _ in
    try Floor.seconds(
      guides: folder.appending(path: "content/controls"), site: output,
      into: folder.appending(path: "floor"))
  }.sorted()
  return Row(guides: guides, first: first, again: again, floor: floors[2])
}

func format(_ number: Double, _ digits: Int = 2) -> String {
  String(format: "%.\(digits)f", number)
}

let rows = try [100, 1000].map(measure)
print("guides  tests   build s  rebuild s  floor s  build/floor  rebuild/build  peak MB")
for row in rows {
  let cells = [
    "\(row.guides)", "\(row.guides * SampleSite.rulesPerGuide)", format(row.first.wall, 3),
    format(row.again.wall, 3), format(row.floor, 3), format(row.first.wall / row.floor),
    format(row.again.wall / row.first.wall), format(row.first.peak, 0),
  ]
  let widths = [6, 6, 9, 10, 8, 12, 14, 8]
  print(
    zip(cells, widths).map { String(repeating: " ", count: max(0, $1 - $0.count)) + $0 }
      .joined(separator: " "))
}
let growth = rows[1].first.wall / rows[0].first.wall
print("ten times the guides take \(format(growth)) times the time")
