import Inputs

/// Why a site could not be written.
///
/// Unless the message tells otherwise the site stands as it did before.
package struct SiteError: Error, Hashable, Sendable {
  /// As a person would type it: with the output's own path in front, except for `unsafePath`,
  /// `samePath` and `insideFile`, whose paths are relative to the output.
  package let path: String
  package let problem: Problem

  package init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// What went wrong with the output.
  package enum Problem: Hashable, Sendable {
    case outputIsNoFolder
    /// Another build holds the output; its process where that could be read.
    case busy(process: Int?)
    /// The path of a page leads out of the output or is no path; the flaw as `it …`.
    case unsafePath(String)
    /// Two files of one build that some file system would hold to be one.
    case samePath(as: String)
    /// A path that goes on where another file of the same build is.
    case insideFile(String)
    /// Something that no build wrote stands where a file of the site must go.
    case inTheWay(Obstacle)
    /// The output lies in a folder that is read, or holds one.
    case overlaps(input: String)
    /// A file in `.assay` that no build of this version could have left.
    case damagedRecord
    case system(Cause)
  }

  /// What stands where a file of the site must go.
  package enum Obstacle: Hashable, Sendable {
    case file
    case folder
    case link
    /// A FIFO, a socket or a device.
    case special
  }

  /// What the system answered.
  package enum Cause: Hashable, Sendable {
    case diskFull
    case noPermission
    case readOnly
    /// The system's own words.
    case other(String)
  }
}

// MARK: - Words

extension SiteError {
  /// One phrase that names the path.
  package var message: String {
    switch problem {
    case .outputIsNoFolder: "the output '\(path)' is not a folder"
    case .busy(let process):
      "another build writes to '\(path)'" + (process.map { " (process \($0))" } ?? "")
    case .unsafePath(let flaw): "'\(path)' cannot be a file of the site: \(flaw)"
    case .samePath(let other): "'\(path)' and '\(other)' would be one file of the site"
    case .insideFile(let file): "'\(path)' cannot lie in '\(file)', which is a file of the site"
    case .inTheWay(.file): "'\(path)' is in the way: no earlier build wrote it"
    case .inTheWay(.folder): "the folder '\(path)' is in the way of a file of the site"
    case .inTheWay(.link):
      "'\(path)' is a symbolic link, and nothing is written through links in the output"
    case .inTheWay(.special): "'\(path)' is a pipe, socket or device in the way of the site"
    case .overlaps(let input):
      PathText.isSame(path, input)
        ? "the output '\(path)' is also a folder of sources"
        : "the output '\(path)' and the folder of sources '\(input)' lie in one another"
    case .damagedRecord: "'\(path)' is not as a build leaves it"
    case .system(let cause): "cannot write '\(path)': \(cause.words)"
    }
  }

  /// The ways out, best first.
  package var help: [String] {
    switch problem {
    case .outputIsNoFolder, .overlaps: ["name another folder with --output"]
    case .busy: ["wait until it is done, or name another folder with --output"]
    case .unsafePath, .samePath, .insideFile:
      ["rename the document or the asset that it comes from"]
    case .inTheWay: ["move it elsewhere, or name another folder with --output"]
    case .damagedRecord: ["move the whole output elsewhere and build again"]
    case .system(let cause):
      switch cause {
      case .diskFull: ["make room on the disk and build again"]
      case .noPermission: ["grant write permission, or name another folder with --output"]
      case .readOnly: ["name a folder on a file system that can be written with --output"]
      case .other: ["name another folder with --output"]
      }
    }
  }
}

extension SiteError.Cause {
  var words: String {
    switch self {
    case .diskFull: "no space is left on the disk"
    case .noPermission: "permission denied"
    case .readOnly: "the file system is read-only"
    case .other(let words): words
    }
  }
}
