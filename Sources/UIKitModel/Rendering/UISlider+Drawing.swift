import AccessibilityModel

extension Drawing.Role {
  /// The track from the smallest value to the thumb.
  public static let minimumTrack = Drawing.Role(rawValue: "minimumTrack")
  /// The track from the thumb to the largest value.
  public static let maximumTrack = Drawing.Role(rawValue: "maximumTrack")
}

extension UISlider {
  /// What the slider shows: the track up to the thumb in its own tint or that of the hierarchy, the
  /// rest in light grey, and the thumb.
  ///
  /// Source: uikit-headers
  public func drawing() -> Drawing {
    let size = bounds.size
    let thumb = thumbRect
    let height: Double = 2
    let top = (size.height - height) / 2
    let left = Rect(x: 0, y: top, width: thumb.center.x, height: height)
    let right = Rect(
      x: thumb.center.x, y: top, width: size.width - thumb.center.x, height: height)
    let minimum = look.minimumTrackTintColor ?? customTintColor ?? .systemBlue
    let maximum = look.maximumTrackTintColor ?? .lightGray
    var layers = [
      Drawing.Layer(.minimumTrack, isRightToLeft ? right : left, .fill(minimum)),
      Drawing.Layer(.maximumTrack, isRightToLeft ? left : right, .fill(maximum)),
    ]
    if let image = look.thumbImage(for: state) {
      let place = Point(
        x: thumb.center.x - image.size.width / 2, y: thumb.center.y - image.size.height / 2)
      layers.append(Drawing.Layer(.thumb, Rect(origin: place, size: image.size), .image(image)))
    } else {
      layers.append(
        Drawing.Layer(
          .thumb, thumb, .fill(look.thumbTintColor ?? .white),
          cornerRadius: UISlider.thumbSide / 2))
    }
    return Drawing(size: size, layers: layers, opacity: isEnabled ? alpha : alpha / 2)
  }
}
