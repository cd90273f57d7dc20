extension DesignCheck {
  /// A slider with a picture of its thumb has one for each state that it is seen in.
  ///
  /// Source: uikit-reference
  public static func sliderImagesForAllStates(_ slider: UISlider) -> [DesignFinding] {
    let states: [(name: String, state: UIControl.State)] = [
      ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled),
    ]
    let missing = states.filter { !slider.look.hasThumbImage(for: $0.state) }
    guard !missing.isEmpty, missing.count < states.count else { return [] }
    return missing.map { entry in
      DesignFinding(
        "slider-image-missing",
        "The thumb has no picture for the state \(entry.name); give it one for every state.")
    }
  }
}
