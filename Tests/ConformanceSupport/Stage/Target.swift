public import AccessibilityModel
import UIKitModel

/// A target that notes every call of its actions: what an app connects to a control.
open class Target: AccessibilityObject {
  /// One call.
  public struct Call {
    /// The action that was called.
    public let action: Selector
    /// The first argument, or `nil` for an action without arguments.
    public let sender: AccessibilityObject?
    /// Whether the sender was a switch that was on while the action ran, `nil` for other senders.
    public let wasOn: Bool?
  }

  /// What the evidence calls the target.
  public let name: String
  /// The calls, in order.
  public private(set) final var calls: [Call] = []

  var report: (String) -> Void = { _ in }
  var nameOfSender: (AccessibilityObject) -> String = { _ in "something" }

  /// A target with any action.
  public init(_ name: String) {
    self.name = name
    super.init()
  }

  /// Implements every action.
  open override func responds(to selector: Selector) -> Bool { true }

  /// Notes the call.
  open override func perform(
    _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
  ) -> Bool {
    let wasOn = (sender as? UISwitch)?.isOn
    calls.append(Call(action: selector, sender: sender, wasOn: wasOn))
    let from = sender.map { " from " + nameOfSender($0) } ?? ""
    let state = wasOn.map { $0 ? ", which is on" : ", which is off" } ?? ""
    report("calls \(name) \(selector.name)\(from)\(state)")
    return false
  }
}
