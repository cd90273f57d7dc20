/// The settings of the device that the model stands in for.
///
/// Everything that decides behaviour and is not part of a screen's content is here, so that the
/// same content can be shown on two devices and compared.
public struct Device: Hashable, Sendable {
  /// The kind of device, as UIKit's user interface idiom.
  public enum Idiom: Hashable, Sendable {
    /// A telephone: one window, sheets come from the bottom edge.
    case phone
    /// A tablet: sheets are shown in popovers.
    case pad
  }

  /// The range of systems that the device runs.
  public var osEra: OSEra
  /// The kind of device.
  public var idiom: Idiom
  /// The language of the system as a BCP 47 tag, such as `en`; decides the words of VoiceOver.
  public var language: String
  /// Whether VoiceOver is on, and so whether a tap speaks or touches.
  public var voiceOver: Bool

  /// A device; by default a telephone with iOS 17 in English, VoiceOver off.
  public init(
    osEra: OSEra = .ios17, idiom: Idiom = .phone, language: String = "en", voiceOver: Bool = false
  ) {
    self.osEra = osEra
    self.idiom = idiom
    self.language = language
    self.voiceOver = voiceOver
  }

  /// Whether a line is read from right to left in the language of the device.
  public var isRightToLeft: Bool {
    let primary = language.utf8.prefix { $0 != UInt8(ascii: "-") }
    switch String(decoding: primary, as: UTF8.self) {
    case "ar", "fa", "he", "ur": return true
    default: return false
    }
  }
}
