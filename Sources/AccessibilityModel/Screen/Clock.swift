/// The time of one screen: it stands still until it is advanced.
///
/// Animations and speech take time of this clock, so that what happens never depends on how fast
/// the machine is.
public final class Clock {
  /// The seconds since the screen was made.
  public private(set) var now: Double = 0

  private struct Alarm {
    let time: Double
    let body: () -> Void
  }

  /// In the order of scheduling.
  private var alarms: [Alarm] = []

  init() {}

  /// Has `body` called once, when `delay` more seconds have passed; 0 is the next `advance`.
  public func schedule(after delay: Double, _ body: @escaping () -> Void) {
    alarms.append(Alarm(time: now + max(0, delay), body: body))
  }

  /// Lets `seconds` pass, calling what falls due in the order of time, then of scheduling.
  ///
  /// What a call schedules falls due within the same advance if its time has come.
  public func advance(by seconds: Double) {
    let end = now + max(0, seconds)
    while let index = nextIndex(until: end) {
      let alarm = alarms.remove(at: index)
      now = max(now, alarm.time)
      alarm.body()
    }
    now = end
  }

  private func nextIndex(until end: Double) -> Int? {
    var found: Int?
    for (index, alarm) in alarms.enumerated() where alarm.time <= end {
      guard let best = found else {
        found = index
        continue
      }
      if alarm.time < alarms[best].time { found = index }
    }
    return found
  }
}
