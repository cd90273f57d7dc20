import Diagnostics
import Inputs
import Pages
import Site
import TestResults

/// `assay doctor`: whether a published site can still be believed.
enum DoctorCommand {
  static func run(_ options: Options, _ environment: CommandEnvironment) throws(UsageError)
    -> ExitStatus
  {
    guard options.operands.count == 1, let folder = options.operands.first else {
      throw UsageError(message: "'doctor' takes the folder of a site")
    }
    let site: PublishedSite
    do {
      site = try PublishedSite(folder: folder, files: environment.files)
    } catch {
      environment.console.line("\(folder): \(error.message)")
      return .problems
    }
    let findings =
      site.findings(now: environment.now(options), commit: options.commit)
      + wholeness(of: folder, environment.files)
    for finding in findings { environment.console.line("\(folder): \(finding)") }
    if findings.isEmpty { environment.console.line("\(folder): \(site.health)") }
    return findings.isEmpty ? .done : .problems
  }

  /// What lacks of the site's files. A copy that was published without Assay's own notes is held
  /// to what every site has.
  private static func wholeness(of folder: String, _ files: InputFiles) -> [String] {
    var findings: [String] = []
    do throws(SiteError) {
      switch try SiteState.of(folder) {
      case .whole, .neverBuilt: break
      case .unfinished: findings.append("a build of it was stopped before it was done")
      case .incomplete(let lost):
        findings += lost.prefix(shown).map { "'\($0)' is not as the last build wrote it" }
        if lost.count > shown {
          findings.append("\(lost.count - shown) more files are not as they were written")
        }
      }
    } catch {
      findings.append(error.diagnostic.message)
    }
    let index = PathText.join(folder, "index.html")
    var hasIndex = false
    do throws(InputError) {
      if case .file = try files.kind(index) { hasIndex = true }
    } catch {
      hasIndex = false
    }
    if !hasIndex { findings.append("it has no index.html") }
    return findings
  }

  private static let shown = 5
}
