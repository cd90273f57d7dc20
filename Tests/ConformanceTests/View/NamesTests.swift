import AccessibilityModel
import ConformanceSupport
import Testing
import UIKitModel

/// Names and numbers that others write down: selectors of delegates, fields, eras, messages.
@Suite("Names") struct NamesTests {
  @Test("asks a sheet's delegate by UIKit's selectors", .rule("actionsheet.delegate-conforms"))
  func sheetSelectors() {
    compare(
      "selectors",
      [
        UIActionSheet.DelegateSelector.clicked, UIActionSheet.DelegateSelector.cancel,
        UIActionSheet.DelegateSelector.willPresent, UIActionSheet.DelegateSelector.didPresent,
        UIActionSheet.DelegateSelector.willDismiss, UIActionSheet.DelegateSelector.didDismiss,
      ].map(\.name),
      with: [
        "actionSheet:clickedButtonAtIndex:", "actionSheetCancel:", "willPresentActionSheet:",
        "didPresentActionSheet:", "actionSheet:willDismissWithButtonIndex:",
        "actionSheet:didDismissWithButtonIndex:",
      ])
  }

  @Test("asks an alert's delegate by UIKit's selectors", .rule("alert.delegate-order-as-sheet"))
  func alertSelectors() {
    compare(
      "selectors",
      [
        UIAlertView.DelegateSelector.clicked, UIAlertView.DelegateSelector.cancel,
        UIAlertView.DelegateSelector.willPresent, UIAlertView.DelegateSelector.didPresent,
        UIAlertView.DelegateSelector.willDismiss, UIAlertView.DelegateSelector.didDismiss,
        UIAlertView.DelegateSelector.shouldEnable,
      ].map(\.name),
      with: [
        "alertView:clickedButtonAtIndex:", "alertViewCancel:", "willPresentAlertView:",
        "didPresentAlertView:", "alertView:willDismissWithButtonIndex:",
        "alertView:didDismissWithButtonIndex:", "alertViewShouldEnableFirstOtherButton:",
      ])
  }

  @Test(
    "keeps fields by Interface Builder's attributes", .rule("switch.state-field-sets-initial-state")
  )
  func attributes() throws {
    func attributes(_ name: String) throws -> [String] {
      let schema = try #require(InspectorSchema.schema(of: name))
      return schema.sections.flatMap { $0.fields }.map { "\($0.attribute) \($0.initial ?? "-")" }
    }
    let inherited = ["enabled -", "tintColor -", "userInteractionEnabled -"]
    compare(
      "of a switch", try attributes("UISwitch"), with: ["on YES", "onTintColor -"] + inherited)
    compare(
      "of a slider", try attributes("UISlider"),
      with: ["value 0.5", "minValue -", "maxValue -"] + inherited)
  }

  @Test("says what is wrong and the way out", .rule("switch.images-or-tint"))
  func messages() {
    let toggle = UISwitch()
    let image = UIImage(named: "picture", size: Size(width: 10, height: 10))
    toggle.onImage = image
    toggle.offImage = image
    toggle.onTintColor = .red
    compare(
      "a picture and a tint", DesignCheck.switchImageOrTint(toggle).map(\.message),
      with: ["A switch has a picture and a tint, which the picture hides; use one of them."])
    compare(
      "sizes", DesignCheck.switchImageSize(toggle).map { "\($0.name): \($0.message)" },
      with: [
        "switch-image-size: onImage should have 77 × 27 points; a switch does not scale it.",
        "switch-image-size: offImage should have 77 × 27 points; a switch does not scale it.",
      ])
  }

  @Test("says where a tint belongs", .rule("switch.proxy-forbids-tintcolor"))
  func proxyMessage() {
    let screen = UIScreen(device: Device())
    screen.appearance.switches.setTintColor(.red)
    compare(
      "message", screen.warnings.map(\.message),
      with: [
        "The appearance proxy of UISwitch cannot set tintColor; set it on a view that contains "
          + "the switches."
      ])
  }

  @Test("has eras and sizes of its own", .rule("view.eras"))
  func eras() {
    compare(
      "eras", OSEra.allCases.map(\.name), with: ["ios6", "ios7", "ios9", "ios13", "ios17", "ios26"])
    for era in OSEra.allCases { compare("found", OSEra(name: era.name), with: era) }
    compare("another name", OSEra(name: "ios8"), with: nil)
    compare(
      "sizes of a switch", OSEra.allCases.map { UISwitch.size(in: $0) },
      with: [
        Size(width: 79, height: 27), Size(width: 51, height: 31), Size(width: 51, height: 31),
        Size(width: 51, height: 31), Size(width: 51, height: 31), Size(width: 63, height: 28),
      ])
    let device = Device()
    compare("usually", "\(device.osEra.name) \(device.language)", with: "ios17 en")
    compare("a phone without VoiceOver", device.idiom == .phone && !device.voiceOver, with: true)
  }

  @Test("tells what was there from what never was", .rule("view.one-superview"))
  func weak() {
    compare("never", Weak<UIView>(nil).isDangling, with: false)
    var view: UIView? = UIView()
    let reference = Weak(view)
    compare("there", reference.isDangling, with: false)
    view = nil
    compare("gone", reference.isDangling, with: true)
  }
}
