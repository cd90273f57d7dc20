public import AccessibilityModel
public import UIKitModel
public import VoiceOver

/// Plays a scenario: builds the screen, does one step after the other, and tells what followed.
public final class Player {
  /// The scenario as it was given; its `observed` plays no part.
  public let scenario: Scenario
  /// The screen with everything that the scenario puts on it.
  public let screen: UIScreen
  /// VoiceOver, or `nil` while the device has it off.
  public let session: VoiceOverSession?
  /// The classes that the scenario can name.
  public let table: ClassTable
  /// Where classes and fixtures note what happens in them.
  public let recorder = Recorder()

  /// An object of the scenario with its node.
  struct Entry {
    let node: Node
    let object: AccessibilityObject
    /// The properties that are compared, with the values that they had last.
    var watched: [(property: Property, value: JSON)]
    /// In which manner the object was shown last, or `nil` when it was not.
    var shown: String?
  }

  var entries: [Entry] = []
  /// The places in `entries` of what has an id.
  var places: [String: Int] = [:]
  /// The targets that have names.
  var recordingTargets: [String: RecordingTarget] = [:]
  private var warned = 0
  private var heard = 0
  /// What only the scenario keeps alive.
  private var helpers: [AccessibilityObject] = []
  private var link: Link?

  /// A player at the beginning of `scenario`; nothing has been done yet.
  public init(
    _ scenario: Scenario, table: ClassTable = ClassTable()
  ) throws(ScenarioError) {
    self.scenario = scenario
    self.table = table
    screen = UIScreen(device: scenario.device)
    session = scenario.device.voiceOver ? VoiceOverSession(screen: screen) : nil
    for name in scenario.fixtures where !ClassTable.fixtures.contains(where: { $0.name == name }) {
      throw ScenarioError("there is no fixture \"\(name)\"", at: "fixtures")
    }
    try build()
    try connectTargets()
    for (index, delegate) in scenario.delegates.enumerated() {
      do { try attach(delegate) } catch { throw error.inside("delegates[\(index)]") }
    }
    listen()
    rememberValues()
  }

  /// Plays all steps of `scenario`.
  ///
  /// - Returns: what followed each step.
  public static func play(_ scenario: Scenario) throws(ScenarioError) -> [[Observation]] {
    let player = try Player(scenario)
    var observed: [[Observation]] = []
    for (index, step) in scenario.steps.enumerated() {
      do { observed.append(try player.perform(step)) } catch {
        throw error.inside("steps[\(index)]")
      }
    }
    return observed
  }

  /// Keeps an object alive as long as the player.
  public func keep(_ object: AccessibilityObject) {
    helpers.append(object)
  }

  // MARK: - Listening

  /// Leads from those that the player listens to back to it, for as long as it is there.
  private final class Link {
    unowned(unsafe) var player: Player?

    init(_ player: Player) {
      self.player = player
    }
  }

  private func listen() {
    let link = Link(self)
    self.link = link
    recorder.name = { link.player?.name(of: $0) ?? "" }
    session?.observe { link.player?.noteSession() }
    screen.observe { link.player?.note($0) }
    screen.observePosts { link.player?.note($0) }
  }

  deinit {
    link?.player = nil
  }

  private func noteSession() {
    guard let session else { return }
    while heard < session.events.count {
      let event = session.events[heard]
      heard += 1
      switch event {
      case .said(let utterance):
        noteChanges()
        recorder.note(.say(utterance.description, hint: utterance.hint))
      case .focused(let reference):
        if let object = reference.object { recorder.note(.focus(name(of: object))) }
      case .reachedBorder: recorder.note(.notification("borderReached"))
      case .reachedEnd: recorder.note(.notification("endReached"))
      }
    }
  }

  private func note(_ event: AccessibilityEvent) {
    switch event {
    case .voiceOverStatusChanged: recorder.note(.notification("voiceOverStatusChanged"))
    case .announcementDidFinish(let text, let wasSuccessful):
      recorder.note(
        .notification("announcementDidFinish", [.string(text), .bool(wasSuccessful)]))
    // The focus is observed by itself.
    case .elementFocused: break
    }
  }

  private func note(_ notification: AccessibilityNotification) {
    switch notification {
    case .screenChanged(let object):
      recorder.note(.notification("screenChanged", object.map { .string(name(of: $0)) } ?? .null))
    case .layoutChanged(let object):
      recorder.note(.notification("layoutChanged", object.map { .string(name(of: $0)) } ?? .null))
    case .announcement(let text): recorder.note(.notification("announcement", .string(text)))
    case .pageScrolled(let text): recorder.note(.notification("pageScrolled", .string(text)))
    }
  }

  // MARK: - Changes

  private func rememberValues() {
    for index in entries.indices {
      let object = entries[index].object
      entries[index].shown = manner(of: entries[index])
      entries[index].watched =
        entries[index].node.id == nil
        ? []
        : table.watched(of: entries[index].node.className).map { property in
          (property, property.watch?(object, self) ?? .null)
        }
    }
    warned = screen.warnings.count
  }

  /// Notes the properties that have other values than the last time, and new warnings.
  func noteChanges() {
    while warned < screen.warnings.count {
      recorder.note(.warning(screen.warnings[warned].name))
      warned += 1
    }
    for index in entries.indices {
      guard let id = entries[index].node.id else { continue }
      let object = entries[index].object
      let shown = manner(of: entries[index])
      if shown != entries[index].shown {
        entries[index].shown = shown
        recorder.note(shown.map { .present(id, as: $0) } ?? .dismiss(id))
      }
      for place in entries[index].watched.indices {
        let (property, before) = entries[index].watched[place]
        let now = property.watch?(object, self) ?? .null
        guard now != before else { continue }
        entries[index].watched[place].value = now
        recorder.note(.set(id, property.name, now))
      }
    }
  }

  private func manner(of entry: Entry) -> String? {
    for ancestor in table.lineage(of: entry.node.className) {
      if let shown = ancestor.shown { return shown(entry.object) }
    }
    return nil
  }
}
