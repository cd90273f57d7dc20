import AccessibilityModel
import ConformanceSupport
import Testing
import UIKitModel
import VoiceOver

/// A tree of objects with what is expected to be read of it.
private struct OrderVector: Decodable {
  let id: String
  let root: Node
  let layout_direction: String
  let idiom: String
  let expected_order: [String]

  struct Node: Decodable {
    let kind: String
    let label: String?
    let frame: [Double]?
    let children: [Node]?
    let accessibilityElements: [Node]?
    let hidden: Bool?
    let elementsHidden: Bool?
    let viewIsModal: Bool?
    let zeroSize: Bool?

    var object: AccessibilityObject {
      let object = Branch((children ?? []).map(\.object))
      object.isReachable = !(hidden ?? false) && !(zeroSize ?? false)
      object.accessibilityLabel = label
      object.isAccessibilityElement = kind == "element"
      object.shouldGroupAccessibilityChildren = kind == "group"
      object.accessibilityElementsHidden = elementsHidden ?? false
      object.accessibilityViewIsModal = viewIsModal ?? false
      if let frame {
        object.accessibilityFrame = Rect(
          x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      }
      object.accessibilityElements =
        kind == "container" ? (accessibilityElements ?? children ?? []).map(\.object) : nil
      return object
    }
  }

  /// Reads the tree as the model does, and compares the order.
  func readAndCompare() {
    let order = ReadingOrder(
      idiom: idiom == "pad" ? .pad : .phone,
      direction: layout_direction == "rtl" ? .rightToLeft : .leftToRight)
    // The root is kept: elements do not keep the views around them alive.
    let root = root.object
    compare(
      id, order.elements(of: root).map { $0.accessibilityLabel ?? "" }, with: expected_order)
  }
}

/// An object with children.
private final class Branch: AccessibilityObject {
  private let children: [AccessibilityObject]
  var isReachable = true

  init(_ children: [AccessibilityObject]) { self.children = children }

  override var accessibilityChildren: [AccessibilityObject] { children }
  override var isAccessibilityReachable: Bool { isReachable }
}

/// The rules of `content/topics/speech.md` about the order of reading.
@Suite("Reading order") struct ReadingOrderTests {
  private func read(_ prefixes: String...) throws {
    let all: [OrderVector] = try Vectors.read("order")
    for prefix in prefixes {
      let vectors = all.filter { $0.id.hasPrefix(prefix) }
      try #require(!vectors.isEmpty, "no vector begins with \(prefix)")
      for vector in vectors { vector.readAndCompare() }
    }
  }

  private func element(_ label: String, _ x: Double, _ y: Double) -> AccessibilityObject {
    let element = AccessibilityObject()
    element.isAccessibilityElement = true
    element.accessibilityLabel = label
    element.accessibilityFrame = Rect(x: x, y: y, width: 10, height: 10)
    return element
  }

  private func labels(
    _ children: [AccessibilityObject], idiom: Device.Idiom = .phone,
    direction: ReadingOrder.Direction = .leftToRight
  ) -> String {
    let root = Branch(children)
    return ReadingOrder(idiom: idiom, direction: direction).elements(of: root)
      .map { $0.accessibilityLabel ?? "" }.joined()
  }

  @Test("reads lines from top to bottom", .rule("order.lines"))
  func lines() throws {
    try read("order.8pt", "order.25pt", "order.reverse-added")
    let phone = [element("B", 0, 8), element("A", 10, 0)]
    compare("8 points apart on a phone", labels(phone), with: "AB")
    let near = [element("B", 10, 0), element("A", 0, 7.9)]
    compare("less than 8 points apart on a phone", labels(near), with: "AB")
    let pad = [element("B", 0, 13), element("A", 10, 0)]
    compare("13 points apart on a pad", labels(pad, idiom: .pad), with: "AB")
    let padNear = [element("B", 10, 0), element("A", 0, 12.9)]
    compare("less than 13 points apart on a pad", labels(padNear, idiom: .pad), with: "AB")
    let same = [element("A", 5, 0), element("B", 5, 0)]
    compare("at the same place", labels(same), with: "AB")
    compare(
      "at the same place, from the right", labels(same, direction: .rightToLeft), with: "AB")
  }

