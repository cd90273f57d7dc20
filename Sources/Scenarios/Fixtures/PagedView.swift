public import AccessibilityModel
public import UIKitModel

/// A book: one of several pages is shown, and a scroll gesture of VoiceOver turns it.
public final class PagedView: UIView {
  /// How many pages there are; with 0 the view never scrolls.
  public var pageCount = 0
  /// The page that is shown, counted from 1.
  public var page = 1
  /// Whether the last page is told again when there is no further one.
  public var tellsBorder = false
  /// The raw values of the directions that the view was asked for, in order.
  public private(set) var directions: [Int] = []

  /// Turns the page to the next one (left, next) or back (right, previous), and posts its number.
  public override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    directions.append(direction.rawValue)
    var target = page
    switch direction {
    case .left, .next: target += 1
    case .right, .previous: target -= 1
    case .up, .down: return false
    }
    let isThere = target >= 1 && target <= pageCount
    guard isThere || (tellsBorder && pageCount > 0) else { return false }
    if isThere { page = target }
    window?.screen?.post(.pageScrolled("Page \(page) of \(pageCount)"))
    return true
  }

  /// Scrolling.
  public override func responds(to selector: Selector) -> Bool {
    selector == UIAccessibilityAction.scroll || super.responds(to: selector)
  }
}

extension ObjectClass {
  /// `PagedView`; the page and what it is asked are observed.
  static var pagedView: ObjectClass {
    ObjectClass(
      "PagedView", inherits: "UIView", make: { _ throws(ScenarioError) in PagedView() },
      properties: [
        Property(
          "pageCount", of: PagedView.self, get: { $0.pageCount }, set: { $0.pageCount = $1 }),
        Property(
          "tellsBorder", of: PagedView.self, get: { $0.tellsBorder }, set: { $0.tellsBorder = $1 }),
        Property("directions", of: PagedView.self, get: { $0.directions }),
        Property("page", of: PagedView.self, get: { $0.page }, set: { $0.page = $1 }),
      ])
  }
}
