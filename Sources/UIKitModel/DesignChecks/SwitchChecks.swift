import AccessibilityModel

extension DesignCheck {
  /// Every switch in a view has something that says what it is for: a label of its own, a cell that
  /// it ends, or a label beside it.
  ///
  /// Source: ui-catalog-switches
  public static func switchesHaveLabels(in view: UIView) -> [DesignFinding] {
    var findings: [DesignFinding] = []
    if let toggle = view as? UISwitch, !isLabelled(toggle) {
      findings.append(
        DesignFinding(
          "switch-without-label",
          "A switch does not say what it is for; put a label beside it or give it one."))
    }
    for subview in view.subviews { findings += switchesHaveLabels(in: subview) }
    return findings
  }

  private static func isLabelled(_ toggle: UISwitch) -> Bool {
    if !(toggle.accessibilityLabel ?? "").isEmpty { return true }
    if let cell = toggle.superview as? UITableViewCell {
      return !(cell.accessibilityLabel ?? "").isEmpty
    }
    let siblings = toggle.superview?.subviews ?? []
    return siblings.contains { sibling in
      guard let label = sibling as? UILabel, !(label.text ?? "").isEmpty else { return false }
      return label.frame.minY < toggle.frame.maxY && toggle.frame.minY < label.frame.maxY
    }
  }

  /// The pictures of a switch have the size that it shows them at.
  ///
  /// Source: ui-catalog-switches
  public static func switchImageSize(_ toggle: UISwitch) -> [DesignFinding] {
    [("onImage", toggle.onImage), ("offImage", toggle.offImage)].compactMap { name, image in
      guard let image, image.size != UISwitch.imageSize else { return nil }
      return DesignFinding(
        "switch-image-size", "\(name) should have 77 × 27 points; a switch does not scale it.")
    }
  }

  /// A switch has pictures or a tint, not both: the pictures lie above the tint.
  ///
  /// Source: ui-catalog-switches
  public static func switchImageOrTint(_ toggle: UISwitch) -> [DesignFinding] {
    guard toggle.onImage != nil || toggle.offImage != nil, toggle.onTintColor != nil else {
      return []
    }
    return [
      DesignFinding(
        "switch-image-and-tint",
        "A switch has a picture and a tint, which the picture hides; use one of them.")
    ]
  }
}
