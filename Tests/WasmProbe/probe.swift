import AccessibilityModel
import UIKitModel

/// Keeps nothing alive.
final class Counter: AccessibilityObject {
  override func responds(to selector: Selector) -> Bool { selector == "changed:" }

  override func perform(
    _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
  ) -> Bool { true }
}

/// Prints what no scenario can say, to be compared with the native build: references to objects
/// that are gone, and the length of a picture.
@_expose(wasm, "probe")
@_cdecl("probe")
public func probe() {
  let toggle = UISwitch()
  var counter: Counter? = Counter()
  toggle.addTarget(counter, action: "changed:", for: .valueChanged)
  print("actions \(toggle.allControlEvents.rawValue)")
  let reference = Weak(counter)
  counter = nil
  print("target gone \(reference.object == nil)")
  print("actions \(toggle.allControlEvents.rawValue)")
  print("svg \(toggle.drawing().svg().utf8.count) bytes")
}
