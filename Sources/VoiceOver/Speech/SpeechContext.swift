/// Where an element stands, as far as that is spoken; numbers count from 1.
///
/// Source: accessibility-snapshot
public enum SpeechContext: Hashable, Sendable {
  /// One of several that belong together, such as a segment.
  case series(index: Int, count: Int)
  /// A tab among others.
  case tab(index: Int, count: Int)
  /// The first element of a list.
  case listStart
  /// The last element of a list that has more than one.
  case listEnd
  /// The first element of a landmark.
  case landmarkStart
  /// The last element of a landmark that has more than one.
  case landmarkEnd
  /// A cell of a table.
  case cell(TableCell)

  /// The place of a cell in its table.
  public struct TableCell: Hashable, Sendable {
    /// The row, or `nil` when it is undefined; then no words about rows are spoken.
    public var row: Int?
    /// The column, or `nil` when it is undefined; then no words about columns are spoken.
    public var column: Int?
    /// How many rows the cell covers.
    public var rowSpan: Int
    /// How many columns the cell covers.
    public var columnSpan: Int
    /// Whether no cell is anchored at an earlier column of the row.
    public var isFirstInRow: Bool
    /// The headers that are read, row headers before column headers.
    public var headers: [SpokenElement]

    /// A cell at `row` and `column`.
    public init(
      row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1, isFirstInRow: Bool = false,
      headers: [SpokenElement] = []
    ) {
      self.row = row
      self.column = column
      self.rowSpan = rowSpan
      self.columnSpan = columnSpan
      self.isFirstInRow = isFirstInRow
      self.headers = headers
    }
  }

  var isTab: Bool {
    if case .tab = self { return true }
    return false
  }
}
