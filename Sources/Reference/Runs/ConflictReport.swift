import Diagnostics
import TestResults

/// Reports tests of which two counted runs of one environment tell different things.
///
/// Within one run, two results of one name may be overloads or arguments, and are no conflict.
func reportConflicts(_ reports: [RunReport], _ counted: [Int], into log: inout DiagnosticLog) {
  for (environment, runs) in Dictionary(grouping: counted, by: { reports[$0].run.environment })
  where runs.count > 1 {
    var first: [String: (run: Int, test: TestRecord)] = [:]
    for run in runs {
      for test in reports[run].run.tests {
        guard let other = first[test.key] else {
          first[test.key] = (run, test)
          continue
        }
        guard other.run != run, other.test.outcome != test.outcome else { continue }
        let name = test.key.shortened
        log.report(
          .conflictingOutcomes,
          "test '\(name)' \(test.outcome.words) here and \(other.test.outcome.words) elsewhere in "
            + "the environment '\(environment)'; the worse counts",
          at: test.place,
          notes: [
            Diagnostic.Note("it \(other.test.outcome.words) here", at: other.test.place)
          ],
          help: [
            "leave out the results that are out of date, or give them an environment of their own"
          ])
      }
    }
  }
}
