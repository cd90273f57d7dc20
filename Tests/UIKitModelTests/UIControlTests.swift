import AccessibilityModel
import Testing
import UIKitModel

/// A target that writes down every call.
final class Recorder: AccessibilityObject {
  var calls: [String] = []

  override func responds(to selector: Selector) -> Bool {
    selector.name.hasPrefix("note")
  }

  override func perform(
    _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
  ) -> Bool {
    calls.append(
      selector.name + (sender == nil ? "" : " sender") + (event == nil ? "" : " event"))
    return true
  }
}

@Suite struct UIControlTests {
  private let screen = UIScreen(device: Device())
  private let control = UIControl(frame: Rect(x: 100, y: 100, width: 50, height: 50))
  private let recorder = Recorder()

  init() {
    screen.window.addSubview(control)
  }

  @Test func givesAnActionAsManyArgumentsAsItTakes() {
    control.addTarget(recorder, action: "note", for: .touchUpInside)
    control.addTarget(recorder, action: "note:", for: .touchUpInside)
    control.addTarget(recorder, action: "note:forEvent:", for: .touchUpInside)
    screen.touch(at: Point(x: 110, y: 110))
    #expect(recorder.calls == ["note", "note: sender", "note:forEvent: sender event"])
  }

  @Test func callsAPairOnceHoweverOftenItWasAdded() {
    control.addTarget(recorder, action: "note", for: .touchDown)
    control.addTarget(recorder, action: "note", for: .touchDown)
    screen.touch(at: Point(x: 110, y: 110))
    #expect(recorder.calls == ["note"])
  }

  @Test func callsTheSamePairForEachEventItWasAddedFor() {
    control.addTarget(recorder, action: "note", for: .touchDown)
    control.addTarget(recorder, action: "note", for: .touchUpInside)
    screen.touch(at: Point(x: 110, y: 110))
    #expect(recorder.calls == ["note", "note"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test func removesEveryActionOfATargetWithoutAnAction() {
    control.addTarget(recorder, action: "note", for: .touchDown)
    control.addTarget(recorder, action: "note:", for: .touchDown)
    control.removeTarget(recorder, action: nil, for: .allTouchEvents)
    #expect(control.actions(forTarget: recorder, for: .touchDown).isEmpty)
  }

  @Test func removesOnlyTheActionAndEventNamed() {
    control.addTarget(recorder, action: "note", for: [.touchDown, .touchUpInside])
    control.addTarget(recorder, action: "note:", for: .touchDown)
    control.removeTarget(recorder, action: "note", for: .touchDown)
    #expect(control.actions(forTarget: recorder, for: .touchDown) == ["note:"])
    #expect(control.actions(forTarget: recorder, for: .touchUpInside) == ["note"])
  }

  @Test func doesNotKeepItsTargetAlive() {
    var target: Recorder? = Recorder()
    let reference = Weak(target)
    control.addTarget(target, action: "note", for: .touchDown)
    target = nil
    #expect(reference.object == nil)
    screen.touch(at: Point(x: 110, y: 110))
    #expect(control.allControlEvents == [])
  }

  @Test func searchesTheResponderChainWithoutATarget() {
    final class Owner: UIView {
      var calls = 0
      override func responds(to selector: Selector) -> Bool { selector == "found" }
      override func perform(
        _ selector: Selector, sender: AccessibilityObject?, event: AccessibilityObject?
      ) -> Bool {
        calls += 1
        return true
      }
    }
    let owner = Owner(frame: screen.bounds)
    screen.window.addSubview(owner)
    owner.addSubview(control)
    control.addTarget(nil, action: "found", for: .touchDown)
    control.addTarget(nil, action: "nobodyHasThis", for: .touchDown)
    screen.touch(at: Point(x: 110, y: 110))
    #expect(owner.calls == 1)
  }

  @Test func tellsEveryCrossingOfItsEdge() {
    for (action, event) in [
      ("note.enter", UIControl.Event.touchDragEnter), ("note.exit", .touchDragExit),
      ("note.inside", .touchDragInside), ("note.outside", .touchDragOutside),
      ("note.upOutside", .touchUpOutside), ("note.upInside", .touchUpInside),
    ] {
      control.addTarget(recorder, action: Selector(action), for: event)
    }
    screen.touchDown(at: Point(x: 110, y: 110))
    screen.touchMove(to: Point(x: 112, y: 110))
    screen.touchMove(to: Point(x: 10, y: 110))
    #expect(!control.isHighlighted)
    screen.touchMove(to: Point(x: 110, y: 110))
    #expect(control.isHighlighted)
    screen.touchMove(to: Point(x: 10, y: 110))
    screen.touchUp()
    #expect(
      recorder.calls == [
        "note.inside", "note.exit", "note.outside", "note.enter", "note.inside", "note.exit",
        "note.outside", "note.upOutside",
      ])
  }

  @Test func sendsOnlyTheCancellationWhenTheSystemTakesTheTouch() {
    control.addTarget(recorder, action: "note.cancel", for: .touchCancel)
    control.addTarget(recorder, action: "note.up", for: [.touchUpInside, .touchUpOutside])
    screen.touchDown(at: Point(x: 110, y: 110))
    screen.touchCancel()
    screen.touchUp()
    #expect(recorder.calls == ["note.cancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func sendsNothingWhileDisabled() {
    control.addTarget(recorder, action: "note", for: .allTouchEvents)
    control.isEnabled = false
    screen.touch(at: Point(x: 110, y: 110))
    #expect(recorder.calls.isEmpty)
  }

  @Test func tellsARepeatedTouchFromASecondTapOn() {
    control.addTarget(recorder, action: "note.repeat", for: .touchDownRepeat)
    screen.touchDown(at: Point(x: 110, y: 110), tapCount: 1)
    screen.touchUp()
    screen.touchDown(at: Point(x: 110, y: 110), tapCount: 2)
    screen.touchUp()
    #expect(recorder.calls == ["note.repeat"])
  }

  @Test func combinesItsStateFromThreeFlags() {
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state.rawValue == 7)
  }

  @Test func isDimmedExactlyWhileDisabled() {
    control.isEnabled = false
    #expect(control.accessibilityTraits == .notEnabled)
    control.accessibilityTraits.insert(.header)
    control.isEnabled = true
    #expect(control.accessibilityTraits == .header)
  }
}
