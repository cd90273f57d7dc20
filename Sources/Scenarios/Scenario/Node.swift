/// One object of a scenario: its class, its name, what is assigned to it and what lies inside it.
public struct Node: Hashable, Sendable {
  /// The name of the class, as `ClassTable` knows it.
  public var className: String
  /// The name by which the scenario speaks of the object, or `nil`; unique and without a slash.
  public var id: String?
  /// What is assigned to properties, in the order in which it is assigned.
  public var properties: [JSON.Member]
  /// The objects inside, from back to front.
  public var children: [Node]

  /// An object of the class, called `id`.
  ///
  /// - Parameter properties: a JSON object of property names and values.
  public init(
    _ className: String, _ id: String? = nil, _ properties: JSON = [:], children: [Node] = []
  ) {
    self.className = className
    self.id = id
    self.properties = properties.members ?? []
    self.children = children
  }
}

extension Node {
  /// The node that `json` describes: `{"class":"UISwitch","id":"wifi","isOn":false}`.
  public init(json: JSON) throws(ScenarioError) {
    guard let members = json.members else { throw ScenarioError("an object should be here") }
    guard let className = json["class"]?.string else {
      throw ScenarioError("an object needs its \"class\" as a text")
    }
    self.init(className)
    for member in members {
      switch member.name {
      case "class": break
      case "id":
        guard let id = member.value.string else { throw ScenarioError("an id is a text", at: "id") }
        self.id = id
      case "children":
        children = try Scenario.list(member.value, "children") { json throws(ScenarioError) in
          try Node(json: json)
        }
      default: properties.append(member)
      }
    }
  }

  /// The node as JSON.
  public var json: JSON {
    var members = [JSON.Member("class", .string(className))]
    if let id { members.append(JSON.Member("id", .string(id))) }
    members += properties
    if !children.isEmpty {
      members.append(JSON.Member("children", .array(children.map { $0.json })))
    }
    return .object(members)
  }
}
