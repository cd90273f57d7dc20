import AccessibilityModel
import Testing
import UIKitModel

@Suite struct UISwitchTests {
  @Test(arguments: [
    (OSEra.ios6, Size(width: 79, height: 27)), (.ios9, Size(width: 51, height: 31)),
    (.ios26, Size(width: 63, height: 28)),
  ])
  func takesTheSizeOfTheSystemWhateverItsFrame(era: OSEra, size: Size) {
    let screen = UIScreen(device: Device(osEra: era))
    let toggle = UISwitch(frame: Rect(x: 5, y: 6, width: 300, height: 300))
    screen.window.addSubview(toggle)
    #expect(toggle.frame == Rect(origin: Point(x: 5, y: 6), size: size))
  }

  @Test(arguments: [(9.0, true), (10.0, false)])
  func dragsOnlyAfterTheFingerHasMovedFarEnough(distance: Double, isOn: Bool) {
    let screen = UIScreen(device: Device())
    let toggle = UISwitch()
    screen.window.addSubview(toggle)
    screen.touchDown(at: Point(x: 5, y: 15))
    screen.touchMove(to: Point(x: 5 + distance, y: 15))
    screen.touchUp()
    // Near the left end a tap turns it on, and a drag leaves it off.
    #expect(toggle.isOn == isOn)
  }

  @Test func staysAsItWasWhenTheTouchIsCancelled() {
    let screen = UIScreen(device: Device())
    let toggle = UISwitch()
    screen.window.addSubview(toggle)
    screen.touchDown(at: Point(x: 5, y: 15))
    screen.touchCancel()
    #expect(!toggle.isOn)
  }

  @Test func takesTheProxysTintUpToIOS6() {
    let screen = UIScreen(device: Device(osEra: .ios6))
    screen.appearance.switches.setTintColor(.purple)
    let toggle = UISwitch()
    screen.window.addSubview(toggle)
    #expect(toggle.drawing().color(.track) == .purple)
    #expect(screen.warnings.isEmpty)
  }

  @Test func keepsAnOwnColourOfNothingAgainstTheProxy() {
    let screen = UIScreen(device: Device())
    screen.appearance.switches.onTintColor = .purple
    let toggle = UISwitch()
    toggle.onTintColor = nil
    toggle.isOn = true
    screen.window.addSubview(toggle)
    #expect(toggle.drawing().color(.track) == .systemGreen)
  }
}

@Suite struct DrawingTests {
  @Test func writesAPictureOfRectanglesOnly() {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.isEnabled = false
    #expect(
      toggle.drawing().svg() == """
        <svg xmlns="http://www.w3.org/2000/svg" width="59" height="39" viewBox="0 0 59 39">\
        <rect width="59" height="39" fill="#f2f2f7"/><g opacity="0.5">\
        <rect x="4" y="4" width="51" height="31" rx="15.5" fill="#34c759" stroke="#d1d1d6" \
        stroke-width="0.5"/>\
        <rect x="26" y="6" width="27" height="27" rx="13.5" fill="#ffffff" stroke="#d1d1d6" \
        stroke-width="0.5"/></g></svg>
        """)
  }

  @Test func padsAColourWithZeros() {
    let toggle = UISwitch()
    toggle.thumbTintColor = .blue
    #expect(toggle.drawing().svg().contains("fill=\"#0000ff\""))
  }
}
