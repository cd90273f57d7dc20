/// An overlay on verdicts, never a verdict.
package enum Freshness: String, Hashable, Sendable {
  case fresh
  case stale
  /// Neither an end nor a commit tells; keeps the colour and is said in words.
  case unknown

  /// The freshness of two runs together: stale before unknown before fresh.
  func combined(with other: Freshness) -> Freshness {
    if self == .stale || other == .stale { return .stale }
    return self == .unknown || other == .unknown ? .unknown : .fresh
  }
}
