public import AccessibilityModel

/// VoiceOver on one screen: gestures go in, speech and focus come out.
///
/// The session knows the screen only through the accessibility protocols. It records what it says
/// and does, in order.
public final class VoiceOverSession: AssistiveTechnology {
  /// The screen that is read.
  public let screen: AccessibilityScreen
  /// Everything that happened since the session began, in order.
  public private(set) var events: [VoiceOverEvent] = [] {
    didSet { for observer in observers { observer() } }
  }

  private var observers: [() -> Void] = []
  private var focusReference = Weak<AccessibilityObject>(nil)

  /// Starts reading `screen`; nothing has the focus and nothing is said.
  public init(screen: AccessibilityScreen) {
    self.screen = screen
    screen.attach(self)
  }

  deinit {
    screen.detach(self)
  }

  /// Has `observer` called whenever `events` has grown.
  public func observe(_ observer: @escaping () -> Void) {
    observers.append(observer)
  }

  /// The element that gestures act on, or `nil`.
  public var focus: AccessibilityObject? { focusReference.object }

  /// What was said, in order.
  public var utterances: [Utterance] {
    events.compactMap { event in
      if case .said(let utterance) = event { return utterance }
      return nil
    }
  }

  /// The elements of the screen in reading order.
  public var elements: [AccessibilityObject] {
    guard let root = screen.accessibilityRoot else { return [] }
    return readingOrder.elements(of: root)
  }

  // MARK: - Gestures

  /// A tap of one finger: the element under the finger gets the focus and is spoken.
  ///
  /// Nothing is activated. Where there is no element, nothing happens.
  ///
  /// Source: voiceover-notes
  public func tap(at point: Point) {
    guard let root = screen.accessibilityRoot,
      let element = readingOrder.element(at: point, in: root)
    else { return }
    move(to: element)
  }

  /// A double tap, wherever it is made: the focused element is activated.
  ///
  /// The element is asked first; when it does not handle it, its activation point is touched. A
  /// state that changes by it is spoken. Without focus nothing happens.
  ///
  /// Source: uiaccessibilityaction, voiceover-notes
  public func doubleTap() {
    guard let element = focus else { return }
    let before = SpokenElement(element)
    if !element.accessibilityActivate() {
      screen.touch(at: element.accessibilityActivationPoint)
    }
    // The element may have lost the focus, or its life, by what it did.
    guard let still = focus, still === element else { return }
    let after = SpokenElement(still)
    guard after != before else { return }
    let change = speech(for: still).change(of: after)
    if !change.isEmpty { events.append(.said(Utterance(change))) }
  }

  /// A swipe of one finger to the right: the next element gets the focus.
  ///
  /// Without focus it is the first one; at the last one the focus stays.
  public func swipeRight() {
    step(by: 1)
  }

  /// A swipe of one finger to the left: the element before gets the focus.
  ///
  /// Without focus it is the last one; at the first one the focus stays.
  public func swipeLeft() {
    step(by: -1)
  }

  private func step(by offset: Int) {
    let elements = elements
    guard let last = elements.indices.last else { return }
    guard let focus, let index = elements.firstIndex(where: { $0 === focus }) else {
      move(to: elements[offset > 0 ? 0 : last])
      return
    }
    let target = index + offset
    guard elements.indices.contains(target) else {
      events.append(.reachedEnd)
      return
    }
    move(to: elements[target])
  }

  // MARK: - What the app tells

  /// Follows the app's notifications: speaks announcements and moves the focus.
  ///
  /// Source: uikit-headers
  public func screen(
    _ screen: AccessibilityScreen, didPost notification: AccessibilityNotification
  ) {
    switch notification {
    case .announcement(let text):
      events.append(.said(Utterance(text)))
    case .screenChanged(let element):
      if let target = element ?? elements.first { move(to: target) }
    case .layoutChanged(let element):
      if let element { move(to: element) }
    case .pageScrolled(let status):
      events.append(.said(Utterance(status)))
    }
  }

  // MARK: - Speaking

  private func move(to element: AccessibilityObject) {
    focusReference = Weak(element)
    events.append(.said(speech(for: element).utterance(for: SpokenElement(element))))
    events.append(.focused(Weak(element)))
  }

  private func speech(for element: AccessibilityObject) -> Speech {
    Speech(
      language: element.accessibilityLanguage ?? screen.device.language,
      osEra: screen.device.osEra)
  }

  private var readingOrder: ReadingOrder {
    ReadingOrder(idiom: screen.device.idiom)
  }
}
