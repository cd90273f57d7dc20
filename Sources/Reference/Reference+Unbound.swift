package import TestResults

extension Reference {
  /// The tests of counted runs that speak for no rule, in the order of the runs and of their tests.
  package var unboundTests: [TestRecord] {
    struct Identity: Hashable {
      let run: Int
      let test: TestRecord
    }
    var bound: Set<Identity> = []
    for guide in guides {
      for rule in guide.rules {
        for linked in rule.tests { bound.insert(Identity(run: linked.run, test: linked.test)) }
      }
    }
    return runs.indices.filter { runs[$0].supersededBy == nil }.flatMap { run in
      runs[run].run.tests.filter { !bound.contains(Identity(run: run, test: $0)) }
    }
  }
}
