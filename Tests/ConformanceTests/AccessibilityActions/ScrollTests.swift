import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel
import VoiceOver

// MARK: - Scroll

extension ActionTests {
  /// A book of some pages, spoken as "Book".
  static func book(
    _ id: String = "book", pages: Int, page: Int = 1, _ more: [String: JSON] = [:],
    isElement: Bool = true, children: [Node] = []
  ) -> Node {
    var members = [
      JSON.Member("isAccessibilityElement", .bool(isElement)),
      JSON.Member("accessibilityLabel", "Book"), JSON.Member("pageCount", .number(Double(pages))),
      JSON.Member("page", .number(Double(page))),
    ]
    members += more.sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value) }
    return Node("PagedView", id, .object(members), children: children)
  }

  static func turned(_ directions: [Double], to page: Int, of count: Int) -> [Observation] {
    let status = "Page \(page) of \(count)"
    return [
      .notification("pageScrolled", .string(status)),
      .set("book", "directions", .array(directions.map { .number($0) })),
      .set("book", "page", .number(Double(page))), .say(status),
    ]
  }

  @Test(
    "answers a gesture and tells the new page", .rule("a11yaction.scroll-answers-gesture"),
    .rule("scroll.three-finger-swipe"))
  func scrollAnswersGesture() {
    let stage = Stage(voiceOver: true, screen: [Self.book(pages: 9, page: 2)])
    stage.tap("book")
    compare(
      "three fingers to the left", stage.threeFingerSwipe(.left),
      with: Self.turned([2], to: 3, of: 9))
    compare(
      "three fingers to the right", stage.threeFingerSwipe(.right),
      with: Self.turned([2, 1], to: 2, of: 9))
  }

  @Test("takes a direction", .rule("scroll.takes-direction"))
  func takesDirection() throws {
    compare(
      "declaration", try APIFacts.model.text("AccessibilityObject.accessibilityScroll(_:)"),
      with: "func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool")
    let stage = Stage(screen: [Self.book(pages: 0)])
    for direction in 1...6 {
      compare(
        "direction \(direction)",
        stage.call("book", "accessibilityScroll", [.number(Double(direction))]),
        with: [
          .set("book", "directions", .array((1...direction).map { .number(Double($0)) })),
          .returned(false),
        ])
    }
  }

  @Test("is false where nobody scrolls", .rule("scroll.default-false"))
  func scrollDefaultFalse() {
    let stage = Stage(screen: [Node("UIView", "plain")])
    for direction in 1...6 {
      compare(
        "direction \(direction)",
        stage.call("plain", "accessibilityScroll", [.number(Double(direction))]),
        with: [.returned(false)])
    }
  }

  @Test("is true where it scrolls", .rule("scroll.true-on-success"))
  func trueOnSuccess() {
    let stage = Stage(screen: [Self.book(pages: 2)])
    compare(
      "the next page", stage.call("book", "accessibilityScroll", [5]).last, with: .returned(true))
    compare(
      "beyond the end", stage.call("book", "accessibilityScroll", [5]).last, with: .returned(false))
    compare("back", stage.call("book", "accessibilityScroll", [6]).last, with: .returned(true))
  }

  @Test("tells the page once", .rule("scroll.posts-page-scrolled"))
  func postsPageScrolled() {
    let stage = Stage(voiceOver: true, screen: [Self.book(pages: 3)])
    stage.tap("book")
    compare("a swipe", stage.threeFingerSwipe(.left), with: Self.turned([2], to: 2, of: 3))
  }

  @Test("tells nothing where it fails", .rule("scroll.no-post-on-failure"))
  func noPostOnFailure() {
    let stage = Stage(voiceOver: true, screen: [Self.book(pages: 0)])
    stage.tap("book")
    compare(
      "a swipe", stage.threeFingerSwipe(.left), with: [.set("book", "directions", [2])])
  }

  @Test("asks the view around where it fails", .rule("scroll.failure-goes-to-parent"))
  func failureGoesToParent() {
    let inner = Self.book("inner", pages: 0)
    let stage = Stage(
      voiceOver: true, screen: [Self.book(pages: 3, isElement: false, children: [inner])])
    stage.tap("inner")
    compare(
      "a swipe", stage.threeFingerSwipe(.left),
      with: [
        .notification("pageScrolled", "Page 2 of 3"), .set("book", "directions", [2]),
        .set("book", "page", 2), .set("inner", "directions", [2]), .say("Page 2 of 3"),
      ])
  }

  @Test("asks nobody further once it has scrolled", .rule("scroll.stops-at-success"))
  func stopsAtSuccess() {
    let stage = Stage(
      voiceOver: true,
      screen: [
        Self.book("outer", pages: 3, isElement: false, children: [Self.book(pages: 2)])
      ])
    stage.tap("book")
    compare("a swipe", stage.threeFingerSwipe(.left), with: Self.turned([2], to: 2, of: 2))
  }

  @Test("climbs until one scrolls", .rule("scroll.climbs-whole-chain"))
  func climbsWholeChain() {
    let stage = Stage(
      voiceOver: true,
      screen: [
        Self.book(
          "grandparent", pages: 3, isElement: false,
          children: [
            Self.book(
              "parent", pages: 0, isElement: false, children: [Self.book("child", pages: 0)])
          ])
      ])
    stage.tap("child")
    compare(
      "a swipe", stage.threeFingerSwipe(.left),
      with: [
        .notification("pageScrolled", "Page 2 of 3"), .set("grandparent", "directions", [2]),
        .set("grandparent", "page", 2), .set("parent", "directions", [2]),
        .set("child", "directions", [2]), .say("Page 2 of 3"),
      ])
  }

  @Test(
    "marks the border when it tells the same page", .rule("scroll.repeated-status-means-border"))
  func repeatedStatus() {
    let stage = Stage(voiceOver: true, screen: [Self.book(pages: 2, ["tellsBorder": true])])
    stage.tap("book")
    compare("the next page", stage.threeFingerSwipe(.left), with: Self.turned([2], to: 2, of: 2))
    compare(
      "beyond the end", stage.threeFingerSwipe(.left),
      with: [
        .notification("pageScrolled", "Page 2 of 2"), .set("book", "directions", [2, 2]),
        .say("Page 2 of 2"), .notification("borderReached"),
      ])
    stage.tap("book")
    compare(
      "after something else was said", stage.threeFingerSwipe(.left),
      with: [
        .notification("pageScrolled", "Page 2 of 2"), .set("book", "directions", [2, 2, 2]),
        .say("Page 2 of 2"),
      ])
  }

  @Test("is missed where there are pages", .rule("scroll.implement-where-paging"))
  func implementWherePaging() {
    compare(
      "a plain view of two pages",
      DesignCheck.scrollWherePaging(UIView(), pages: 2).map(\.name), with: ["paging-without-scroll"]
    )
    compare(
      "message", DesignCheck.scrollWherePaging(UIView(), pages: 2).map(\.message),
      with: ["Content of several pages does not implement accessibilityScroll; implement it."])
    compare("one page", DesignCheck.scrollWherePaging(UIView(), pages: 1), with: [])
    compare("a book", DesignCheck.scrollWherePaging(PagedView(), pages: 2), with: [])
    compare("a scroll view", DesignCheck.scrollWherePaging(UIScrollView(), pages: 2), with: [])
  }

  @Test("exists since iOS 4.2", .rule("scroll.available-4-2"))
  func scrollAvailable() throws {
    compare("scroll", try Self.introduced("accessibilityScroll(_:)"), with: "4.2")
    compare(
      "its selector", try APIFacts.model.introduced("UIAccessibilityAction.scroll"), with: "4.2")
  }
}
