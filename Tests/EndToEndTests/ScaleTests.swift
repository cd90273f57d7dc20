import Foundation
import Glibc
import Testing

/// A thousand guides with twenty thousand results, in one process of the release build.
///
/// `make test` builds that and names it in ASSAY_RELEASE_BINARY; a debug build says nothing of what
/// a user waits for, so that without one the suite is left out.
@Suite(
  "A thousand guides", .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["ASSAY_RELEASE_BINARY"] != nil,
    "needs the release build that `make test` makes"))
struct ScaleTests {
  private let program = ProcessInfo.processInfo.environment["ASSAY_RELEASE_BINARY"] ?? ""

  @Test func growInProportionAndStayWithinThreeHundredMegabytes() throws {
    let hundred = try build(guides: 100)
    let thousand = try build(guides: 1000)
    #expect(thousand.peakMegabytes < 300)
    #expect(hundred.peakMegabytes > 0)
    // Ten times the guides take ten times the program's own time; the rest is the machine's noise.
    // A step that grew with the square would take a hundred times as long.
    #expect(thousand.processorSeconds < hundred.processorSeconds * 15)
  }

  private struct Cost {
    /// Without the system's time for files, which depends on what was deleted just before.
    let processorSeconds: Double
    let peakMegabytes: Double
  }

  /// Builds a site three times and gives the least that it took.
  private func build(guides: Int) throws -> Cost {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "assay-scale-\(guides)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(guides: guides, to: folder)
    let costs = try (0..<3).map { _ in
      try? FileManager.default.removeItem(at: folder.appending(path: "public"))
      return try measure(in: folder)
    }
    let index = try JSONDecoder().decode(
      SiteIndex.self, from: Data(contentsOf: folder.appending(path: "public/api/site.json")))
    #expect(index.controls.count == guides)
    #expect(index.counts == ["passing": guides * 18, "failing": guides, "not-run": guides])
    return Cost(
      processorSeconds: costs.map(\.processorSeconds).min() ?? 0,
      peakMegabytes: costs.map(\.peakMegabytes).max() ?? 0)
  }

  private func measure(in folder: URL) throws -> Cost {
    let arguments = [
      "/usr/bin/env", "-C", folder.path, program, "build", "--templates", Program.templates,
      "--now", SmallSite.now, "--commit", "unknown",
    ]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process = pid_t()
    try #require(posix_spawn(&process, arguments[0], &actions, nil, words, environ) == 0)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    try #require(status == 0)
    return Cost(
      processorSeconds: seconds(usage.ru_utime),
      peakMegabytes: Double(usage.ru_maxrss) / 1024)
  }

  private func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
  }

  // MARK: - The site

  private func write(guides: Int, to folder: URL) throws {
    let controls = folder.appending(path: "content/controls")
    try FileManager.default.createDirectory(at: controls, withIntermediateDirectories: true)
    try Data("title: Many\nresults: [junit.xml]\n".utf8)
      .write(to: folder.appending(path: "content/site.yml"))
    try Data("## handbook\n\nA handbook.\n".utf8)
      .write(to: folder.appending(path: "content/sources.md"))
    var results = "<testsuites>\n"
    for number in 0..<guides {
      let slug = "part-\(number)"
      try Data(guide(slug, next: "part-\((number + 1) % guides)").utf8)
        .write(to: controls.appending(path: "\(slug).md"))
      results += "<testsuite name=\"\(slug)\">\n"
      for rule in 0..<20 {
        let end = rule == 3 ? "<failure message=\"no\"/>" : rule == 7 ? "<skipped/>" : ""
        results +=
          "<testcase classname=\"\(slug)\" name=\"\(slug).rule-\(rule)\">\(end)</testcase>\n"
      }
      results += "</testsuite>\n"
    }
    try Data((results + "</testsuites>\n").utf8).write(to: folder.appending(path: "junit.xml"))
  }

  private func guide(_ slug: String, next: String) -> String {
    let prose = String(
      repeating: "A part keeps its **state** while the `layout` changes around it. ", count: 30)
    var text = """
      ---
      title: \(slug)
      summary: One of many.
      ---
      ## Purpose

      \(prose)

      ## Behaviour

      | Rule | Given | When | Then | Source |
      |---|---|---|---|---|

      """
    for rule in 0..<20 {
      text +=
        "| `\(slug).rule-\(rule)` | a part | it is **touched** | one `event` is sent | handbook |\n"
    }
    return text + "\n## Similar elements\n\nSee [the next](\(next).md#behaviour).\n"
  }
}
