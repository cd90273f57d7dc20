/// The links of one test in the order found, each rule once, by its first link.
///
/// A file may name any number of rules for one test: a link is found at once among all others.
struct RuleLinks {
  private(set) var all: [RuleLink] = []
  private var rules: Set<String> = []

  init(_ links: [RuleLink] = []) { for link in links { add(link) } }

  /// Passes over a rule that has a link already.
  mutating func add(_ link: RuleLink) {
    if rules.insert(link.rule).inserted { all.append(link) }
  }

  func contains(_ rule: String) -> Bool { rules.contains(rule) }
}
