import AccessibilityModel
import ConformanceSupport
import Testing
import UIKitModel

/// The rules of `content/controls/view.md`.
@Suite("View") struct ViewTests {
  /// A view that notes the touches it gets, by its name, and what it is told of.
  private final class Noting: UIView {
    let name: String
    let log: Log
    var tints = 0
    var windows = 0

    init(_ name: String, _ log: Log, frame: Rect) {
      self.name = name
      self.log = log
      super.init(frame: frame)
    }

    override func touchesBegan(_ touch: UITouch, with event: UIEvent) {
      log.lines.append("\(name) began")
    }
    override func touchesMoved(_ touch: UITouch, with event: UIEvent) {
      log.lines.append("\(name) moved")
    }
    override func touchesEnded(_ touch: UITouch, with event: UIEvent) {
      log.lines.append("\(name) ended")
    }
    override func touchesCancelled(_ touch: UITouch, with event: UIEvent) {
      log.lines.append("\(name) cancelled")
    }
    override func tintColorDidChange() { tints += 1 }
    override func didMoveToWindow() { windows += 1 }
  }

  /// What happened.
  private final class Log {
    var lines: [String] = []
    func taken() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let log = Log()
  private let screen = UIScreen(device: Device())

  private func view(_ name: String, _ x: Double, _ y: Double, _ side: Double = 100) -> Noting {
    Noting(name, log, frame: Rect(x: x, y: y, width: side, height: side))
  }

  private func touched(_ x: Double, _ y: Double) -> [String] {
    screen.touch(at: Point(x: x, y: y))
    return log.taken()
  }

  @Test("gets the touches where it is in front", .rule("view.frontmost-gets-touch"))
  func frontmost() {
    let back = view("back", 0, 0)
    let front = view("front", 50, 50)
    screen.window.addSubview(back)
    screen.window.addSubview(front)
    compare("where only one is", touched(49.9, 49.9), with: ["back began", "back ended"])
    compare("where both are", touched(50, 50), with: ["front began", "front ended"])
    compare("where none is", touched(200, 200), with: [])
    screen.window.addSubview(back)
    compare("brought to the front", touched(50, 50), with: ["back began", "back ended"])
  }

  @Test("gets no touches while it hides or lets them through", .rule("view.untouchable"))
  func untouchable() {
    let back = view("back", 0, 0)
    let front = view("front", 0, 0)
    let inside = view("inside", 0, 0)
    screen.window.addSubview(back)
    screen.window.addSubview(front)
    front.addSubview(inside)
    let reached = ["inside began", "inside ended"]
    let through = ["back began", "back ended"]
    compare("at first", touched(10, 10), with: reached)
    front.isHidden = true
    compare("hidden", touched(10, 10), with: through)
    front.isHidden = false
    front.alpha = 0.01
    compare("almost transparent", touched(10, 10), with: through)
    front.alpha = 0.02
    compare("barely seen", touched(10, 10), with: reached)
    front.isUserInteractionEnabled = false
    compare("without interaction", touched(10, 10), with: through)
  }

  @Test("gets touches inside its superview only", .rule("view.touch-outside-superview"))
  func outsideSuperview() {
    let outer = view("outer", 0, 0)
    let inner = view("inner", 50, 50)
    screen.window.addSubview(outer)
    outer.addSubview(inner)
    compare("inside both", touched(99, 99), with: ["inner began", "inner ended"])
    compare("outside the superview", touched(100, 99), with: [])
    compare("left of the inner one", touched(49, 60), with: ["outer began", "outer ended"])
  }

  @Test("keeps a finger until it is lifted", .rule("view.keeps-finger"))
  func keepsFinger() {
    let one = view("one", 0, 0)
    let two = view("two", 0, 100)
    screen.window.addSubview(one)
    screen.window.addSubview(two)
    screen.touchDown(at: Point(x: 10, y: 10))
    screen.touchMove(to: Point(x: 10, y: 150))
    screen.touchUp()
    compare("down, across and up", log.taken(), with: ["one began", "one moved", "one ended"])
    screen.touchDown(at: Point(x: 10, y: 150))
    screen.touchCancel()
    compare("taken away", log.taken(), with: ["two began", "two cancelled"])
    screen.touchUp()
    screen.touchMove(to: .zero)
    compare("without a finger", log.taken(), with: [])
    screen.drag(from: Point(x: 10, y: 10), to: Point(x: 20, y: 20))
    compare("a drag", log.taken(), with: ["one began", "one moved", "one ended"])
  }

  @Test("hands on the touches that it does not handle", .rule("view.unhandled-touch-climbs"))
  func climbs() {
    let outer = view("outer", 0, 0)
    let inner = UIView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController(view: inner)
    screen.window.addSubview(outer)
    outer.addSubview(inner)
    screen.touchDown(at: Point(x: 10, y: 10))
    screen.touchMove(to: Point(x: 20, y: 20))
    screen.touchCancel()
    compare(
      "touches of the inner view", log.taken(),
      with: ["outer began", "outer moved", "outer cancelled"])
    compare("and a tap", touched(10, 10), with: ["outer began", "outer ended"])
    compare("after the view", inner.next === controller, with: true)
    compare("after the controller", controller.next === outer, with: true)
    compare("after the outer view", outer.next === screen.window, with: true)
    compare("after the window", screen.window.next === screen.application, with: true)
    compare("after the application", screen.application.next == nil, with: true)
    compare("asked by VoiceOver", inner.accessibilityParent === controller, with: true)
  }

