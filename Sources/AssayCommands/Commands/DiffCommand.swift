import Diagnostics
import Reference

/// `assay diff`: what became of every rule between two sites.
enum DiffCommand {
  static func run(_ options: Options, _ environment: CommandEnvironment) throws(UsageError)
    -> ExitStatus
  {
    guard options.operands.count == 2 else {
      throw UsageError(message: "'diff' takes two sites: folders, or their api/site.json")
    }
    var sites: [PublishedSite] = []
    for path in options.operands {
      do {
        sites.append(
          try PublishedSite(folder: path, files: environment.files, readsTexts: true))
      } catch {
        environment.console.errorLine("assay: \(error.message)")
        return .problems
      }
    }
    let changes = Changes.between(sites[0].snapshots, sites[1].snapshots)
    let text =
      switch options.diffFormat {
      case .text: ChangeList.text(changes)
      case .markdown: ChangeList.markdown(changes)
      case .json: ChangeList.json(changes)
      }
    environment.console.out(text)
    return .done
  }
}
