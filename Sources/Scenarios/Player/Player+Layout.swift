import AccessibilityModel
import UIKitModel

extension Player {
  /// Puts what has no frame below each other, as an app does that lays out its screen simply.
  ///
  /// - Returns: the place of the entry after the node's own.
  @discardableResult
  func arrange(_ node: Node, at place: Int) -> Int {
    let margin: Double = 20
    var next = place + 1
    var top = margin
    var width: Double = 0
    let outer = view(of: entries[place].object)
    for child in node.children {
      let object = entries[next].object
      let isPlaced = child.properties.contains {
        $0.name == "frame" || $0.name == "accessibilityFrame"
      }
      next = arrange(child, at: next)
      if let view = view(of: object) {
        if !isPlaced {
          if view.frame.size == .zero { view.frame.size = Size(width: 280, height: 44) }
          view.frame.origin = Point(x: margin, y: top)
        }
        top = max(top, view.frame.maxY + margin)
        width = max(width, view.frame.maxX + margin)
      } else if !isPlaced, let outer {
        let corner = outer.accessibilityFrame.origin
        object.accessibilityFrame = Rect(
          x: corner.x + margin, y: corner.y + top, width: 280, height: 44)
        top += 44 + margin
        width = max(width, 280 + 2 * margin)
      }
    }
    if let outer, outer.frame.size == .zero, !node.children.isEmpty,
      !node.properties.contains(where: { $0.name == "frame" })
    {
      outer.frame.size = Size(width: width, height: top)
    }
    return next
  }
}
