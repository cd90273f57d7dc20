import Diagnostics
import Inputs
import TestResults

/// Results under the names that pages show: relative to the project, or below `…` for those
/// outside of it that were named by their place on this machine.
///
/// Every name that a run, a message or a page has of a result file comes from here, so that the
/// same project says the same on every machine.
struct ResultFiles {
  /// What stands at the shown names.
  private(set) var files: InputFiles
  private(set) var paths: [ResultPath] = []
  /// Folders outside of the project by their shown names.
  private var outside: [(shown: String, real: String)] = []
  private let project: String

  /// - Parameters:
  ///   - given: Paths of the command line, relative to the process's folder.
  ///   - configured: Paths of site.yml, relative to the project.
  init(given: [ResultPath], configured: [ResultPath], project: String, files: InputFiles) {
    self.files = files
    self.project = project
    let here = files.resolve(".") ?? "."
    let roots = [PathText.normalise(PathText.join(here, project)), files.resolve(project)]
      .compactMap { $0 }
    for path in given {
      if PathText.isAbsolute(path.text) || project != "." {
        add(PathText.normalise(PathText.join(here, path.text)), path, roots)
      } else {
        paths.append(path)
      }
    }
    for path in configured {
      if PathText.isAbsolute(path.text) { add(path.text, path, roots) } else { paths.append(path) }
    }
    if project != "." || !outside.isEmpty { self.files = Self.renamed(files, real) }
  }

  private mutating func add(_ path: String, _ given: ResultPath, _ roots: [String]) {
    for root in roots {
      guard let relative = PathText.relative(path, to: root) else { continue }
      paths.append(ResultPath(relative, environment: given.environment))
      return
    }
    guard PathText.isAbsolute(path) else { return paths.append(given) }
    let parts = PathText.components(path)
    let above = parts.dropLast().prefix { !$0.contains("*") && !$0.contains("?") }
    let folder = "/" + above.joined(separator: "/")
    let known = outside.first { PathText.isSame($0.real, folder) }?.shown
    let shown = known ?? (outside.isEmpty ? "…" : "…\(outside.count + 1)")
    if known == nil { outside.append((shown, folder)) }
    let rest = parts.dropFirst(above.count).joined(separator: "/")
    paths.append(ResultPath(PathText.join(shown, rest), environment: given.environment))
  }

  /// Where a shown name really stands.
  private var real: @Sendable (String) -> String {
    let (outside, project) = (outside, project)
    return { path in
      for folder in outside {
        guard let rest = PathText.relative(path, to: folder.shown) else { continue }
        return PathText.join(folder.real, rest)
      }
      return PathText.join(project, path)
    }
  }

  private static func renamed(_ files: InputFiles, _ real: @escaping @Sendable (String) -> String)
    -> InputFiles
  {
    /// The error under the shown name of what was asked for.
    @Sendable func shown(_ error: InputError, _ path: String) -> InputError {
      let rest = PathText.relative(error.path, to: real(path)) ?? "."
      return InputError(path: PathText.join(path, rest), problem: error.problem)
    }
    return InputFiles(
      kind: { path throws(InputError) in
        do throws(InputError) { return try files.kind(real(path)) } catch {
          throw shown(error, path)
        }
      },
      list: { path throws(InputError) in
        do throws(InputError) {
          let listing = try files.list(real(path))
          return InputFiles.Listing(
            files: listing.files, refused: listing.refused.map { shown($0, path) })
        } catch {
          throw shown(error, path)
        }
      },
      read: { path, limit throws(InputError) in
        do throws(InputError) {
          return SourceFile(path: path, bytes: try files.read(real(path), limit).bytes)
        } catch {
          throw shown(error, path)
        }
      },
      open: { path, limit throws(InputError) in
        do throws(InputError) {
          return try files.open(real(path), limit).renamed { shown($0, path) }
        } catch {
          throw shown(error, path)
        }
      },
      resolve: { path in files.resolve(real(path)) })
  }
}
