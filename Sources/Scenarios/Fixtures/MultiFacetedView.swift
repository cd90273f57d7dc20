public import AccessibilityModel
public import UIKitModel

/// A view that draws two things and hands out an element for each, by the container's methods.
///
/// The elements are made when they are first asked for and kept, so that VoiceOver can follow them.
///
/// Source: voiceover-notes
public final class MultiFacetedView: UIView {
  private var elements: [AccessibilityObject]?

  /// How many times the elements were made.
  public private(set) var timesMade = 0

  /// The elements, made at the first call.
  private var accessibleElements: [AccessibilityObject] {
    if let elements { return elements }
    timesMade += 1
    let made = ["First", "Second"].enumerated().map { index, label -> AccessibilityObject in
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = label
      element.accessibilityHint = "The \(label.lowercased()) facet"
      let half = bounds.size.width / 2
      element.accessibilityFrame = Rect(
        x: accessibilityFrame.minX + Double(index) * half, y: accessibilityFrame.minY, width: half,
        height: bounds.size.height)
      return element
    }
    elements = made
    return made
  }

  /// The class\'s own answer.
  public override func accessibilityElementCount() -> Int { accessibleElements.count }

  /// The class\'s own answer.
  public override func accessibilityElement(at index: Int) -> AccessibilityObject? {
    accessibleElements.indices.contains(index) ? accessibleElements[index] : nil
  }

  /// The class\'s own answer.
  public override func index(ofAccessibilityElement element: AccessibilityObject) -> Int? {
    accessibleElements.firstIndex { $0 === element }
  }
}

extension ObjectClass {
  /// `MultiFacetedView`; how often its elements were made is observed.
  static var multiFacetedView: ObjectClass {
    ObjectClass(
      "MultiFacetedView", inherits: "UIView",
      make: { _ throws(ScenarioError) in MultiFacetedView() },
      properties: [Property("timesMade", of: MultiFacetedView.self, get: { $0.timesMade })])
  }
}
