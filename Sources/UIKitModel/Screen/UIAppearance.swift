import AccessibilityModel

/// The appearance proxies of a screen: what `UISwitch.appearance()` and its like give in UIKit.
///
/// A proxy's value reaches a control when the control enters the window, and only where the
/// control has no value of its own. A later change of the proxy does not reach controls that are
/// shown already.
///
/// Source: uikit-headers
public final class UIAppearance {
  /// The proxy of all switches.
  public let switches = UISwitchAppearance()

  var screen = Weak<UIScreen>(nil) {
    didSet { switches.screen = screen }
  }

  init() {}
}

/// A property that a control's own value or its class's appearance proxy can decide.
struct CustomizableProperty<Value> {
  private var own: Value?
  private var hasOwn = false
  private var proxied: Value?

  /// What counts: the own value, even `nil`, once one was set; else the proxy's.
  var value: Value? { hasOwn ? own : proxied }

  /// Gives the control a value of its own.
  mutating func assign(_ value: Value?) {
    own = value
    hasOwn = true
  }

  /// Takes over what the proxy says; a proxy that says nothing changes nothing.
  mutating func apply(proxy value: Value?) {
    if let value { proxied = value }
  }
}
