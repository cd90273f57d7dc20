import AccessibilityModel

extension Step {
  /// The step that `json` describes, such as `{"do":"tap","on":"wifi"}`.
  public init(json: JSON) throws(ScenarioError) {
    let name = try Scenario.text(json, "do")
    switch name {
    case "tap":
      guard let place = try Self.place(json) else {
        throw ScenarioError("a tap needs \"on\" or \"at\"")
      }
      self = .tap(place)
    case "double-tap": self = .doubleTap(try Self.place(json))
    case "scrub": self = .scrub
    case "magic-tap": self = .magicTap
    case "drag":
      self = .drag(on: try Scenario.text(json, "on"), along: try Self.way(json["along"]))
    case "key": self = .key(try Scenario.text(json, "key"))
    case "set":
      self = .set(
        on: try Scenario.text(json, "on"), property: try Scenario.text(json, "property"),
        to: json["to"] ?? .null)
    case "call":
      self = .call(
        on: try Scenario.text(json, "on"), method: try Scenario.text(json, "method"),
        with: json["with"]?.array ?? [])
    case "show":
      self = .show(
        on: try Scenario.text(json, "on"), from: json["from"]?.string,
        with: json["with"]?.array ?? [])
    case "dismiss": self = .dismiss(on: try Scenario.text(json, "on"))
    case "advance":
      guard let seconds = json["seconds"]?.number, seconds >= 0, seconds <= 1e6 else {
        throw ScenarioError("\"seconds\" should be here, from 0 to 1000000")
      }
      self = .advance(seconds)
    case "system-cancel": self = .systemCancel
    case "appearance":
      self = .appearance(
        of: try Scenario.text(json, "of"), property: try Scenario.text(json, "property"),
        to: json["to"] ?? .null)
    case "locale": self = .locale(try Scenario.text(json, "to"))
    default:
      guard let swipe = Self.swipe(name) else {
        throw ScenarioError("there is no step \"\(name)\"", at: "do")
      }
      self = swipe
    }
  }

  /// The step as JSON.
  public var json: JSON {
    switch self {
    case .tap(let place): Self.json("tap", [Self.member(for: place)])
    case .doubleTap(let place):
      Self.json("double-tap", place.map { [Self.member(for: $0)] } ?? [])
    case .swipe(let direction): Self.json("swipe-\(direction.rawValue)")
    case .threeFingerSwipe(let direction):
      Self.json("three-finger-swipe-\(direction.rawValue)")
    case .scrub: Self.json("scrub")
    case .magicTap: Self.json("magic-tap")
    case .drag(let object, let points):
      Self.json("drag", [.init("on", .string(object)), .init("along", Self.json(for: points))])
    case .key(let key): Self.json("key", [.init("key", .string(key))])
    case .set(let object, let property, let value):
      Self.json(
        "set",
        [.init("on", .string(object)), .init("property", .string(property)), .init("to", value)])
    case .call(let object, let method, let arguments):
      Self.json(
        "call",
        [.init("on", .string(object)), .init("method", .string(method))]
          + (arguments.isEmpty ? [] : [.init("with", .array(arguments))]))
    case .show(let object, let source, let arguments):
      Self.json(
        "show",
        [.init("on", .string(object))]
          + (source.map { [.init("from", .string($0))] } ?? [])
          + (arguments.isEmpty ? [] : [.init("with", .array(arguments))]))
    case .dismiss(let object): Self.json("dismiss", [.init("on", .string(object))])
    case .advance(let seconds): Self.json("advance", [.init("seconds", .number(seconds))])
    case .systemCancel: Self.json("system-cancel")
    case .appearance(let name, let property, let value):
      Self.json(
        "appearance",
        [.init("of", .string(name)), .init("property", .string(property)), .init("to", value)])
    case .locale(let tag): Self.json("locale", [.init("to", .string(tag))])
    }
  }

  private static func json(_ name: String, _ members: [JSON.Member] = []) -> JSON {
    .object([JSON.Member("do", .string(name))] + members)
  }

  private static func swipe(_ name: String) -> Step? {
    for direction in Direction.allCases {
      if name == "swipe-\(direction.rawValue)" { return .swipe(direction) }
      if name == "three-finger-swipe-\(direction.rawValue)" { return .threeFingerSwipe(direction) }
    }
    return nil
  }

  // MARK: - Places

  private static func place(_ json: JSON) throws(ScenarioError) -> Place? {
    if let address = json["on"]?.string { return .object(address) }
    guard let at = json["at"] else { return nil }
    guard let point = Point.read(at) else {
      throw ScenarioError("\(Point.expectation) should be here", at: "at")
    }
    return .point(point)
  }

  private static func member(for place: Place) -> JSON.Member {
    switch place {
    case .object(let address): JSON.Member("on", .string(address))
    case .point(let point): JSON.Member("at", point.json)
    }
  }

  /// The places of a drag: fractions of the width at half of the height, or pairs of fractions.
  private static func way(_ json: JSON?) throws(ScenarioError) -> [Point] {
    let points = try Scenario.list(json, "along") { json throws(ScenarioError) in
      if let fraction = json.number { return Point(x: fraction, y: 0.5) }
      guard let point = Point.read(json) else {
        throw ScenarioError("a fraction or a pair of fractions should be here")
      }
      return point
    }
    guard !points.isEmpty else { throw ScenarioError("a drag needs \"along\"") }
    return points
  }

  private static func json(for points: [Point]) -> JSON {
    .array(points.map { $0.y == 0.5 ? .number($0.x) : $0.json })
  }
}
