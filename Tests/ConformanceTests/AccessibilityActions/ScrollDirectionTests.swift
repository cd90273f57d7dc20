import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel
import VoiceOver

// MARK: - Directions

extension ActionTests {
  @Test("is 1", .rule("scrolldirection.right-1"))
  func right() { compare("right", UIAccessibilityScrollDirection.right.rawValue, with: 1) }

  @Test("is 2", .rule("scrolldirection.left-2"))
  func left() { compare("left", UIAccessibilityScrollDirection.left.rawValue, with: 2) }

  @Test("is 3", .rule("scrolldirection.up-3"))
  func up() { compare("up", UIAccessibilityScrollDirection.up.rawValue, with: 3) }

  @Test("is 4", .rule("scrolldirection.down-4"))
  func down() { compare("down", UIAccessibilityScrollDirection.down.rawValue, with: 4) }

  @Test("is 5", .rule("scrolldirection.next-5"))
  func next() { compare("next", UIAccessibilityScrollDirection.next.rawValue, with: 5) }

  @Test("is 6", .rule("scrolldirection.previous-6"))
  func previous() {
    compare("previous", UIAccessibilityScrollDirection.previous.rawValue, with: 6)
  }

  @Test("has no other numbers", .rule("scrolldirection.no-zero"), arguments: [-1, 0, 7])
  func noOther(number: Int) {
    compare(
      "direction \(number)", UIAccessibilityScrollDirection(rawValue: number) == nil, with: true)
  }

  @Test("has whole numbers", .rule("scrolldirection.raw-type-int"))
  func rawType() throws {
    compare(
      "raw type", "\(UIAccessibilityScrollDirection.RawValue.self)", with: "Int")
  }

  @Test(
    "is the direction of the gesture", .rule("scrolldirection.meaning-right-left-up-down"),
    arguments: [
      (Step.Direction.right, 1), (.left, 2), (.up, 3), (.down, 4),
    ])
  func meaning(gesture: Step.Direction, number: Int) {
    let stage = Stage(voiceOver: true, screen: [Self.book(pages: 0)])
    stage.tap("book")
    compare(
      "three fingers \(gesture.rawValue)", stage.threeFingerSwipe(gesture),
      with: [.set("book", "directions", [.number(Double(number))])])
  }

  @Test("goes through an ordered set", .rule("scrolldirection.meaning-next-previous"))
  func meaningNextPrevious() {
    let stage = Stage(screen: [Self.book(pages: 3)])
    compare(
      "next", stage.call("book", "accessibilityScroll", [5]).contains(.set("book", "page", 2)),
      with: true)
    compare(
      "previous", stage.call("book", "accessibilityScroll", [6]).contains(.set("book", "page", 1)),
      with: true)
    let view = Stage(
      screen: [
        Node("UIScrollView", "pages", ["frame": [0, 0, 100, 100], "contentSize": [300, 100]])
      ])
    compare(
      "next of a scroll view", view.call("pages", "accessibilityScroll", [5]),
      with: [
        .notification("pageScrolled", "Page 2 of 3"), .set("pages", "contentOffset", [100, 0]),
        .returned(true),
      ])
    compare(
      "previous of a scroll view", view.call("pages", "accessibilityScroll", [6]),
      with: [
        .notification("pageScrolled", "Page 1 of 3"), .set("pages", "contentOffset", [0, 0]),
        .returned(true),
      ])
    compare(
      "previous of the first page", view.call("pages", "accessibilityScroll", [6]).last,
      with: .returned(false))
  }

  @Test("came with iOS 4.2 and 5.0", .rule("scrolldirection.availability"))
  func directionAvailability() throws {
    let facts = try APIFacts.model
    compare("the type", try facts.introduced("UIAccessibilityScrollDirection"), with: "4.2")
    for (name, version) in [
      ("right", "4.2"), ("left", "4.2"), ("up", "4.2"), ("down", "4.2"), ("next", "5.0"),
      ("previous", "5.0"),
    ] {
      compare(
        name, try facts.introduced("UIAccessibilityScrollDirection.\(name)"), with: version)
    }
  }
}
