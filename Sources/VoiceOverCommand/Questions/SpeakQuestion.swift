import AccessibilityModel
import Scenarios
import VoiceOver

/// `{"id":…,"element":{"label":…,"value":…,"hint":…,"traits":[…],"language":…},"context":…}`
enum SpeakQuestion {
  static func answer(to json: JSON) throws(ScenarioError) -> Answer {
    let element = json["element"] ?? json
    guard element.members != nil, json["element"] != nil || json["traits"] != nil else {
      throw ScenarioError("an \"element\" should be here, as an object")
    }
    var unknown: [JSON] = []
    let spoken = try spokenElement(element, unknown: &unknown)
    let language = element["language"]?.string ?? json["language"]?.string ?? "en"
    let era = try OSEra.read(in: [json, element, json["device"], json["context"]])
    let context = try speechContext(json["context"] ?? .null)
    let utterance = Speech(language: language, osEra: era).utterance(for: spoken, in: context)
    var members = [
      JSON.Member("description", .string(utterance.description)),
      JSON.Member("hint", utterance.hint.map { .string($0) } ?? .null),
    ]
    // Words for what the model does not know are missing from the description; that is told.
    if !unknown.isEmpty { members.append(JSON.Member("unknownTraits", .array(unknown))) }
    return Answer(id: json["id"], members)
  }

  private static func spokenElement(
    _ json: JSON, unknown: inout [JSON]
  ) throws(ScenarioError) -> SpokenElement {
    var element = SpokenElement(
      label: try text(json, "label"), value: try text(json, "value"), hint: try text(json, "hint"))
    guard let traits = json["traits"], traits != .null else { return element }
    if let number = traits.number, number >= 0, number < 0x1p63 {
      element.traits = UIAccessibilityTraits(rawValue: UInt64(number))
      return element
    }
    guard let names = traits.array ?? traits.string.map({ _ in [traits] }) else {
      throw ScenarioError("an array should be here", at: "traits")
    }
    for name in names {
      guard let text = name.string else {
        throw ScenarioError("a trait is named by a text", at: "traits")
      }
      if text == "none" { continue }
      guard let trait = UIAccessibilityTraits(name: text) else {
        unknown.append(name)
        continue
      }
      element.traits.insert(trait)
    }
    return element
  }

  /// A text, or a number or truth value as one; `nil` when absent or `null`.
  private static func text(_ json: JSON, _ name: String) throws(ScenarioError) -> String? {
    switch json[name] {
    case nil, .null: return nil
    case .string(let text): return text
    case .number, .bool: return json[name]?.description
    case .array, .object: throw ScenarioError("a text should be here", at: name)
    }
  }

  // MARK: - Context

  private static func speechContext(_ json: JSON) throws(ScenarioError) -> SpeechContext? {
    if json == .null { return nil }
    guard let kind = json["kind"]?.string ?? json.string else {
      throw ScenarioError("a context needs its \"kind\" as a text", at: "context")
    }
    switch kind {
    case "none": return nil
    case "series":
      return .series(index: try number(json, "index"), count: try number(json, "count"))
    case "tab", "tabBarItem":
      return .tab(index: try number(json, "index"), count: try number(json, "count"))
    case "listStart": return .listStart
    case "listEnd": return .listEnd
    case "landmarkStart": return .landmarkStart
    case "landmarkEnd": return .landmarkEnd
    case "dataTableCell":
      let headers = (json["rowHeaders"]?.array ?? []) + (json["columnHeaders"]?.array ?? [])
      var spoken: [SpokenElement] = []
      for header in headers {
        let label = try text(header.string == nil ? header : ["label": header], "label")
        spoken.append(SpokenElement(label: label, value: try text(header, "value")))
      }
      return .cell(
        SpeechContext.TableCell(
          // Places in a table count from 0 in the input and from 1 in speech; a negative one or
          // none is undefined.
          row: place(json["row"]), column: place(json["column"]),
          rowSpan: json["height"]?.integer ?? 1, columnSpan: json["width"]?.integer ?? 1,
          isFirstInRow: json["isFirstInRow"]?.bool ?? false, headers: spoken))
    default: throw ScenarioError("there is no context \"\(kind)\"", at: "context")
    }
  }

  private static func number(_ json: JSON, _ name: String) throws(ScenarioError) -> Int {
    guard let number = json[name]?.integer else {
      throw ScenarioError("a whole number \"\(name)\" should be here", at: "context")
    }
    return number
  }

  private static func place(_ json: JSON?) -> Int? {
    guard let number = json?.integer, number >= 0 else { return nil }
    return number + 1
  }
}