  @Test("reads a line in the direction of the language", .rule("order.direction"))
  func direction() throws {
    try read("order.grid-rtl")
    let line = [element("A", 0, 0), element("B", 20, 0)]
    compare("from the left", labels(line), with: "AB")
    compare("from the right", labels(line, direction: .rightToLeft), with: "BA")
  }

  @Test("reads what belongs together as one block", .rule("order.blocks"))
  func blocks() throws {
    try read("order.group", "order.ungrouped")
    let list = Branch([element("C", 0, 30), element("A", 0, 0)])
    list.accessibilityContainerType = .list
    compare("a list", labels([list, element("B", 0, 15)]), with: "ACB")
    let handed = AccessibilityObject()
    handed.accessibilityElements = [element("C", 0, 30), element("A", 0, 0)]
    compare(
      "elements that a container hands out keep their order, at the place of the first",
      labels([element("B", 0, 15), handed]), with: "CAB")
    let empty = Branch([])
    empty.shouldGroupAccessibilityChildren = true
    compare("an empty block", labels([empty, element("B", 0, 15)]), with: "B")
  }

  @Test("reads nothing inside an element", .rule("order.element-is-leaf"))
  func elementIsLeaf() throws {
    try read("order.accessible-parent")
  }

  @Test("reads only what is modal among siblings", .rule("order.modal"))
  func modal() throws {
    try read("modal.")
  }

  @Test("skips what is hidden", .rule("order.hidden"))
  func hidden() throws {
    try read("visibility.", "order.zero-size")
    let screen = UIScreen(device: Device())
    func count(_ change: (UIView) -> Void) -> Int {
      let view = UIView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      view.isAccessibilityElement = true
      change(view)
      screen.window.addSubview(view)
      defer { view.removeFromSuperview() }
      return ReadingOrder(idiom: .phone).elements(of: screen.window).count
    }
    compare("a view", count { _ in }, with: 1)
    compare("hidden", count { $0.isHidden = true }, with: 0)
    compare("almost transparent", count { $0.alpha = 0.01 }, with: 1)
    compare("transparent", count { $0.alpha = 0 }, with: 0)
    compare("elements hidden", count { $0.accessibilityElementsHidden = true }, with: 0)
    compare("no size", count { $0.frame = .zero }, with: 0)
    compare(
      "no height", count { $0.frame = Rect(x: 0, y: 0, width: 10, height: 0) }, with: 1)
    compare(
      "no width", count { $0.frame = Rect(x: 0, y: 0, width: 0, height: 10) }, with: 1)
    func inside(_ change: (UIView) -> Void) -> Int {
      count { view in
        view.isAccessibilityElement = false
        view.frame = .zero
        let child = UIView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        child.isAccessibilityElement = true
        view.addSubview(child)
        change(view)
      }
    }
    compare("inside a view without size", inside { _ in }, with: 1)
    compare("that clips", inside { $0.clipsToBounds = true }, with: 0)
    compare(
      "that hands out elements", inside { $0.accessibilityElements = [$0.subviews[0]] }, with: 0)
  }

  @Test("finds the frontmost element under a finger", .rule("order.under-finger"))
  func underFinger() {
    let back = element("back", 0, 0)
    let front = element("front", 5, 0)
    let group = Branch([front])
    group.shouldGroupAccessibilityChildren = true
    let root = Branch([back, group])
    let order = ReadingOrder(idiom: .phone)
    func found(_ x: Double) -> String? {
      order.element(at: Point(x: x, y: 5), in: root)?.accessibilityLabel
    }
    compare("where only one is", found(4.9), with: "back")
    compare("where both are", found(5), with: "front")
    compare("at the right edge", found(15), with: nil)
  }
}