  @Test("moves what is inside with its bounds", .rule("view.bounds-scroll"))
  func boundsScroll() {
    let outer = view("outer", 100, 100)
    let inner = view("inner", 0, 80, 20)
    screen.window.addSubview(outer)
    outer.addSubview(inner)
    compare("place", inner.accessibilityFrame, with: Rect(x: 100, y: 180, width: 20, height: 20))
    outer.bounds.origin = Point(x: -5, y: 50)
    compare("scrolled", inner.accessibilityFrame, with: Rect(x: 105, y: 130, width: 20, height: 20))
    compare("touched where it is seen", touched(105, 130), with: ["inner began", "inner ended"])
    compare(
      "frame of the outer view", outer.frame, with: Rect(x: 100, y: 100, width: 100, height: 100))
    outer.frame = Rect(x: 0, y: 0, width: 50, height: 60)
    compare(
      "bounds after a new frame", outer.bounds, with: Rect(x: -5, y: 50, width: 50, height: 60))
  }

  @Test("has one superview", .rule("view.one-superview"))
  func oneSuperview() {
    let first = view("first", 0, 0)
    let second = view("second", 0, 100)
    let child = view("child", 0, 0, 10)
    first.addSubview(child)
    second.addSubview(child)
    compare("left", first.subviews.count, with: 0)
    compare("entered", second.subviews.count, with: 1)
    compare("superview", child.superview === second, with: true)
    compare("inside", child.isDescendant(of: second), with: true)
    compare("no longer inside", child.isDescendant(of: first), with: false)
    compare("inside itself", child.isDescendant(of: child), with: true)
    child.removeFromSuperview()
    compare("taken out", second.subviews.count, with: 0)
    compare("without a superview", child.superview == nil, with: true)
    child.removeFromSuperview()
    var parent: UIView? = UIView()
    parent?.addSubview(child)
    parent = nil
    compare("its superview is gone", child.superview == nil, with: true)
  }

  @Test("is never inside of itself", .rule("view.one-superview"))
  func isNeverInsideOfItself() async {
    await #expect(processExitsWith: .failure) {
      let outer = UIView()
      let inner = UIView()
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
  }

  @Test("is touched by one finger at a time", .rule("view.keeps-finger"))
  func oneFinger() async {
    await #expect(processExitsWith: .failure) {
      let screen = UIScreen(device: Device())
      screen.touchDown(at: .zero)
      screen.touchDown(at: .zero)
    }
  }

  @Test("is told when it enters and leaves a window", .rule("view.did-move-to-window"))
  func didMoveToWindow() {
    let outer = view("outer", 0, 0)
    let inner = view("inner", 0, 0)
    outer.addSubview(inner)
    compare("in no window", [outer.windows, inner.windows], with: [0, 0])
    compare("no window", inner.window == nil, with: true)
    screen.window.addSubview(outer)
    compare("entered", [outer.windows, inner.windows], with: [1, 1])
    compare("the window", inner.window === screen.window, with: true)
    screen.window.addSubview(inner)
    compare("moved within it", [outer.windows, inner.windows], with: [1, 1])
    outer.removeFromSuperview()
    compare("left", [outer.windows, inner.windows], with: [2, 1])
  }

  @Test("inherits the tint around it", .rule("view.tint-inherited"))
  func tintInherited() {
    let outer = view("outer", 0, 0)
    let inner = view("inner", 0, 0)
    outer.addSubview(inner)
    compare("nowhere set", inner.tintColor?.name, with: "systemBlue")
    outer.tintColor = .red
    compare("around", inner.tintColor?.name, with: "red")
    compare("told", [outer.tints, inner.tints], with: [1, 1])
    inner.tintColor = .blue
    compare("its own", inner.tintColor?.name, with: "blue")
    outer.tintColor = .green
    compare("told while it has its own", [outer.tints, inner.tints], with: [2, 2])
    outer.tintColor = .green
    compare("the same colour again", outer.tints, with: 2)
    inner.tintColor = nil
    compare("given back", inner.tintColor?.name, with: "green")
    compare("told of it", inner.tints, with: 3)
    inner.removeFromSuperview()
    compare("taken out", inner.tintColor?.name, with: "systemBlue")
    compare("told of that too", inner.tints, with: 4)
    outer.addSubview(inner)
    compare("put back", inner.tints, with: 5)
    outer.addSubview(inner)
    compare("moved where the tint is the same", inner.tints, with: 5)
  }

  @Test("fills screens of two sizes", .rule("view.screen-sizes"))
  func screenSizes() {
    compare("a phone", screen.bounds, with: Rect(x: 0, y: 0, width: 375, height: 667))
    compare("its window", screen.window.frame, with: screen.bounds)
    compare(
      "a pad", UIScreen(device: Device(idiom: .pad)).bounds,
      with: Rect(x: 0, y: 0, width: 768, height: 1024))
  }
}
