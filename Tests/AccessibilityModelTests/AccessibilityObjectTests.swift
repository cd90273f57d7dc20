import AccessibilityModel
import Testing

@Suite struct AccessibilityObjectTests {
  @Test func isNoElementAndHasNoTextsUntilSomethingIsAssigned() {
    let object = AccessibilityObject()
    #expect(!object.isAccessibilityElement)
    #expect(object.accessibilityLabel == nil)
    #expect(object.accessibilityHint == nil)
    #expect(object.accessibilityValue == nil)
    #expect(object.accessibilityTraits == .none)
    #expect(object.accessibilityFrame == .zero)
    #expect(object.accessibilityElementCount() == 0)
    #expect(!object.accessibilityActivate())
  }

  @Test func activatesInTheMiddleOfItsFrameUntilAPointIsAssigned() {
    let object = AccessibilityObject()
    object.accessibilityFrame = Rect(x: 10, y: 20, width: 40, height: 60)
    #expect(object.accessibilityActivationPoint == Point(x: 30, y: 50))
    object.accessibilityActivationPoint = Point(x: 1, y: 2)
    #expect(object.accessibilityActivationPoint == Point(x: 1, y: 2))
  }

  @Test func handsOutAssignedElementsThroughTheContainerInterface() {
    let container = AccessibilityObject()
    let first = UIAccessibilityElement(accessibilityContainer: container)
    let second = UIAccessibilityElement(accessibilityContainer: container)
    container.accessibilityElements = [first, second]
    #expect(container.accessibilityElementCount() == 2)
    #expect(container.accessibilityElement(at: 1) === second)
    #expect(container.accessibilityElement(at: 2) == nil)
    #expect(container.accessibilityElement(at: -1) == nil)
    #expect(container.index(ofAccessibilityElement: second) == 1)
    #expect(container.index(ofAccessibilityElement: container) == nil)
  }

  @Test func anElementDoesNotKeepItsContainerAlive() {
    var container: AccessibilityObject? = AccessibilityObject()
    let element = container.map { UIAccessibilityElement(accessibilityContainer: $0) }
    #expect(element?.accessibilityParent === container)
    container = nil
    #expect(element?.accessibilityParent == nil)
  }
}

@Suite struct WeakTests {
  private final class Named: AccessibilityObject {}

  @Test func readsAsNothingOnceTheObjectIsGone() {
    var object: Named? = Named()
    let first = Weak(object)
    let second = Weak(object)
    #expect(first.object === object && second.object === object)
    #expect(!first.isDangling)
    object = nil
    #expect(first.object == nil && second.object == nil)
    #expect(first.isDangling && second.isDangling)
  }

  @Test func neverHadAnObjectWhenMadeFromNothing() {
    let reference = Weak<Named>(nil)
    #expect(reference.object == nil)
    #expect(!reference.isDangling)
  }
}

@Suite struct SelectorTests {
  @Test(arguments: [("changed", 0), ("changed:", 1), ("changed:forEvent:", 2)])
  func takesAnArgumentForEachColon(name: String, count: Int) {
    #expect(Selector(name).argumentCount == count)
  }
}

@Suite struct UIAccessibilityTraitsTests {
  @Test(arguments: [
    (UIAccessibilityTraits.button, 0), (.link, 1), (.image, 2), (.selected, 3), (.playsSound, 4),
    (.keyboardKey, 5), (.staticText, 6), (.summaryElement, 7), (.notEnabled, 8),
    (.updatesFrequently, 9), (.searchField, 10), (.startsMediaSession, 11), (.adjustable, 12),
    (.allowsDirectInteraction, 13), (.causesPageTurn, 14), (.tabBar, 15), (.header, 16),
    (.textEntry, 18), (.isEditing, 21), (.secureTextField, 24), (.backButton, 27),
    (.tabBarItem, 28), (.textArea, 47), (.toggleButton, 53),
  ])
  func hasTheBitThatUIKitUses(traits: UIAccessibilityTraits, bit: Int) {
    #expect(traits.rawValue == 1 << UInt64(bit))
  }

  @Test func countsTheToggleAmongThePublishedBits() {
    #expect(!UIAccessibilityTraits.unpublished.contains(.toggleButton))
    #expect(UIAccessibilityTraits.unpublished.contains(.backButton))
  }
}

@Suite struct OSEraTests {
  @Test func followsTheOrderOfSystems() {
    #expect(OSEra.allCases == OSEra.allCases.sorted())
    #expect(OSEra.ios9 < .ios13)
  }

  @Test(arguments: OSEra.allCases)
  func isFoundByItsName(era: OSEra) {
    #expect(OSEra(name: era.name) == era)
  }

  @Test(arguments: ["ios8", "iOS17", "", "17"])
  func hasNoOtherName(name: String) {
    #expect(OSEra(name: name) == nil)
  }
}

@Suite struct RectTests {
  @Test func ownsItsLeftAndTopEdgesOnly() {
    let rect = Rect(x: 10, y: 10, width: 5, height: 5)
    #expect(rect.contains(Point(x: 10, y: 10)))
    #expect(!rect.contains(Point(x: 15, y: 10)))
    #expect(!rect.contains(Point(x: 10, y: 15)))
    #expect(!rect.contains(Point(x: 9.9, y: 12)))
  }

  @Test func sharesNoAreaWithAnotherThatOnlyTouchesIt() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.intersection(Rect(x: 10, y: 0, width: 10, height: 10)) == nil)
    #expect(
      rect.intersection(Rect(x: 6, y: 7, width: 10, height: 10))
        == Rect(x: 6, y: 7, width: 4, height: 3))
  }
}

@Suite struct AccessibilityScreenTests {
  private final class Listener: AssistiveTechnology {
    var announcements: [String] = []
    func screen(
      _ screen: AccessibilityScreen, didPost notification: AccessibilityNotification
    ) {
      if case .announcement(let text) = notification { announcements.append(text) }
    }
  }

  @Test func tellsTheAttachedTechnologyOnly() {
    let screen = AccessibilityScreen(device: Device())
    let first = Listener()
    let second = Listener()
    screen.post(.announcement("nobody hears this"))
    screen.attach(first)
    screen.post(.announcement("one"))
    screen.attach(second)
    screen.detach(first)
    screen.post(.announcement("two"))
    screen.detach(second)
    screen.post(.announcement("three"))
    #expect(first.announcements == ["one"])
    #expect(second.announcements == ["two"])
  }
}
