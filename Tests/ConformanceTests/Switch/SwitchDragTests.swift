import AccessibilityModel
import ConformanceSupport
import Testing
import UIKitModel

/// Where a tap on a switch ends and a drag begins.
@Suite("Dragging a switch") struct SwitchDragTests {
  @Test(
    "drags from ten points on, and taps before", .rule("switch.drag-begins-at-ten-points"),
    arguments: [(9.5, true), (10, false), (-9.5, true), (-10, false)])
  func begins(distance: Double, isTap: Bool) {
    let screen = UIScreen(device: Device())
    let toggle = UISwitch(frame: Rect(x: 100, y: 100, width: 0, height: 0))
    screen.window.addSubview(toggle)
    // Both ends lie in the left half, where the thumb of a switch that is off stays.
    screen.drag(from: Point(x: 112, y: 110), to: Point(x: 112 + distance, y: 110))
    compare("on after \(distance) points", toggle.isOn, with: isTap)
  }
}
