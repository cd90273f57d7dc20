public import AccessibilityModel

extension UISwitch {
  /// The size that pictures for on and off have, in points, and the space each has on the strip
  /// that slides under the thumb.
  ///
  /// Source: ui-catalog-switches
  public static let imageSize = Size(width: 77, height: 27)

  /// What the switch shows on the system of its screen, or of a default device without one.
  public func drawing() -> Drawing {
    let era = (window?.screen?.device ?? Device()).osEra
    let size = bounds.size
    var layers = [track(in: era, size: size)]
    if era == .ios6 { layers += imageLayers() }
    layers.append(thumb(size: size))
    return Drawing(size: size, layers: layers, opacity: isEnabled ? alpha : alpha / 2)
  }

  /// The track: green or the on tint when on; when off, the tint of the hierarchy or light grey up
  /// to iOS 12 and the system's own fill after it.
  ///
  /// Source: ui-catalog-switches
  private func track(in era: OSEra, size: Size) -> Drawing.Layer {
    let whole = Rect(origin: .zero, size: size)
    let paint: Drawing.Paint
    if isOn {
      paint = .fill(onTintColor ?? .systemGreen)
    } else {
      switch era {
      case .ios6: paint = .fill(customTintColor ?? .lightGray)
      case .ios7, .ios9: paint = .outline(customTintColor ?? .lightGray)
      case .ios13, .ios17, .ios26: paint = .fill(.secondarySystemFill)
      }
    }
    return Drawing.Layer(.track, whole, paint, cornerRadius: size.height / 2)
  }

  /// The two pictures on their strip: the space for on, then the space for off.
  ///
  /// The strip slides so that the space of the current state is in view. Pictures are never scaled.
  ///
  /// Source: ui-catalog-switches
  private func imageLayers() -> [Drawing.Layer] {
    let shift = isOn ? 0 : -UISwitch.imageSize.width
    var layers: [Drawing.Layer] = []
    if let offImage {
      let place = Point(x: shift + UISwitch.imageSize.width, y: 0)
      layers.append(
        Drawing.Layer(.offImage, Rect(origin: place, size: offImage.size), .image(offImage)))
    }
    if let onImage {
      let place = Point(x: shift, y: 0)
      layers.append(
        Drawing.Layer(.onImage, Rect(origin: place, size: onImage.size), .image(onImage)))
    }
    return layers
  }

  private func thumb(size: Size) -> Drawing.Layer {
    let inset: Double = 2
    let side = size.height - 2 * inset
    let x = isOn ? size.width - inset - side : inset
    return Drawing.Layer(
      .thumb, Rect(x: x, y: inset, width: side, height: side), .fill(thumbTintColor ?? .white),
      cornerRadius: side / 2)
  }
}
