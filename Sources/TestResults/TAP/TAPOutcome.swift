/// What a point of TAP comes to: its own word, unless what it sums up is worse.
struct TAPOutcome {
  let outcome: TestOutcome
  /// What in it was not understood, as a phrase; nil for a point that is clear.
  private(set) var notUnderstood: String?
  /// What in it disagrees, as a phrase; nil for a point that is of one mind.
  private(set) var contradiction: String?

  /// - Parameters:
  ///   - isSkippedPlan: Whether the plan around the point skips everything.
  ///   - isRepeated: Whether another point has its number.
  init(_ entry: TAPBlock.Entry, isSkippedPlan: Bool, isRepeated: Bool) {
    let word = Self.word(entry.point)
    if case .skip = entry.point.directive, !entry.point.isOK {
      contradiction = "says 'not ok' and that it was skipped"
    }
    guard word != .failed else {
      outcome = .failed
      return
    }
    if isSkippedPlan {
      outcome = .unknown
      notUnderstood = "follows a plan that skips everything"
    } else if isRepeated {
      outcome = .unknown
      notUnderstood = "has the number \(entry.number), which another has too"
    } else if word != .expectedFailure, word != .unexpectedPass, let block = entry.block,
      let inner = Self.worst(of: block)
    {
      outcome = inner.outcome
      contradiction = "says 'ok', and \(inner.phrase)"
    } else {
      outcome = word
    }
  }

  private static func word(_ point: TAPPoint) -> TestOutcome {
    switch point.directive {
    case .none: point.isOK ? .passed : .failed
    case .skip: point.isOK ? .skipped : .failed
    case .todo: point.isOK ? .unexpectedPass : .expectedFailure
    }
  }

  /// The outcomes of a block's points, in their order.
  static func outcomes(of block: TAPBlock) -> [TAPOutcome] {
    let repeated = block.repeatedNumbers
    return block.points.map {
      TAPOutcome(
        $0, isSkippedPlan: block.plan?.skip != nil, isRepeated: repeated.contains($0.number))
    }
  }

  /// What keeps subtests from being a pass; nil when nothing does.
  private static func worst(of block: TAPBlock) -> (outcome: TestOutcome, phrase: String)? {
    let outcomes = outcomes(of: block).map(\.outcome)
    if let index = outcomes.firstIndex(where: { $0 == .failed || $0 == .unexpectedPass }) {
      return (.failed, "its subtest '\(block.points[index].name)' failed")
    }
    // Old tools leave the plan of subtests out.
    if block.plan != nil, let fault = block.faults.first {
      return (.error, "of its subtests \(fault)")
    }
    if let index = outcomes.firstIndex(where: { $0 == .error || $0 == .unknown }) {
      return (outcomes[index], "nobody knows what its subtest '\(block.points[index].name)' did")
    }
    return nil
  }
}

extension TAPBlock.Entry {
  /// Its name, or its number where it has none.
  var name: String {
    let text = ReadText.clean(point.name)
    return text.isEmpty ? "test \(number)" : text
  }
}
