import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel

// MARK: - Pictures for on and off, and why they are mistakes

extension SwitchTests {
  private static func image(_ name: String, _ size: Size) -> JSON {
    UIImage(named: name, size: size).json
  }

  /// A switch that is on with a picture of `size`, as a person sees it.
  private func switchedOn(
    osEra: OSEra = .ios6, image size: Size, onTint: JSON = nil
  ) throws -> (Stage, Drawing) {
    let stage = Stage(
      osEra: osEra,
      screen: [Self.wifi(["onImage": Self.image("yes", size), "onTintColor": onTint])])
    stage.tap("wifi")
    return (stage, try stage.look(at: "wifi", "On, with a picture"))
  }

  @Test(
    "draws a picture at its own size", .rule("switch.images-not-scaled"),
    arguments: [
      Size(width: 77, height: 27), Size(width: 40, height: 20), Size(width: 120, height: 40),
    ])
  func imagesNotScaled(size: Size) throws {
    let (stage, on) = try switchedOn(image: size)
    let drawn = try #require(on.layer(.onImage))
    compare("width drawn", drawn.rect.size.width, with: size.width)
    compare("height drawn", drawn.rect.size.height, with: size.height)
    let toggle = try stage.object("wifi", as: UISwitch.self)
    compare("whether the switch grew", toggle.frame.size == size, with: false)
  }

  @Test(
    "shows its tint beside a picture that is too small", .rule("switch.small-image-leaves-tint"))
  func smallImageLeavesTint() throws {
    let (_, on) = try switchedOn(image: Size(width: 40, height: 20), onTint: "orange")
    let track = try #require(on.visibleLayers.first { $0.role == .track })
    let image = try #require(on.visibleLayers.first { $0.role == .onImage })
    compare("track", on.color(.track), with: .orange)
    let uncovered =
      track.rect.size.width * track.rect.size.height
      - (image.rect.intersection(track.rect).map { $0.size.width * $0.size.height } ?? 0)
    compare("part of the track that is not covered", uncovered > 0, with: true)
  }

  @Test(
    "lets a picture that is too large reach into the other one's space",
    .rule("switch.large-image-bleeds"))
  func largeImageBleeds() throws {
    let stage = Stage(
      osEra: .ios6,
      screen: [
        Self.wifi([
          "onImage": Self.image("yes", Size(width: 120, height: 27)),
          "offImage": Self.image("no", UISwitch.imageSize),
        ])
      ])
    let off = try stage.look(at: "wifi", "Off, with a picture for on that is too large")
    let on = try #require(off.layer(.onImage)).rect
    let space = try #require(off.layer(.offImage)).rect
    let overlap = try #require(on.intersection(space))
    compare("left edge of the space for off", space.minX, with: 0)
    compare("width of the overlap", overlap.size.width, with: 43)
    compare(
      "the picture for on is seen while off",
      off.visibleLayers.contains { $0.role == .onImage }, with: true)
  }

  @Test("draws a picture above its tint", .rule("switch.image-above-tint"))
  func imageAboveTint() throws {
    let (_, on) = try switchedOn(image: Size(width: 77, height: 27), onTint: "orange")
    let roles = on.layers.map(\.role)
    let track = try #require(roles.firstIndex(of: .track))
    let image = try #require(roles.firstIndex(of: .onImage))
    let thumb = try #require(roles.firstIndex(of: .thumb))
    compare("the picture is in front of the track", image > track, with: true)
    compare("the thumb is in front of the picture", thumb > image, with: true)
  }

  @Test(
    "looks the same whatever its tint under a picture of full size",
    .rule("switch.tint-change-under-image-invisible"))
  func tintChangeUnderImageInvisible() throws {
    let whole = UISwitch.size(in: .ios6)
    let (stage, orange) = try switchedOn(image: whole, onTint: "orange")
    stage.set("wifi", "onTintColor", "purple")
    let purple = try stage.look(at: "wifi", "On, with a picture over another tint")
    compare("what is seen is the same", purple.visibleLayers == orange.visibleLayers, with: true)
    compare("what lies under it is the same", purple.layers == orange.layers, with: false)
  }

  @Test("ignores pictures", .rule("switch.images-ignored-since-ios7"))
  func imagesIgnoredSinceIOS7() throws {
    let (stage, on) = try switchedOn(osEra: .ios7, image: Size(width: 77, height: 27))
    stage.set("wifi", "onImage", nil)
    let without = try stage.look(at: "wifi", "On, without a picture")
    compare("what is seen is the same", on == without, with: true)
    compare("layers", on.layers.map(\.role.rawValue), with: ["track", "thumb"])
  }
}
