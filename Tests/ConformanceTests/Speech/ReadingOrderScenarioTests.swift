import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing

/// The rules of `content/topics/speech.md` about the order of reading, swiped through.
@Suite("Reading order, heard") struct ReadingOrderScenarioTests {
  private func element(_ label: String, _ frame: JSON, _ more: JSON = [:]) -> Node {
    let properties: JSON = [
      "frame": frame, "isAccessibilityElement": true, "accessibilityLabel": .string(label),
    ]
    return Node(
      "UIView", label, .object((properties.members ?? []) + (more.members ?? [])))
  }

  /// Swipes from the beginning to the end, and expects the labels in this order.
  private func hear(
    _ what: String, _ nodes: [Node], idiom: Device.Idiom = .phone, _ labels: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let stage = Stage(idiom: idiom, voiceOver: true, screen: nodes)
    for label in labels {
      compare(
        what, stage.swipe(.right), with: [.say(label), .focus(label)],
        sourceLocation: sourceLocation)
    }
    compare(
      "\(what), at the end", stage.swipe(.right),
      with: labels.isEmpty ? [] : [.notification("endReached")], sourceLocation: sourceLocation)
  }

  @Test("reads lines from top to bottom", .rule("order.lines"))
  func lines() {
    hear(
      "8 points apart on a phone",
      [element("B", [0, 8, 9, 9]), element("A", [10, 0, 9, 9])], ["A", "B"])
    hear(
      "7.9 points apart on a phone",
      [element("B", [10, 0, 9, 9]), element("A", [0, 7.9, 9, 9])], ["A", "B"])
    hear(
      "13 points apart on a pad",
      [element("B", [0, 13, 9, 9]), element("A", [10, 0, 9, 9])], idiom: .pad, ["A", "B"])
    hear(
      "12.9 points apart on a pad",
      [element("B", [10, 0, 9, 9]), element("A", [0, 12.9, 9, 9])], idiom: .pad, ["A", "B"])
  }

  @Test("reads what belongs together as one block", .rule("order.blocks"))
  func blocks() {
    let inside = [element("C", [0, 30, 9, 9]), element("A", [0, 0, 9, 9])]
    let middle = element("B", [0, 15, 9, 9])
    func group(_ properties: JSON) -> Node {
      Node(
        "UIView", "group",
        .object([.init("frame", [0, 0, 50, 50])] + (properties.members ?? [])), children: inside)
    }
    hear("no block", [group([:]), middle], ["A", "B", "C"])
    hear("a group", [group(["shouldGroupAccessibilityChildren": true]), middle], ["A", "C", "B"])
    hear(
      "elements in an order of their own",
      [group(["accessibilityElements": [["id": "C"], ["id": "A"]]]), middle], ["C", "A", "B"])
  }

  @Test("reads nothing inside an element", .rule("order.element-is-leaf"))
  func elementIsLeaf() {
    var outer = element("A", [0, 0, 50, 50])
    outer.children = [element("B", [0, 0, 9, 9])]
    hear("an element in an element", [outer], ["A"])
  }

  @Test("reads only what is modal among siblings", .rule("order.modal"))
  func modal() {
    func panel(_ id: String, _ inside: [Node]) -> Node {
      Node(
        "UIView", id, ["frame": [0, 100, 50, 50], "accessibilityViewIsModal": true],
        children: inside)
    }
    let below = element("A", [0, 0, 9, 9])
    hear("one modal", [below, panel("p", [element("B", [0, 0, 9, 9])])], ["B"])
    hear(
      "two modals",
      [
        panel("p", [element("B", [0, 0, 9, 9])]), panel("q", [element("C", [0, 0, 9, 9])]), below,
      ],
      ["C"])
    hear("a modal with nothing in it", [below, panel("p", [])], [])
  }

  @Test("skips what is hidden", .rule("order.hidden"))
  func hidden() {
    let seen = element("A", [0, 0, 9, 9])
    func other(_ more: JSON, _ frame: JSON = [0, 20, 9, 9]) -> [Node] {
      [seen, element("B", frame, more)]
    }
    hear("a view", other([:]), ["A", "B"])
    hear("hidden", other(["isHidden": true]), ["A"])
    hear("transparent", other(["alpha": 0]), ["A"])
    hear("almost transparent", other(["alpha": 0.01]), ["A", "B"])
    hear("elements hidden", other(["accessibilityElementsHidden": true]), ["A"])
    hear("no height", other([:], [0, 20, 9, 0]), ["A", "B"])
  }

  @Test("finds the frontmost element under a finger", .rule("order.under-finger"))
  func underFinger() {
    let stage = Stage(
      voiceOver: true,
      screen: [element("back", [0, 0, 10, 10]), element("front", [5, 0, 10, 10])])
    func heard(_ x: Double) -> [Observation] { stage.tap(at: Point(x: x, y: 5)) }
    compare("where only one is", heard(4.9), with: [.say("back"), .focus("back")])
    compare("where both are", heard(5), with: [.say("front"), .focus("front")])
    compare("at the right edge", heard(15), with: [])
  }
}
