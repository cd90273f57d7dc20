public import AccessibilityModel

/// A delegate that implements some methods and notes every call of them.
///
/// A file of `Classes` that knows a delegate protocol extends this class with its methods; each
/// calls `told` or `asked`. Which ones count as implemented is decided by `responds(to:)`.
public final class RecordingDelegate: AccessibilityObject {
  private let name: String
  private let selectors: [Selector]
  private let returns: JSON
  private let recorder: Recorder

  init(of name: String, implementing selectors: [Selector], returns: JSON, recorder: Recorder) {
    self.name = name
    self.selectors = selectors
    self.returns = returns
    self.recorder = recorder
    super.init()
  }

  /// Whether the scenario says that the delegate implements the method.
  public override func responds(to selector: Selector) -> Bool {
    selectors.contains(selector)
  }

  /// Notes that the method with this short name was called.
  public func told(_ method: String, _ arguments: [JSON] = []) {
    recorder.note(.delegate(method, of: name, with: arguments))
  }

  /// Notes that the method with this short name was called, and answers what the scenario says.
  ///
  /// - Parameter usual: the answer when the scenario gives none, or one of another type.
  public func asked<Value: ScenarioValue>(
    _ method: String, _ arguments: [JSON] = [], else usual: Value
  ) -> Value {
    told(method, arguments)
    return returns[method].flatMap { Value.read($0) } ?? usual
  }
}
