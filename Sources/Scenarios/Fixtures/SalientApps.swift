import AccessibilityModel
public import UIKitModel

/// An app whose most important action is reached by a magic tap from everywhere: it goes from its
/// present state to the one that follows.
///
/// Source: uiaccessibilityaction
public final class SalientApp: UIApplication {
  /// Which state follows which.
  let transitions: [(from: String, to: String)]
  /// What the app does now.
  public var state: String
  /// How many pictures were taken, for an app that takes pictures.
  public private(set) var pictures = 0

  init(_ transitions: [(from: String, to: String)]) {
    self.transitions = transitions
    state = transitions.first?.from ?? ""
    super.init()
  }

  /// Goes to the state that follows; takes a picture where the state stays.
  public override func accessibilityPerformMagicTap() -> Bool {
    guard let transition = transitions.first(where: { $0.from == state }) else { return false }
    if transition.to == state { pictures += 1 }
    state = transition.to
    return true
  }
}

extension ObjectClass {
  /// The four apps that Apple names; each replaces the application of the screen.
  static var salientApps: [ObjectClass] {
    [
      app("PhoneApp", [("ringing", "in a call"), ("in a call", "idle")]),
      app("MusicApp", [("paused", "playing"), ("playing", "paused")]),
      app("ClockApp", [("stopped", "running"), ("running", "stopped")]),
      app("CameraApp", [("ready", "ready")]),
    ]
  }

  private static func app(
    _ name: String, _ transitions: [(from: String, to: String)]
  ) -> ObjectClass {
    ObjectClass(
      name, inherits: "NSObject",
      make: { birth throws(ScenarioError) in
        let app = SalientApp(transitions)
        birth.player.screen.application = app
        return app
      },
      properties: [
        Property("state", of: SalientApp.self, get: { $0.state }, set: { $0.state = $1 }),
        Property("pictures", of: SalientApp.self, get: { $0.pictures }),
      ])
  }
}
