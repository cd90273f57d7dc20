import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel

// MARK: - Tint of the track that is on, and the thumb

extension SwitchTests {
  @Test("has a green track while it is on", .rule("switch.default-on-tint-green"))
  func defaultOnTintGreen() throws {
    let stage = Stage(screen: [Self.wifi()])
    stage.tap("wifi")
    let seen = try stage.look(at: "wifi", "On, as the system draws it")
    compare("track", seen.color(.track), with: .systemGreen)
    compare("onTintColor", try stage.object("wifi", as: UISwitch.self).onTintColor, with: nil)
  }

  @Test("shows its on tint while it is on", .rule("switch.on-tint-shown-when-on"))
  func onTintShownWhenOn() throws {
    let stage = Stage(screen: [Self.wifi(["onTintColor": "orange"])])
    stage.tap("wifi")
    let seen = try stage.look(at: "wifi", "On, with an on tint")
    compare("track", seen.color(.track), with: .orange)
  }

  @Test(
    "does not show its on tint while it is off", .rule("switch.on-tint-hidden-when-off"))
  func onTintHiddenWhenOff() throws {
    let stage = Stage(screen: [Self.wifi(["onTintColor": "orange"])])
    let off = try stage.look(at: "wifi", "Off, with an on tint")
    compare("track while off", off.color(.track), with: .secondarySystemFill)
    stage.tap("wifi")
    stage.tap("wifi")
    let again = try stage.look(at: "wifi", "Off again, with an on tint")
    compare("track while off again", again.color(.track), with: .secondarySystemFill)
  }

  @Test("has a white thumb", .rule("switch.default-thumb-white"))
  func defaultThumbWhite() throws {
    let stage = Stage(screen: [Self.wifi()])
    let off = try stage.look(at: "wifi", "Off, as the system draws it")
    compare("thumb while off", off.color(.thumb), with: .white)
    stage.tap("wifi")
    compare("thumb while on", try stage.look(at: "wifi", "On").color(.thumb), with: .white)
    let toggle = try stage.object("wifi", as: UISwitch.self)
    compare("thumbTintColor", toggle.thumbTintColor, with: nil)
  }

  @Test("shows its thumb tint on and off", .rule("switch.thumb-tint-sets-thumb"))
  func thumbTintSetsThumb() throws {
    let stage = Stage(screen: [Self.wifi(["thumbTintColor": "blue"])])
    let off = try stage.look(at: "wifi", "Off, with a blue thumb")
    compare("thumb while off", off.color(.thumb), with: .blue)
    stage.tap("wifi")
    let on = try stage.look(at: "wifi", "On, with a blue thumb")
    compare("thumb while on", on.color(.thumb), with: .blue)
    let left = try #require(off.layer(.thumb)).rect.minX
    let right = try #require(on.layer(.thumb)).rect.minX
    compare("the thumb is further right while on", right > left, with: true)
  }
}

// MARK: - Tint of the track that is off

extension SwitchTests {
  /// The switch inside a panel.
  private static func panel(_ id: String, around inside: Node) -> Node {
    Node("UIView", id, ["frame": [0, 0, 200, 200]], children: [inside])
  }

  private func track(_ stage: Stage, _ title: String) throws -> UIColor? {
    try stage.look(at: "wifi", title).color(.track)
  }

  @Test("shows its tint colour while it is off", .rule("switch.off-tint-is-tintcolor"))
  func offTintIsTintColor() throws {
    let stage = Stage(osEra: .ios7, screen: [Self.wifi(["tintColor": "red"])])
    compare("track", try track(stage, "Off, with a red tint"), with: .red)
  }

  @Test("does not show its tint colour while it is on", .rule("switch.off-tint-not-used-when-on"))
  func offTintNotUsedWhenOn() throws {
    let stage = Stage(screen: [Self.wifi(["tintColor": "red"])])
    stage.tap("wifi")
    compare("track", try track(stage, "On, with a red tint"), with: .systemGreen)
  }

  @Test(
    "is light grey while it is off and nobody set a tint",
    .rule("switch.default-off-tint-light-grey"))
  func defaultOffTintLightGrey() throws {
    let stage = Stage(osEra: .ios7, screen: [Self.panel("panel", around: Self.wifi())])
    compare("track", try track(stage, "Off, without any tint"), with: .lightGray)
  }

  @Test(
    "takes the tint of the nearest view around it", .rule("switch.off-tint-inherits-superview"))
  func offTintInheritsSuperview() throws {
    let inner = Self.panel("inner", around: Self.wifi())
    let stage = Stage(osEra: .ios7, screen: [Self.panel("outer", around: inner)])
    stage.set("outer", "tintColor", "purple")
    compare("track", try track(stage, "Off, inside a purple panel"), with: .purple)
    stage.set("inner", "tintColor", "orange")
    compare(
      "track with a nearer tint", try track(stage, "Off, inside an orange panel"), with: .orange)
  }

  @Test("shows its own tint before an inherited one", .rule("switch.own-tint-beats-superview"))
  func ownTintBeatsSuperview() throws {
    let stage = Stage(osEra: .ios7, screen: [Self.panel("panel", around: Self.wifi())])
    stage.set("wifi", "tintColor", "red")
    stage.set("panel", "tintColor", "purple")
    compare("track", try track(stage, "Off, with a tint of its own"), with: .red)
  }

