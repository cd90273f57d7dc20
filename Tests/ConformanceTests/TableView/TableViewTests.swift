import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel
import VoiceOver

/// The rules of `content/controls/table-view.md`.
@Suite("Table view") struct TableViewTests {
  private static let table = Node(
    "UITableView", "table",
    [
      "frame": [0, 0, 320, 400],
      "sections": [
        ["header": "Fruit", "rows": ["Apple", "Pear"]], ["rows": ["Bread"]],
      ],
    ])

  private func stage(
    voiceOver: Bool = false, implements: [String] = ["willSelect", "didSelect"], returns: JSON = [:]
  ) -> Stage {
    Stage(
      voiceOver: voiceOver, screen: [Self.table],
      delegates: [Scenario.Delegate(of: "table", implements: implements, returns: returns)])
  }

  @Test("is no element; headings and cells are", .rule("table.not-element"))
  func notElement() {
    let stage = stage(voiceOver: true)
    for label in ["Fruit. Heading.", "Apple", "Pear", "Bread"] {
      stage.swipe(.right)
      compare("next", stage.lastSpoken.description, with: label)
    }
    compare("at the end", stage.swipe(.right), with: [.notification("endReached")])
  }

  @Test("shows as many rows as the data source has", .rule("table.row-count-from-data-source"))
  func rowCount() throws {
    let stage = stage()
    let table = try stage.object("table", as: UITableView.self)
    func shown() -> [String] {
      table.visibleCells.map { "\($0.textLabel.text ?? "") at \(Int($0.frame.minY))" }
    }
    compare("rows", shown(), with: ["Apple at 28", "Pear at 72", "Bread at 116"])
    compare("content", table.contentSize, with: Size(width: 320, height: 160))
    compare("a cell", table.visibleCells[0].frame.size, with: Size(width: 320, height: 44))
    compare("a heading", table.subviews[0].frame, with: Rect(x: 0, y: 0, width: 320, height: 28))
    stage.set("table", "sections", [["rows": ["Milk"]]])
    compare("rows after a reload", shown(), with: ["Milk at 0"])
    stage.set("table", "sections", [])
    compare("no rows", shown(), with: [])
  }

  @Test("says the heading of a section as a heading", .rule("table.section-header-heading"))
  func sectionHeader() {
    let stage = stage(voiceOver: true)
    compare(
      "a tap", stage.tap("table/Fruit"), with: [.say("Fruit. Heading."), .focus("table/Fruit")])
  }

  @Test("tells its delegate what is selected", .rule("table.select-calls-delegate"))
  func selectCallsDelegate() throws {
    let stage = stage()
    compare(
      "a tap", stage.tap("table/Pear"),
      with: [
        .delegate("willSelect", of: "table", with: [1, 0]),
        .delegate("didSelect", of: "table", with: [1, 0]), .set("table", "selectedRow", [1, 0]),
      ])
    compare(
      "a tap on another", stage.tap("table/Bread"),
      with: [
        .delegate("willSelect", of: "table", with: [0, 1]),
        .delegate("didSelect", of: "table", with: [0, 1]), .set("table", "selectedRow", [0, 1]),
      ])
    let table = try stage.object("table", as: UITableView.self)
    compare("selected", table.visibleCells.map(\.isSelected), with: [false, false, true])
    stage.set("table", "sections", [["rows": ["Milk"]]])
    compare("selected after a reload", table.selectedRow == nil, with: true)
    let silent = self.stage(implements: [])
    compare("nobody asks", silent.tap("table/Pear"), with: [.set("table", "selectedRow", [1, 0])])
    let spoken = self.stage(voiceOver: true, implements: ["didSelect"])
    spoken.tap("table/Pear")
    compare(
      "a double tap", spoken.doubleTap(),
      with: [
        .delegate("didSelect", of: "table", with: [1, 0]), .set("table", "selectedRow", [1, 0]),
      ])
    spoken.tap("table/Pear")
    compare("spoken", spoken.lastSpoken.description, with: "Selected: Pear")
  }

  @Test("selects nothing that its delegate refuses", .rule("table.will-select-nil-blocks"))
  func willSelectBlocks() {
    let stage = stage(returns: ["willSelect": false])
    compare(
      "a tap", stage.tap("table/Pear"), with: [.delegate("willSelect", of: "table", with: [1, 0])])
  }

  @Test("selects nothing while selection is off", .rule("table.selection-off"))
  func selectionOff() {
    let stage = stage()
    stage.set("table", "allowsSelection", false)
    compare("a tap", stage.tap("table/Pear"), with: [])
    stage.set("table", "allowsSelection", true)
    compare("a tap again", stage.tap("table/Pear").count, with: 3)
  }

