public import AccessibilityModel

extension Scenario {
  /// The version of the shape that is read and written.
  public static let schema = 1

  /// The scenario that `json` describes.
  ///
  /// Members that this version does not know are passed over; steps, classes, ids and properties
  /// that it does not know are errors.
  public init(json: JSON) throws(ScenarioError) {
    guard json.members != nil else { throw ScenarioError("a scenario is a JSON object") }
    if let schema = json["schema"], schema.integer != Scenario.schema {
      throw ScenarioError("schema \(schema) is not known, only \(Scenario.schema)", at: "schema")
    }
    self.init()
    if let device = json["device"] {
      do { self.device = try Device(json: device) } catch { throw error.inside("device") }
    }
    if let screen = json["screen"] {
      do { self.screen = try Node(json: screen) } catch { throw error.inside("screen") }
    }
    objects = try Self.list(json["objects"], "objects") { json throws(ScenarioError) in
      try Node(json: json)
    }
    fixtures = try Self.list(json["fixtures"], "fixtures") { json throws(ScenarioError) in
      guard let name = json.string else { throw ScenarioError("a fixture is named by a text") }
      return name
    }
    delegates = try Self.list(json["delegates"], "delegates") { json throws(ScenarioError) in
      try Delegate(json: json)
    }
    targets = try Self.list(json["targets"], "targets") { json throws(ScenarioError) in
      try Target(json: json)
    }
    steps = try Self.list(json["steps"], "steps") { json throws(ScenarioError) in
      try Step(json: json)
    }
    if let observed = json["observed"], observed != .null {
      self.observed = try Self.list(observed, "observed") { json throws(ScenarioError) in
        try Self.list(json, "") { json throws(ScenarioError) in try Observation(json: json) }
      }
    }
  }

  /// The scenario as JSON; what is empty or usual is left out.
  public var json: JSON {
    var members: [JSON.Member] = [
      JSON.Member("schema", .number(Double(Scenario.schema))), JSON.Member("device", device.json),
    ]
    if !fixtures.isEmpty {
      members.append(JSON.Member("fixtures", .array(fixtures.map { .string($0) })))
    }
    members.append(JSON.Member("screen", screen.json))
    if !objects.isEmpty {
      members.append(JSON.Member("objects", .array(objects.map { $0.json })))
    }
    if !delegates.isEmpty {
      members.append(JSON.Member("delegates", .array(delegates.map { $0.json })))
    }
    if !targets.isEmpty {
      members.append(JSON.Member("targets", .array(targets.map { $0.json })))
    }
    members.append(JSON.Member("steps", .array(steps.map { $0.json })))
    if let observed {
      members.append(
        JSON.Member("observed", .array(observed.map { .array($0.map { $0.json }) })))
    }
    return .object(members)
  }

  /// The elements of an array called `name`; none when it is absent.
  static func list<Element>(
    _ json: JSON?, _ name: String, _ read: (JSON) throws(ScenarioError) -> Element
  ) throws(ScenarioError) -> [Element] {
    guard let json, json != .null else { return [] }
    guard let array = json.array else { throw ScenarioError("an array should be here", at: name) }
    var elements: [Element] = []
    for (index, element) in array.enumerated() {
      do { elements.append(try read(element)) } catch { throw error.inside("\(name)[\(index)]") }
    }
    return elements
  }

  /// The text called `name`, which must be there.
  static func text(_ json: JSON, _ name: String) throws(ScenarioError) -> String {
    guard let text = json[name]?.string else {
      throw ScenarioError("\"\(name)\" should be here, as a text")
    }
    return text
  }
}

extension Scenario.Delegate {
  init(json: JSON) throws(ScenarioError) {
    let names = try Scenario.list(json["implements"], "implements") { json throws(ScenarioError) in
      guard let name = json.string else { throw ScenarioError("a method is named by a text") }
      return name
    }
    self.init(
      of: try Scenario.text(json, "of"), implements: names, returns: json["returns"] ?? [:])
  }

  var json: JSON {
    var members = [
      JSON.Member("of", .string(of)),
      JSON.Member("implements", .array(implements.map { .string($0) })),
    ]
    if returns != [:] { members.append(JSON.Member("returns", returns)) }
    return .object(members)
  }
}

extension Scenario.Target {
  init(json: JSON) throws(ScenarioError) {
    self.init(
      of: try Scenario.text(json, "of"), event: try Scenario.text(json, "event"),
      action: try Scenario.text(json, "action"), to: json["to"]?.string)
  }

  var json: JSON {
    var members = [
      JSON.Member("of", .string(of)), JSON.Member("event", .string(event)),
      JSON.Member("action", .string(action)),
    ]
    if let to { members.append(JSON.Member("to", .string(to))) }
    return .object(members)
  }
}

extension Device {
  /// The device that `json` describes; what is absent is as usual.
  public init(json: JSON) throws(ScenarioError) {
    self.init()
    if let value = json["osEra"] {
      guard let name = value.string, let era = OSEra(name: name) else {
        throw ScenarioError("there is no osEra \(value)", at: "osEra")
      }
      osEra = era
    }
    if let value = json["idiom"] {
      switch value.string {
      case "phone": idiom = .phone
      case "pad": idiom = .pad
      default: throw ScenarioError("there is no idiom \(value)", at: "idiom")
      }
    }
    if let value = json["language"] {
      guard let tag = value.string else {
        throw ScenarioError("a language is a text", at: "language")
      }
      language = tag
    }
    if let value = json["voiceOver"] {
      guard let isOn = value.bool else {
        throw ScenarioError("voiceOver is true or false", at: "voiceOver")
      }
      voiceOver = isOn
    }
  }

  /// The device as JSON.
  public var json: JSON {
    let kind: JSON =
      switch idiom {
      case .phone: "phone"
      case .pad: "pad"
      }
    return [
      "osEra": .string(osEra.name), "idiom": kind, "language": .string(language),
      "voiceOver": .bool(voiceOver),
    ]
  }
}
