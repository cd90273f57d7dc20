/// The colours and pictures of a slider's parts; of the thumb's colour and picture the one counts
/// that was assigned last.
///
/// Source: uikit-reference
public struct UISliderLook: Hashable, Sendable {
  private var thumbTint: UIColor?
  private var minimumTint: UIColor?
  private var maximumTint: UIColor?
  private var thumbImages: [UInt32: UIImage] = [:]

  init() {}

  /// The colour of the thumb; `nil` for white, and while a picture counts.
  public var thumbTintColor: UIColor? {
    get { thumbTint }
    set {
      thumbTint = newValue
      thumbImages = [:]
    }
  }

  /// The colour of the track up to the thumb; `nil` for the tint of the hierarchy.
  public var minimumTrackTintColor: UIColor? {
    get { minimumTint }
    set { minimumTint = newValue }
  }

  /// The colour of the track after the thumb; `nil` for light grey.
  public var maximumTrackTintColor: UIColor? {
    get { maximumTint }
    set { maximumTint = newValue }
  }

  /// Gives the thumb a picture for a state.
  public mutating func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state.rawValue] = image
    thumbTint = nil
  }

  /// The picture of the thumb for a state: its own, else that for the normal state; or `nil`.
  public func thumbImage(for state: UIControl.State) -> UIImage? {
    thumbImages[state.rawValue] ?? thumbImages[UIControl.State.normal.rawValue]
  }

  /// Whether there is a picture of the thumb for exactly this state.
  public func hasThumbImage(for state: UIControl.State) -> Bool {
    thumbImages[state.rawValue] != nil
  }
}
