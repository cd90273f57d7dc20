import AccessibilityModel
import Scenarios
import VoiceOver

/// `{"id":…,"root":{"kind":"view","children":[…]},"layout_direction":"ltr","idiom":"phone"}`
enum OrderQuestion {
  static func answer(to json: JSON) throws(ScenarioError) -> Answer {
    guard let root = json["root"] else { throw ScenarioError("a \"root\" should be here") }
    // The tree is kept while it is read: elements do not keep what is around them alive.
    let tree: TreeObject
    do { tree = try TreeObject(json: root) } catch { throw error.moved(into: "root") }
    let order = ReadingOrder(idiom: try idiom(of: json), direction: try direction(of: json))
    let labels = order.elements(of: tree).map { JSON.string($0.accessibilityLabel ?? "") }
    return Answer(id: json["id"], [JSON.Member("order", .array(labels))])
  }

  private static func idiom(of json: JSON) throws(ScenarioError) -> Device.Idiom {
    switch (json["idiom"] ?? json["device"]?["idiom"] ?? .null) {
    case .null, "phone": return .phone
    case "pad": return .pad
    case let other: throw ScenarioError("there is no idiom \(other)", at: "idiom")
    }
  }

  private static func direction(of json: JSON) throws(ScenarioError) -> ReadingOrder.Direction {
    switch (json["layout_direction"] ?? json["layoutDirection"] ?? json["direction"] ?? .null) {
    case .null, "ltr", "leftToRight": return .leftToRight
    case "rtl", "rightToLeft": return .rightToLeft
    case let other: throw ScenarioError("there is no direction \(other)", at: "layout_direction")
    }
  }
}

extension ScenarioError {
  /// The same error with `outer` before its place.
  func moved(into outer: String) -> ScenarioError {
    ScenarioError(message, at: place.isEmpty ? outer : "\(outer).\(place)")
  }
}

/// One node of a tree to be read.
private final class TreeObject: AccessibilityObject {
  private let inside: [TreeObject]
  private let isReachable: Bool

  /// The tree that `json` describes.
  init(json: JSON) throws(ScenarioError) {
    guard json.members != nil else { throw ScenarioError("an object should be here") }
    let kind = json["kind"]?.string ?? "view"
    guard ["view", "element", "group", "container"].contains(kind) else {
      throw ScenarioError("there is no kind \"\(kind)\"", at: "kind")
    }
    func flag(_ names: String...) -> Bool? {
      for name in names { if let value = json[name]?.bool { return value } }
      return nil
    }
    let isElement = flag("isAccessibilityElement") ?? (kind == "element")
    let children = try Self.list(json, "children")
    let handedOut =
      json["accessibilityElements"].map { $0 != .null } ?? (kind == "container")
      ? try Self.list(
        json, json["accessibilityElements"] == nil ? "children" : "accessibilityElements")
      : nil
    let frame = json["frame"].flatMap { Rect.read($0) }
    let hasNoSize = flag("zeroSize") ?? (frame.map { $0.size == .zero } ?? false)
    let isCut = flag("clips", "clipsToBounds") ?? false
    let isTransparent = (json["alpha"]?.number ?? 1) <= 0
    isReachable =
      !(flag("hidden", "isHidden") ?? false) && !isTransparent
      && !(hasNoSize && (isCut || isElement || handedOut != nil))
    inside = children
    super.init()
    accessibilityLabel = json["label"]?.string
    isAccessibilityElement = isElement
    shouldGroupAccessibilityChildren =
      flag("shouldGroupAccessibilityChildren", "groupsChildren") ?? (kind == "group")
    accessibilityElementsHidden = flag("elementsHidden", "accessibilityElementsHidden") ?? false
    accessibilityViewIsModal = flag("viewIsModal", "accessibilityViewIsModal") ?? false
    accessibilityFrame = frame ?? .zero
    accessibilityElements = handedOut
    switch json["containerType"]?.string {
    case "list": accessibilityContainerType = .list
    case "landmark": accessibilityContainerType = .landmark
    case "dataTable": accessibilityContainerType = .dataTable
    case "semanticGroup": accessibilityContainerType = .semanticGroup
    default: break
    }
  }

  private static func list(_ json: JSON, _ name: String) throws(ScenarioError) -> [TreeObject] {
    guard let value = json[name], value != .null else { return [] }
    guard let array = value.array else { throw ScenarioError("an array should be here", at: name) }
    var objects: [TreeObject] = []
    for (index, element) in array.enumerated() {
      do { objects.append(try TreeObject(json: element)) } catch {
        throw error.moved(into: "\(name)[\(index)]")
      }
    }
    return objects
  }

  override var accessibilityChildren: [AccessibilityObject] { inside }
  override var isAccessibilityReachable: Bool { isReachable }
}
