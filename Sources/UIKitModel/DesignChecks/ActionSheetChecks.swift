public import AccessibilityModel

extension DesignCheck {
  /// A sheet has no title: the task that the person started explains it.
  ///
  /// Source: ui-catalog-action-sheets
  public static func actionSheetTitle(_ sheet: UIActionSheet) -> [DesignFinding] {
    guard sheet.title != nil else { return [] }
    return [
      DesignFinding(
        "action-sheet-with-title", "The guidelines recommend an action sheet without a title.")
    ]
  }

  /// A sheet that slides in has a button to cancel; one in a popover of its own needs none.
  ///
  /// - Parameter isOverPopover: whether the sheet is shown while a popover is open.
  ///
  /// Source: ui-catalog-action-sheets
  public static func actionSheetCancel(
    _ sheet: UIActionSheet, on idiom: Device.Idiom, isOverPopover: Bool = false
  ) -> [DesignFinding] {
    guard sheet.cancelButtonIndex < 0, idiom == .phone || isOverPopover else { return [] }
    return [
      DesignFinding(
        "action-sheet-without-cancel",
        "The person has no way to leave the sheet; give it a cancel button.")
    ]
  }

  /// A choice that destroys something is the destructive button.
  ///
  /// - Parameter destructive: the titles of the choices that destroy something.
  ///
  /// Source: ui-catalog-action-sheets
  public static func destructiveChoice(
    _ sheet: UIActionSheet, destructive: [String]
  ) -> [DesignFinding] {
    var findings: [DesignFinding] = []
    for (index, title) in sheet.buttonTitles.enumerated()
    where destructive.contains(title) && index != sheet.destructiveButtonIndex {
      findings.append(
        DesignFinding(
          "destructive-choice-not-red",
          "\"\(title)\" destroys something; pass it as the destructive button."))
    }
    return findings
  }
}
