public import AccessibilityModel

/// What to show a person above a screen, by what it is for.
///
/// Source: ui-catalog-action-sheets
public enum PresentationAdvice {
  /// What an app needs.
  public enum Need: Hashable, Sendable {
    /// Alternatives for a task that the person has started.
    case alternativesForTask
    /// To tell something important about the app or the device.
    case importantInformation
    /// A task of its own within the work flow.
    case selfContainedSubtask
  }

  /// The element for a need.
  public static func element(for need: Need) -> String {
    switch need {
    case .alternativesForTask: "Action sheet"
    case .importantInformation: "Alert view"
    case .selfContainedSubtask: "Modal view"
    }
  }

  /// The methods that usually show an action sheet on a kind of device.
  public static func methodsToShowSheet(on idiom: Device.Idiom) -> [String] {
    switch idiom {
    case .phone: ["show(in:)"]
    case .pad: ["show(from:in:animated:)", "show(from:animated:)"]
    }
  }
}
