/// Where a diagnostic points: a file and, where they are known, a line and a range of columns.
///
/// Places are complete values: one can be shown when the file's bytes are long gone.
package struct SourcePlace: Hashable, Sendable {
  /// The path as a person would type it.
  package let path: String
  /// 1-based; 0 means the file as a whole.
  package let line: Int
  /// 1-based, in UTF-8 bytes; 0 means the line as a whole.
  package let column: Int
  /// The line that holds the last byte; equal to `line` for a point.
  package let endLine: Int
  /// The column after the last byte; equal to `column` for a point.
  package let endColumn: Int
  /// The text of `line` without its line end, where it is known.
  package let excerpt: String?

  package init(
    path: String, line: Int, column: Int, endLine: Int, endColumn: Int, excerpt: String? = nil
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.excerpt = excerpt
  }

  /// A point in a file whose text is not at hand, such as a test's place in a run's records.
  package init(path: String, line: Int = 0, column: Int = 0) {
    self.init(path: path, line: line, column: column, endLine: line, endColumn: column)
  }

  /// `path`, `path:line` or `path:line:column`, by what is known.
  package var description: String {
    if line == 0 { return path }
    return column == 0 ? "\(path):\(line)" : "\(path):\(line):\(column)"
  }
}

// MARK: - Order

extension SourcePlace: Comparable {
  package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.path, left.line, left.column, left.endLine, left.endColumn)
      < (right.path, right.line, right.column, right.endLine, right.endColumn)
  }
}
