import Inputs
import Pages
import Site

/// `assay help templates`: the files of the templates and every name that they may use.
enum TemplatesHelp {
  static let topic = "templates"

  /// The words are those installed with the program; without any, those of a checkout.
  static func text(_ environment: CommandEnvironment) -> String {
    let folders = [installedTemplates(environment), "templates"].compactMap { $0 }
    return TemplateNamesText(english: Theme.english(folders: folders, files: environment.files))
      .text
  }

  /// The folder of templates that belongs to the program; nil where nobody knows the program's own.
  static func installedTemplates(_ environment: CommandEnvironment) -> String? {
    environment.executable.map { executable in
      let prefix = PathText.parent(PathText.parent(executable))
      return PathText.join(prefix, "share/assay/templates")
    }
  }
}
