public import AccessibilityModel
public import Scenarios
public import Testing
public import UIKitModel
public import VoiceOver

/// A scenario that a conformance test plays step by step and that becomes evidence of its rules.
///
/// Every step returns what followed. When the test ends, the evidence has the whole scenario with
/// its steps and observations, so that the same steps can be played again, here and in the browser.
/// A step that cannot be done fails the test.
public final class Stage {
  private var scenario: Scenario
  private let player: Player?
  private let evidence: Evidence.ScenarioNote?
  private var didLeaveScenario = false

  /// A screen; by default of a phone with iOS 17 in English, VoiceOver off.
  ///
  /// - Parameters:
  ///   - screen: what lies in the view that fills the window, from back to front; it is placed
  ///     from top to bottom where a node has no `frame`.
  ///   - objects: what is not in the hierarchy of views.
  public init(
    osEra: OSEra = .ios17, idiom: Device.Idiom = .phone, language: String = "en",
    voiceOver: Bool = false, screen: [Node] = [], objects: [Node] = [],
    delegates: [Scenario.Delegate] = [], targets: [Scenario.Target] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    scenario = Scenario(
      device: Device(osEra: osEra, idiom: idiom, language: language, voiceOver: voiceOver),
      screen: Node("UIView", "root", children: screen), objects: objects,
      fixtures: Self.fixtures(in: screen + objects), delegates: delegates, targets: targets,
      observed: [])
    evidence = Evidence.current?.note(scenario)
    do {
      player = try Player(scenario)
    } catch {
      player = nil
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }

  /// The names of the classes in `nodes` that exist only for scenarios, in the table's order.
  private static func fixtures(in nodes: [Node]) -> [String] {
    var used = Set<String>()
    var waiting = nodes
    while let node = waiting.popLast() {
      used.insert(node.className)
      waiting += node.children
    }
    return ClassTable.fixtures.map(\.name).filter { used.contains($0) }
  }

  // MARK: - The person

  /// The person taps an object in its middle: a touch, or VoiceOver's tap while that is on.
  @discardableResult
  public func tap(
    _ address: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Observation] {
    perform(.tap(.object(address)), sourceLocation)
  }

  /// The person taps a point of the screen.
  @discardableResult
  public func tap(
    at point: Point, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Observation] {
    perform(.tap(.point(point)), sourceLocation)
  }

  /// The person double taps; without VoiceOver on an object.
  @discardableResult
  public func doubleTap(
    _ address: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Observation] {
    perform(.doubleTap(address.map { .object($0) }), sourceLocation)
  }

  /// The person swipes with one finger.
  @discardableResult
  public func swipe(
    _ direction: Step.Direction, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Observation] {
    perform(.swipe(direction), sourceLocation)
  }

  /// The person swipes with three fingers.
  @discardableResult
  public func threeFingerSwipe(
    _ direction: Step.Direction, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Observation] {
    perform(.threeFingerSwipe(direction), sourceLocation)
  }

  /// The person scrubs with two fingers.
  @discardableResult
  public func scrub(sourceLocation: SourceLocation = #_sourceLocation) -> [Observation] {
    perform(.scrub, sourceLocation)
  }

  /// The person double taps with two fingers.
  @discardableResult
  public func magicTap(sourceLocation: SourceLocation = #_sourceLocation) -> [Observation] {
    perform(.magicTap, sourceLocation)
  }

  /// The person draws a finger over an object from one fraction of its width to the next, at half
  /// of its height, and lifts it at the last one.
  @discardableResult
  public func drag(
    _ address: String, along fractions: [Double],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Observation] {
    perform(
      .drag(on: address, along: fractions.map { Point(x: $0, y: 0.5) }), sourceLocation)
  }

  /// The person draws a finger over an object through points whose coordinates are fractions of
  /// its width and height.
  @discardableResult
  public func drag(
    _ address: String, through points: [Point],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Observation] {
    perform(.drag(on: address, along: points), sourceLocation)
  }

  // MARK: - The app and the system

  /// The app assigns a property.
  @discardableResult
  public func set(
    _ address: String, _ property: String, _ value: JSON,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Observation] {
    perform(.set(on: address, property: property, to: value), sourceLocation)
  }

  /// The app calls a method; what it returns is observed last.
  @discardableResult
  public func call(
    _ address: String, _ method: String, _ arguments: [JSON] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Observation] {
    perform(.call(on: address, method: method, with: arguments), sourceLocation)
  }

  /// The app shows an object, from another one or from nowhere in particular.
  @discardableResult
  public func show(
    _ address: String, from source: String? = nil, with arguments: [JSON] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Observation] {
    perform(.show(on: address, from: source, with: arguments), sourceLocation)
  }

  /// The app takes an object away that it showed.
  @discardableResult
  public func dismiss(
    _ address: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Observation] {
    perform(.dismiss(on: address), sourceLocation)
  }

  /// Time passes, in seconds.
  @discardableResult
  public func advance(
    _ seconds: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Observation] {
    perform(.advance(seconds), sourceLocation)
  }

  /// The system takes away what the app showed, as for a call.
  @discardableResult
  public func systemCancel(sourceLocation: SourceLocation = #_sourceLocation) -> [Observation] {
    perform(.systemCancel, sourceLocation)
  }

  /// The app sets a property of a class's appearance proxy.
  @discardableResult
  public func appearance(
    _ className: String, _ property: String, _ value: JSON,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Observation] {
    perform(.appearance(of: className, property: property, to: value), sourceLocation)
  }

  /// The person chooses another language, as a BCP 47 tag.
  @discardableResult
  public func locale(
    _ tag: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Observation] {
    perform(.locale(tag), sourceLocation)
  }

  /// Does a step that has no method of its own here.
  @discardableResult
  public func perform(
    _ step: Step, _ sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Observation] {
    var followed: [Observation] = []
    if let player {
      do {
        followed = try player.perform(step)
      } catch {
        Issue.record(error, sourceLocation: sourceLocation)
      }
    }
    scenario.steps.append(step)
    scenario.observed?.append(followed)
    note()
    return followed
  }

  // MARK: - What only code can say

  /// The app's code does something that no step says, told by `what` in the present tense.
  ///
  /// The evidence is then a transcript in words instead of a scenario that can be played again.
  public func app(_ what: String, _ body: () throws -> Void) rethrows {
    didLeaveScenario = true
    evidence?.note(doing: "the app \(what)")
    try body()
  }

  /// The object at an address, for reading only.
  ///
  /// - Throws: when there is no such object, or it is of another class.
  public func object<Object: AccessibilityObject>(
    _ address: String, as type: Object.Type = AccessibilityObject.self,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Object {
    let player = try #require(self.player, sourceLocation: sourceLocation)
    return try #require(player.object(address) as? Object, sourceLocation: sourceLocation)
  }

  /// The screen.
  public var screen: UIScreen? { player?.screen }

  /// VoiceOver, or `nil` while it is off.
  public var voiceOver: VoiceOverSession? { player?.session }

  /// What VoiceOver said last, as description and hint; empty when it has said nothing.
  public var lastSpoken: Utterance { voiceOver?.utterances.last ?? Utterance("") }

  /// Everything that was observed so far, in order.
  public var observedAll: [Observation] { (scenario.observed ?? []).flatMap { $0 } }

  // MARK: - Pictures

  /// The person looks at an object: what is drawn, returned and noted as a picture with a title.
  ///
  /// In the scenario it is a call of `drawing`, so that what is seen is played again as well.
  @discardableResult
  public func look(
    at address: String, _ title: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Drawing {
    perform(.call(on: address, method: "drawing", with: []), sourceLocation)
    let player = try #require(self.player, sourceLocation: sourceLocation)
    let drawing = try #require(
      player.drawing(of: player.object(address)), sourceLocation: sourceLocation)
    Evidence.current?.note(
      .picture(title: title, alternative: "\(title): \(drawing.words)", svg: drawing.svg()))
    return drawing
  }

  private func note() {
    evidence?.note(scenario)
  }
}

extension Drawing {
  /// What is seen, for those who do not see it.
  fileprivate var words: String {
    visibleLayers.map { layer in
      switch layer.paint {
      case .fill(let color): "\(layer.role) in \(color.name)"
      case .outline(let color): "\(layer.role) outlined in \(color.name)"
      case .text(let text, let color): "\(layer.role) “\(text)” in \(color.name)"
      case .image(let image): "\(layer.role) “\(image.name)”"
      }
    }.joined(separator: ", ")
  }
}
