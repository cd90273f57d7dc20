package import Guides

extension Waiver {
  /// Whether it excuses anything on a day: through the day it names, that day included.
  ///
  /// Without knowing the day, or with an end that is no date, only one without an end does.
  package func isInForce(on today: CalendarDay?) -> Bool {
    guard let until else { return true }
    guard let end = CalendarDay(until), let today else { return false }
    return today <= end
  }
}
