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
  /// The place of the chosen action among `actionNames`.
  var chosenAction = 0
  private var announcement: String?
  private let link = Link()
  private var spokenCount = 0
  private var scrollStatus: String?

  /// Starts reading `screen`; nothing has the focus and nothing is said.
  public init(screen: AccessibilityScreen) {
    self.screen = screen
    link.session = self
    screen.attach(self)
  }

  deinit {
    link.session = nil
    screen.detach(self)
  }

  /// Leads from what waits for the clock to the session, for as long as it is there.
  private final class Link {
    unowned(unsafe) var session: VoiceOverSession?
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
    if customActions.indices.contains(chosenAction - 1) {
      _ = customActions[chosenAction - 1].perform()
      return
    }
    speakingChange(of: element) { [screen] element in
      if !element.accessibilityActivate() {
        screen.touch(at: element.accessibilityActivationPoint)
      }
    }
  }

  /// Does something with an element, and says its new state if it has the focus still.
  func speakingChange(
    of element: AccessibilityObject, _ body: (AccessibilityObject) -> Void
  ) {
    let before = SpokenElement(element)
    body(element)
    // The element may have lost the focus, or its life, by what it did.
    guard let still = focus, still === element else { return }
    let after = SpokenElement(still)
    guard after != before else { return }
    let change = speech(for: still).change(of: after)
    if !change.isEmpty { say(Utterance(change)) }
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
  /// A scroll status that is the same twice in a row means that the border is reached.
  ///
  /// Source: uikit-headers
  public func screen(
    _ screen: AccessibilityScreen, didPost notification: AccessibilityNotification
  ) {
    switch notification {
    case .announcement(let text):
      say(Utterance(text))
      announcement = text
      let number = spokenCount
      screen.clock.schedule(after: Self.announcementDuration) { [link] in
        guard let session = link.session, number == session.spokenCount else { return }
        session.finishAnnouncement(wasSuccessful: true)
      }
    case .screenChanged(let element):
      if let target = element ?? elements.first { move(to: target) }
    case .layoutChanged(let element):
      if let element { move(to: element) }
    case .pageScrolled(let status):
      let isBorder = status == scrollStatus
      say(Utterance(status))
      scrollStatus = status
      if isBorder { events.append(.reachedBorder) }
    }
  }

  // MARK: - Speaking

  /// How long an announcement is spoken, in seconds of the screen's clock.
  ///
  /// Unverified: a choice of the model.
  public static let announcementDuration: Double = 2

  /// Says something, which cuts off an announcement that is still spoken.
  func say(_ utterance: Utterance) {
    finishAnnouncement(wasSuccessful: false)
    spokenCount += 1
    scrollStatus = nil
    events.append(.said(utterance))
  }

  private func finishAnnouncement(wasSuccessful: Bool) {
    guard let text = announcement else { return }
    announcement = nil
    screen.tell(.announcementDidFinish(text: text, wasSuccessful: wasSuccessful))
  }

  private func move(to element: AccessibilityObject) {
    let previous = focus
    chosenAction = 0
    focusReference = Weak(element)
    say(speech(for: element).utterance(for: SpokenElement(element), in: context(of: element)))
    events.append(.focused(Weak(element)))
    screen.tell(.elementFocused(element, previous: previous))
  }

  func speech(for element: AccessibilityObject) -> Speech {
    Speech(
      language: element.accessibilityLanguage ?? screen.device.language,
      osEra: screen.device.osEra)
  }
}
