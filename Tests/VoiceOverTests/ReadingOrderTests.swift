import AccessibilityModel
import Testing
import VoiceOver

/// An object with children, as a view is to VoiceOver.
final class Branch: AccessibilityObject {
  var children: [AccessibilityObject]
  var isReachable = true

  init(_ children: [AccessibilityObject]) {
    self.children = children
  }

  override var accessibilityChildren: [AccessibilityObject] { children }
  override var isAccessibilityReachable: Bool { isReachable }
}

/// An element with a name and a place.
func element(_ label: String, x: Double = 0, y: Double = 0) -> AccessibilityObject {
  let object = AccessibilityObject()
  object.isAccessibilityElement = true
  object.accessibilityLabel = label
  object.accessibilityFrame = Rect(x: x, y: y, width: 10, height: 10)
  return object
}

@Suite struct ReadingOrderTests {
  private func order(
    _ root: AccessibilityObject, idiom: Device.Idiom = .phone,
    direction: ReadingOrder.Direction = .leftToRight
  ) -> String {
    ReadingOrder(idiom: idiom, direction: direction).elements(of: root)
      .map { $0.accessibilityLabel ?? "?" }.joined()
  }

  private func grid() -> Branch {
    Branch([
      element("D", x: 10, y: 10), element("C", y: 10), element("B", x: 10), element("A"),
    ])
  }

  @Test func readsLinesFromTopToBottomInTheDirectionOfTheLanguage() {
    #expect(order(grid()) == "ABCD")
    #expect(order(grid(), direction: .rightToLeft) == "BADC")
  }

  @Test(arguments: [
    (Device.Idiom.phone, 7.0, "AB"), (.phone, 8.0, "BA"), (.pad, 12.0, "AB"), (.pad, 13.0, "BA"),
  ])
  func startsAnotherLineFromTheThresholdOn(idiom: Device.Idiom, drop: Double, expected: String) {
    #expect(order(Branch([element("A", y: drop), element("B", x: 20)]), idiom: idiom) == expected)
  }

  @Test func chainsElementsThatEachLieCloseToTheNext() {
    let steps = Branch([
      element("A", y: 8), element("B", x: 10), element("C", x: 20, y: -8),
      element("D", x: 30, y: -8),
    ])
    #expect(order(steps, idiom: .pad) == "ABCD")
  }

  @Test func interleavesSubtreesUnlessTheyAreGrouped() {
    let left = Branch([element("A"), element("C", y: 50)])
    let right = Branch([element("B", x: 50), element("D", x: 50, y: 50)])
    #expect(order(Branch([left, right])) == "ABCD")
    left.shouldGroupAccessibilityChildren = true
    #expect(order(Branch([left, right])) == "ACBD")
  }

  @Test func keepsTheOrderOfExplicitElementsAndPlacesThemByTheirFirst() {
    let container = Branch([])
    container.accessibilityElements = [element("C", y: 90), element("B", y: 20)]
    #expect(order(Branch([element("D", y: 50), container, element("A")])) == "ACBD")
  }

  @Test func readsOnlyTheLastOfModalSiblings() {
    let first = Branch([element("A")])
    first.accessibilityViewIsModal = true
    let second = Branch([element("B")])
    second.accessibilityViewIsModal = true
    #expect(order(Branch([first, second, element("C")])) == "B")
  }

  @Test func readsNothingBesideAModalThatIsEmpty() {
    let modal = Branch([])
    modal.accessibilityViewIsModal = true
    #expect(order(Branch([element("A"), modal])) == "")
  }

  @Test func skipsWhatIsHiddenOrUnreachable() {
    let hidden = Branch([element("A")])
    hidden.accessibilityElementsHidden = true
    let unreachable = Branch([element("B")])
    unreachable.isReachable = false
    #expect(order(Branch([hidden, unreachable, element("C")])) == "C")
  }

  @Test func neverEntersAnElement() {
    let outer = Branch([element("A")])
    outer.isAccessibilityElement = true
    outer.accessibilityLabel = "O"
    #expect(order(Branch([outer])) == "O")
  }

  @Test func findsTheFrontmostElementUnderThePoint() {
    let root = Branch([element("A"), element("B", x: 5)])
    let order = ReadingOrder(idiom: .phone)
    #expect(order.element(at: Point(x: 7, y: 5), in: root)?.accessibilityLabel == "B")
    #expect(order.element(at: Point(x: 2, y: 5), in: root)?.accessibilityLabel == "A")
    #expect(order.element(at: Point(x: 40, y: 5), in: root) == nil)
  }
}
