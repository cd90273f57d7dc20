import Dispatch
import Synchronization

/// A pure function applied to many values on several threads.
enum ParallelMap {
  /// Values that one thread takes at a time.
  private static let share = 16

  /// The results in the order of the items, whatever the number of threads.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], threads: Int, _ transform: @Sendable (Item) -> Result
  ) -> [Result] {
    guard threads > 1, items.count > share else { return items.map(transform) }
    let shares = (items.count + share - 1) / share
    let next = Atomic(0)
    let found = Mutex<[[Result]]>(Array(repeating: [], count: shares))
    DispatchQueue.concurrentPerform(iterations: min(threads, shares)) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < shares else { return }
        let end = min((index + 1) * share, items.count)
        let results = items[index * share..<end].map(transform)
        found.withLock { $0[index] = results }
      }
    }
    return found.withLock { $0.flatMap { $0 } }
  }
}
