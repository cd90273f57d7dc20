import AccessibilityModel
public import UIKitModel

/// The rows of a table of a scenario: `[{"header":"A","rows":["one","two"]}]`.
final class ScenarioTable: UITableView, UITableViewDataSource {
  struct Section {
    let header: String?
    let rows: [String]
  }

  var sections: [Section] = []
  var timesReused = 0

  func numberOfSections(in table: UITableView) -> Int { sections.count }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(
    _ table: UITableView, cellForRow row: Int, inSection section: Int
  ) -> UITableViewCell {
    let cell = dequeueReusableCell(withIdentifier: "row") ?? ScenarioCell(table: self)
    cell.textLabel.text = sections[section].rows[row]
    return cell
  }

  func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }
}

/// A cell that tells its table when it is used again.
private final class ScenarioCell: UITableViewCell {
  private let table: Weak<ScenarioTable>

  init(table: ScenarioTable) {
    self.table = Weak(table)
    super.init(reuseIdentifier: "row")
  }

  override func prepareForReuse() {
    table.object?.timesReused += 1
  }
}

extension RecordingDelegate: UITableViewDelegate {
  /// `{"delegate":"willSelect","of":"table","with":[row, section]}`; selects unless it says no.
  public func tableView(
    _ table: UITableView, willSelectRow row: Int, inSection section: Int
  ) -> Bool {
    guard responds(to: "tableView:willSelectRowAtIndexPath:") else { return true }
    return asked("willSelect", [row.json, section.json], else: true)
  }

  /// `{"delegate":"didSelect","of":"table","with":[row, section]}`.
  public func tableView(_ table: UITableView, didSelectRow row: Int, inSection section: Int) {
    guard responds(to: "tableView:didSelectRowAtIndexPath:") else { return }
    told("didSelect", [row.json, section.json])
  }
}

extension ObjectClass {
  /// A table whose rows are texts; the selected row is observed as `[row, section]`.
  static var uiTableView: ObjectClass {
    var entry = ObjectClass(
      "UITableView", inherits: "UIScrollView",
      make: { _ throws(ScenarioError) in
        let table = ScenarioTable()
        table.dataSource = table
        return table
      },
      properties: [
        Property(
          "allowsSelection", of: UITableView.self, get: { $0.allowsSelection },
          set: { $0.allowsSelection = $1 }),
        Property(
          "selectedRow", of: UITableView.self,
          get: { table in table.selectedRow.map { [$0.row, $0.section] } }),
        Property("timesReused", of: ScenarioTable.self, get: { $0.timesReused }),
        Property(
          "sections", get: { _, _ in .null },
          set: { (object, json, _) throws(ScenarioError) in
            guard let table = object as? ScenarioTable, let sections = json.array else {
              throw ScenarioError("sections takes an array, not \(json)")
            }
            table.sections = sections.map { section in
              ScenarioTable.Section(
                header: section["header"]?.string,
                rows: section["rows"].flatMap { [String].read($0) } ?? [])
            }
            table.reloadData()
          }, watch: nil),
      ])
    entry.delegates = DelegateHook(methods: [
      ("willSelect", "tableView:willSelectRowAtIndexPath:"),
      ("didSelect", "tableView:didSelectRowAtIndexPath:"),
    ]) { (object, delegate) throws(ScenarioError) in
      (object as? UITableView)?.delegate = delegate
    }
    return entry
  }
}
