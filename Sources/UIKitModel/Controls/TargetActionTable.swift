import AccessibilityModel

/// The pairs of target and action that a control calls, in the order in which they were added.
struct TargetActionTable {
  /// Who is called.
  enum Target {
    /// The first responder that implements the action.
    case responderChain
    /// An object that the table does not keep alive.
    case object(Weak<AccessibilityObject>)

    init(_ object: AccessibilityObject?) {
      guard let object else {
        self = .responderChain
        return
      }
      self = .object(Weak(object))
    }

    func isSame(as object: AccessibilityObject?) -> Bool {
      switch self {
      case .responderChain: object == nil
      case .object(let reference): object != nil && reference.object === object
      }
    }

    var isDangling: Bool {
      switch self {
      case .responderChain: false
      case .object(let reference): reference.isDangling
      }
    }
  }

  /// One pair, and for what it is called.
  struct Entry {
    let target: Target
    let action: Selector
    var events: UIControl.Event
  }

  private var entries: [Entry] = []

  /// All events with an action.
  var events: UIControl.Event {
    entries.reduce(into: []) { events, entry in
      if !entry.target.isDangling { events.formUnion(entry.events) }
    }
  }

  mutating func add(
    _ target: AccessibilityObject?, _ action: Selector, _ events: UIControl.Event
  ) {
    entries.removeAll { $0.target.isDangling }
    for index in entries.indices
    where entries[index].action == action && entries[index].target.isSame(as: target) {
      entries[index].events.formUnion(events)
      return
    }
    entries.append(Entry(target: Target(target), action: action, events: events))
  }

  mutating func remove(
    _ target: AccessibilityObject?, _ action: Selector?, _ events: UIControl.Event
  ) {
    for index in entries.indices
    where (target == nil || entries[index].target.isSame(as: target))
      && (action == nil || entries[index].action == action)
    {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty || $0.target.isDangling }
  }

  func actions(on target: AccessibilityObject?, for event: UIControl.Event) -> [Selector] {
    calls(for: event).filter { $0.target.isSame(as: target) }.map { $0.action }
  }

  func calls(for events: UIControl.Event) -> [Entry] {
    entries.filter { !$0.events.isDisjoint(with: events) }
  }
}
