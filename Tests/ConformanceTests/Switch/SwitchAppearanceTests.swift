import AccessibilityModel
import ConformanceSupport
import Testing
import UIKitModel

// MARK: - Tint of the track that is on, and the thumb

extension SwitchTests {
  @Test("has a green track while it is on", .rule("switch.default-on-tint-green"))
  func defaultOnTintGreen() {
    let stage = OldStage()
    let toggle = UISwitch()
    stage.show(toggle, "Wi-Fi")
    stage.tap(toggle)
    let seen = stage.look(at: toggle, "On, as the system draws it")
    compare("track", seen.color(.track), with: .systemGreen)
    compare("onTintColor", toggle.onTintColor, with: nil)
  }

  @Test("shows its on tint while it is on", .rule("switch.on-tint-shown-when-on"))
  func onTintShownWhenOn() {
    let stage = OldStage()
    let toggle = UISwitch()
    stage.app("sets onTintColor to orange") { toggle.onTintColor = .orange }
    stage.show(toggle, "Wi-Fi")
    stage.tap(toggle)
    let seen = stage.look(at: toggle, "On, with an on tint")
    compare("track", seen.color(.track), with: .orange)
  }

  @Test(
    "does not show its on tint while it is off", .rule("switch.on-tint-hidden-when-off"))
  func onTintHiddenWhenOff() {
    let stage = OldStage()
    let toggle = UISwitch()
    stage.app("sets onTintColor to orange") { toggle.onTintColor = .orange }
    stage.show(toggle, "Wi-Fi")
    let off = stage.look(at: toggle, "Off, with an on tint")
    compare("track while off", off.color(.track), with: .secondarySystemFill)
    stage.tap(toggle)
    stage.tap(toggle)
    let again = stage.look(at: toggle, "Off again, with an on tint")
    compare("track while off again", again.color(.track), with: .secondarySystemFill)
  }

  @Test("has a white thumb", .rule("switch.default-thumb-white"))
  func defaultThumbWhite() {
    let stage = OldStage()
    let toggle = UISwitch()
    stage.show(toggle, "Wi-Fi")
    let off = stage.look(at: toggle, "Off, as the system draws it")
    compare("thumb while off", off.color(.thumb), with: .white)
    stage.tap(toggle)
    compare("thumb while on", stage.look(at: toggle, "On").color(.thumb), with: .white)
    compare("thumbTintColor", toggle.thumbTintColor, with: nil)
  }

  @Test("shows its thumb tint on and off", .rule("switch.thumb-tint-sets-thumb"))
  func thumbTintSetsThumb() throws {
    let stage = OldStage()
    let toggle = UISwitch()
    stage.app("sets thumbTintColor to blue") { toggle.thumbTintColor = .blue }
    stage.show(toggle, "Wi-Fi")
    let off = stage.look(at: toggle, "Off, with a blue thumb")
    compare("thumb while off", off.color(.thumb), with: .blue)
    stage.tap(toggle)
    let on = stage.look(at: toggle, "On, with a blue thumb")
    compare("thumb while on", on.color(.thumb), with: .blue)
    let left = try #require(off.layer(.thumb)).rect.minX
    let right = try #require(on.layer(.thumb)).rect.minX
    compare("the thumb is further right while on", right > left, with: true)
  }
}

// MARK: - Tint of the track that is off

extension SwitchTests {
  @Test("shows its tint colour while it is off", .rule("switch.off-tint-is-tintcolor"))
  func offTintIsTintColor() {
    let stage = OldStage(osEra: .ios7)
    let toggle = UISwitch()
    stage.app("sets tintColor to red") { toggle.tintColor = .red }
    stage.show(toggle, "Wi-Fi")
    let seen = stage.look(at: toggle, "Off, with a red tint")
    compare("track", seen.color(.track), with: .red)
  }

