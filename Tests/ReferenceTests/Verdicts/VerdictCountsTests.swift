import Reference
import Testing

@Suite("Counts of verdicts")
struct VerdictCountsTests {
  private static func counts(_ counts: KeyValuePairs<Verdict, Int>) -> VerdictCounts {
    var result = VerdictCounts()
    for (verdict, count) in counts { result[verdict] = count }
    return result
  }

  @Test(arguments: [
    (counts([:]), Verdict.noData), (counts([.notTestable: 4]), .noData),
    (counts([.noData: 2]), .noData), (counts([.noData: 1, .passing: 1]), .noData),
    (counts([.passing: 3]), .passing), (counts([.passing: 3, .notTestable: 1]), .passing),
    (counts([.passing: 3, .untested: 1]), .untested),
    (counts([.passing: 3, .suspect: 1]), .suspect),
    (counts([.untested: 1, .notRun: 1]), .notRun), (counts([.notRun: 1, .partial: 1]), .partial),
    (counts([.partial: 1, .knownFailing: 1]), .knownFailing),
    (counts([.knownFailing: 1, .noData: 1]), .noData), (counts([.noData: 1, .flaky: 1]), .flaky),
    (counts([.flaky: 1, .unexpectedPass: 1]), .unexpectedPass),
    (counts([.unexpectedPass: 1, .error: 1]), .error),
    (counts([.error: 1, .failing: 1]), .failing),
  ])
  func rollUpToTheWorst(counts: VerdictCounts, verdict: Verdict) {
    #expect(counts.rollUp == verdict)
    #expect(counts.isGreen == (verdict == .passing))
  }

  @Test(arguments: [
    (counts([:]), "no data"), (counts([.noData: 14]), "no data"),
    (counts([.notTestable: 4]), "no data"),
    (counts([.noData: 3, .notTestable: 1]), "no data"),
    (counts([.passing: 70]), "passing 70/70"),
    (counts([.passing: 66, .notTestable: 4]), "passing 66/66 · not testable 4"),
    (counts([.failing: 1, .untested: 2, .passing: 11]), "failing 1 · untested 2 · passing 11/14"),
    (counts([.untested: 14]), "untested 14 · passing 0/14"),
    (
      counts([.knownFailing: 1, .unexpectedPass: 2, .notRun: 3]),
      "unexpected pass 2 · known failing 1 · not run 3 · passing 0/6"
    ),
  ])
  func areSaidWorstFirst(counts: VerdictCounts, summary: String) {
    #expect(counts.summary == summary)
  }

  @Test func rankEveryVerdictByItsPlaceInTheRollUp() {
    #expect(Verdict.allCases.map(\.rank) == Array(0..<12))
  }

  @Test func addUp() {
    var sum = Self.counts([.passing: 1])
    sum += Self.counts([.passing: 2, .failing: 1])
    #expect(sum == Self.counts([.passing: 3, .failing: 1]))
    #expect(sum.total == 4)
    #expect(sum.present.map(\.verdict) == [.failing, .passing])
  }
}
