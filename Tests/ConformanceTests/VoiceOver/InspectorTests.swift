import AccessibilityModel
import ConformanceSupport
import Testing
import UIKitModel
import VoiceOver

/// The rules of `content/topics/voiceover.md` about the Accessibility Inspector.
@Suite("Accessibility Inspector") struct InspectorTests {
  /// A simulator with a switch at the top of a page that scrolls.
  private struct Simulator {
    let screen = UIScreen(device: Device())
    let scroll = UIScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 600))
    let toggle = UISwitch(frame: Rect(x: 100, y: 100, width: 0, height: 0))
    let inspector: AccessibilityInspector
    let middle = Point(x: 110, y: 110)

    init(isOpen: Bool = true) {
      scroll.contentSize = Size(width: 375, height: 1200)
      screen.window.addSubview(scroll)
      scroll.addSubview(toggle)
      toggle.accessibilityLabel = "Wi-Fi"
      inspector = AccessibilityInspector(screen: screen, isOpen: isOpen)
    }
  }

  @Test("inspects what is clicked", .rule("inspector.click-focuses"))
  func clickFocuses() {
    let simulator = Simulator()
    compare("before a click", simulator.inspector.attributes, with: nil)
    simulator.inspector.click(at: simulator.middle)
    compare("the focus", simulator.inspector.focus === simulator.toggle, with: true)
    compare(
      "what is shown", simulator.inspector.attributes?.element,
      with: SpokenElement(label: "Wi-Fi", value: "0", traits: [.button, .toggleButton]))
    compare(
      "where it is", simulator.inspector.attributes?.frame,
      with: Rect(x: 100, y: 100, width: 51, height: 31))
    simulator.inspector.click(at: Point(x: 10, y: 10))
    compare("a click beside", simulator.inspector.attributes, with: nil)
  }

  @Test("touches nothing by a click", .rule("inspector.click-does-not-tap"))
  func clickDoesNotTap() {
    let simulator = Simulator()
    simulator.inspector.click(at: simulator.middle)
    compare("on with the inspector open", simulator.toggle.isOn, with: false)
    let closed = Simulator(isOpen: false)
    closed.inspector.click(at: closed.middle)
    compare("on with the inspector closed", closed.toggle.isOn, with: true)
    compare("inspected with the inspector closed", closed.inspector.attributes, with: nil)
  }

  @Test("touches what is double clicked", .rule("inspector.double-click-taps"))
  func doubleClickTaps() {
    let simulator = Simulator()
    simulator.toggle.accessibilityActivationPoint = Point(x: 120, y: 120)
    simulator.inspector.doubleClick(at: simulator.middle)
    compare("on with the inspector open", simulator.toggle.isOn, with: true)
    simulator.inspector.doubleClick(at: Point(x: 10, y: 10))
    compare("on after a double click beside", simulator.toggle.isOn, with: true)
    let closed = Simulator(isOpen: false)
    let counter = Counter()
    closed.toggle.addTarget(counter, action: "count", for: .valueChanged)
    closed.inspector.doubleClick(at: closed.middle)
    compare("touches with the inspector closed", counter.count, with: 2)
  }

  private final class Counter: AccessibilityObject {
    var count = 0
    override func responds(to selector: Selector) -> Bool { true }
    override func perform(
      _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
    ) -> Bool {
      count += 1
      return true
    }
  }

  @Test("scrolls nothing while it is open", .rule("inspector.no-scroll-while-open"))
  func noScrollWhileOpen() {
    let simulator = Simulator()
    simulator.inspector.drag(from: Point(x: 200, y: 500), to: Point(x: 200, y: 300))
    compare("offset", simulator.scroll.contentOffset, with: .zero)
  }

  @Test("lets the page scroll once it is closed", .rule("inspector.scroll-after-closing"))
  func scrollAfterClosing() {
    let simulator = Simulator()
    simulator.inspector.isOpen = false
    simulator.inspector.drag(from: Point(x: 200, y: 500), to: Point(x: 200, y: 300))
    compare("offset", simulator.scroll.contentOffset, with: Point(x: 0, y: 200))
    simulator.inspector.drag(from: Point(x: 200, y: 300), to: Point(x: 200, y: 350))
    compare("offset after a second drag", simulator.scroll.contentOffset, with: Point(x: 0, y: 150))
  }
}
