extension Timestamp {
  /// Reads `2026-01-31T10:00:00Z` and its ISO 8601 variants; nil for anything else.
  ///
  /// - A `T` or one blank stands between date and time; `t` and `z` may be small.
  /// - A fraction of a second (`.123`, `,123`) is read and dropped: moments are whole seconds.
  /// - The zone is `Z`, `+05:45`, `+0545` or `+05`, up to 14 hours. Without a zone the moment
  ///   is taken as UTC: result files of most tools leave it out, and nothing in them tells where
  ///   they were written.
  /// - Days and hours that do not exist (30 February, 24:00:00, a 60th second) are refused.
  package init?(reading text: String) {
    var text = text
    guard let seconds = text.withUTF8({ Reader(bytes: $0).read() }) else { return nil }
    self.init(secondsSince1970: seconds)
  }

  /// A cursor over the text's bytes.
  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    func read() -> Int? {
      var reader = self
      guard let date = reader.date(), reader.skip("T", "t", " "), let time = reader.time() else {
        return nil
      }
      guard let offset = reader.offset(), reader.index == bytes.count else { return nil }
      return date * 86_400 + time - offset
    }

    /// Days since 1970.
    private mutating func date() -> Int? {
      guard let year = number(4), year >= 1, skip("-"), let month = number(2), skip("-"),
        let day = number(2), (1...12).contains(month), day >= 1,
        day <= Self.days(month: month, year: year)
      else { return nil }
      // Counts from 1 March, so that the leap day is the last day of its year.
      let shifted = month > 2 ? year : year - 1
      let era = shifted / 400
      let yearOfEra = shifted % 400
      let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
      let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
      return era * 146_097 + dayOfEra - 719_468
    }

    private static func days(month: Int, year: Int) -> Int {
      switch month {
      case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    }

    /// Seconds since midnight.
    private mutating func time() -> Int? {
      guard let hour = number(2), hour < 24, skip(":"), let minute = number(2), minute < 60 else {
        return nil
      }
      guard skip(":") else { return hour * 3_600 + minute * 60 }
      guard let second = number(2), second < 60 else { return nil }
      if skip(".", ",") {
        let start = index
        while digit != nil { index += 1 }
        guard index > start else { return nil }
      }
      return hour * 3_600 + minute * 60 + second
    }

    /// Seconds east of UTC.
    private mutating func offset() -> Int? {
      if index == bytes.count || skip("Z", "z") { return 0 }
      let isEast = skip("+")
      guard isEast || skip("-"), let hours = number(2) else { return nil }
      var minutes = 0
      if index < bytes.count {
        _ = skip(":")
        guard let read = number(2), read < 60 else { return nil }
        minutes = read
      }
      let seconds = hours * 3_600 + minutes * 60
      guard seconds <= 14 * 3_600 else { return nil }
      return isEast ? seconds : -seconds
    }

    private var digit: Int? {
      guard index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
      else { return nil }
      return Int(bytes[index] - UInt8(ascii: "0"))
    }

    private mutating func number(_ digits: Int) -> Int? {
      var value = 0
      for _ in 0..<digits {
        guard let digit else { return nil }
        value = value * 10 + digit
        index += 1
      }
      return value
    }

    private mutating func skip(_ candidates: Unicode.Scalar...) -> Bool {
      guard index < bytes.count,
        candidates.contains(where: { UInt8(ascii: $0) == bytes[index] })
      else { return false }
      index += 1
      return true
    }
  }
}

// MARK: - Writing

extension Timestamp: CustomStringConvertible {
  /// `2026-01-31T10:00:00Z`; years outside 0 to 9999 come out with as many digits as they need.
  package var description: String {
    let days = (Double(secondsSince1970) / 86_400).rounded(.down)
    let second = secondsSince1970 - Int(days) * 86_400
    // The inverse of the reader's count from 1 March.
    let shifted = Int(days) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let date = "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    let hour = Self.padded(second / 3_600, 2)
    let minute = Self.padded(second / 60 % 60, 2)
    return "\(date)T\(hour):\(minute):\(Self.padded(second % 60, 2))Z"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
