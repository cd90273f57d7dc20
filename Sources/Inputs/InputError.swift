/// Why a file or folder could not be read.
package struct InputError: Error, Hashable, Sendable {
  package let path: String
  package let problem: Problem

  package init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// What is wrong with it.
  package enum Problem: Hashable, Sendable {
    case absent
    case isFolder
    case isNoFolder
    /// A FIFO, a socket or a device.
    case isSpecial
    case linkLoop
    /// A symbolic link to a name that nothing has.
    case linkToNothing
    /// The path is shown with U+FFFD where its bytes are not UTF-8.
    case nameNotUTF8
    /// A folder with more files and folders below it than a site can have.
    case tooManyEntries(limit: Int)
    /// Larger than the limit; both in bytes.
    case tooLarge(size: Int, limit: Int)
    /// The system's own words for its error.
    case system(String)
  }

  /// One phrase that names the path, such as `'results.xml' is a folder, not a file`.
  package var message: String {
    switch problem {
    case .absent: "'\(path)' does not exist"
    case .isFolder: "'\(path)' is a folder, not a file"
    case .isNoFolder: "'\(path)' is not a folder"
    case .isSpecial: "'\(path)' is a pipe, socket or device, not a file"
    case .linkLoop: "'\(path)' is a symbolic link that leads in a circle"
    case .linkToNothing: "'\(path)' is a symbolic link to nothing"
    case .nameNotUTF8: "'\(path)' has a name that is not UTF-8"
    case .tooManyEntries(let limit):
      "'\(path)' has more than \(limit) files and folders below it"
    case .tooLarge(let size, let limit):
      "'\(path)' has \(size) bytes; the limit is \(limit)"
    case .system(let words): "cannot read '\(path)': \(words)"
    }
  }
}
