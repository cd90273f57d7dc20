import AccessibilityModel
import ConformanceSupport
import Foundation
import Testing
import UIKitModel

/// The rules of `content/controls/view.md` about pictures, colours and time.
@Suite("Pictures") struct PictureTests {
  @Test("shows exactly what is drawn", .rule("view.picture"))
  func picture() {
    let toggle = UISwitch()
    toggle.isOn = true
    compare(
      "a switch that is on", toggle.drawing().svg(),
      with:
        ##"<svg xmlns="http://www.w3.org/2000/svg" width="59" height="39" viewBox="0 0 59 39">"##
        + ##"<rect width="59" height="39" fill="#f2f2f7"/><g>"##
        + ##"<rect x="4" y="4" width="51" height="31" rx="15.5" fill="#34c759" stroke="#d1d1d6""##
        + ##" stroke-width="0.5"/>"##
        + ##"<rect x="26" y="6" width="27" height="27" rx="13.5" fill="#ffffff" stroke="#d1d1d6""##
        + ##" stroke-width="0.5"/></g></svg>"##)
    let old = UISwitch()
    old.tintColor = .blue
    old.isEnabled = false
    let screen = UIScreen(device: Device(osEra: .ios7))
    screen.window.addSubview(old)
    compare(
      "an outline, disabled", old.drawing().svg(),
      with:
        ##"<svg xmlns="http://www.w3.org/2000/svg" width="59" height="39" viewBox="0 0 59 39">"##
        + ##"<rect width="59" height="39" fill="#f2f2f7"/><g opacity="0.5">"##
        + ##"<rect x="5" y="5" width="49" height="29" rx="14.5" fill="#ffffff" stroke="#0000ff""##
        + ##" stroke-width="2"/>"##
        + ##"<rect x="6" y="6" width="27" height="27" rx="13.5" fill="#ffffff" stroke="#d1d1d6""##
        + ##" stroke-width="0.5"/></g></svg>"##)
    let slider = UISlider()
    slider.look.setThumbImage(
      UIImage(named: "knob", size: Size(width: 20, height: 20)), for: .normal)
    slider.value = 0.333
    compare(
      "a picture of an app's", slider.drawing().svg().components(separatedBy: "<rect").last,
      with: ##" x="65.28" y="9.5" width="20" height="20" rx="0" fill="#8e8e93" stroke="#3a3a3c""##
        + ##" stroke-width="0.5"/></g></svg>"##)
  }

  @Test("leaves out what is covered or lies outside", .rule("view.visible-layers"))
  func visibleLayers() {
    let square = Rect(x: 10, y: 10, width: 10, height: 10)
    compare(
      "shared", square.intersection(Rect(x: 15, y: 12, width: 10, height: 10)),
      with: Rect(x: 15, y: 12, width: 5, height: 8))
    for (x, y) in [(20.0, 10.0), (10, 20), (0, 10), (10, 0)] {
      compare(
        "only touching at \(x), \(y)",
        square.intersection(Rect(x: x, y: y, width: 10, height: 10)), with: nil)
    }
    let toggle = UISwitch()
    let screen = UIScreen(device: Device(osEra: .ios6))
    screen.window.addSubview(toggle)
    toggle.offImage = UIImage(named: "off", size: UISwitch.imageSize)
    toggle.onImage = UIImage(named: "on", size: UISwitch.imageSize)
    let off = toggle.drawing()
    compare("off", off.layer(.offImage)?.rect, with: Rect(x: 0, y: 0, width: 77, height: 27))
    compare("on, aside", off.layer(.onImage)?.rect, with: Rect(x: -77, y: 0, width: 77, height: 27))
    compare("seen", off.visibleLayers.map(\.role.rawValue), with: ["track", "offImage", "thumb"])
    let names: [Drawing.Role] = [
      .track, .onImage, .offImage, .thumb, .ground, .title, .message, .arrow, .button(2),
      .minimumTrack, .maximumTrack,
    ]
    compare(
      "names of layers", names.map(\.description),
      with: [
        "track", "onImage", "offImage", "thumb", "ground", "title", "message", "arrow",
        "button 2", "minimumTrack", "maximumTrack",
      ])
  }

  @Test("has colours by name", .rule("view.colours"))
  func colours() {
    let colors: [(UIColor, String, UInt32)] = [
      (.black, "black", 0x000000), (.blue, "blue", 0x0000FF), (.green, "green", 0x00FF00),
      (.lightGray, "lightGray", 0xAAAAAA), (.orange, "orange", 0xFF8000),
      (.purple, "purple", 0x800080), (.red, "red", 0xFF0000), (.white, "white", 0xFFFFFF),
      (.systemBlue, "systemBlue", 0x007AFF), (.systemGreen, "systemGreen", 0x34C759),
      (.secondarySystemFill, "secondarySystemFill", 0xE9E9EB),
    ]
    for (color, name, rgb) in colors {
      compare("name", color.name, with: name)
      compare("drawn as", color.rgb, with: rgb)
      compare("found by its name", UIColor.named(name), with: color)
      compare("in words", "\(color)", with: name)
    }
    compare("another name", UIColor.named("mauve") == nil, with: true)
    compare(
      "alike by name",
      UIColor(name: "red", rgb: 1) == .red && UIColor(name: "x", rgb: 0xFF0000) != .red,
      with: true)
  }

  @Test("lets things fall due in the order of time", .rule("view.time"))
  func time() {
    let clock = UIScreen(device: Device()).clock
    var due: [String] = []
    clock.schedule(after: 2) { due.append("second at \(clock.now)") }
    clock.schedule(after: 1) {
      due.append("first at \(clock.now)")
      clock.schedule(after: 0.5) { due.append("from the first at \(clock.now)") }
      clock.schedule(after: 5) { due.append("much later") }
    }
    clock.schedule(after: 2) { due.append("also second") }
    clock.schedule(after: -1) { due.append("at once at \(clock.now)") }
    compare("before any time", due, with: [])
    clock.advance(by: 0)
    compare("no time", due, with: ["at once at 0.0"])
    clock.advance(by: 2)
    compare(
      "two seconds", due,
      with: [
        "at once at 0.0", "first at 1.0", "from the first at 1.5", "second at 2.0", "also second",
      ])
    clock.advance(by: -5)
    compare("no time runs backwards", clock.now, with: 2)
  }

  @Test("has UIKit's bits for traits", .rule("view.trait-bits"))
  func traitBits() {
    let traits: [(UIAccessibilityTraits, UInt64)] = [
      (.button, 0), (.link, 1), (.image, 2), (.selected, 3), (.playsSound, 4), (.keyboardKey, 5),
      (.staticText, 6), (.summaryElement, 7), (.notEnabled, 8), (.updatesFrequently, 9),
      (.searchField, 10), (.startsMediaSession, 11), (.adjustable, 12),
      (.allowsDirectInteraction, 13), (.causesPageTurn, 14), (.tabBar, 15), (.header, 16),
      (.textEntry, 18), (.isEditing, 21), (.secureTextField, 24), (.backButton, 27),
      (.tabBarItem, 28), (.textArea, 47), (.toggleButton, 53),
    ]
    for (trait, bit) in traits { compare("bit \(bit)", trait.rawValue, with: UInt64(1) << bit) }
    compare("none", UIAccessibilityTraits.none.rawValue, with: 0)
  }
}
