extension Observation: CustomStringConvertible {
  /// The observation in words, for people who read a comparison or a transcript.
  public var description: String {
    switch self {
    case .say(let text, nil): "says “\(text)”"
    case .say(let text, let hint?): "says “\(text)”, hint “\(hint)”"
    case .focus(let name): "focus on \(name)"
    case .event(let event, let name): "event \(event) from \(name)"
    case .action(let action, let target, let sender):
      "calls \(action) of \(target)" + (sender.map { " with \($0)" } ?? "")
    case .delegate(let method, let name, let arguments):
      "tells the delegate of \(name) \(method)"
        + (arguments.isEmpty ? "" : " with \(JSON.array(arguments))")
    case .set(let name, let property, let value): "\(name).\(property) is \(value)"
    case .notification(let name, let value):
      "notification \(name)" + (value == .null ? "" : " with \(value)")
    case .present(let name, let manner): "shows \(name)" + (manner.map { " as \($0)" } ?? "")
    case .dismiss(let name): "takes \(name) away"
    case .screen(let name): "the screen is \(name)"
    case .warning(let name): "warning \(name)"
    case .returned(let value): "returns \(value)"
    }
  }
}
