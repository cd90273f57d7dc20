import Diagnostics
import Guides
import TestResults

/// What was read of every environment, and what is missing.
struct EnvironmentSurvey {
  /// Sorted by name.
  let states: [EnvironmentState]
  /// By index of a run report, why the run and the other shards of it are not complete.
  let incompleteness: [[String]]

  init(_ reports: [RunReport], _ settings: SiteSettings) {
    let counted = reports.indices.filter { reports[$0].supersededBy == nil }
    let byName = Dictionary(grouping: counted) { reports[$0].run.environment }
    let required = Set(settings.requiredEnvironments)
    var incompleteness = Array(repeating: [String](), count: reports.count)
    states = required.union(settings.shards.keys).union(byName.keys).sorted().map { name in
      let indices = byName[name] ?? []
      let runs = indices.map { reports[$0].run }
      for index in indices {
        incompleteness[index] = reports[index].run.shortcomings
      }
      // The shards of an environment are one run: what one of them lacks, the run lacks.
      let sharded = indices.filter { reports[$0].run.shard != nil }
      let merged = sharded.flatMap { reports[$0].run.shortcomings }
      if !merged.isEmpty { for index in sharded { incompleteness[index] = merged } }
      return EnvironmentState(
        name: name, isRequired: required.contains(name),
        missing: Self.missing(name, runs, required.contains(name), settings.shards[name]),
        incompleteness: runs.flatMap(\.shortcomings))
    }
    self.incompleteness = incompleteness
  }

  /// Says each thing that is missing; the way out is the same for all of them.
  func report(into log: inout DiagnosticLog) {
    for state in states {
      for sentence in state.missing {
        log.report(
          .missingRun, sentence, at: nil,
          help: [
            "see that the job that makes these results ran and that its files are among --results",
            "if it is not to run any more, take it out of 'environments' and 'shards' in site.yml",
          ])
      }
    }
  }

  private static func missing(
    _ name: String, _ runs: [Run], _ isRequired: Bool, _ declaredShards: Int?
  ) -> [String] {
    if isRequired, runs.isEmpty {
      return ["no run of the required environment '\(name)' was read"]
    }
    if isRequired, runs.allSatisfy(\.tests.isEmpty) {
      return ["what was read of the required environment '\(name)' holds no test"]
    }
    // A run that calls itself one of four is no whole one, even where the settings say so.
    let declared = declaredShards.flatMap { $0 > 1 ? $0 : nil }
    guard let count = declared ?? runs.compactMap({ $0.shard?.count }).max() ?? declaredShards
    else { return [] }
    if count <= 1, !runs.isEmpty { return [] }
    let present = Set(runs.compactMap(\.shard).filter { $0.count == count }.map(\.index))
      .filter { $0 >= 1 && $0 <= count }
    return present.count >= count ? [] : [sentence(name, count, present)]
  }

  private static func sentence(_ name: String, _ count: Int, _ present: Set<Int>) -> String {
    // A count comes from a file: it may be beyond all reason, and only the first are named.
    let absent = count - present.count
    let named = (1...count).lazy.filter { !present.contains($0) }.prefix(4).map(String.init)
    let more = absent > named.count ? " and \(absent - named.count) more" : ""
    return "\(absent == 1 ? "shard" : "shards") \(named.joined(separator: ", "))\(more) of \(count)"
      + " of the environment '\(name)' \(absent == 1 ? "is" : "are") missing"
  }
}

extension Run {
  /// Why it does not count as complete, as sentences; empty for a complete run.
  var shortcomings: [String] {
    guard !incompleteness.isEmpty || !looseFailures.isEmpty else { return [] }
    let loose =
      looseFailures.isEmpty
      ? []
      : [
        looseFailures.count == 1
          ? "1 failure belongs to no test" : "\(looseFailures.count) failures belong to no test"
      ]
    return (incompleteness + (incompleteness.isEmpty ? loose : []))
      .map { "the run \(path) is incomplete: \($0)" }
  }
}
