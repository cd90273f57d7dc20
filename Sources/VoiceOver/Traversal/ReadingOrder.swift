public import AccessibilityModel

/// The order in which VoiceOver walks over the elements of a screen: a pure function of the tree.
///
/// Source: accessibility-snapshot
public struct ReadingOrder: Hashable, Sendable {
  /// The direction in which a line is read.
  public enum Direction: Hashable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
  }

  /// The least difference of two top edges, in points, that puts elements on different lines.
  ///
  /// Found by experiment by the authors of AccessibilitySnapshot.
  public let lineThreshold: Double
  /// The direction in which a line is read.
  public let direction: Direction

  /// The order on a kind of device.
  public init(idiom: Device.Idiom, direction: Direction = .leftToRight) {
    lineThreshold =
      switch idiom {
      case .phone: 8
      case .pad: 13
      }
    self.direction = direction
  }

  /// The elements in and below `root`, in reading order.
  public func elements(of root: AccessibilityObject) -> [AccessibilityObject] {
    sorted(nodes(of: root), keepsOrder: false)
  }

  /// The frontmost element whose place on the screen contains `point`, or `nil`.
  public func element(at point: Point, in root: AccessibilityObject) -> AccessibilityObject? {
    var found: AccessibilityObject?
    visit(nodes(of: root)) { element in
      if element.accessibilityFrame.contains(point) { found = element }
    }
    return found
  }

  // MARK: - From the tree to blocks

  /// An element, or a block of them that nothing is read in between.
  private enum Node {
    case element(AccessibilityObject)
    case block([Node], keepsOrder: Bool)
  }

  /// What is read of `object`: nothing, itself, or what is inside it.
  private func nodes(of object: AccessibilityObject) -> [Node] {
    guard !object.accessibilityElementsHidden, object.isAccessibilityReachable else { return [] }
    if object.isAccessibilityElement { return [.element(object)] }
    if let elements = object.containedElements {
      return [.block(elements.flatMap { nodes(of: $0) }, keepsOrder: true)]
    }
    var children = object.accessibilityChildren
    // Of modal siblings the frontmost hides all others, even when it has nothing to read.
    if let modal = children.last(where: { $0.accessibilityViewIsModal }) { children = [modal] }
    let inside = children.flatMap { nodes(of: $0) }
    let isBlock =
      object.shouldGroupAccessibilityChildren || object.accessibilityContainerType != .none
    return isBlock ? [.block(inside, keepsOrder: false)] : inside
  }

  private func visit(_ nodes: [Node], _ body: (AccessibilityObject) -> Void) {
    for node in nodes {
      switch node {
      case .element(let element): body(element)
      case .block(let inside, _): visit(inside, body)
      }
    }
  }

  // MARK: - From blocks to a line

  /// A block with its elements in order and the place that decides where it goes.
  private struct Placed {
    let frame: Rect
    let elements: [AccessibilityObject]
  }

  private func sorted(_ nodes: [Node], keepsOrder: Bool) -> [AccessibilityObject] {
    var blocks = nodes.compactMap { placed($0) }
    // The comparison is not transitive, since three elements may each lie close to the next. The
    // sort is stable and its result depends only on the order in the tree.
    if !keepsOrder { blocks.sort { precedes($0.frame, $1.frame) } }
    return blocks.flatMap { $0.elements }
  }

  /// A block goes where the one of its elements that is first by position would go.
  private func placed(_ node: Node) -> Placed? {
    switch node {
    case .element(let element):
      return Placed(frame: element.accessibilityFrame, elements: [element])
    case .block(let inside, let keepsOrder):
      let elements = sorted(inside, keepsOrder: keepsOrder)
      guard var first = elements.first?.accessibilityFrame else { return nil }
      for element in elements where precedes(element.accessibilityFrame, first) {
        first = element.accessibilityFrame
      }
      return Placed(frame: first, elements: elements)
    }
  }

  private func precedes(_ one: Rect, _ other: Rect) -> Bool {
    let drop = other.minY - one.minY
    if abs(drop) >= lineThreshold { return drop > 0 }
    switch direction {
    case .leftToRight: return one.minX < other.minX
    case .rightToLeft: return one.minX > other.minX
    }
  }
}
