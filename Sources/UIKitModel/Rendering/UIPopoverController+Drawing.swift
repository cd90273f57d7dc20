import AccessibilityModel

extension UIPopoverController {
  /// The bubble with its arrow, or `nil` while the popover is not shown.
  public func drawing() -> Drawing? {
    guard let target = arrowTarget else { return nil }
    let frame = contentViewController.view.frame
    let length = PopoverPlace.arrowLength
    let isUp = arrowDirection == .up
    let ground = Rect(origin: Point(x: 0, y: isUp ? length : 0), size: frame.size)
    let arrow = Rect(
      x: target.center.x - frame.minX - length, y: isUp ? 0 : frame.size.height,
      width: 2 * length, height: length)
    return Drawing(
      size: Size(width: frame.size.width, height: frame.size.height + length),
      layers: [
        Drawing.Layer(.ground, ground, .fill(.white), cornerRadius: 8),
        Drawing.Layer(.arrow, arrow, .fill(.white)),
      ], opacity: 1)
  }
}
