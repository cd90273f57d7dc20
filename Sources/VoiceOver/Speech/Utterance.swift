/// What VoiceOver says for one element: what it is, and after a pause what can be done with it.
///
/// The texts are a normalised form ("Label: Value. Button."), not a transcript of a voice.
///
/// Source: accessibility-snapshot
public struct Utterance: Hashable, Sendable {
  /// The description; empty when there is nothing to say.
  public let description: String
  /// The hint that follows after a pause, or `nil` when there is none.
  public let hint: String?

  /// An utterance of a description and a hint.
  public init(_ description: String, hint: String? = nil) {
    self.description = description
    self.hint = hint
  }
}
