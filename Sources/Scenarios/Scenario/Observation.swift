/// One thing that followed from a step.
public enum Observation: Hashable, Sendable {
  /// VoiceOver says something, with a hint after a pause or without one.
  case say(String, hint: String? = nil)
  /// VoiceOver's focus goes to an object.
  case focus(String)
  /// A control sends an event, by the event's name.
  case event(String, from: String)
  /// A control calls a method of a target.
  case action(String, of: String, from: String?)
  /// An object asks or tells its delegate, by the method's short name.
  case delegate(String, of: String, with: [JSON] = [])
  /// An object's property has another value.
  case set(String, String, JSON)
  /// The app or VoiceOver posts a notification.
  case notification(String, JSON = .null)
  /// Something appears, in some manner such as `popover`.
  case present(String, as: String? = nil)
  /// Something that had appeared goes away.
  case dismiss(String)
  /// Something now fills the screen.
  case screen(String)
  /// The model notices a mistake of the app, by the mistake's name.
  case warning(String)
  /// A method that was called returns a value.
  case returned(JSON)
}
