public import AccessibilityModel
public import UIKitModel

extension Player {
  /// Makes all objects, puts them into each other and into the window, and assigns properties.
  func build() throws(ScenarioError) {
    do {
      try make(scenario.screen, in: nil)
    } catch { throw error.inside("screen") }
    for (index, node) in scenario.objects.enumerated() {
      do { try make(node, in: nil) } catch { throw error.inside("objects[\(index)]") }
    }
    for entry in entries {
      let lineage = table.lineage(of: entry.node.className)
      for member in entry.node.properties
      where !lineage.contains(where: { $0.taken.contains(member.name) }) {
        do {
          try assign(member.value, to: member.name, of: entry.object, entry.node.className)
        } catch { throw error.inside(entry.node.id ?? entry.node.className) }
      }
    }
    guard let root = view(of: entries[0].object) else {
      throw ScenarioError("\(scenario.screen.className) is no view", at: "screen")
    }
    if root.frame == .zero { root.frame = screen.bounds }
    screen.window.addSubview(root)
    arrange(scenario.screen, at: 0)
  }

  /// The view that shows an object: itself, or a controller's view.
  public func view(of object: AccessibilityObject) -> UIView? {
    if let view = object as? UIView { return view }
    return (object as? UIViewController)?.view
  }

  private func make(_ node: Node, in parent: AccessibilityObject?) throws(ScenarioError) {
    guard let entry = table[node.className] else {
      throw ScenarioError("there is no class \"\(node.className)\"")
    }
    guard let make = table.lineage(of: entry.name).compactMap({ $0.make }).first else {
      throw ScenarioError("a \(node.className) cannot be made")
    }
    if let id = node.id {
      guard !id.isEmpty, !id.utf8.contains(UInt8(ascii: "/")) else {
        throw ScenarioError("an id is not empty and has no slash, unlike \"\(id)\"")
      }
      guard places[id] == nil else { throw ScenarioError("two objects have the id \"\(id)\"") }
      places[id] = entries.count
    }
    let object = try make(ObjectClass.Birth(player: self, node: node, parent: parent))
    entries.append(Entry(node: node, object: object, watched: []))
    var elements: [AccessibilityObject] = []
    for (index, child) in node.children.enumerated() {
      let place = entries.count
      do { try self.make(child, in: object) } catch { throw error.inside("children[\(index)]") }
      let inside = entries[place].object
      if let inner = view(of: inside) {
        guard let outer = (object as? UITableViewCell)?.contentView ?? view(of: object) else {
          throw ScenarioError("a \(node.className) holds no views", at: "children[\(index)]")
        }
        try outer.take(inner)
      } else {
        elements.append(inside)
      }
    }
    guard !elements.contains(where: { $0.holds(object) }) else {
      throw ScenarioError("a \(node.className) lies in itself")
    }
    if !elements.isEmpty { object.accessibilityElements = elements }
  }

  /// Assigns a property of an object of a class.
  func assign(
    _ value: JSON, to name: String, of object: AccessibilityObject, _ className: String
  ) throws(ScenarioError) {
    guard let property = table.property(name, of: className) else {
      throw ScenarioError("\(className) has no property \"\(name)\"")
    }
    guard let set = property.set else {
      throw ScenarioError("\"\(name)\" of \(className) is only read")
    }
    try set(object, value, self)
    if let inside = object.accessibilityElements, inside.contains(where: { $0.holds(object) }) {
      throw ScenarioError("\"\(name)\" puts the object into itself")
    }
  }
}
