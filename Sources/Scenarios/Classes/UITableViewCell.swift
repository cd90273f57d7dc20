import AccessibilityModel
import UIKitModel

extension ObjectClass {
  /// A row of a table; its children lie in its content view.
  static var uiTableViewCell: ObjectClass {
    ObjectClass(
      "UITableViewCell", inherits: "UIView",
      make: { birth throws(ScenarioError) in
        UITableViewCell(reuseIdentifier: birth.text("reuseIdentifier"))
      },
      properties: [
        Property(
          "text", of: UITableViewCell.self, get: { $0.textLabel.text },
          set: { $0.textLabel.text = $1 }),
        Property(
          "detailText", of: UITableViewCell.self, get: { $0.detailTextLabel.text },
          set: { $0.detailTextLabel.text = $1 }),
        Property(
          "isSelected", of: UITableViewCell.self, get: { $0.isSelected },
          set: { $0.isSelected = $1 }),
        .reference(
          "accessoryView", of: UITableViewCell.self, to: UIView.self, takesIn: true,
          get: { $0.accessoryView }, set: { $0.accessoryView = $1 }),
      ],
      methods: [
        Method("addToContentView", of: UITableViewCell.self) {
          (cell, arguments) throws(ScenarioError) in
          try cell.contentView.take(arguments.object(0, UIView.self))
          return nil
        }
      ])
  }
}
