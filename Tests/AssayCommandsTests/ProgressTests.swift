import Inputs
import Synchronization
import Testing

@testable import AssayCommands

@Suite("Progress")
struct ProgressTests {
  /// A terminal that remembers, and a clock that a test sets.
  private final class World: Sendable {
    let shown = Mutex("")
    let now = Mutex(0.0)

    func environment(isTerminal: Bool) -> CommandEnvironment {
      CommandEnvironment(
        files: .memory(texts: [:]), variables: [:], clock: { 0 },
        stopwatch: { self.now.withLock { $0 } }, commit: { _ in nil }, executable: nil,
        console: Console(
          out: { _ in }, error: { text in self.shown.withLock { $0 += text } },
          isTerminal: isTerminal))
    }

    func set(_ seconds: Double) { now.withLock { $0 = seconds } }
    var text: String { shown.withLock { $0 } }
  }

  @Test func showsNothingBeforeHalfASecond() {
    let world = World()
    var progress = Progress(of: 100, world.environment(isTerminal: true))
    world.set(0.4)
    progress.show(10)
    progress.end()
    #expect(world.text == "")
  }

  @Test func showsTenLinesASecondAndClearsTheLast() {
    let world = World()
    var progress = Progress(of: 100, world.environment(isTerminal: true))
    for (seconds, number) in [(0.6, 20), (0.65, 22), (0.75, 30)] {
      world.set(seconds)
      progress.show(number)
    }
    progress.end()
    #expect(
      world.text
        == "\r\u{1B}[Kbuilding 20 of 100\r\u{1B}[Kbuilding 30 of 100\r\u{1B}[K")
  }

  @Test func isSilentWhereNobodyWatches() {
    let world = World()
    var progress = Progress(of: 100, world.environment(isTerminal: false))
    world.set(5)
    progress.show(50)
    progress.end()
    #expect(world.text == "")
  }
}
