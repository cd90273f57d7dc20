import AccessibilityModel
import Testing
import VoiceOver

@Suite struct VoiceOverSessionTests {
  /// A screen that writes down where it is touched.
  private final class Screen: AccessibilityScreen {
    let root: Branch
    var touches: [Point] = []
    var onTouch: () -> Void = {}

    init(_ elements: [AccessibilityObject]) {
      root = Branch(elements)
      super.init(device: Device(voiceOver: true))
    }

    override var accessibilityRoot: AccessibilityObject? { root }
    override func touch(at point: Point) {
      touches.append(point)
      onTouch()
    }
  }

  private final class Activated: AccessibilityObject {
    var count = 0
    override func accessibilityActivate() -> Bool {
      count += 1
      return true
    }
  }

  private func spoken(_ session: VoiceOverSession) -> [String] {
    session.utterances.map(\.description)
  }

  @Test func aTapFocusesAndSpeaksAndTouchesNothing() {
    let screen = Screen([element("A"), element("B", x: 50)])
    let session = VoiceOverSession(screen: screen)
    session.tap(at: Point(x: 55, y: 5))
    #expect(spoken(session) == ["B"])
    #expect(session.focus?.accessibilityLabel == "B")
    #expect(screen.touches.isEmpty)
  }

  @Test func aTapBesideEveryElementChangesNothing() {
    let session = VoiceOverSession(screen: Screen([element("A")]))
    session.tap(at: Point(x: 5, y: 5))
    session.tap(at: Point(x: 300, y: 300))
    #expect(spoken(session) == ["A"])
    #expect(session.focus?.accessibilityLabel == "A")
  }

  @Test func aDoubleTapTouchesTheActivationPointOfTheFocus() {
    let screen = Screen([element("A"), element("B", x: 50)])
    let session = VoiceOverSession(screen: screen)
    session.doubleTap()
    #expect(screen.touches.isEmpty)
    session.tap(at: Point(x: 55, y: 5))
    session.doubleTap()
    #expect(screen.touches == [Point(x: 55, y: 5)])
  }

  @Test func aDoubleTapDoesNotTouchWhenTheElementActivatesItself() {
    let activated = Activated()
    activated.isAccessibilityElement = true
    let screen = Screen([activated])
    let session = VoiceOverSession(screen: screen)
    session.swipeRight()
    session.doubleTap()
    #expect(activated.count == 1)
    #expect(screen.touches.isEmpty)
  }

  @Test func speaksAValueThatADoubleTapChangesAndNothingElse() {
    let counter = element("Count")
    counter.accessibilityValue = "1"
    let screen = Screen([counter])
    let session = VoiceOverSession(screen: screen)
    session.swipeRight()
    session.doubleTap()
    screen.onTouch = { counter.accessibilityValue = "2" }
    session.doubleTap()
    #expect(spoken(session) == ["Count: 1", "2"])
  }

  @Test func swipesWalkTheReadingOrderAndStopAtItsEnds() {
    let session = VoiceOverSession(screen: Screen([element("B", x: 50), element("A")]))
    session.swipeRight()
    session.swipeRight()
    session.swipeRight()
    session.swipeLeft()
    session.swipeLeft()
    #expect(spoken(session) == ["A", "B", "A"])
    let ends = session.events.filter {
      if case .reachedEnd = $0 { return true }
      return false
    }
    #expect(ends.count == 2)
  }

  @Test func aSwipeToTheLeftWithoutFocusBeginsAtTheEnd() {
    let session = VoiceOverSession(screen: Screen([element("A"), element("B", x: 50)]))
    session.swipeLeft()
    #expect(spoken(session) == ["B"])
  }

  @Test func followsNotificationsOfTheApp() {
    let second = element("B", x: 50)
    let screen = Screen([element("A"), second])
    let session = VoiceOverSession(screen: screen)
    screen.post(.screenChanged(nil))
    screen.post(.announcement("Saved"))
    screen.post(.layoutChanged(nil))
    screen.post(.layoutChanged(second))
    #expect(spoken(session) == ["A", "Saved", "B"])
  }

  @Test func forgetsAFocusThatIsGone() {
    let screen = Screen([element("A")])
    let session = VoiceOverSession(screen: screen)
    session.swipeRight()
    screen.root.children = []
    #expect(session.focus == nil)
  }

  @Test func leavesTheScreenWhenItEnds() {
    let screen = Screen([element("A")])
    do { _ = VoiceOverSession(screen: screen) }
    screen.post(.announcement("nobody hears this"))
    let session = VoiceOverSession(screen: screen)
    #expect(session.events.isEmpty)
  }
}
