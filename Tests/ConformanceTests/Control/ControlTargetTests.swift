import AccessibilityModel
import ConformanceSupport
import Testing
import UIKitModel

/// Notes the calls of its actions, with their arguments.
private final class Receiver: UIView {
  var calls: [String] = []
  private let actions: [Selector]

  init(_ actions: [Selector]) {
    self.actions = actions
    super.init()
  }

  override func responds(to selector: Selector) -> Bool { actions.contains(selector) }
  override func perform(
    _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
  ) -> Bool {
    let arguments = [sender is UIControl ? "control" : "", event is UIEvent ? "event" : ""]
    calls.append(([selector.name] + arguments.filter { !$0.isEmpty }).joined(separator: " "))
    return false
  }
}

// MARK: - Targets and actions

extension ControlTests {
  private static let middle = Point(x: 50, y: 50)

  private func screen(with control: UIControl) -> UIScreen {
    let screen = UIScreen(device: Device())
    control.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    screen.window.addSubview(control)
    return screen
  }

  @Test(
    "hands an action as many arguments as it takes",
    .rule("control.action-signatures-0-1-2-arguments"))
  func actionSignatures() {
    let control = UIControl()
    let screen = screen(with: control)
    let receiver = Receiver(["none", "one:", "two:event:"])
    for action in ["none", "one:", "two:event:"] as [Selector] {
      control.addTarget(receiver, action: action, for: .touchUpInside)
    }
    screen.touch(at: Self.middle)
    compare("calls", receiver.calls, with: ["none", "one: control", "two:event: control event"])
  }

  @Test("asks the responder chain without a target", .rule("control.nil-target-responder-chain"))
  func nilTarget() {
    let control = UIControl()
    let screen = UIScreen(device: Device())
    let outer = Receiver(["saved:", "opened:"])
    let inner = Receiver(["saved:"])
    outer.frame = screen.bounds
    inner.frame = screen.bounds
    control.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    screen.window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(control)
    control.addTarget(nil, action: "saved:", for: .touchUpInside)
    control.addTarget(nil, action: "opened:", for: .touchUpInside)
    control.addTarget(nil, action: "closed:", for: .touchUpInside)
    screen.touch(at: Self.middle)
    compare("the nearest that implements it", inner.calls, with: ["saved: control"])
    compare("farther up", outer.calls, with: ["opened: control"])
    compare(
      "actions without a target", control.actions(forTarget: nil, for: .touchUpInside).map(\.name),
      with: ["saved:", "opened:", "closed:"])
  }

  @Test("keeps no target alive", .rule("control.target-not-retained"))
  func targetNotRetained() {
    let control = UIControl()
    let screen = screen(with: control)
    var receiver: Receiver? = Receiver(["one:"])
    let reference = Weak(receiver)
    let other = Receiver(["one:"])
    control.addTarget(receiver, action: "one:", for: .touchDown)
    control.addTarget(other, action: "one:", for: .touchUpInside)
    compare("events with an action", control.allControlEvents, with: [.touchDown, .touchUpInside])
    receiver = nil
    compare("the target is gone", reference.object == nil, with: true)
    compare("events with an action", control.allControlEvents, with: .touchUpInside)
    screen.touch(at: Self.middle)
    compare("calls of the one that lives", other.calls, with: ["one: control"])
  }

  @Test("calls each pair once for an event", .rule("control.same-pair-once"))
  func samePairOnce() {
    let control = UIControl()
    let screen = screen(with: control)
    let receiver = Receiver(["one:", "other:"])
    control.addTarget(receiver, action: "one:", for: .touchDown)
    control.addTarget(receiver, action: "other:", for: .touchUpInside)
    control.addTarget(receiver, action: "one:", for: [.touchDown, .touchUpInside])
    screen.touch(at: Self.middle)
    compare(
      "calls", receiver.calls, with: ["one: control", "one: control", "other: control"])
  }

