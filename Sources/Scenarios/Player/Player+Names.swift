public import AccessibilityModel

extension Player {
  /// The object at an address: an id, or `id/Label` for the object inside it that has the label.
  public func object(_ address: String) throws(ScenarioError) -> AccessibilityObject {
    if let place = places[address] { return entries[place].object }
    let parts = address.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1)
    guard parts.count == 2, let id = String(parts[0]), let label = String(parts[1]),
      let place = places[id]
    else { throw ScenarioError("there is no object \"\(address)\"") }
    guard let found = part(of: place, labelled: label) else {
      throw ScenarioError("there is no \"\(label)\" in \"\(id)\"")
    }
    return found
  }

  /// The object that a reference in JSON names: `{"id":"wifi"}`, or an address as a text.
  public func object(_ json: JSON) throws(ScenarioError) -> AccessibilityObject {
    guard let address = json["id"]?.string ?? json.string else {
      throw ScenarioError("{\"id\": an id} should be here, not \(json)")
    }
    return try object(address)
  }

  /// The name of an object: its id, or that of the nearest object around it with its own label.
  public func name(of object: AccessibilityObject) -> String {
    if let id = id(of: object) { return id }
    let label = object.accessibilityLabel ?? ""
    var around = object.accessibilityParent
    for _ in 0..<1000 {
      guard let current = around else { break }
      if let id = id(of: current) { return "\(id)/\(label)" }
      around = current.accessibilityParent
    }
    return "/\(label)"
  }

  /// The object as a reference: `{"id":"wifi"}`.
  public func reference(to object: AccessibilityObject) -> JSON {
    ["id": .string(name(of: object))]
  }

  /// The name of the class of an object that the scenario names, or `nil`.
  public func className(of object: AccessibilityObject) -> String? {
    entries.first { $0.object === object }?.node.className
  }

  private func id(of object: AccessibilityObject) -> String? {
    let entry =
      entries.first { $0.object === object } ?? entries.first { seen(for: $0) === object }
    return entry?.node.id
  }

  private func seen(for entry: Entry) -> AccessibilityObject? {
    for ancestor in table.lineage(of: entry.node.className) {
      if let seen = ancestor.seen { return seen(entry.object) }
    }
    return nil
  }

  /// What a person sees and touches for an object: usually itself.
  func seen(for object: AccessibilityObject) -> AccessibilityObject {
    entries.first { $0.object === object }.flatMap { seen(for: $0) } ?? object
  }

  private func part(of place: Int, labelled label: String) -> AccessibilityObject? {
    let entry = entries[place]
    var waiting: [AccessibilityObject] = []
    for ancestor in table.lineage(of: entry.node.className) {
      if let parts = ancestor.parts { waiting += parts(entry.object) }
    }
    waiting += inside(entry.object)
    var index = 0
    // Containers may hand each other out; nothing that is shown has this many parts.
    while index < waiting.count, index < 100_000 {
      let object = waiting[index]
      index += 1
      if object.accessibilityLabel == label { return object }
      waiting += inside(object)
    }
    return nil
  }

  private func inside(_ object: AccessibilityObject) -> [AccessibilityObject] {
    if let elements = object.accessibilityElements {
      return elements + object.accessibilityChildren
    }
    let count = max(0, min(object.accessibilityElementCount(), 10_000))
    let handedOut = (0..<count).compactMap { object.accessibilityElement(at: $0) }
    return handedOut + object.accessibilityChildren
  }
}
