/// What kind of thing an element is to assistive technology: a set of UIKit's trait bits.
///
/// The raw value is bit for bit the one that UIKit uses. Bits that Apple does not publish are
/// here because VoiceOver's words depend on them; `unpublished` lists them.
///
/// Source: uikit-headers, accessibility-snapshot
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// The set of the bits in `rawValue`; bits without a name are kept.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(bit: UInt64) {
    self.init(rawValue: 1 << bit)
  }

  /// No trait at all.
  public static let none: UIAccessibilityTraits = []
  /// Acts as a button; bit 0.
  public static let button = UIAccessibilityTraits(bit: 0)
  /// Acts as a link; bit 1.
  public static let link = UIAccessibilityTraits(bit: 1)
  /// Is an image; combines with `button` and `link`; bit 2.
  public static let image = UIAccessibilityTraits(bit: 2)
  /// Is selected, as the chosen segment of a row; bit 3.
  public static let selected = UIAccessibilityTraits(bit: 3)
  /// Plays its own sound when activated; bit 4.
  public static let playsSound = UIAccessibilityTraits(bit: 4)
  /// Is a key of a keyboard; bit 5.
  public static let keyboardKey = UIAccessibilityTraits(bit: 5)
  /// Is text that does not change; bit 6.
  public static let staticText = UIAccessibilityTraits(bit: 6)
  /// Sums up the state of the app when it opens; bit 7.
  public static let summaryElement = UIAccessibilityTraits(bit: 7)
  /// Does not react to the user; spoken as dimmed; bit 8.
  public static let notEnabled = UIAccessibilityTraits(bit: 8)
  /// Changes too often for every change to be told; bit 9.
  public static let updatesFrequently = UIAccessibilityTraits(bit: 9)
  /// Is a search field; bit 10.
  public static let searchField = UIAccessibilityTraits(bit: 10)
  /// Starts playing or recording when activated, so that VoiceOver should be silent; bit 11.
  public static let startsMediaSession = UIAccessibilityTraits(bit: 11)
  /// Can be adjusted by swiping up and down; bit 12.
  public static let adjustable = UIAccessibilityTraits(bit: 12)
  /// Takes touches directly, as a piano's keyboard does; bit 13.
  public static let allowsDirectInteraction = UIAccessibilityTraits(bit: 13)
  /// Turns the page when VoiceOver has read it to its end; bit 14.
  public static let causesPageTurn = UIAccessibilityTraits(bit: 14)
  /// Is a row of tabs; acts on the elements inside; bit 15.
  public static let tabBar = UIAccessibilityTraits(bit: 15)
  /// Is the heading of a section; bit 16.
  public static let header = UIAccessibilityTraits(bit: 16)
  /// Is a field for text; bit 18, not published by Apple.
  public static let textEntry = UIAccessibilityTraits(bit: 18)
  /// Is a wheel of a picker; bit 20, not published by Apple.
  ///
  /// Unverified: the bit.
  public static let pickerItem = UIAccessibilityTraits(bit: 20)
  /// Is being edited; bit 21, not published by Apple.
  public static let isEditing = UIAccessibilityTraits(bit: 21)
  /// Is a field for a secret; bit 24, not published by Apple.
  public static let secureTextField = UIAccessibilityTraits(bit: 24)
  /// Leads back to the screen before; bit 27, not published by Apple.
  public static let backButton = UIAccessibilityTraits(bit: 27)
  /// Is an item of a tab bar; bit 28, not published by Apple.
  public static let tabBarItem = UIAccessibilityTraits(bit: 28)
  /// Is a text field of several lines; bit 47, not published by Apple.
  public static let textArea = UIAccessibilityTraits(bit: 47)
  /// Is switched on and off; bit 53, published as `toggleButton` since iOS 17.
  public static let toggleButton = UIAccessibilityTraits(bit: 53)

  /// The bits that no version of UIKit publishes.
  public static let unpublished: UIAccessibilityTraits = [
    .textEntry, .pickerItem, .isEditing, .secureTextField, .backButton, .tabBarItem, .textArea,
  ]
}
