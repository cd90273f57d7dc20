import AccessibilityModel
import Testing
import UIKitModel

@Suite struct UIViewTests {
  private final class TintListener: UIView {
    var changes: [UIColor?] = []
    override func tintColorDidChange() { changes.append(tintColor) }
  }

  @Test func aSubviewKnowsItsSuperviewUntilItIsTakenOut() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    #expect(child.superview === parent)
    child.removeFromSuperview()
    #expect(child.superview == nil)
    #expect(parent.subviews.isEmpty)
  }

  @Test func addingMovesAViewFromItsFormerSuperview() {
    let former = UIView()
    let latter = UIView()
    let child = UIView()
    former.addSubview(child)
    latter.addSubview(child)
    #expect(former.subviews.isEmpty)
    #expect(latter.subviews.count == 1)
  }

  @Test func aSubviewDoesNotKeepItsSuperviewAlive() {
    let child = UIView()
    var parent: UIView? = UIView()
    parent?.addSubview(child)
    parent = nil
    #expect(child.superview == nil)
  }

  @Test func readsTheSystemsBlueWhenNobodySetATint() {
    #expect(UIView().tintColor == .systemBlue)
    #expect(UIView().customTintColor == nil)
  }

  @Test func tellsOnlyThoseWhoseTintChanges() {
    let parent = UIView()
    let heir = TintListener()
    let own = TintListener()
    own.tintColor = .purple
    own.changes = []
    parent.addSubview(heir)
    parent.addSubview(own)
    parent.tintColor = .red
    parent.tintColor = .red
    parent.tintColor = nil
    #expect(heir.changes == [.red, .systemBlue])
    #expect(own.changes.isEmpty)
  }

  @Test func tellsAViewThatMovesUnderAnotherTint() {
    let red = UIView()
    red.tintColor = .red
    let child = TintListener()
    red.addSubview(child)
    child.removeFromSuperview()
    #expect(child.changes == [.red, .systemBlue])
  }

  @Test func hitsTheFrontmostViewThatContainsThePoint() {
    let root = UIView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: Rect(x: 10, y: 10, width: 50, height: 50))
    let front = UIView(frame: Rect(x: 30, y: 30, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(Point(x: 40, y: 40)) === front)
    #expect(root.hitTest(Point(x: 15, y: 15)) === back)
    #expect(root.hitTest(Point(x: 95, y: 5)) === root)
    #expect(root.hitTest(Point(x: 100, y: 5)) == nil)
  }

  @Test(arguments: ["hidden", "transparent", "without interaction"])
  func passesTouchesByAViewThatIs(state: String) {
    let root = UIView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: root.bounds)
    root.addSubview(child)
    switch state {
    case "hidden": child.isHidden = true
    case "transparent": child.alpha = 0.01
    default: child.isUserInteractionEnabled = false
    }
    #expect(root.hitTest(Point(x: 50, y: 50)) === root)
  }

  @Test func countsTheScrolledOriginOfEverySuperview() {
    let screen = UIScreen(device: Device())
    let scrolled = UIView(frame: Rect(x: 0, y: 100, width: 200, height: 200))
    scrolled.bounds.origin = Point(x: 0, y: 50)
    let child = UIView(frame: Rect(x: 10, y: 60, width: 20, height: 20))
    screen.window.addSubview(scrolled)
    scrolled.addSubview(child)
    #expect(child.accessibilityFrame == Rect(x: 10, y: 110, width: 20, height: 20))
    #expect(screen.window.hitTest(Point(x: 15, y: 115)) === child)
  }

  @Test func knowsItsWindowOnlyWhileItIsInTheHierarchy() {
    let screen = UIScreen(device: Device())
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    #expect(child.window == nil)
    screen.window.addSubview(parent)
    #expect(child.window === screen.window)
    parent.removeFromSuperview()
    #expect(child.window == nil)
  }
}
