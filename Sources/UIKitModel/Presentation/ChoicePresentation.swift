import AccessibilityModel

/// What action sheets and alerts do alike: they come, wait for one choice, and go.
///
/// Coming and going take time of the screen's clock. While something comes or goes nothing can be
/// chosen in it.
final class ChoicePresentation {
  /// What the owner tells its delegate, in UIKit's order.
  enum Moment {
    case willPresent
    case didPresent
    case clicked(Int)
    case willDismiss(Int)
    case didDismiss(Int)
  }

  private enum Phase {
    case hidden
    case presenting
    case presented
    case dismissing
  }

  /// How long coming or going takes, in seconds.
  ///
  /// Unverified: a choice of the model.
  static let duration: Double = 0.3

  private var phase = Phase.hidden
  private var overlay = Weak<PresentationOverlay>(nil)
  private let tell: (Moment) -> Void

  /// A presentation of which an owner is told.
  init(tell: @escaping (Moment) -> Void) {
    self.tell = tell
  }

  /// Whether something is shown, comes or goes.
  var isVisible: Bool { phase != .hidden }

  /// Whether a choice can be made.
  var isReady: Bool { phase == .presented }

  /// Shows a view, which moves from one place of the window to another.
  ///
  /// VoiceOver says "alert" once the view is there, and moves to its first element.
  ///
  /// Source: ui-catalog-action-sheets
  func present(
    _ view: UIView, in window: UIWindow, from start: Rect, to place: Rect, isAnimated: Bool,
    first: AccessibilityObject?, tappedOutside: @escaping () -> Void
  ) {
    phase = .presenting
    tell(.willPresent)
    view.frame = isAnimated ? start : place
    let overlay = PresentationOverlay(
      covering: window.bounds, content: view, tappedOutside: tappedOutside, escape: { false })
    self.overlay = Weak(overlay)
    window.addSubview(overlay)
    after(isAnimated, in: window, keeping: view) { [self] in
      guard phase == .presenting else { return }
      view.frame = place
      phase = .presented
      tell(.didPresent)
      window.screen?.post(.announcement("alert"))
      window.screen?.post(.screenChanged(first))
    }
  }

  /// The person chooses the button with an index; -1 is a cancel without a button.
  func choose(_ index: Int) {
    guard phase == .presented else { return }
    tell(.clicked(index))
    dismiss(index, isAnimated: true)
  }

  /// Takes the view away as if the button with an index had been chosen, without a click.
  func dismiss(_ index: Int, isAnimated: Bool) {
    guard phase == .presenting || phase == .presented, let overlay = overlay.object,
      let window = overlay.window
    else { return }
    phase = .dismissing
    tell(.willDismiss(index))
    after(isAnimated, in: window, keeping: overlay.content) { [self] in
      overlay.removeFromSuperview()
      phase = .hidden
      tell(.didDismiss(index))
      window.screen?.post(.screenChanged(nil))
    }
  }

  /// - Parameter view: the owner, which is told later and has to be there then.
  private func after(
    _ isAnimated: Bool, in window: UIWindow, keeping view: UIView, _ body: @escaping () -> Void
  ) {
    guard isAnimated, let clock = window.screen?.clock else { return body() }
    clock.schedule(after: Self.duration) { [view] in
      body()
      _ = view
    }
  }
}

/// A button of an action sheet or an alert.
final class ChoiceButton: UIButton {
  /// The place of the button among all, from 0.
  let index: Int
  /// The colour of the title.
  let color: UIColor

  init(index: Int, title: String, color: UIColor, target: AccessibilityObject) {
    self.index = index
    self.color = color
    super.init(title: title)
    addTarget(target, action: Self.action, for: .touchUpInside)
  }

  /// What the button calls.
  static let action: Selector = "choiceMade:"

  /// The title as far as there is room for it.
  var shownTitle: String {
    TextMeasure.truncated(title ?? "", to: bounds.size.width - 2 * TextMeasure.padding)
  }

  /// Tells the screen when the title has no room.
  func reportTruncation() {
    guard shownTitle != title else { return }
    window?.screen?.report(
      .init(
        name: "truncated-title",
        message: "The title \"\(title ?? "")\" does not fit its button; shorten it."))
  }
}
