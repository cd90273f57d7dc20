import Diagnostics
import TestResults

/// How far ahead of "now" a run may end, in seconds: a day, for clocks and time zones that are set
/// wrong.
private let longestLead = 86_400

/// The run, without its end where that lies in the future.
///
/// Believed, such an end would keep the run fresh for ever and let it take the place of every run
/// that is made until then.
func withoutFutureEnd(_ run: Run, now: Timestamp?, into log: inout DiagnosticLog) -> Run {
  guard let now, let ended = run.ended, ended > now else { return run }
  let (lead, overflow) = ended.secondsSince1970.subtractingReportingOverflow(now.secondsSince1970)
  guard overflow || lead > longestLead else { return run }
  log.report(
    .runFromTheFuture,
    "the run '\(run.path)' ends at \(ended.description), after this moment; its age is unknown",
    at: SourcePlace(path: run.path),
    help: ["set the clock of the machine that ran the tests", "see what '--now' is given"])
  return Run(
    id: run.id, origin: run.origin, tool: run.tool, environment: run.environment,
    commit: run.commit, started: run.started, ended: nil, incompleteness: run.incompleteness,
    shard: run.shard, path: run.path, tests: run.tests, looseFailures: run.looseFailures,
    looseEvidence: run.looseEvidence)
}
