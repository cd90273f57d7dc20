public import AccessibilityModel
public import UIKitModel
import VoiceOver

extension Player {
  /// Does one step.
  ///
  /// - Returns: what followed, in the order in which it happened.
  public func perform(_ step: Step) throws(ScenarioError) -> [Observation] {
    // What happened between steps belongs to none.
    noteChanges()
    _ = recorder.take()
    try act(step)
    noteChanges()
    return recorder.take()
  }

  private func act(_ step: Step) throws(ScenarioError) {
    switch step {
    case .tap(let place): try tap(place)
    case .doubleTap(let place): try doubleTap(place)
    case .swipe(.right): try voiceOver("swipe-right").swipeRight()
    case .swipe(.left): try voiceOver("swipe-left").swipeLeft()
    case .swipe(.up): try voiceOver("swipe-up").swipeUp()
    case .swipe(.down): try voiceOver("swipe-down").swipeDown()
    case .threeFingerSwipe(let direction):
      let swipe: SwipeDirection =
        switch direction {
        case .left: .left
        case .right: .right
        case .up: .up
        case .down: .down
        }
      try voiceOver("three-finger-swipe").threeFingerSwipe(swipe)
    case .scrub: try voiceOver("scrub").scrub()
    case .magicTap: try voiceOver("magic-tap").magicTap()
    case .key: throw ScenarioError("the model has no keyboard")
    case .drag(let address, let way): try drag(address, way)
    case .set(let address, let property, let value):
      let object = try object(address)
      try assign(value, to: property, of: object, className(of: object) ?? "NSObject")
    case .call(let address, let method, let arguments): try call(address, method, arguments)
    case .show(let address, let source, let arguments):
      let object = try object(address)
      guard let show = hooks(of: object).compactMap({ $0.show }).first else {
        throw ScenarioError("\"\(address)\" cannot be shown")
      }
      var shower: AccessibilityObject?
      if let source {
        let from = try self.object(source)
        guard !from.lies(in: object) else {
          throw ScenarioError("\"\(address)\" cannot be shown from itself")
        }
        shower = from
      }
      try show(object, shower, arguments, self)
    case .dismiss(let address):
      let object = try object(address)
      guard let dismiss = hooks(of: object).compactMap({ $0.dismiss }).first else {
        throw ScenarioError("\"\(address)\" cannot be taken away")
      }
      try dismiss(object, self)
    case .advance(let seconds): screen.clock.advance(by: seconds)
    case .systemCancel:
      for entry in entries {
        hooks(of: entry.object).compactMap { $0.systemCancel }.first?(entry.object, self)
      }
    case .appearance(let name, let property, let value): try customize(name, property, value)
    case .locale(let tag): screen.device.language = tag
    }
  }

  private func hooks(of object: AccessibilityObject) -> [ObjectClass] {
    table.lineage(of: className(of: object) ?? "")
  }

  private func voiceOver(_ step: String) throws(ScenarioError) -> VoiceOverSession {
    guard let session else {
      throw ScenarioError("\"\(step)\" is a gesture of VoiceOver, which is off")
    }
    return session
  }

  // MARK: - Fingers

  /// Where a person sees an object, in screen coordinates.
  private func frame(of object: AccessibilityObject) -> Rect {
    guard session == nil, let view = view(of: object) else { return object.accessibilityFrame }
    var frame = view.bounds
    var current = view
    for _ in 0..<1000 {
      let offset = Point(
        x: current.frame.minX - current.bounds.minX, y: current.frame.minY - current.bounds.minY)
      frame = frame.moved(by: offset)
      guard let outer = current.superview else { break }
      current = outer
    }
    return frame
  }

  private func point(_ place: Step.Place) throws(ScenarioError) -> Point {
    switch place {
    case .object(let address): frame(of: seen(for: try object(address))).center
    case .point(let point): point
    }
  }

  private func tap(_ place: Step.Place) throws(ScenarioError) {
    let point = try point(place)
    if let session { session.tap(at: point) } else { screen.touch(at: point) }
  }

  private func doubleTap(_ place: Step.Place?) throws(ScenarioError) {
    if let session { return session.doubleTap() }
    guard let place else { throw ScenarioError("a double tap without VoiceOver needs a place") }
    let point = try point(place)
    for count in 1...2 {
      screen.touchDown(at: point, tapCount: count)
      screen.touchUp()
    }
  }

  private func drag(_ address: String, _ way: [Point]) throws(ScenarioError) {
    let frame = frame(of: seen(for: try object(address)))
    let points = way.map {
      Point(x: frame.minX + frame.size.width * $0.x, y: frame.minY + frame.size.height * $0.y)
    }
    for (index, point) in points.enumerated() {
      if let session {
        session.tap(at: point)
      } else if index == 0 {
        screen.touchDown(at: point)
      } else {
        screen.touchMove(to: point)
      }
    }
    if session == nil { screen.touchUp() }
  }

  // MARK: - The app

  private func call(
    _ address: String, _ name: String, _ arguments: [JSON]
  ) throws(ScenarioError) {
    let object = try object(address)
    let className = className(of: object) ?? "NSObject"
    if name == "drawing" {
      guard let drawing = drawing(of: object) else {
        throw ScenarioError("the model does not draw \(className)")
      }
      return recorder.note(.returned(drawing.json))
    }
    guard let method = table.method(name, of: className) else {
      throw ScenarioError("\(className) has no method \"\(name)\"")
    }
    if let result = try method.call(object, arguments, self) {
      noteChanges()
      recorder.note(.returned(result))
    }
  }

  /// What an object looks like, or `nil` when the model does not draw it.
  public func drawing(of object: AccessibilityObject) -> Drawing? {
    for entry in hooks(of: object) {
      if let drawing = entry.drawing { return drawing(object) }
    }
    return nil
  }

  private func customize(
    _ name: String, _ property: String, _ value: JSON
  ) throws(ScenarioError) {
    guard table[name] != nil else { throw ScenarioError("there is no class \"\(name)\"") }
    for entry in table.lineage(of: name) {
      guard let found = entry.appearance.first(where: { $0.name == property }) else { continue }
      guard let set = found.set else { break }
      return try set(screen, value, self)
    }
    throw ScenarioError("the appearance of \(name) has no \"\(property)\"")
  }
}