  @Test("follows the inherited tint as it changes", .rule("switch.tint-inheritance-live"))
  func tintInheritanceLive() throws {
    let stage = Stage(
      osEra: .ios7,
      screen: [
        Self.panel("left", around: Node("TintWatcher", "wifi")),
        Node("UIView", "right", ["frame": [0, 200, 200, 200]]),
      ])
    compare(
      "the panel gets a tint", stage.set("left", "tintColor", "purple"),
      with: [.set("wifi", "tintChanges", 1)])
    compare("track", try track(stage, "Off"), with: .purple)
    compare(
      "another panel gets a tint", stage.set("right", "tintColor", "orange"), with: [])
    compare("track", try track(stage, "Off"), with: .purple)
    compare(
      "the switch is moved there", stage.call("right", "addSubview", [["id": "wifi"]]),
      with: [.set("wifi", "tintChanges", 2)])
    compare("track", try track(stage, "Off, moved"), with: .orange)
    compare("the panel it left gets a tint", stage.set("left", "tintColor", "red"), with: [])
    compare("track", try track(stage, "Off, still there"), with: .orange)
  }

  @Test(
    "inherits again once its own tint is taken away",
    .rule("switch.tint-reset-to-nil-restores-inheritance"))
  func tintResetToNilRestoresInheritance() throws {
    let stage = Stage(osEra: .ios7, screen: [Self.panel("panel", around: Self.wifi())])
    stage.set("panel", "tintColor", "purple")
    stage.set("wifi", "tintColor", "red")
    compare("own tint", try track(stage, "Off, red"), with: .red)
    stage.set("wifi", "tintColor", nil)
    compare("reset", try track(stage, "Off, reset"), with: .purple)
  }

  @Test(
    "shows a blue thumb and a red off tint side by side",
    .rule("switch.sample-thumb-and-off-tint-together"))
  func sampleThumbAndOffTintTogether() throws {
    let stage = Stage(
      osEra: .ios7, screen: [Self.wifi(["thumbTintColor": "blue", "tintColor": "red"])])
    let off = try stage.look(at: "wifi", "The sample, off")
    compare("thumb while off", off.color(.thumb), with: .blue)
    compare("track while off", off.color(.track), with: .red)
    stage.tap("wifi")
    let on = try stage.look(at: "wifi", "The sample, on")
    compare("thumb while on", on.color(.thumb), with: .blue)
    compare("track while on", on.color(.track), with: .systemGreen)
  }
}

// MARK: - The appearance proxy

extension SwitchTests {
  /// Two switches that no window shows yet, since a proxy counts when a control enters one.
  private static func stage(
    osEra: OSEra = .ios17, wifi: JSON = ["frame": [100, 100, 51, 31]]
  ) -> Stage {
    Stage(
      osEra: osEra,
      objects: [
        Node("UISwitch", "wifi", wifi),
        Node("UISwitch", "bluetooth", ["frame": [100, 200, 51, 31]]),
      ])
  }

  private func show(_ stage: Stage, _ ids: String...) {
    for id in ids { stage.call("root", "addSubview", [["id": .string(id)]]) }
  }

  @Test("takes its colours from the proxy", .rule("switch.appearance-proxy-applies-to-all"))
  func appearanceProxyAppliesToAll() throws {
    let stage = Self.stage()
    stage.appearance("UISwitch", "onTintColor", "purple")
    stage.appearance("UISwitch", "thumbTintColor", "blue")
    show(stage, "wifi", "bluetooth")
    for id in ["wifi", "bluetooth"] {
      stage.tap(id)
      let seen = try stage.look(at: id, "\(id), on")
      compare("track of \(id)", seen.color(.track), with: .purple)
      compare("thumb of \(id)", seen.color(.thumb), with: .blue)
    }
  }

  @Test(
    "takes its pictures from the proxy where there are pictures",
    .rule("switch.appearance-proxy-applies-to-all"))
  func appearanceProxyHasPictures() throws {
    let screen = UIScreen(device: Device(osEra: .ios6))
    let yes = UIImage(named: "yes", size: UISwitch.imageSize)
    let no = UIImage(named: "no", size: UISwitch.imageSize)
    screen.appearance.switches.onImage = yes
    screen.appearance.switches.offImage = no
    let toggle = UISwitch()
    screen.window.addSubview(toggle)
    compare("on", toggle.onImage?.name, with: "yes")
    compare("off", toggle.offImage?.name, with: "no")
  }

  @Test("prefers its own colour to the proxy's", .rule("switch.instance-beats-proxy"))
  func instanceBeatsProxy() throws {
    let stage = Self.stage(wifi: ["frame": [100, 100, 51, 31], "onTintColor": "orange"])
    stage.appearance("UISwitch", "onTintColor", "purple")
    show(stage, "wifi", "bluetooth")
    stage.tap("wifi")
    stage.tap("bluetooth")
    compare(
      "track of Wi-Fi", try stage.look(at: "wifi", "Own tint").color(.track), with: .orange)
    compare(
      "track of Bluetooth", try stage.look(at: "bluetooth", "Proxy").color(.track), with: .purple)
  }

  @Test(
    "reports a proxy that is given a tint colour", .rule("switch.proxy-forbids-tintcolor"))
  func proxyForbidsTintColor() throws {
    let stage = Self.stage(osEra: .ios7)
    compare(
      "the proxy gets a tint", stage.appearance("UISwitch", "tintColor", "purple"),
      with: [.warning("proxy-sets-tint-color")])
    show(stage, "wifi")
    compare("track", try track(stage, "Off, untouched by the proxy"), with: .lightGray)
  }
}
