import DiagnosticsTestSupport
import Glibc
import Testing

@testable import Site

@Suite("Builds that are stopped half-way")
struct InterruptedBuildTests {
  private let old = [
    "index.html": "old", "same.html": "same", "gone/deep/index.html": "gone", "gone.html": "gone",
    "grown": "file", "shrunk/a": "a", "shrunk/b/c": "c",
  ]
  private let new = [
    "index.html": "new!", "same.html": "same", "more/deep/index.html": "more", "grown/x": "x",
    "shrunk": "file",
  ]
  /// More than a build of these sites takes; that it is enough is tested.
  static let steps = 0..<90

  private static func isWhole(_ text: String) -> Bool {
    ["old", "new!", "same", "gone", "more", "file", "a", "c", "x"].contains(text)
  }

  @Test func takesFewerStepsThanAreTried() throws {
    let fixture = try SiteFixture()
    try fixture.build(old)
    try fixture.build(new, faults: .killed(before: Self.steps.upperBound))
    #expect(fixture.site == new)
  }

  @Test(arguments: steps)
  func theSiteIsOldOrNewAndNeverTornAfterAKill(step: Int) throws {
    let fixture = try SiteFixture()
    try fixture.build(old)
    let wasKilled = try fixture.error(new, faults: .killed(before: step)) != nil
    let state = try SiteState.of(fixture.output)
    #expect(fixture.site.values.allSatisfy(Self.isWhole))
    if state != .unfinished { #expect(fixture.site == old || fixture.site == new) }
    #expect(wasKilled || fixture.site == new)
    // The next one who takes hold of the output leaves no mixture, even without a build.
    try SiteWriter(output: fixture.output).abandon()
    if state == .unfinished || !wasKilled { #expect(fixture.site == new) }
    #expect(fixture.site == old || fixture.site == new)
    #expect(fixture.workspace == ["written"])
    #expect(try SiteState.of(fixture.output) == .whole)
    try fixture.build(new)
    #expect(fixture.site == new)
    #expect(fixture.workspace == ["written"])
  }

  /// Every point of the second build's own work, from a first build stopped amid its renames.
  @Test(arguments: 0..<40)
  func aKillWhileFinishingIsFinishedByTheNextOne(step: Int) throws {
    let fixture = try SiteFixture()
    try fixture.build(old)
    let last = try #require(try lastUnfinishedStep())
    _ = try fixture.error(new, faults: .killed(before: last - 6))
    #expect(try SiteState.of(fixture.output) == .unfinished)
    _ = try fixture.error([:], faults: .killed(before: step))
    try SiteWriter(output: fixture.output).abandon()
    #expect(fixture.site == new || fixture.site == [:])
    #expect(fixture.workspace == ["written"])
  }

  /// The last step before which a kill leaves work to the next build.
  private func lastUnfinishedStep() throws -> Int? {
    try Self.steps.last { step in
      let trial = try SiteFixture()
      try trial.build(old)
      _ = try trial.error(new, faults: .killed(before: step))
      return try SiteState.of(trial.output) == .unfinished
    }
  }

  @Test(arguments: steps)
  func aFirstBuildThatIsKilledLeavesNothingOrTheSite(step: Int) throws {
    let fixture = try SiteFixture()
    _ = try fixture.error(new, faults: .killed(before: step))
    if try SiteState.of(fixture.output) != .unfinished {
      #expect(fixture.site == [:] || fixture.site == new)
    }
    try SiteWriter(output: fixture.output).abandon()
    #expect(fixture.site == [:] || fixture.site == new)
  }

  @Test(arguments: steps)
  func aRefusedStepLeavesTheOldSiteOrWorkThatTheNextBuildFinishes(step: Int) throws {
    let fixture = try SiteFixture()
    try fixture.build(old)
    let error = try fixture.error(new, faults: .refused(step: step, code: ENOSPC))
    let state = try SiteState.of(fixture.output)
    if let error {
      #expect(error.problem == .system(.diskFull))
      #expect(state == .unfinished || fixture.site == old || fixture.site == new)
      if state != .unfinished { #expect(fixture.workspace == ["written"]) }
    } else {
      // Only the tidying was refused.
      #expect(fixture.site == new)
    }
    try fixture.build(new)
    #expect(fixture.site == new)
    #expect(fixture.workspace == ["written"])
  }

  @Test func repairsFilesThatALossOfPowerLeftEmpty() throws {
    let fixture = try SiteFixture()
    try fixture.build(old)
    try fixture.folder.write("public/index.html")
    #expect(try SiteState.of(fixture.output) == .incomplete(["index.html"]))
    #expect(try fixture.build(old).changed == ["index.html"])
    #expect(fixture.site == old)
  }

  @Test(arguments: [
    "", "assay journal 1", "assay journal 2\n", "assay journal 1\nput 0 ../../etc/passwd\n",
    "assay journal 1\nput x a\n", "assay journal 1\nremove /etc/passwd\n",
    "assay journal 1\nremove .assay/written\n", "assay journal 1\nrecord now\n",
    "assay journal 1\nput\n", "assay journal 1\nput 0\n", "assay journal 1\nput -1 a\n",
  ])
  func doesNotGuessAtAJournalThatNoBuildWrote(text: String) throws {
    let fixture = try SiteFixture()
    try fixture.build(old)
    try fixture.folder.write("public/.assay/journal", text: text)
    #expect(
      try fixture.error(new)
        == SiteError(path: fixture.output + "/.assay/journal", problem: .damagedRecord))
    #expect(fixture.site == old)
  }

  @Test(arguments: [
    "a", "a\n", "a\tx\n", "a\t-1\n", "../a\t1\n", "b\t1\na\t1\n", "a\t1\na\t1\n", "a\t1\t2\n",
  ])
  func doesNotGuessAtARecordThatNoBuildWrote(text: String) throws {
    let fixture = try SiteFixture()
    try fixture.build(old)
    try fixture.folder.write("public/.assay/written", text: text)
    #expect(
      try fixture.error(new)
        == SiteError(path: fixture.output + "/.assay/written", problem: .damagedRecord))
    #expect(fixture.site == old)
  }

  @Test(arguments: ["a b", " a", "\u{301}a", "put 1 b", "\u{2028}"])
  func readsJournalsAndRecordsAsItWroteThem(name: String) throws {
    let path = try OutputPath(name)
    let journal = Journal(steps: [.put(number: 7, path), .remove(path), .record])
    #expect(Journal(bytes: journal.bytes) == journal)
    let record = WrittenRecord([.init(path: path, size: 3)])
    #expect(WrittenRecord(bytes: record.bytes) == record)
  }
}
