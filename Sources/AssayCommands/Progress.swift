/// How far a long build is, on one line of a terminal; silent anywhere else.
struct Progress {
  private let total: Int
  private let environment: CommandEnvironment
  private let began: Double
  private var shownAt: Double?

  /// Seconds before the first line: a build that is done by then shows nothing.
  private static let patience = 0.5
  /// Seconds between two lines.
  private static let pace = 0.1

  init(of total: Int, _ environment: CommandEnvironment) {
    self.total = total
    self.environment = environment
    began = environment.stopwatch()
  }

  /// Called for each item before it is made.
  mutating func show(_ number: Int) {
    guard environment.console.isTerminal else { return }
    let now = environment.stopwatch()
    guard now - began >= Self.patience, now - (shownAt ?? 0) >= Self.pace else { return }
    shownAt = now
    environment.console.error("\r\u{1B}[Kbuilding \(number) of \(total)")
  }

  /// Clears the line.
  func end() {
    if shownAt != nil { environment.console.error("\r\u{1B}[K") }
  }
}
