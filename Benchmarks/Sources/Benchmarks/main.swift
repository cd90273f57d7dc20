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

let build = [
  program, "build", "--templates", templates, "--commit", "unknown", "--now",
  "2026-03-01T12:00:00Z",
]

func measure(_ guides: Int) throws -> Row {
  let folder = root.appending(path: "\(guides)")
  try SampleSite(guides: guides).write(to: folder)
  let output = folder.appending(path: "public")
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

/// How much longer the largest site takes, in processor time, with a history of so many builds.
func costOfHistory(builds: Int) throws -> Double {
  let folder = root.appending(path: "\(rows[1].guides)")
  let history = folder.appending(path: "history.jsonl")
  let remembered = try Measurement.median(of: 5) {
    // A build rewrites it.
    try SampleHistory(site: SampleSite(guides: rows[1].guides), builds: builds).write(to: history)
    try? FileManager.default.removeItem(at: folder.appending(path: "public"))
    return try Measurement.of(build + ["--history", history.path], in: folder)
  }
  return remembered.processor / rows[1].first.processor
}

/// What counting the results of a site takes, in processor time.
func counting(_ guides: Int) throws -> Measurement {
  let folder = root.appending(path: "\(guides)")
  return try Measurement.median(of: 5) {
    try Measurement.of([program, "results", "--format", "json", "results"], in: folder)
  }
}

for builds in [40, 400] {
  print(
    "a history of \(builds) builds: \(format(try costOfHistory(builds: builds))) times the build")
}
let counted = try [100, 1000].map(counting)
print(
  "ten times the results are counted in \(format(counted[1].processor / counted[0].processor)) "
    + "times the time, \(format(counted[1].processor / rows[1].first.processor)) of a build")

/// The largest files that a search loads, in kilobytes.
let search = root.appending(path: "1000/public/assets/search/en")
let sizes = try FileManager.default.contentsOfDirectory(
  at: search, includingPropertiesForKeys: [.fileSizeKey]
).map { ($0.lastPathComponent, try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) }
func largest(_ prefix: String) -> Int {
  (sizes.filter { $0.0.hasPrefix(prefix) }.map(\.1).max() ?? 0) / 1024
}
print(
  "the search index has \(sizes.count) files: words up to \(largest("t-")) KB, documents up to "
    + "\(largest("d-")) KB")
