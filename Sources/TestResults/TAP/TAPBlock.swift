/// The points of one level of a TAP file, and what was said about them.
struct TAPBlock {
  var points: [Entry] = []
  var plan: Plan?
  var plans = 0
  /// How many points stood before the plan.
  var pointsBeforePlan = 0

  struct Plan {
    let last: Int
    let skip: String?
    let line: Int
  }

  /// A point with all that belongs to it.
  struct Entry {
    let point: TAPPoint
    /// Its own number, else the one after the point before it.
    let number: Int
    let line: Int
    /// What its diagnostics say, in order.
    var messages: [String] = []
    var seconds: Double?
    /// The subtests that it sums up.
    var block: TAPBlock?
  }

  var isEmpty: Bool { points.isEmpty && plan == nil }

  mutating func add(_ point: TAPPoint, line: Int, block: TAPBlock?) {
    let number = point.number ?? (points.last?.number ?? 0) &+ 1
    points.append(
      Entry(point: point, number: number, line: line, seconds: point.seconds, block: block))
  }

  mutating func add(_ plan: Plan) {
    plans += 1
    if self.plan == nil {
      self.plan = plan
      pointsBeforePlan = points.count
    }
  }

  /// The numbers that more than one point has.
  var repeatedNumbers: Set<Int> {
    var seen: Set<Int> = []
    var repeated: Set<Int> = []
    for point in points where !seen.insert(point.number).inserted { repeated.insert(point.number) }
    return repeated
  }

  /// How many of the planned tests have no point.
  var missingCount: Int {
    guard let plan, plan.skip == nil else { return 0 }
    let present = Set(points.lazy.map(\.number).filter { (1...max(1, plan.last)).contains($0) })
    return max(0, plan.last - present.count)
  }

  /// The first of the planned numbers that have no point, `limit` at most.
  func missingNumbers(limit: Int) -> [Int] {
    guard missingCount > 0, let plan else { return [] }
    let present = Set(points.map(\.number))
    var missing: [Int] = []
    var number = 1
    while number <= plan.last, missing.count < limit {
      if !present.contains(number) { missing.append(number) }
      number += 1
    }
    return missing
  }

  /// What in the block as a whole is not as it should be, as phrases; empty for a sound one.
  var faults: [String] {
    var faults: [String] = []
    guard let plan else { return points.isEmpty ? [] : ["it has no plan"] }
    if plans > 1 { faults.append("it has \(plans) plans") }
    if plan.skip == nil, points.count != plan.last || missingCount > 0 {
      faults.append(
        "its plan is \(plan.last) \(plan.last == 1 ? "test" : "tests"), and it ran \(points.count)")
    }
    let beyond = points.count { $0.number < 1 || $0.number > plan.last }
    if beyond > 0, plan.skip == nil, points.count == plan.last {
      faults.append("\(beyond) of its numbers are outside of its plan")
    }
    return faults
  }
}
