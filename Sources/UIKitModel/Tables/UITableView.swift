import AccessibilityModel

/// Where a table gets its rows from.
///
/// Source: uikit-headers
public protocol UITableViewDataSource: AnyObject {
  /// How many sections there are.
  func numberOfSections(in table: UITableView) -> Int
  /// How many rows a section has.
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell for a row.
  func tableView(_ table: UITableView, cellForRow row: Int, inSection section: Int)
    -> UITableViewCell
  /// The heading of a section, or `nil`.
  func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String?
}

/// What a table asks and tells about the selection of rows.
///
/// Source: uikit-headers
public protocol UITableViewDelegate: AnyObject {
  /// Whether the row may be selected.
  func tableView(_ table: UITableView, willSelectRow row: Int, inSection section: Int) -> Bool
  /// The person selected the row.
  func tableView(_ table: UITableView, didSelectRow row: Int, inSection section: Int)
}

/// A list of rows in sections.
///
/// Source: uikit-headers
open class UITableView: UIScrollView {
  /// Whether a touch selects a row; true at first.
  public final var allowsSelection = true
  /// The selected row, or `nil`.
  public private(set) final var selectedRow: (row: Int, section: Int)?

  // An app keeps both at least as long as the table.
  private final unowned(unsafe) var source: (any UITableViewDataSource)?
  private final unowned(unsafe) var listener: (any UITableViewDelegate)?
  private final var rows: [(cell: UITableViewCell, row: Int, section: Int)] = []
  private final var unused: [UITableViewCell] = []

  /// Where the rows come from; not kept alive, and assigned `nil` before it goes.
  public final var dataSource: (any UITableViewDataSource)? {
    get { source }
    set { source = newValue }
  }

  /// Who is asked and told; not kept alive, and assigned `nil` before it goes.
  public final var delegate: (any UITableViewDelegate)? {
    get { listener }
    set { listener = newValue }
  }

  /// The cells that are shown, from top to bottom.
  public final var visibleCells: [UITableViewCell] { rows.map { $0.cell } }

  /// Asks the data source for everything again; cells that are shown are used again.
  public final func reloadData() {
    unused += rows.map { $0.cell }
    for view in subviews { view.removeFromSuperview() }
    rows = []
    selectedRow = nil
    guard let source else { return }
    var top: Double = 0
    for section in 0..<source.numberOfSections(in: self) {
      if let title = source.tableView(self, titleForHeaderInSection: section) {
        let header = UILabel(frame: Rect(x: 0, y: top, width: bounds.size.width, height: 28))
        header.text = title
        header.accessibilityTraits = [.staticText, .header]
        addSubview(header)
        top += 28
      }
      for row in 0..<source.tableView(self, numberOfRowsInSection: section) {
        let cell = source.tableView(self, cellForRow: row, inSection: section)
        cell.frame = Rect(x: 0, y: top, width: bounds.size.width, height: 44)
        addSubview(cell)
        rows.append((cell, row, section))
        top += 44
      }
    }
    unused = []
    contentSize = Size(width: bounds.size.width, height: top)
  }

  /// A cell that was shown before and is free again, told to prepare itself; or `nil`.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let index = unused.firstIndex(where: { $0.reuseIdentifier == identifier }) else {
      return nil
    }
    let cell = unused.remove(at: index)
    cell.isSelected = false
    cell.prepareForReuse()
    return cell
  }

  final func selectByTouch(_ cell: UITableViewCell) {
    guard allowsSelection, !isDragging,
      let place = rows.first(where: { $0.cell === cell })
    else { return }
    if let listener,
      !listener.tableView(self, willSelectRow: place.row, inSection: place.section)
    {
      return
    }
    for other in rows { other.cell.isSelected = other.cell === cell }
    selectedRow = (place.row, place.section)
    listener?.tableView(self, didSelectRow: place.row, inSection: place.section)
  }
}
