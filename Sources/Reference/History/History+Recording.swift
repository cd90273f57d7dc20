extension History {
  /// What one build found of a rule.
  struct Finding {
    let rule: String
    /// Ids it once had.
    let oldIDs: [String]
    let verdict: Verdict
    /// nil when unknown.
    let text: String?
  }

  /// Adds a build, or replaces what an earlier judgement of the same runs found.
  ///
  /// Builds are kept in the order in which they were made: an old set of runs that is judged again
  /// goes where it belongs, and what the builds after it found stays. A rule takes along what was
  /// found under the ids that it once had. Every rule that is not among the findings is gone.
  ///
  /// - Parameter limit: How many builds are kept; the oldest are forgotten.
  /// - Returns: The index of the build.
  mutating func record(_ build: Build, _ findings: [Finding], limit: Int) -> Int {
    for finding in findings { adopt(finding.oldIDs, by: finding.rule) }
    var place: Int
    if let known = builds.firstIndex(where: { $0.id == build.id }) {
      place = known
      builds[known] = build
    } else {
      place = position(of: build)
      builds.insert(build, at: place)
      if place < builds.count - 1 {
        for rule in rules.keys {
          rules[rule] = rules[rule]?.map { entry in
            var entry = entry
            if entry.build >= place { entry.build += 1 }
            return entry
          }
        }
      }
    }
    var found = Set<String>(minimumCapacity: findings.count)
    for finding in findings {
      found.insert(finding.rule)
      set(finding.rule, .judged(finding.verdict), finding.text, at: place)
    }
    for rule in rules.keys where !found.contains(rule) { set(rule, .gone, nil, at: place) }
    let surplus = builds.count - max(limit, 1)
    if surplus > 0 {
      forget(min(surplus, place))
      place -= min(surplus, place)
    }
    return place
  }

  /// Where a new build belongs: before the first one that is known to be later.
  private func position(of build: Build) -> Int {
    guard let madeAt = build.madeAt else { return builds.count }
    return builds.firstIndex { $0.madeAt.map { $0 > madeAt } ?? false } ?? builds.count
  }

  /// Changes one rule at one build, and nothing of the builds behind it.
  private mutating func set(_ rule: String, _ state: State, _ text: String?, at place: Int) {
    var entries = rules[rule] ?? []
    let after = place + 1
    let stateAfter = self.state(of: entries, at: after)
    let textAfter = self.text(of: entries, at: after)
    let isNew = place == builds.count - 1
    entries.removeAll { $0.build == place }
    let before = entries.filter { $0.build < place }
    let stateBefore = before.last?.state ?? .gone
    let textBefore = self.text(of: before, at: place)
    let newText = text != textBefore ? text : nil
    if state != stateBefore || newText != nil {
      let index = entries.firstIndex { $0.build > place } ?? entries.count
      entries.insert(Entry(build: place, state: state, text: newText), at: index)
    }
    if !isNew {
      keep(stateAfter ?? .gone, textAfter, at: after, in: &entries)
    }
    entries = Self.withoutRepetitions(entries)
    rules[rule] = entries.isEmpty ? nil : entries
  }

  /// Sees to it that a rule is at a build what it was before something changed ahead of it.
  private func keep(_ state: State, _ text: String?, at build: Int, in entries: inout [Entry]) {
    let ahead = entries.filter { $0.build < build }
    let text = text != self.text(of: ahead, at: build) ? text : nil
    if let index = entries.firstIndex(where: { $0.build == build }) {
      entries[index].text = text
    } else {
      let index = entries.firstIndex { $0.build > build } ?? entries.count
      entries.insert(Entry(build: build, state: state, text: text), at: index)
    }
  }

  private static func withoutRepetitions(_ entries: [Entry]) -> [Entry] {
    var kept: [Entry] = []
    for entry in entries {
      if entry.text == nil, entry.state == kept.last?.state ?? .gone { continue }
      kept.append(entry)
    }
    return kept
  }

  /// Gives a rule what was found under its former ids, as far as it has no findings of its own.
  private mutating func adopt(_ oldIDs: [String], by rule: String) {
    for old in oldIDs {
      guard let former = rules.removeValue(forKey: old) else { continue }
      let own = rules[rule] ?? []
      let first = own.first?.build ?? builds.count
      rules[rule] = Self.withoutRepetitions(former.filter { $0.build < first } + own)
    }
  }

  /// Drops the oldest builds; what rules were then is what they are at the first that stays.
  private mutating func forget(_ count: Int) {
    guard count > 0 else { return }
    builds.removeFirst(count)
    for (rule, entries) in rules {
      var kept: [Entry] = []
      if let state = state(of: entries, at: count) {
        kept.append(Entry(build: 0, state: state, text: text(of: entries, at: count)))
      }
      for entry in entries where entry.build > count {
        kept.append(Entry(build: entry.build - count, state: entry.state, text: entry.text))
      }
      kept = Self.withoutRepetitions(kept)
      // A rule that is gone from the first build that stays on, and never came back.
      rules[rule] = kept.contains { $0.state != .gone } ? kept : nil
    }
  }
}
