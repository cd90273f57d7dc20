import AccessibilityModel
import ConformanceSupport
import Testing
import UIKitModel

/// The rules of `content/controls/control.md`.
@Suite("Control") struct ControlTests {}

/// A control that notes what it is asked and told, in order.
private final class NotingControl: UIControl {
  var notes: [String] = []
  var follows = true
  var goesOn = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent) -> Bool {
    notes.append("begin")
    return follows
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent) -> Bool {
    notes.append("continue")
    return goesOn
  }
  override func endTracking(_ touch: UITouch, with event: UIEvent) { notes.append("end") }
  override func cancelTracking(with event: UIEvent) { notes.append("cancel") }
}

/// A screen with one control, 100 points wide and high at 100, 100, every event of which is noted.
private struct Bench {
  let screen = UIScreen(device: Device())
  let control = NotingControl(frame: Rect(x: 100, y: 100, width: 100, height: 100))
  let log: Log

  /// Notes events by their bits, and the state of the control at that moment.
  final class Log: AccessibilityObject {
    unowned let control: NotingControl
    var states: [String] = []

    init(_ control: NotingControl) { self.control = control }

    override func responds(to selector: Selector) -> Bool { true }
    override func perform(
      _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
    ) -> Bool {
      control.notes.append(selector.name)
      states.append(
        "tracking \(control.isTracking), inside \(control.isTouchInside), "
          + "highlighted \(control.isHighlighted)")
      return false
    }
  }

  private static let events: [(String, UIControl.Event)] = [
    ("down", .touchDown), ("repeat", .touchDownRepeat), ("drag-inside", .touchDragInside),
    ("drag-outside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
    ("up-inside", .touchUpInside), ("up-outside", .touchUpOutside), ("cancelled", .touchCancel),
    ("value", .valueChanged), ("primary", .primaryActionTriggered),
    ("editing-begin", .editingDidBegin), ("editing-changed", .editingChanged),
    ("editing-end", .editingDidEnd), ("editing-exit", .editingDidEndOnExit),
  ]

  init() {
    log = Log(control)
    for (name, event) in Self.events {
      control.addTarget(log, action: Selector(name), for: event)
    }
    screen.window.addSubview(control)
  }

  func down(_ x: Double, taps: Int = 1) {
    screen.touchDown(at: Point(x: x, y: 150), tapCount: taps)
  }
  func move(_ x: Double) { screen.touchMove(to: Point(x: x, y: 150)) }
  func taken() -> [String] {
    defer { control.notes = [] }
    return control.notes
  }
}

// MARK: - Touches

extension ControlTests {
  @Test("tells of a touch that stays inside", .rule("control.touch-inside"))
  func touchInside() {
    let bench = Bench()
    bench.down(150)
    compare("finger down", bench.taken(), with: ["begin", "down"])
    bench.move(160)
    compare("finger moved", bench.taken(), with: ["continue", "drag-inside"])
    bench.screen.touchUp()
    compare("finger lifted", bench.taken(), with: ["end", "up-inside"])
    bench.screen.touchUp()
    bench.move(150)
    compare("without a finger", bench.taken(), with: [])
  }

  @Test("tells when the finger leaves and comes back", .rule("control.touch-crosses-edge"))
  func touchCrossesEdge() {
    let bench = Bench()
    bench.down(199.5)
    _ = bench.taken()
    bench.move(200)
    compare("across the edge", bench.taken(), with: ["continue", "exit", "drag-outside"])
    bench.move(250)
    compare("outside", bench.taken(), with: ["continue", "drag-outside"])
    bench.move(199.5)
    compare("back inside", bench.taken(), with: ["continue", "enter", "drag-inside"])
    bench.move(99.5)
    bench.screen.touchUp()
    compare(
      "lifted outside", bench.taken(),
      with: ["continue", "exit", "drag-outside", "end", "up-outside"])
  }

  @Test("tells of a second tap in quick succession", .rule("control.touch-down-repeat"))
  func touchDownRepeat() {
    let bench = Bench()
    bench.down(150, taps: 2)
    compare("second tap", bench.taken(), with: ["begin", "down", "repeat"])
    bench.screen.touchUp()
    _ = bench.taken()
    bench.down(150, taps: 1)
    compare("first tap", bench.taken(), with: ["begin", "down"])
  }

  @Test("tells of a touch that the system takes away", .rule("control.touch-cancelled"))
  func touchCancelled() {
    let bench = Bench()
    bench.down(150)
    _ = bench.taken()
    bench.screen.touchCancel()
    compare("cancelled", bench.taken(), with: ["cancel", "cancelled"])
    compare(
      "state inside the action", bench.log.states.last,
      with: "tracking false, inside false, highlighted false")
    bench.screen.touchCancel()
    bench.screen.touchUp()
    compare("afterwards", bench.taken(), with: [])
    bench.down(150)
    compare("the next touch", bench.taken(), with: ["begin", "down"])
  }

  @Test("is highlighted while the finger is down inside", .rule("control.highlighted-while-inside"))
  func highlightedWhileInside() {
    let bench = Bench()
    bench.down(150)
    bench.move(250)
    bench.move(150)
    bench.screen.touchUp()
    compare(
      "state inside each action", bench.log.states,
      with: [
        "tracking true, inside true, highlighted true",
        "tracking true, inside false, highlighted false",
        "tracking true, inside false, highlighted false",
        "tracking true, inside true, highlighted true",
        "tracking true, inside true, highlighted true",
        "tracking false, inside true, highlighted false",
      ])
    compare("inside afterwards", bench.control.isTouchInside, with: false)
  }

  @Test("stops following a finger when it says so", .rule("control.tracking-refused"))
  func trackingRefused() {
    let bench = Bench()
    bench.control.follows = false
    bench.down(150)
    bench.move(160)
    bench.screen.touchUp()
    compare("refused at once", bench.taken(), with: ["begin"])
    compare("highlighted", bench.control.isHighlighted, with: false)
    bench.down(150)
    bench.screen.touchCancel()
    compare("refused and cancelled", bench.taken(), with: ["begin"])
    bench.control.follows = true
    bench.control.goesOn = false
    bench.down(150)
    bench.move(160)
    compare("highlighted after giving up", bench.control.isHighlighted, with: false)
    compare("tracking after giving up", bench.control.isTracking, with: false)
    bench.move(170)
    bench.screen.touchUp()
    compare("given up later", bench.taken(), with: ["begin", "down", "continue"])
  }

  @Test("swallows touches while disabled", .rule("control.disabled-sends-nothing"))
  func disabledSendsNothing() {
    let bench = Bench()
    bench.control.isEnabled = false
    bench.down(150)
    bench.move(250)
    bench.screen.touchUp()
    compare("disabled", bench.taken(), with: [])
    bench.control.isEnabled = true
    bench.screen.touch(at: Point(x: 150, y: 150))
    compare("enabled again", bench.taken(), with: ["begin", "down", "end", "up-inside"])
  }
}
