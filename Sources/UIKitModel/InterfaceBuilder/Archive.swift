public import AccessibilityModel

/// An object as Interface Builder keeps it: a class, attributes as texts, and what its events are
/// connected to.
///
/// Source: ui-catalog-switches
public struct Archive: Hashable, Sendable {
  /// The class.
  public var className: String
  /// The attributes; what is not among them has the value that code gives it.
  public var attributes: [String: String]
  /// The actions that a Control-drag has connected, in order.
  public var connections: [Connection]

  /// An event and the action that it calls.
  public struct Connection: Hashable, Sendable {
    /// The event.
    public var event: UIControl.Event
    /// The action.
    public var action: Selector

    /// A connection of an event to an action.
    public init(_ event: UIControl.Event, _ action: Selector) {
      self.event = event
      self.action = action
    }
  }

  /// An object of a class with attributes and connections.
  public init(
    _ className: String, _ attributes: [String: String] = [:], connections: [Connection] = []
  ) {
    self.className = className
    self.attributes = attributes
    self.connections = connections
  }

  /// An object as it is when it has just been dragged from the library.
  ///
  /// - Throws: where the library has no such class.
  public static func fresh(
    _ className: String
  ) throws(InterfaceBuilderLibrary.Refusal) -> Archive {
    try InterfaceBuilderLibrary.add(className)
    var archive = Archive(className)
    for field in InspectorSchema.schema(of: className)?.sections.flatMap({ $0.fields }) ?? [] {
      archive.attributes[field.attribute] = field.initial
    }
    return archive
  }

  /// The object, connected to `owner`; loading sends no events.
  ///
  /// - Throws: where the model builds no objects of the class from an archive.
  public func load(
    owner: AccessibilityObject? = nil
  ) throws(InterfaceBuilderLibrary.Refusal) -> UIControl {
    try InterfaceBuilderLibrary.add(className)
    let control: UIControl
    switch className {
    case "UISwitch": control = loadSwitch()
    case "UISlider": control = loadSlider()
    default: throw InterfaceBuilderLibrary.Refusal(className: className)
    }
    if let color = color("tintColor") { control.tintColor = color }
    control.isEnabled = attributes["enabled"] != "NO"
    control.isUserInteractionEnabled = attributes["userInteractionEnabled"] != "NO"
    for connection in connections {
      control.addTarget(owner, action: connection.action, for: connection.event)
    }
    return control
  }

  /// A switch without the attribute `on` is off: that is how an archive keeps one that is off.
  private func loadSwitch() -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = attributes["on"] == "YES"
    if let color = color("onTintColor") { toggle.onTintColor = color }
    return toggle
  }

  /// A value outside of the limits moves the nearer one.
  ///
  /// Source: uikit-reference
  private func loadSlider() -> UISlider {
    let slider = UISlider()
    let value = number("value") ?? 0
    slider.maximumValue = max(number("maxValue") ?? 1, value)
    slider.minimumValue = min(number("minValue") ?? 0, value)
    slider.value = value
    return slider
  }

  private func color(_ attribute: String) -> UIColor? {
    attributes[attribute].flatMap { UIColor.named($0) }
  }

  /// A decimal number without an exponent, such as `-1.5`.
  private func number(_ attribute: String) -> Double? {
    guard let text = attributes[attribute] else { return nil }
    var digits: Double = 0
    var scale: Double = 1
    var isFraction = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
        if isFraction { scale *= 10 }
      case UInt8(ascii: "."): isFraction = true
      default: break
      }
    }
    return text.utf8.first == UInt8(ascii: "-") ? -digits / scale : digits / scale
  }
}
