import AccessibilityModel
import UIKitModel

extension Player {
  /// Has events noted, and connects the targets of the scenario.
  ///
  /// What tells an app that a person did something is noted for every control with an id; another
  /// event only where the scenario has an unnamed target for it. That is noted before any named
  /// target is called.
  func connectTargets() throws(ScenarioError) {
    for entry in entries {
      guard let id = entry.node.id, let control = entry.object as? UIControl else { continue }
      let meant: UIControl.Event = [.valueChanged, .primaryActionTriggered, .allEditingEvents]
      for (name, event) in UIControl.Event.names where meant.isSuperset(of: event) {
        let hasTarget = scenario.targets.contains {
          $0.of == id && $0.event == name && $0.to == nil
        }
        if !hasTarget { noteEvent(name, event, of: control, id, action: "changed:") }
      }
    }
    for isNamed in [false, true] {
      for (index, target) in scenario.targets.enumerated() where (target.to != nil) == isNamed {
        do { try connect(target) } catch { throw error.inside("targets[\(index)]") }
      }
    }
  }

  private func connect(_ target: Scenario.Target) throws(ScenarioError) {
    guard let control = try object(target.of) as? UIControl else {
      throw ScenarioError("\"\(target.of)\" is no control")
    }
    guard let event = UIControl.Event(name: target.event) else {
      throw ScenarioError("there is no event \"\(target.event)\"")
    }
    let action = Selector(target.action)
    guard let name = target.to else {
      return noteEvent(target.event, event, of: control, target.of, action: action)
    }
    let somebody = name == Scenario.Target.responderChain ? nil : recordingTarget(called: name)
    control.addTarget(somebody, action: action, for: event)
  }

  private func noteEvent(
    _ name: String, _ event: UIControl.Event, of control: UIControl, _ id: String, action: Selector
  ) {
    let target = RecordingTarget(noting: name, of: id, recorder: recorder)
    keep(target)
    control.addTarget(target, action: action, for: event)
  }

  private func recordingTarget(called name: String) -> RecordingTarget {
    if let known = recordingTargets[name] { return known }
    let receiver = places[name].map { entries[$0].object }
    let target = RecordingTarget(called: name, passingTo: receiver, recorder: recorder)
    recordingTargets[name] = target
    return target
  }

  func attach(_ delegate: Scenario.Delegate) throws(ScenarioError) {
    let object = try object(delegate.of)
    let className = className(of: object) ?? ""
    guard let hook = table.lineage(of: className).compactMap({ $0.delegates }).first else {
      throw ScenarioError("\"\(delegate.of)\" has no delegate")
    }
    var selectors: [Selector] = []
    for name in delegate.implements {
      guard let method = hook.methods.first(where: { $0.name == name }) else {
        let known = hook.methods.map { $0.name }.joined(separator: ", ")
        throw ScenarioError("a delegate of \"\(delegate.of)\" has no \"\(name)\", only \(known)")
      }
      selectors.append(method.selector)
    }
    let recording = RecordingDelegate(
      of: delegate.of, implementing: selectors, returns: delegate.returns, recorder: recorder)
    keep(recording)
    try hook.attach(object, recording)
  }
}
