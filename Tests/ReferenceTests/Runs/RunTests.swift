import Diagnostics
import DiagnosticsTestSupport
import Guides
import Reference
import TestResults
import Testing

@Suite("Runs")
struct RunTests {
  private let rules = Sample.guide([Sample.rule("switch.flips")])

  private func content(
    environments: [String] = [], shards: [String: Int] = [:], staleAfter: Int? = nil
  ) -> Content {
    Sample.content(
      [rules],
      settings: SiteSettings(
        title: "Runs", requiredEnvironments: environments, shards: shards, staleAfter: staleAfter))
  }

  // MARK: - Superseding

  @Test func theLaterEndOfOneEnvironmentAndShardCounts() {
    let joined = Joined(
      content(),
      [
        Sample.run([Sample.test("a")], id: "old", ended: 100),
        Sample.run([Sample.test("a", .failed)], id: "new", ended: 200),
      ])
    #expect(joined.verdict() == .failing)
    #expect(joined.reference.runs.map(\.run.id) == ["old", "new"])
    #expect(joined.reference.runs.map(\.supersededBy) == ["new", nil])
    #expect(joined.reference.resultCount == 1)
  }

  @Test func aRunFromTheFutureTakesNobodysPlaceAndIsOfUnknownAge() {
    let runs = [
      Sample.run([Sample.test("a", .failed)], id: "today", ended: 100),
      Sample.run([Sample.test("a")], id: "lie", ended: 200_000),
    ]
    let joined = Joined(content(staleAfter: 3600), runs, now: 200)
    #expect(joined.verdict() == .failing)
    #expect(joined.reference.runs.map(\.supersededBy) == [nil, nil])
    #expect(joined.reference.freshness == .unknown)
    #expect(
      joined.problems.filter { $0.code == .runFromTheFuture }.map(\.message) == [
        "the run 'lie' ends at 1970-01-03T07:33:20Z, after this moment; its age is unknown"
      ])
    #expect(joined.problems.first { $0.code == .runFromTheFuture }?.place?.path == "lie")
    #expect(Joined(content(), runs, now: 199_000).verdict() == .passing)
  }

  @Test func aRunThatCallsItselfAShardIsNoWholeRun() {
    let shard = Run.Shard(index: 1, count: 4)
    let joined = Joined(
      content(environments: ["linux"], shards: ["linux": 1]),
      [Sample.run([Sample.test("a")], shard: shard)])
    #expect(joined.verdict() == .error)
  }

  @Test func yesterdaysGreenDoesNotOutliveTodaysEmptyRun() {
    let joined = Joined(
      content(),
      [
        Sample.run([Sample.test("a")], id: "old", ended: 100),
        Sample.run([], id: "new", ended: 200),
      ])
    #expect(joined.verdict() == .noData)
  }

  @Test func filesOfForeignToolsNeverTakeEachOthersPlace() {
    let joined = Joined(
      content(),
      [
        Sample.run([Sample.test("a", .failed)], id: "one", origin: .file, ended: 100),
        Sample.run([Sample.test("b")], id: "other", origin: .file, ended: 200),
      ])
    #expect(joined.verdict() == .failing)
    #expect(joined.reference.runs.map(\.supersededBy) == [nil, nil])
    #expect(joined.reference.resultCount == 2)
  }

  @Test func aFileThatCannotBeReadIsNamedWhereARuleHasNoTest() {
    let joined = Joined(
      content(),
      [
        Sample.run([Sample.test("b", rule: nil)], id: "good", origin: .file),
        Sample.run(
          [], id: "bad.xml", origin: .unreadable, ended: nil, incompleteness: ["it cannot be read"]),
      ])
    #expect(joined.verdict() == .untested)
    #expect(
      joined.reasons() == [
        "no test is linked to this rule", "the run bad.xml is incomplete: it cannot be read",
      ])
  }

  @Test func tellsOfFailuresThatNoRuleShows() {
    let joined = Joined(
      content(),
      [
        Sample.run([
          Sample.test("a"), Sample.test("b", .failed, rule: nil, line: 7),
          Sample.test("c", .error, rule: nil, line: 9), Sample.test("d", rule: nil),
        ])
      ])
    #expect(joined.verdict() == .passing)
    #expect(joined.problems.map(\.code) == [.failureWithoutRule])
    #expect(
      joined.problems.map(\.message) == [
        "2 tests of 'run' failed and spoke for no rule: 'Switch/b' and others"
      ])
    #expect(joined.problems.first?.place?.line == 7)
  }

  @Test func filesThatCannotBeReadAreNoRunsThatWereRead() {
    let joined = Joined(
      content(), [Sample.run([], id: "bad.xml", origin: .unreadable, incompleteness: ["no"])])
    #expect(joined.verdict() == .noData)
    #expect(joined.reasons() == ["no results were read"])
  }

  @Test func anotherEnvironmentSupersedesNothing() {
    let joined = Joined(
      content(),
      [
        Sample.run([Sample.test("a", .failed)], id: "old", ended: 100),
        Sample.run([Sample.test("a")], id: "new", environment: "ios", ended: 200),
      ])
    #expect(joined.reference.runs.allSatisfy { $0.supersededBy == nil })
    #expect(joined.verdict() == .failing)
  }

  @Test(arguments: [(nil, nil), (100, nil), (nil, 100), (100, 100)] as [(Int?, Int?)])
  func bothCountWhereNeitherIsKnownToBeTheLaterOne(first: Int?, second: Int?) {
    let joined = Joined(
      content(),
      [
        Sample.run([Sample.test("a", .failed)], id: "1", ended: first),
        Sample.run([Sample.test("a")], id: "2", ended: second),
      ])
    #expect(joined.reference.runs.allSatisfy { $0.supersededBy == nil })
    #expect(joined.verdict() == .failing)
  }

  @Test func aRunThatIsReadTwiceCountsOnce() {
    let run = Sample.run([Sample.test("a")], id: "same")
    let joined = Joined(content(), [run, run])
    #expect(joined.reference.runs.map(\.supersededBy) == [nil, "same"])
    #expect(joined.reference.resultCount == 1)
    #expect(joined.problems.isEmpty)
  }

  @Test func twoRunsWithOneIdAndOtherResultsBothCount() {
    let joined = Joined(
      content(),
      [
        Sample.run([Sample.test("a")], id: "same"),
        Sample.run([Sample.test("a", .failed)], id: "same"),
      ])
    #expect(joined.verdict() == .failing)
  }

  @Test func aConflictIsAProblemAtTheSecondPlaceWithTheFirstAsANote() {
    let first = MarkedText("①<testcase name=\"a\"/>②", path: "monday.xml")
    let second = MarkedText("①<testcase name=\"a\"><failure/></testcase>②", path: "tuesday.xml")
    func run(_ outcome: TestOutcome, _ id: String, _ file: MarkedText) -> Run {
      let test = TestRecord(
        suite: "Switch", name: "a", place: file.place("①", "②"), outcome: outcome,
        links: [RuleLink(rule: "switch.flips", origin: .property, place: file.place("①", "②"))])
      return Sample.run([test], id: id, ended: nil)
    }
    let joined = Joined(content(), [run(.passed, "1", first), run(.failed, "2", second)])
    #expect(
      joined.problems == [
        Diagnostic(
          .conflictingOutcomes,
          "test 'Switch/a' failed here and passed elsewhere in the environment 'linux'; "
            + "the worse counts",
          at: second.place("①", "②"),
          notes: [Diagnostic.Note("it passed here", at: first.place("①", "②"))],
          help: [
            "leave out the results that are out of date, or give them an environment of their own"
          ])
      ])
  }

  // MARK: - Completeness

  @Test func anIncompleteRunIsAnErrorForTheRulesItSpeaksFor() {
    let joined = Joined(
      content(), [Sample.run([Sample.test("a")], id: "r", incompleteness: ["it has no end"])])
    #expect(joined.verdict() == .error)
    #expect(joined.reasons()[0] == "the run r is incomplete: it has no end")
  }

  @Test func aFailureOfNoTestMakesItsRunIncomplete() {
    let joined = Joined(content(), [Sample.run([Sample.test("a")], looseFailures: ["boom"])])
    #expect(joined.verdict() == .error)
    #expect(joined.reasons()[0] == "the run run is incomplete: 1 failure belongs to no test")
  }

  // MARK: - Environments and shards

  @Test func aMissingRequiredEnvironmentIsAnErrorAndAProblem() {
    let joined = Joined(
      content(environments: ["linux", "ios-18"]), [Sample.run([Sample.test("a")])])
    #expect(joined.verdict() == .error)
    #expect(joined.reasons()[0] == "no run of the required environment 'ios-18' was read")
    #expect(
      joined.problems == [
        Diagnostic(
          .missingRun, "no run of the required environment 'ios-18' was read", at: nil,
          help: [
            "see that the job that makes these results ran and that its files are among --results",
            "if it is not to run any more, take it out of 'environments' and 'shards' in site.yml",
          ])
      ])
  }

  @Test func aRequiredEnvironmentWithoutATestIsMissing() {
    let joined = Joined(
      content(environments: ["linux", "ios"]),
      [Sample.run([Sample.test("a")]), Sample.run([], id: "e", environment: "ios")])
    #expect(joined.verdict() == .error)
    #expect(
      joined.reasons()[0] == "what was read of the required environment 'ios' holds no test")
  }

  @Test func withoutAnyResultNoDataIsAllThatIsSaid() {
    let joined = Joined(content(environments: ["linux"], shards: ["mac": 4]), [])
    #expect(joined.verdict() == .noData)
    #expect(joined.problems.isEmpty)
  }

  private func shard(_ index: Int, of count: Int, _ tests: [TestRecord]) -> Run {
    Sample.run(
      tests, id: "shard-\(index)", shard: Run.Shard(index: index, count: count))
  }

  @Test func shardsMergeIntoOneRun() {
    let joined = Joined(
      content(shards: ["linux": 2]),
      [shard(1, of: 2, [Sample.test("a")]), shard(2, of: 2, [Sample.test("b")])])
    #expect(joined.verdict() == .passing)
    #expect(joined.reference.rule(named: "switch.flips")?.tests.count == 2)
    #expect(joined.problems.isEmpty)
  }

  @Test func aShardThatBrokeOffBreaksTheWholeRun() {
    let cut = Sample.run(
      [], id: "cut", incompleteness: ["it has no end"], shard: Run.Shard(index: 2, count: 2))
    let joined = Joined(content(), [shard(1, of: 2, [Sample.test("a")]), cut])
    #expect(joined.verdict() == .error)
    #expect(joined.reasons()[0] == "the run cut is incomplete: it has no end")
  }

  @Test(arguments: [
    (["linux": 4], [1, 3], 4, "shards 2, 4 of 4 of the environment 'linux' are missing"),
    ([:], [1], 2, "shard 2 of 2 of the environment 'linux' is missing"),
    (["linux": 2], [1, 2], 3, "shards 1, 2 of 2 of the environment 'linux' are missing"),
    (["mac": 2], [1, 2], 2, "shards 1, 2 of 2 of the environment 'mac' are missing"),
    (
      [:], [1], 1_000_000_000,
      "shards 2, 3, 4, 5 and 999999995 more of 1000000000 of the environment 'linux' are missing"
    ),
  ])
  func aMissingShardIsAnError(
    declared: [String: Int], read: [Int], count: Int, sentence: String
  ) {
    let joined = Joined(
      content(shards: declared), read.map { shard($0, of: count, [Sample.test("t\($0)")]) })
    #expect(joined.verdict() == .error)
    #expect(joined.reasons()[0] == sentence)
    #expect(joined.problems.map(\.message) == [sentence])
  }

  @Test func aWholeRunDoesNotStandInForDeclaredShards() {
    let joined = Joined(content(shards: ["linux": 2]), [Sample.run([Sample.test("a")])])
    #expect(joined.verdict() == .error)
  }

  @Test func oneShardIsAWholeRun() {
    let joined = Joined(content(shards: ["linux": 1]), [Sample.run([Sample.test("a")])])
    #expect(joined.verdict() == .passing)
  }

  // MARK: - Freshness

  @Test(
    arguments: [
      (1_000, nil, 1_100, nil, Freshness.fresh), (1_000, nil, 1_101, nil, .stale),
      (1_000, "a", 1_050, "a", .fresh), (1_000, "a", 1_050, "b", .stale),
      (nil, "a", 1_050, "b", .stale), (nil, "a", 1_050, "a", .fresh),
      (nil, "a", 1_050, nil, .unknown),
      (nil, nil, 1_050, "a", .unknown), (1_000, nil, nil, "a", .unknown),
      (2_000, nil, 1_050, nil, .fresh),
      (nil, "0123456", 1_050, "0123456789abcdef", .fresh),
      (nil, "012345", 1_050, "0123456", .stale),
      (Int.min, nil, Int.max, nil, .stale),
    ] as [(Int?, String?, Int?, String?, Freshness)])
  func aRunIsStaleByAgeOrByCommit(
    ended: Int?, runCommit: String?, now: Int?, commit: String?, freshness: Freshness
  ) {
    let joined = Joined(
      content(staleAfter: 100),
      [Sample.run([Sample.test("a")], commit: runCommit, ended: ended)], now: now, commit: commit)
    #expect(joined.reference.runs.map(\.freshness) == [freshness])
    #expect(joined.verdict() == .passing)
    #expect(joined.reference.isGreen == (freshness != .stale))
    #expect(joined.reference.guides[0].isGreen == (freshness != .stale))
    #expect(joined.reference.guides[0].rules[0].isGreen == (freshness != .stale))
  }

  @Test func ageAloneNeverMakesARunStaleWithoutALimit() {
    let joined = Joined(content(), [Sample.run([Sample.test("a")], ended: 0)], now: .max)
    #expect(joined.reference.freshness == .fresh)
    #expect(joined.reference.staleAt == nil)
  }

  @Test func aRuleIsAsFreshAsItsOldestCountedRun() {
    let joined = Joined(
      content(staleAfter: 100),
      [
        Sample.run([Sample.test("a")], id: "1", environment: "ios", ended: 1_850),
        Sample.run([Sample.test("a")], id: "2", environment: "linux", ended: 1_950),
        Sample.run([Sample.test("x", rule: nil)], id: "3", environment: "mac", ended: 1_990),
      ])
    let guide = joined.reference.guides[0]
    #expect(guide.rules[0].freshness == .stale)
    #expect(guide.freshness == .stale)
    #expect(guide.madeAt == Timestamp(secondsSince1970: 1_850))
    #expect(guide.staleAt == Timestamp(secondsSince1970: 1_951))
    #expect(joined.reference.madeAt == Timestamp(secondsSince1970: 1_990))
    #expect(joined.reference.staleAt == Timestamp(secondsSince1970: 1_951))
  }

  @Test func aSupersededRunAgesNothing() {
    let joined = Joined(
      content(staleAfter: 100),
      [
        Sample.run([Sample.test("a")], id: "1", ended: 0),
        Sample.run([Sample.test("a")], id: "2", ended: 1_950),
      ])
    #expect(joined.reference.freshness == .fresh)
    #expect(joined.reference.guides[0].rules[0].freshness == .fresh)
  }

  @Test func anUnknownEndMakesTheAgeOfAGuideUnknown() {
    let joined = Joined(
      content(staleAfter: 100),
      [
        Sample.run([Sample.test("a")], id: "1", environment: "ios", ended: nil),
        Sample.run([Sample.test("a")], id: "2", ended: 1_950),
      ])
    #expect(joined.reference.guides[0].freshness == .unknown)
    #expect(joined.reference.guides[0].madeAt == nil)
    #expect(joined.reference.guides[0].isGreen)
  }
}