  @Test("does not show its tint colour while it is on", .rule("switch.off-tint-not-used-when-on"))
  func offTintNotUsedWhenOn() {
    let stage = OldStage()
    let toggle = UISwitch()
    stage.app("sets tintColor to red") { toggle.tintColor = .red }
    stage.show(toggle, "Wi-Fi")
    stage.tap(toggle)
    let seen = stage.look(at: toggle, "On, with a red tint")
    compare("track", seen.color(.track), with: .systemGreen)
  }

  @Test(
    "is light grey while it is off and nobody set a tint",
    .rule("switch.default-off-tint-light-grey"))
  func defaultOffTintLightGrey() {
    let stage = OldStage(osEra: .ios7)
    let toggle = UISwitch()
    let panel = UIView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    stage.show(panel, "a panel")
    stage.show(toggle, "Wi-Fi", in: panel)
    let seen = stage.look(at: toggle, "Off, without any tint")
    compare("track", seen.color(.track), with: .lightGray)
  }

  @Test(
    "takes the tint of the nearest view around it", .rule("switch.off-tint-inherits-superview"))
  func offTintInheritsSuperview() {
    let stage = OldStage(osEra: .ios7)
    let outer = UIView(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let inner = UIView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let toggle = UISwitch()
    stage.show(outer, "the outer panel")
    stage.show(inner, "the inner panel", in: outer)
    stage.show(toggle, "Wi-Fi", in: inner)
    stage.app("gives the outer panel a purple tint") { outer.tintColor = .purple }
    let grand = stage.look(at: toggle, "Off, inside a purple panel")
    compare("track", grand.color(.track), with: .purple)
    stage.app("gives the inner panel an orange tint") { inner.tintColor = .orange }
    let near = stage.look(at: toggle, "Off, inside an orange panel")
    compare("track with a nearer tint", near.color(.track), with: .orange)
  }

  @Test("shows its own tint before an inherited one", .rule("switch.own-tint-beats-superview"))
  func ownTintBeatsSuperview() {
    let stage = OldStage(osEra: .ios7)
    let panel = UIView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let toggle = UISwitch()
    stage.show(panel, "a panel")
    stage.show(toggle, "Wi-Fi", in: panel)
    stage.app("gives the switch a red tint") { toggle.tintColor = .red }
    stage.app("gives the panel a purple tint") { panel.tintColor = .purple }
    let seen = stage.look(at: toggle, "Off, with a tint of its own")
    compare("track", seen.color(.track), with: .red)
  }

  @Test("follows the inherited tint as it changes", .rule("switch.tint-inheritance-live"))
  func tintInheritanceLive() {
    final class TintWatcher: UISwitch {
      var changes = 0
      override func tintColorDidChange() {
        changes += 1
        super.tintColorDidChange()
      }
    }
    let stage = OldStage(osEra: .ios7)
    let purple = UIView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let orange = UIView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let toggle = TintWatcher()
    stage.show(purple, "a panel")
    stage.show(orange, "another panel")
    stage.show(toggle, "Wi-Fi", in: purple)
    stage.app("gives the panel a purple tint") { purple.tintColor = .purple }
    compare("track", stage.look(at: toggle, "Off").color(.track), with: .purple)
    stage.app("gives the other panel an orange tint") { orange.tintColor = .orange }
    compare("track", stage.look(at: toggle, "Off").color(.track), with: .purple)
    stage.app("moves the switch to the other panel") { orange.addSubview(toggle) }
    compare("track", stage.look(at: toggle, "Off, moved").color(.track), with: .orange)
    stage.app("gives the panel it left a red tint") { purple.tintColor = .red }
    compare("track", stage.look(at: toggle, "Off, still there").color(.track), with: .orange)
    compare("how often the switch was told", toggle.changes, with: 2)
  }

  @Test(
    "inherits again once its own tint is taken away",
    .rule("switch.tint-reset-to-nil-restores-inheritance"))
  func tintResetToNilRestoresInheritance() {
    let stage = OldStage(osEra: .ios7)
    let panel = UIView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let toggle = UISwitch()
    stage.show(panel, "a panel")
    stage.show(toggle, "Wi-Fi", in: panel)
    stage.app("gives the panel a purple tint") { panel.tintColor = .purple }
    stage.app("gives the switch a red tint") { toggle.tintColor = .red }
    compare("own tint", stage.look(at: toggle, "Off, red").color(.track), with: .red)
    stage.app("sets the switch's tint to nil") { toggle.tintColor = nil }
    compare("reset", stage.look(at: toggle, "Off, reset").color(.track), with: .purple)
  }

  @Test(
    "shows a blue thumb and a red off tint side by side",
    .rule("switch.sample-thumb-and-off-tint-together"))
  func sampleThumbAndOffTintTogether() {
    let stage = OldStage(osEra: .ios7)
    let toggle = UISwitch()
    stage.app("sets thumbTintColor to blue and tintColor to red") {
      toggle.thumbTintColor = .blue
      toggle.tintColor = .red
    }
    stage.show(toggle, "my switch")
    let off = stage.look(at: toggle, "The sample, off")
    compare("thumb while off", off.color(.thumb), with: .blue)
    compare("track while off", off.color(.track), with: .red)
    stage.tap(toggle)
    let on = stage.look(at: toggle, "The sample, on")
    compare("thumb while on", on.color(.thumb), with: .blue)
    compare("track while on", on.color(.track), with: .systemGreen)
  }
}

// MARK: - The appearance proxy

extension SwitchTests {
  @Test("takes its colours from the proxy", .rule("switch.appearance-proxy-applies-to-all"))
  func appearanceProxyAppliesToAll() {
    let stage = OldStage()
    let first = UISwitch()
    let second = UISwitch()
    stage.app("sets the proxy's onTintColor to purple and thumbTintColor to blue") {
      stage.screen.appearance.switches.onTintColor = .purple
      stage.screen.appearance.switches.thumbTintColor = .blue
    }
    stage.show(first, "Wi-Fi")
    stage.show(second, "Bluetooth", at: Point(x: 100, y: 200))
    stage.tap(first)
    stage.tap(second)
    for (toggle, name) in [(first, "Wi-Fi"), (second, "Bluetooth")] {
      let seen = stage.look(at: toggle, "\(name), on")
      compare("track of \(name)", seen.color(.track), with: .purple)
      compare("thumb of \(name)", seen.color(.thumb), with: .blue)
    }
  }

