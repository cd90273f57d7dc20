import AccessibilityModel

/// What applies to every switch of a screen that has no value of its own: the appearance proxy.
///
/// Source: uikit-headers
public final class UISwitchAppearance {
  /// The colour of the tracks of switches that are on; `nil` when the proxy says nothing.
  public var onTintColor: UIColor?
  /// The colour of the thumbs; `nil` when the proxy says nothing.
  public var thumbTintColor: UIColor?
  /// The picture of switches that are on; `nil` when the proxy says nothing.
  public var onImage: UIImage?
  /// The picture of switches that are off; `nil` when the proxy says nothing.
  public var offImage: UIImage?

  var screen = Weak<UIScreen>(nil)

  init() {}

  /// The tint that switches get up to iOS 6; `nil` when the proxy says nothing.
  private(set) var tintColor: UIColor?

  /// Gives the switches a tint up to iOS 6; from iOS 7 on it reports a mistake and changes
  /// nothing, because `tintColor` is inherited along superviews and is no appearance property.
  ///
  /// Source: uikit-headers
  public func setTintColor(_ color: UIColor) {
    guard let screen = screen.object, screen.device.osEra >= .ios7 else {
      tintColor = color
      return
    }
    screen.report(
      AccessibilityScreen.Warning(
        name: "proxy-sets-tint-color",
        message: "The appearance proxy of UISwitch cannot set tintColor; "
          + "set it on a view that contains the switches."))
  }
}
