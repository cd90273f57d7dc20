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
        outer.addSubview(inner)
      } else {
        elements.append(inside)
      }
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

  // MARK: - Places

  /// Puts what has no frame below each other, as an app does that lays out its screen simply.
  ///
  /// - Returns: the place of the entry after the node's own.
  @discardableResult
  private func arrange(_ node: Node, at place: Int) -> Int {
    let margin: Double = 20
    var next = place + 1
    var top = margin
    var width: Double = 0
    let outer = view(of: entries[place].object)
    for child in node.children {
      let object = entries[next].object
      let isPlaced = child.properties.contains {
        $0.name == "frame" || $0.name == "accessibilityFrame"
      }
      next = arrange(child, at: next)
      if let view = view(of: object) {
        if !isPlaced {
          if view.frame.size == .zero { view.frame.size = Size(width: 280, height: 44) }
          view.frame.origin = Point(x: margin, y: top)
        }
        top = max(top, view.frame.maxY + margin)
        width = max(width, view.frame.maxX + margin)
      } else if !isPlaced, let outer {
        let corner = outer.accessibilityFrame.origin
        object.accessibilityFrame = Rect(
          x: corner.x + margin, y: corner.y + top, width: 280, height: 44)
        top += 44 + margin
        width = max(width, 280 + 2 * margin)
      }
    }
    if let outer, outer.frame.size == .zero, !node.children.isEmpty,
      !node.properties.contains(where: { $0.name == "frame" })
    {
      outer.frame.size = Size(width: width, height: top)
    }
    return next
  }

  // MARK: - Targets and delegates

  /// Has events noted, and connects the targets of the scenario.
  ///
  /// What tells an app that a person did something is noted for every control with an id; another
  /// event only where the scenario has an unnamed target for it. That is noted before any named
  /// target is called.
  func connectTargets() throws(ScenarioError) {
    for entry in entries {
      guard let id = entry.node.id, let control = entry.object as? UIControl else { continue }
      let meant: UIControl.Event = [.valueChanged, .primaryActionTriggered, .allEditingEvents]
      for (name, event) in UIControl.Event.names where meant.isSuperset(of: event) {
        let hasTarget = scenario.targets.contains {
          $0.of == id && $0.event == name && $0.to == nil
        }
        if !hasTarget { noteEvent(name, event, of: control, id, action: "changed:") }
      }
    }
    for isNamed in [false, true] {
      for (index, target) in scenario.targets.enumerated() where (target.to != nil) == isNamed {
        do { try connect(target) } catch { throw error.inside("targets[\(index)]") }
      }
    }
  }

  private func connect(_ target: Scenario.Target) throws(ScenarioError) {
    guard let control = try object(target.of) as? UIControl else {
      throw ScenarioError("\"\(target.of)\" is no control")
    }
    guard let event = UIControl.Event(name: target.event) else {
      throw ScenarioError("there is no event \"\(target.event)\"")
    }
    let action = Selector(target.action)
    guard let name = target.to else {
      return noteEvent(target.event, event, of: control, target.of, action: action)
    }
    let somebody = name == Scenario.Target.responderChain ? nil : recordingTarget(called: name)
    control.addTarget(somebody, action: action, for: event)
  }

  private func noteEvent(
    _ name: String, _ event: UIControl.Event, of control: UIControl, _ id: String, action: Selector
  ) {
    let target = RecordingTarget(noting: name, of: id, recorder: recorder)
    keep(target)
    control.addTarget(target, action: action, for: event)
  }

  private func recordingTarget(called name: String) -> RecordingTarget {
    if let known = recordingTargets[name] { return known }
    let receiver = places[name].map { entries[$0].object }
    let target = RecordingTarget(called: name, passingTo: receiver, recorder: recorder)
    recordingTargets[name] = target
    return target
  }

  func attach(_ delegate: Scenario.Delegate) throws(ScenarioError) {
    let object = try object(delegate.of)
    let className = className(of: object) ?? ""
    guard let hook = table.lineage(of: className).compactMap({ $0.delegates }).first else {
      throw ScenarioError("\"\(delegate.of)\" has no delegate")
    }
    var selectors: [Selector] = []
    for name in delegate.implements {
      guard let method = hook.methods.first(where: { $0.name == name }) else {
        let known = hook.methods.map { $0.name }.joined(separator: ", ")
        throw ScenarioError("a delegate of \"\(delegate.of)\" has no \"\(name)\", only \(known)")
      }
      selectors.append(method.selector)
    }
    let recording = RecordingDelegate(
      of: delegate.of, implementing: selectors, returns: delegate.returns, recorder: recorder)
    keep(recording)
    try hook.attach(object, recording)
  }
}
