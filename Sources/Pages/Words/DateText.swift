import TestResults

/// A moment as text, in UTC.
enum DateText {
  /// `2026-11-30T04:05:06Z`.
  static func iso(_ time: Timestamp) -> String {
    let moment = Moment(time)
    return isoDate(time) + "T" + two(moment.hour) + ":" + two(moment.minute) + ":"
      + two(moment.second) + "Z"
  }

  /// `2026-11-30`.
  static func isoDate(_ time: Timestamp) -> String {
    let moment = Moment(time)
    let year = String(moment.year)
    let padding = String(repeating: "0", count: max(4 - year.utf8.count, 0))
    return padding + year + "-" + two(moment.month) + "-" + two(moment.day)
  }

  /// The moment in the reader's words, to the minute.
  static func dateAndTime(_ time: Timestamp, _ words: Words) -> String {
    words.filled(.dateAndTime, values(Moment(time), words))
  }

  /// A day such as `2027-01-31` in the reader's words; as it is where it is none.
  static func date(_ day: String, _ words: Words) -> String {
    let parts = day.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    let months = words[.months].split(separator: " ")
    guard parts.count == 3, let year = parts[0], let month = parts[1], let number = parts[2],
      months.indices.contains(month - 1)
    else { return day }
    return words.filled(
      .date, ["day": String(number), "month": String(months[month - 1]), "year": String(year)])
  }

  private static func values(_ moment: Moment, _ words: Words) -> [String: String] {
    let months = words[.months].split(separator: " ")
    let month = moment.month <= months.count ? String(months[moment.month - 1]) : two(moment.month)
    return [
      "day": String(moment.day), "month": month, "year": String(moment.year),
      "hour": two(moment.hour), "minute": two(moment.minute),
    ]
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}

/// A moment in the Gregorian calendar, in UTC.
private struct Moment {
  let year: Int
  let month: Int
  let day: Int
  let hour: Int
  let minute: Int
  let second: Int

  init(_ time: Timestamp) {
    // Times beyond the years 1 to 9999 are pinned: no clock that wrote a result means them.
    let seconds = min(max(time.secondsSince1970, -62_135_596_800), 253_402_300_799)
    let secondOfDay = ((seconds % 86400) + 86400) % 86400
    let days = (seconds - secondOfDay) / 86400
    // Counted in eras of 400 years from 1 March of the year 0, so that leap days come last.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
  }
}
