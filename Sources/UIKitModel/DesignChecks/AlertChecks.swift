extension DesignCheck {
  /// An alert has a title, at least one button, and typically not more than two.
  ///
  /// Source: hig-2014
  public static func alert(_ alert: UIAlertView) -> [DesignFinding] {
    var findings: [DesignFinding] = []
    if (alert.title ?? "").isEmpty {
      findings.append(
        DesignFinding("alert-without-title", "An alert needs a title that says what happened."))
    }
    switch alert.buttonTitles.count {
    case 0:
      findings.append(
        DesignFinding("alert-without-button", "Nobody can leave the alert; give it a button."))
    case 1, 2: break
    default:
      findings.append(
        DesignFinding(
          "alert-with-many-buttons", "Two buttons are usual; offer more in an action sheet."))
    }
    return findings
  }
}