  @Test("stops calling what was removed", .rule("control.removed-target-not-called"))
  func removedTargetNotCalled() {
    let control = UIControl()
    _ = screen(with: control)
    let one = Receiver(["a", "b"])
    let two = Receiver(["a", "b"])
    func connect() {
      control.removeTarget(nil, action: nil, for: [.touchDown, .touchUpInside])
      for receiver in [one, two] {
        control.addTarget(receiver, action: "a", for: [.touchDown, .touchUpInside])
        control.addTarget(receiver, action: "b", for: .touchDown)
      }
    }
    func left() -> [String] {
      let named = [("one", one), ("two", two)]
      return named.flatMap { name, receiver in
        control.actions(forTarget: receiver, for: .touchDown).map { "\(name) \($0.name) down" }
          + control.actions(forTarget: receiver, for: .touchUpInside).map {
            "\(name) \($0.name) up"
          }
      }
    }
    connect()
    control.removeTarget(one, action: "a", for: .touchDown)
    compare(
      "one action for one event", left(),
      with: ["one b down", "one a up", "two a down", "two b down", "two a up"])
    connect()
    control.removeTarget(one, action: nil, for: [.touchDown, .touchUpInside])
    compare("all of a target", left(), with: ["two a down", "two b down", "two a up"])
    connect()
    control.removeTarget(nil, action: "a", for: .touchDown)
    compare(
      "an action of every target", left(),
      with: ["one b down", "one a up", "two b down", "two a up"])
    control.removeTarget(nil, action: nil, for: [.touchDown, .touchUpInside])
    compare("everything", left(), with: [])
    compare("events with an action", control.allControlEvents, with: [])
  }
}

// MARK: - States and bits

extension ControlTests {
  @Test("has a state made of its three flags", .rule("control.state-is-a-set"))
  func stateIsASet() {
    let control = UIControl()
    compare("at first", control.state.rawValue, with: 0)
    control.isHighlighted = true
    compare("highlighted", control.state.rawValue, with: 1)
    control.isEnabled = false
    compare("highlighted and disabled", control.state.rawValue, with: 3)
    control.isHighlighted = false
    compare("disabled", control.state.rawValue, with: 2)
    control.isSelected = true
    compare("disabled and selected", control.state.rawValue, with: 6)
    compare("the same by name", control.state, with: [.disabled, .selected])
    control.isEnabled = true
    control.isHighlighted = true
    compare("selected and highlighted", control.state, with: [.selected, .highlighted])
    compare("nothing", UIControl.State.normal.rawValue, with: 0)
  }

  @Test("has UIKit's bits for events", .rule("control.event-bits"))
  func eventBits() {
    let events: [(String, UIControl.Event)] = [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
      ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
      ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
      ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
      ("primaryActionTriggered", .primaryActionTriggered), ("editingDidBegin", .editingDidBegin),
      ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
      ("editingDidEndOnExit", .editingDidEndOnExit),
    ]
    let bits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 16, 17, 18, 19]
    for ((name, event), bit) in zip(events, bits) {
      compare("bit of \(name)", event.rawValue, with: UInt32(1) << UInt32(bit))
    }
    compare("all touch events", UIControl.Event.allTouchEvents.rawValue, with: 0xFFF)
    compare("all editing events", UIControl.Event.allEditingEvents.rawValue, with: 0xF0000)
  }

  @Test(
    "is spoken as dimmed while disabled", .rule("control.not-enabled-trait-follows-enabled"))
  func notEnabledTrait() {
    let control = UIControl()
    compare("traits at first", control.accessibilityTraits, with: .none)
    control.isEnabled = false
    compare("traits while disabled", control.accessibilityTraits, with: .notEnabled)
    control.accessibilityTraits.insert(.button)
    compare("with a button trait", control.accessibilityTraits, with: [.button, .notEnabled])
    control.isEnabled = true
    compare("enabled again", control.accessibilityTraits, with: .button)
  }

  @Test("is spoken as selected while selected", .rule("control.selected-trait-follows-selected"))
  func selectedTrait() {
    let control = UIControl()
    control.isSelected = true
    compare("traits while selected", control.accessibilityTraits, with: .selected)
    control.isEnabled = false
    compare("and disabled", control.accessibilityTraits, with: [.selected, .notEnabled])
    control.accessibilityTraits.insert(.link)
    control.isEnabled = true
    control.isSelected = false
    compare("no longer", control.accessibilityTraits, with: .link)
  }

  @Test("is an element unless told otherwise", .rule("control.accessible-by-default"))
  func accessibleByDefault() {
    let control = UIControl()
    compare("a control", control.isAccessibilityElement, with: true)
    compare("a plain view", UIView().isAccessibilityElement, with: false)
    control.isAccessibilityElement = false
    compare("told otherwise", control.isAccessibilityElement, with: false)
  }
}
