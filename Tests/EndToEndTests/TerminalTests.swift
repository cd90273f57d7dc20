import Foundation
import Testing

/// Names come from the command line, from files and from tests: none may steer the terminal of
/// whoever reads about them.
@Suite("What is printed")
struct TerminalTests {
  private static let hostile = "q\u{1B}[31m\u{202E}\u{85}x"
  private static let shown = "q\\u{1b}[31m\\u{202e}\\u{85}x"

  @Test(arguments: [
    ["diff", hostile, "new"], ["doctor", hostile], ["explain", hostile], [hostile],
    ["build", "--\(hostile)"], ["help", hostile], ["results", hostile],
    ["build", "--now", hostile],
    ["check", "--results", hostile], ["accept", hostile],
  ])
  func showsWhatCouldSteerATerminalAsEscapes(arguments: [String]) throws {
    let site = try SmallSite("switches")
    let outcome = try Program.run(
      arguments + (arguments[0] == "check" ? ["--templates", Program.templates] : []),
      in: site.folder)
    let all = outcome.out + outcome.error
    #expect(all.contains(Self.shown), "\(all.debugDescription)")
    for scalar in "\u{1B}\u{202E}\u{85}".unicodeScalars {
      #expect(!all.unicodeScalars.contains(scalar), "\(all.debugDescription)")
    }
  }

  @Test func showsTheNamesOfTestsSo() throws {
    let site = try SmallSite("switches")
    try site.write(
      """
      <testsuites><testsuite name="s" timestamp="2026-03-01T11:00:00">
      <testcase classname="C" name="a\u{202E}b [rule:switch.flips]"/>
      <testcase classname="C" name="nobody's \u{202E} one"/>
      </testsuite></testsuites>
      """, to: "r.xml")
    let results = ["--results", "r.xml"]
    for arguments in [["check", "--list-unbound"], ["explain", "switch.flips"], ["results"]] {
      let outcome = try site.run(
        arguments + (arguments == ["results"] ? ["r.xml"] : results))
      let all = outcome.out + outcome.error
      #expect(!all.unicodeScalars.contains("\u{202E}"), "\(arguments): \(all.debugDescription)")
    }
  }
}
