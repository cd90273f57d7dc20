extension Observation {
  /// The observation that `json` describes, such as `{"say":"On."}`.
  public init(json: JSON) throws(ScenarioError) {
    guard let kind = json.members?.first(where: { Self.kinds.contains($0.name) }) else {
      throw ScenarioError("there is no observation \(json)")
    }
    func text(_ name: String) throws(ScenarioError) -> String { try Scenario.text(json, name) }
    switch kind.name {
    case "say": self = .say(try text("say"), hint: json["hint"]?.string)
    case "focus": self = .focus(try text("focus"))
    case "event": self = .event(try text("event"), from: try text("from"))
    case "action":
      self = .action(try text("action"), of: try text("of"), from: json["from"]?.string)
    case "delegate":
      self = .delegate(try text("delegate"), of: try text("of"), with: json["with"]?.array ?? [])
    case "set": self = .set(try text("set"), try text("property"), json["to"] ?? .null)
    case "notification":
      self = .notification(try text("notification"), json["with"] ?? .null)
    case "present": self = .present(try text("present"), as: json["as"]?.string)
    case "dismiss": self = .dismiss(try text("dismiss"))
    case "screen": self = .screen(try text("screen"))
    case "warning": self = .warning(try text("warning"))
    default: self = .returned(kind.value)
    }
  }

  private static let kinds = [
    "say", "focus", "event", "action", "delegate", "set", "notification", "present", "dismiss",
    "screen", "warning", "returned",
  ]

  /// The observation as JSON; its kind is the first member's name.
  public var json: JSON {
    switch self {
    case .say(let text, let hint):
      Self.object("say", .string(text), hint.map { ("hint", .string($0)) })
    case .focus(let name): Self.object("focus", .string(name))
    case .event(let event, let name):
      Self.object("event", .string(event), ("from", .string(name)))
    case .action(let action, let target, let sender):
      Self.object(
        "action", .string(action), ("of", .string(target)),
        sender.map { ("from", .string($0)) })
    case .delegate(let method, let name, let arguments):
      Self.object(
        "delegate", .string(method), ("of", .string(name)),
        arguments.isEmpty ? nil : ("with", .array(arguments)))
    case .set(let name, let property, let value):
      Self.object("set", .string(name), ("property", .string(property)), ("to", value))
    case .notification(let name, let value):
      Self.object("notification", .string(name), value == .null ? nil : ("with", value))
    case .present(let name, let manner):
      Self.object("present", .string(name), manner.map { ("as", .string($0)) })
    case .dismiss(let name): Self.object("dismiss", .string(name))
    case .screen(let name): Self.object("screen", .string(name))
    case .warning(let name): Self.object("warning", .string(name))
    case .returned(let value): Self.object("returned", value)
    }
  }

  private static func object(
    _ name: String, _ value: JSON, _ first: (String, JSON)? = nil, _ second: (String, JSON)? = nil
  ) -> JSON {
    var members = [JSON.Member(name, value)]
    if let first { members.append(JSON.Member(first.0, first.1)) }
    if let second { members.append(JSON.Member(second.0, second.1)) }
    return .object(members)
  }
}