  @Test("scrolls under a finger that moves, and selects nothing", .rule("table.drag-scrolls"))
  func dragScrolls() throws {
    let stage = Stage(
      screen: [
        Node(
          "UITableView", "table",
          ["frame": [0, 0, 320, 100], "sections": [["rows": ["A", "B", "C", "D"]]]])
      ], delegates: [Scenario.Delegate(of: "table", implements: ["didSelect"])])
    compare(
      "a drag", stage.drag("table", through: [Point(x: 0.5, y: 0.4), Point(x: 0.5, y: 0.1)]),
      with: [.set("table", "contentOffset", [0, 30])])
    compare(
      "a tap afterwards", stage.tap("table/B"),
      with: [
        .delegate("didSelect", of: "table", with: [1, 0]), .set("table", "selectedRow", [1, 0]),
      ])
    let table = try stage.object("table", as: UITableView.self)
    let screen = try #require(table.window?.screen)
    screen.touchDown(at: Point(x: 160, y: 40))
    screen.touchMove(to: Point(x: 160, y: 20))
    compare("while the finger moves", table.isDragging, with: true)
    screen.touchCancel()
    compare("once the system takes the finger away", table.isDragging, with: false)
  }

  @Test("uses cells again and tells them", .rule("table.reuse-prepare"))
  func reusePrepare() throws {
    let stage = stage()
    let table = try stage.object("table", as: UITableView.self)
    let first = table.visibleCells[0]
    stage.tap("table/Apple")
    compare(
      "a reload", stage.set("table", "sections", [["rows": ["A", "B"]]]),
      with: [
        .set("table", "contentSize", [320, 88]), .set("table", "selectedRow", .null),
        .set("table", "timesReused", 2),
      ])
    compare("the same cell", table.visibleCells[0] === first, with: true)
    compare("told", try reused(stage), with: 2)
    compare("selected still", first.isSelected, with: false)
    stage.set("table", "sections", [["rows": ["A", "B", "C"]]])
    compare("told again", try reused(stage), with: 4)
    compare("cells", Set(table.visibleCells.map { ObjectIdentifier($0) }).count, with: 3)
    compare(
      "another identifier", table.dequeueReusableCell(withIdentifier: "other") == nil, with: true)
  }

  private func reused(_ stage: Stage) throws -> Int {
    let all = stage.observedAll.compactMap { observation -> Int? in
      if case .set("table", "timesReused", let count) = observation { return count.integer }
      return nil
    }
    return all.last ?? 0
  }

  @Test("joins the texts of a cell", .rule("table.cell-combines-labels"))
  func cellCombinesLabels() {
    let stage = Stage(
      voiceOver: true,
      screen: [Node("UITableViewCell", "cell", ["text": "Name", "detailText": "Ann"])])
    compare("a tap", stage.tap("cell"), with: [.say("Name, Ann"), .focus("cell")])
  }

  @Test("is one element with the switch at its end", .rule("table.cell-switch-merges"))
  func cellSwitchMerges() {
    let stage = Stage(
      voiceOver: true,
      screen: [
        Node("UITableViewCell", "cell", ["text": "Wi-Fi", "accessoryView": ["id": "toggle"]])
      ], objects: [Node("UISwitch", "toggle")])
    let hint = VoiceOverTests.hint
    compare(
      "first", stage.swipe(.right),
      with: [.say("Wi-Fi. Switch Button. Off.", hint: hint), .focus("cell")])
    compare("second", stage.swipe(.right), with: [.notification("endReached")])
    compare(
      "a double tap", stage.doubleTap(),
      with: [
        .event("valueChanged", from: "toggle"), .set("toggle", "isOn", true), .say("On."),
      ])
  }

  @Test("shows a view at its end instead of a mark", .rule("table.accessory-view-beats-type"))
  func accessoryView() {
    let cell = UITableViewCell()
    compare("at first", cell.visibleAccessoryType, with: UITableViewCell.AccessoryType.none)
    cell.accessoryType = .checkmark
    compare("a mark", cell.visibleAccessoryType, with: .checkmark)
    let width = cell.contentView.frame.size.width
    compare("space for the content", width, with: 375)
    let toggle = UISwitch()
    cell.accessoryView = toggle
    compare("a view", cell.visibleAccessoryType, with: UITableViewCell.AccessoryType.none)
    compare("the view's place", toggle.frame, with: Rect(x: 308, y: 6.5, width: 51, height: 31))
    compare(
      "space for the content", cell.contentView.frame,
      with: Rect(x: 0, y: 0, width: 308, height: 44))
    compare(
      "the texts", [cell.textLabel.frame, cell.detailTextLabel.frame],
      with: [
        Rect(x: 16, y: 0, width: 276, height: 22), Rect(x: 16, y: 22, width: 276, height: 22),
      ])
    cell.frame = Rect(x: 0, y: 50, width: 200, height: 60)
    compare("in a smaller cell", toggle.frame.origin, with: Point(x: 133, y: 14.5))
    cell.accessoryView = nil
    compare("the mark again", cell.visibleAccessoryType, with: .checkmark)
    compare("the view is gone", toggle.superview == nil, with: true)
    compare("space for the content", cell.contentView.frame.size.width, with: 200)
  }
}