  @Test("prefers its own colour to the proxy's", .rule("switch.instance-beats-proxy"))
  func instanceBeatsProxy() {
    let stage = OldStage()
    let own = UISwitch()
    let other = UISwitch()
    stage.app("sets the proxy's onTintColor to purple") {
      stage.screen.appearance.switches.onTintColor = .purple
    }
    stage.app("sets the onTintColor of one switch to orange") { own.onTintColor = .orange }
    stage.show(own, "Wi-Fi")
    stage.show(other, "Bluetooth", at: Point(x: 100, y: 200))
    stage.tap(own)
    stage.tap(other)
    compare("track of Wi-Fi", stage.look(at: own, "Own tint").color(.track), with: .orange)
    compare("track of Bluetooth", stage.look(at: other, "Proxy").color(.track), with: .purple)
  }

  @Test(
    "reports a proxy that is given a tint colour", .rule("switch.proxy-forbids-tintcolor"))
  func proxyForbidsTintColor() {
    let stage = OldStage(osEra: .ios7)
    let toggle = UISwitch()
    stage.app("sets the proxy's tintColor to purple") {
      stage.screen.appearance.switches.setTintColor(.purple)
    }
    stage.show(toggle, "Wi-Fi")
    let seen = stage.look(at: toggle, "Off, untouched by the proxy")
    compare("warnings", stage.screen.warnings.map(\.name), with: ["proxy-sets-tint-color"])
    compare("track", seen.color(.track), with: .lightGray)
  }
}
