/// Finds the same test of the same suite twice without keeping a test.
///
/// Of each test it keeps a hash of 64 bits, a line and an outcome: 13 bytes in a table that is at
/// most three quarters full. Two tests that differ and share a hash would be taken for one, which
/// happens to one file in millions even among millions of tests; the hash is another in every
/// process, so that nobody can prepare it.
struct JUnitRepeats {
  /// A test that stands after another of its name.
  struct Repeat {
    let suite: String
    let name: String
    let outcome: TestOutcome
    let line: Int
    let earlierOutcome: TestOutcome
    let earlierLine: Int

    var key: String { suite.isEmpty ? name : "\(suite)/\(name)" }

    /// The order of a run's tests.
    func isBefore(_ other: Repeat) -> Bool {
      if suite != other.suite { return suite < other.suite }
      return name != other.name ? name < other.name : line < other.line
    }
  }

  /// Tests whose outcome is another than that of the first of their name.
  private(set) var disagreeing = 0
  /// The first of them in the order of a run, as many as are told each.
  private(set) var firstDisagreeing: [Repeat] = []
  /// Tests that agree with the first of their name.
  private(set) var agreeing = 0
  /// The first of them in the order of a run.
  private(set) var firstAgreeing: Repeat?

  /// 0 for a free slot; as many slots as a power of two.
  private var hashes = [UInt64](repeating: 0, count: 1 << 10)
  private var lines = [Int32](repeating: 0, count: 1 << 10)
  private var outcomes = [TestOutcome](repeating: .unknown, count: 1 << 10)
  private var count = 0

  /// - Parameter identity: Of the suite that the test stands in.
  mutating func add(
    suite: String, name: String, identity: Int, outcome: TestOutcome, line: Int
  ) {
    var hasher = Hasher()
    hasher.combine(suite)
    hasher.combine(name)
    hasher.combine(identity)
    let hash = max(1, UInt64(bitPattern: Int64(hasher.finalize())))
    let slot = slot(of: hash)
    guard hashes[slot] == hash else {
      hashes[slot] = hash
      lines[slot] = Int32(clamping: line)
      outcomes[slot] = outcome
      count += 1
      if count > hashes.count / 4 * 3 { grow() }
      return
    }
    let found = Repeat(
      suite: suite, name: name, outcome: outcome, line: line, earlierOutcome: outcomes[slot],
      earlierLine: Int(lines[slot]))
    if found.outcome == found.earlierOutcome {
      agreeing += 1
      if firstAgreeing.map(found.isBefore) ?? true { firstAgreeing = found }
    } else {
      disagreeing += 1
      keepDisagreeing(found)
    }
  }

  private mutating func keepDisagreeing(_ found: Repeat) {
    if firstDisagreeing.count == CappedReports.limit {
      guard let last = firstDisagreeing.last, found.isBefore(last) else { return }
      firstDisagreeing.removeLast()
    }
    let index = firstDisagreeing.firstIndex { found.isBefore($0) } ?? firstDisagreeing.count
    firstDisagreeing.insert(found, at: index)
  }

  // MARK: - The table

  /// Where a hash stands, or the free slot that it belongs in.
  private func slot(of hash: UInt64) -> Int {
    let mask = hashes.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while hashes[slot] != 0, hashes[slot] != hash { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = (hashes, lines, outcomes)
    let size = old.0.count * 2
    hashes = [UInt64](repeating: 0, count: size)
    lines = [Int32](repeating: 0, count: size)
    outcomes = [TestOutcome](repeating: .unknown, count: size)
    for index in old.0.indices where old.0[index] != 0 {
      let slot = slot(of: old.0[index])
      hashes[slot] = old.0[index]
      lines[slot] = old.1[index]
      outcomes[slot] = old.2[index]
    }
  }
}
