public import AccessibilityModel
public import UIKitModel
public import VoiceOver

/// A device with a screen, for one conformance test: a person uses it, an app fills it, and all
/// that is done and follows is noted as evidence.
///
/// What is done goes the way of a finger: the person taps and drags where a view is seen, and
/// with VoiceOver on makes gestures. Only `app` reaches into objects, as an app's code does.
public final class OldStage {
  /// The screen.
  public let screen: UIScreen
  /// VoiceOver, or `nil` while it is off.
  public let voiceOver: VoiceOverSession?

  private var shown: [(name: String, view: UIView)] = []
  private var pending: [String] = []
  private var heard = 0
  private var warned = 0

  /// An empty screen; by default of a phone with iOS 17, VoiceOver off.
  public init(osEra: OSEra = .ios17, idiom: Device.Idiom = .phone, voiceOver: Bool = false) {
    let device = Device(osEra: osEra, idiom: idiom, language: "en", voiceOver: voiceOver)
    screen = UIScreen(device: device)
    self.voiceOver = voiceOver ? VoiceOverSession(screen: screen) : nil
    let kind =
      switch idiom {
      case .phone: "a phone"
      case .pad: "a pad"
      }
    Evidence.current?.note(
      doing: "uses \(kind) with \(osEra.name), VoiceOver \(voiceOver ? "on" : "off")")
  }

  // MARK: - The app

  /// The app shows `view`, which the evidence calls `name`, with its top left corner at `origin`.
  public func show(_ view: UIView, _ name: String, at origin: Point = Point(x: 100, y: 100)) {
    step("the app shows \(name)") {
      view.frame.origin = origin
      shown.append((name, view))
      screen.window.addSubview(view)
    }
  }

  /// The app shows `view` inside another view that is shown already.
  public func show(_ view: UIView, _ name: String, in superview: UIView) {
    step("the app shows \(name) in \(self.name(of: superview))") {
      shown.append((name, view))
      superview.addSubview(view)
    }
  }

  /// The app's code does something, told by `what` in the present tense.
  public func app(_ what: String, _ body: () -> Void) {
    step("the app \(what)", body)
  }

  /// The app has `action` of `target` called for `events` of `control`.
  public func connect(
    _ control: UIControl, _ event: UIControl.Event, to target: Target, action: Selector = "changed:"
  ) {
    step("the app adds \(target.name) with action \(action.name) to \(name(of: control))") {
      target.report = { [unowned self] in self.pending.append($0) }
      target.nameOfSender = { [unowned self] in self.name(of: $0) }
      control.addTarget(target, action: action, for: event)
    }
  }

  // MARK: - The person

  /// The person taps `view` in its middle: a touch, or VoiceOver's tap while that is on.
  public func tap(_ view: UIView) {
    step("the person taps \(name(of: view))") {
      let point = view.accessibilityFrame.center
      if let voiceOver { voiceOver.tap(at: point) } else { screen.touch(at: point) }
    }
  }

  /// The person double taps with VoiceOver, somewhere else than the focus is.
  public func doubleTap() {
    step("the person double taps") {
      voiceOver?.doubleTap()
    }
  }

  /// The person swipes right with VoiceOver.
  public func swipeRight() {
    step("the person swipes right") {
      voiceOver?.swipeRight()
    }
  }

  /// The person drags a finger over `view` without VoiceOver, from one of the fractions of its
  /// width to the next: 0 is the left edge and 1 the right.
  public func drag(_ view: UIView, along fractions: [Double]) {
    let way = fractions.map { "\(Int($0 * 100)) %" }.joined(separator: " to ")
    step("the person drags over \(name(of: view)) from \(way) of its width") {
      let frame = view.accessibilityFrame
      let points = fractions.map {
        Point(x: frame.minX + frame.size.width * $0, y: frame.center.y)
      }
      for (index, point) in points.enumerated() {
        if index == 0 { screen.touchDown(at: point) } else { screen.touchMove(to: point) }
      }
      screen.touchUp()
    }
  }

  /// The person looks at `toggle`: what is drawn, noted as a picture called `title`.
  @discardableResult
  public func look(at toggle: UISwitch, _ title: String) -> Drawing {
    let drawing = toggle.drawing()
    step("the person looks at \(name(of: toggle))") {
      for layer in drawing.visibleLayers { pending.append("sees " + Self.words(for: layer)) }
    }
    let seen = drawing.visibleLayers.map { Self.words(for: $0) }.joined(separator: ", ")
    Evidence.current?.note(
      .picture(
        title: title, alternative: "A switch that is \(toggle.isOn ? "on" : "off"): \(seen)",
        svg: drawing.svg()))
    return drawing
  }

  /// What VoiceOver said last, as description and hint; empty when it has said nothing.
  public var lastSpoken: Utterance { voiceOver?.utterances.last ?? Utterance("") }

  // MARK: - Noting

  private func step(_ action: String, _ body: () -> Void) {
    Evidence.current?.note(doing: action)
    let before = switches.map { $0.toggle.isOn }
    body()
    var consequences = pending
    pending = []
    for (index, isOn) in before.enumerated() where switches[index].toggle.isOn != isOn {
      consequences.append("\(switches[index].name) is \(isOn ? "off" : "on")")
    }
    for utterance in voiceOver?.utterances.dropFirst(heard) ?? [] {
      consequences.append("says “\(utterance.description)”")
      if let hint = utterance.hint { consequences.append("hint “\(hint)”") }
    }
    heard = voiceOver?.utterances.count ?? 0
    for warning in screen.warnings.dropFirst(warned) {
      consequences.append("warning: \(warning.message)")
    }
    warned = screen.warnings.count
    for consequence in consequences { Evidence.current?.note(then: consequence) }
  }

  private var switches: [(name: String, toggle: UISwitch)] {
    shown.compactMap { entry in
      (entry.view as? UISwitch).map { (entry.name, $0) }
    }
  }

  private func name(of object: AccessibilityObject) -> String {
    shown.first { $0.view === object }?.name ?? "something else"
  }

  private static func words(for layer: Drawing.Layer) -> String {
    switch layer.paint {
    case .fill(let color): "\(layer.role) in \(color.name)"
    case .outline(let color): "\(layer.role) outlined in \(color.name)"
    case .image(let image): "\(layer.role) “\(image.name)”"
    }
  }
}
