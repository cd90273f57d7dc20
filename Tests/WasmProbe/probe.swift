import AccessibilityModel
import UIKitModel
import VoiceOver

/// Counts its calls and keeps nothing alive.
final class Counter: AccessibilityObject {
  var calls = 0

  override func responds(to selector: Selector) -> Bool { selector == "changed:" }

  override func perform(
    _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
  ) -> Bool {
    calls += 1
    return true
  }
}

/// Plays a switch with VoiceOver and prints what happened, to be compared with the native build.
@_expose(wasm, "probe")
@_cdecl("probe")
public func probe() {
  let screen = UIScreen(device: Device(voiceOver: true))
  let toggle = UISwitch(frame: Rect(x: 300, y: 100, width: 0, height: 0))
  toggle.accessibilityLabel = "Wi-Fi"
  toggle.tintColor = .red
  screen.window.addSubview(toggle)
  var counter: Counter? = Counter()
  toggle.addTarget(counter, action: "changed:", for: .valueChanged)

  let session = VoiceOverSession(screen: screen)
  session.tap(at: Point(x: 310, y: 110))
  session.doubleTap()
  for utterance in session.utterances { print(utterance.description) }
  print("calls \(counter?.calls ?? -1)")
  print("track \(toggle.drawing().color(.track)?.name ?? "none")")

  let reference = Weak(counter)
  counter = nil
  print("target gone \(reference.object == nil)")
  session.doubleTap()
  print("on \(toggle.isOn), actions \(toggle.allControlEvents.rawValue)")
  print("svg \(toggle.drawing().svg().utf8.count) bytes")
}
