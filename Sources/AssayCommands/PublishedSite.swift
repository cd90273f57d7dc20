import Diagnostics
import FoundationEssentials
import Inputs
import Pages
import Reference
import TestResults

/// A site that was built before, as its api/ tells.
struct PublishedSite {
  private let index: Index
  private let details: [Detail]

  /// Why a site cannot be looked at; one phrase.
  struct Unreadable: Error {
    let message: String
  }

  /// - Parameter folder: A site's folder, or its api/site.json.
  /// - Parameter readsTexts: Whether the rules' texts are wanted as well.
  init(folder: String, files: InputFiles, readsTexts: Bool = false) throws(Unreadable) {
    let isFile = folder.hasSuffix(".json")
    let path = isFile ? folder : PathText.join(folder, SitePages.indexPath)
    index = try Self.read(path, files)
    guard index.schema == 1 else {
      throw Unreadable(message: "'\(path)' has schema \(index.schema), and 1 is the only one known")
    }
    var details: [Detail] = []
    if readsTexts {
      let api = PathText.parent(path)
      for control in index.controls {
        let detail = PathText.join(api, "controls/\(control.slug).json")
        // A copy of site.json alone is enough for verdicts.
        guard let found: Detail = try? Self.read(detail, files) else { continue }
        details.append(found)
      }
    }
    self.details = details
  }

  private static func read<Value: Decodable>(_ path: String, _ files: InputFiles)
    throws(Unreadable) -> Value
  {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try files.read(path, 1 << 28).bytes
    } catch {
      throw Unreadable(message: error.message)
    }
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch {
      throw Unreadable(message: "'\(path)' is no index of a site that Assay wrote")
    }
  }

  // MARK: - Its wire format

  private struct Index: Decodable {
    let schema: Int
    let freshness: String?
    let results: Results
    let controls: [Control]
  }

  private struct Results: Decodable {
    let madeAt: String?
    let staleAt: String?
    let runs: [Run]
  }

  private struct Run: Decodable {
    let id: String
    let environment: String
    let commit: String?
    let complete: Bool
    let supersededBy: String?
  }

  private struct Control: Decodable {
    let slug: String
    let rules: [Rule]
  }

  private struct Rule: Decodable {
    let id: String
    let verdict: String
  }

  private struct Detail: Decodable {
    let rules: [DetailedRule]
  }

  private struct DetailedRule: Decodable {
    let id: String
    let oldIds: [String]?
    let given: String
    let when: String
    let then: String
  }

  // MARK: - Its rules

  /// Every rule with its verdict, for a comparison.
  var snapshots: [Changes.Snapshot] {
    var texts: [String: DetailedRule] = [:]
    for rule in details.flatMap(\.rules) { texts[rule.id] = rule }
    return index.controls.flatMap(\.rules).map { rule in
      let detail = texts[rule.id]
      return Changes.Snapshot(
        rule: rule.id, oldIDs: detail?.oldIds ?? [], verdict: Verdict(rawValue: rule.verdict),
        text: detail.map { "given \($0.given) / when \($0.when) / then \($0.then)" })
    }
  }

  // MARK: - Its health

  /// Why it cannot be believed any more, each as a sentence without a full stop; empty when it can.
  func findings(now: Timestamp, commit: String?) -> [String] {
    let runs = index.results.runs.filter { $0.supersededBy == nil }
    guard !runs.isEmpty else { return ["it holds no results"] }
    var findings: [String] = []
    let staleAt = index.results.staleAt.flatMap { Timestamp(reading: $0) }
    if let staleAt, staleAt <= now {
      findings.append("its results are stale since \(staleAt.description)")
    } else if index.freshness == Freshness.stale.rawValue {
      findings.append("its results were stale when it was built")
    } else if index.results.madeAt == nil || index.freshness == Freshness.unknown.rawValue {
      findings.append("the age of its results is unknown")
    }
    for run in runs where !run.complete {
      findings.append("the run '\(run.id)' in \(run.environment) is not complete")
    }
    if let commit {
      for run in runs where run.commit != commit {
        findings.append(
          "the run '\(run.id)' in \(run.environment) is of "
            + (run.commit.map { "commit \($0)" } ?? "an unknown commit") + ", not of \(commit)")
      }
    }
    return findings
  }

  /// What is said of a site that is well.
  var health: String {
    let made = index.results.madeAt ?? "unknown"
    let stale = index.results.staleAt.map { ", stale at \($0)" } ?? ", never stale by age"
    return "whole; its results were made at \(made)\(stale)"
  }
}
