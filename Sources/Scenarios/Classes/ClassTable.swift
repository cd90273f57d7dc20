/// The classes that scenarios can name, and what each inherits.
public struct ClassTable {
  /// The classes of the model, one a line; a class stands after the one that it inherits from.
  public static var model: [ObjectClass] {
    [
      .accessibilityObject,
      .uiAccessibilityElement,
      .uiView,
      .uiControl,
      .uiSwitch,
      .uiViewController,
      .uiNavigationController,
      .uiPopoverController,
      .uiButton,
      .uiSlider,
      .uiPickerView,
      .uiLabel,
      .uiBarButtonItem,
      .uiToolbar,
      .uiTabBar,
      .uiActionSheet,
      .uiAlertView,
      .uiTableViewCell,
      .uiScrollView,
      .uiTableView,
      .uiAccessibilityCustomAction,
      .strings,
    ]
  }

  /// The classes that exist only for scenarios, one a line; a scenario lists those that it uses.
  public static var fixtures: [ObjectClass] {
    [
      .settings,
      .plainController,
      .tintWatcher,
      .notingControl,
      .responder,
      .multiFacetedView,
      .myCustomView,
      .respondingView,
      .pagedView,
      .dial,
      .pinchBox,
      .escapableController,
      .shareController,
    ] + ObjectClass.salientApps
  }

  private var classes: [String: ObjectClass] = [:]
  private var lineages: [String: [ObjectClass]] = [:]

  /// The table of all classes.
  public init(_ classes: [ObjectClass] = ClassTable.model + ClassTable.fixtures) {
    for entry in classes {
      self.classes[entry.name] = entry
      let inherited = entry.superclass.flatMap { lineages[$0] } ?? []
      lineages[entry.name] = [entry] + inherited
    }
  }

  /// The class called `name`, or `nil` when there is none.
  public subscript(name: String) -> ObjectClass? { classes[name] }

  /// The class and what it inherits from, the nearest first; empty for a name without a class.
  public func lineage(of name: String) -> [ObjectClass] {
    lineages[name] ?? []
  }

  /// The nearest property called `name`, or `nil` when the class has none.
  public func property(_ name: String, of className: String) -> Property? {
    for entry in lineage(of: className) {
      if let property = entry.properties.first(where: { $0.name == name }) { return property }
    }
    return nil
  }

  /// The nearest method called `name`, or `nil` when the class has none.
  public func method(_ name: String, of className: String) -> Method? {
    for entry in lineage(of: className) {
      if let method = entry.methods.first(where: { $0.name == name }) { return method }
    }
    return nil
  }

  /// The properties of a class whose changes are observed: inherited ones first, then its own, each
  /// name once.
  public func watched(of className: String) -> [Property] {
    var properties: [Property] = []
    for entry in lineage(of: className).reversed() {
      for property in entry.properties {
        properties.removeAll { $0.name == property.name }
        properties.append(property)
      }
    }
    return properties.filter { $0.watch != nil }
  }
}
