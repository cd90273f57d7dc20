/// A number as it is written, digit by digit, and the Double nearest to it.
///
/// Natively and in the browser the same text must be the same number, and Embedded Swift cannot
/// convert texts, so the conversion is here: exact for the first 19 digits that are not leading
/// zeros.
struct JSONDecimal {
  /// Whether a minus sign stands before the number.
  var isNegative = false
  /// The power of ten that the digits are multiplied by.
  var exponent = 0

  private var digits: UInt64 = 0
  private var count = 0

  mutating func append(digit: UInt64) {
    if count >= 19 {
      exponent += 1
      return
    }
    if count > 0 || digit > 0 { count += 1 }
    digits = digits * 10 + digit
  }

  mutating func append(fractionDigit digit: UInt64) {
    guard count < 19 else { return }
    append(digit: digit)
    exponent -= 1
  }

  /// The nearest Double, or `nil` when the number is larger than any.
  var value: Double? {
    guard digits > 0, exponent > -400 else { return isNegative ? -0.0 : 0 }
    guard exponent < 400 else { return nil }
    let magnitude = Self.scaled(digits, exponent)
    guard magnitude < Double.infinity else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  private static func scaled(_ digits: UInt64, _ exponent: Int) -> Double {
    // Both numbers are exact then, so that the one operation rounds rightly.
    if digits < 1 << 53, exponent >= -22, exponent <= 22 {
      var power: Double = 1
      for _ in 0..<abs(exponent) { power *= 10 }
      return exponent < 0 ? Double(digits) / power : Double(digits) * power
    }
    var numerator = WideNumber(digits)
    var denominator = WideNumber(1)
    if exponent >= 0 {
      for _ in 0..<exponent { numerator.multiply(by: 10) }
    } else {
      for _ in 0..<(-exponent) { denominator.multiply(by: 10) }
    }
    // The quotient gets 64 bits and a mark for what remains, which is more than rounding needs.
    var power = numerator.bitCount - denominator.bitCount
    if power >= 0 { denominator.shiftLeft(by: power) } else { numerator.shiftLeft(by: -power) }
    if numerator.isLess(than: denominator) {
      numerator.shiftLeft(by: 1)
      power -= 1
    }
    var quotient: UInt64 = 0
    for _ in 0..<64 {
      quotient <<= 1
      if !numerator.isLess(than: denominator) {
        numerator.subtract(denominator)
        quotient |= 1
      }
      numerator.shiftLeft(by: 1)
    }
    if !numerator.isZero { quotient |= 1 }
    var value = Double(quotient)
    power -= 63
    while power > 0 {
      value *= 2
      power -= 1
    }
    while power < 0 {
      value /= 2
      power += 1
    }
    return value
  }
}

/// A whole number without an upper limit, as far as `JSONDecimal` needs it.
private struct WideNumber {
  /// The least significant first; the last one is not zero.
  private var limbs: [UInt32] = []

  init(_ value: UInt64) {
    if value > 0 { limbs.append(UInt32(truncatingIfNeeded: value)) }
    if value >> 32 > 0 { limbs.append(UInt32(truncatingIfNeeded: value >> 32)) }
  }

  var isZero: Bool { limbs.isEmpty }

  var bitCount: Int {
    guard let last = limbs.last else { return 0 }
    return limbs.count * 32 - last.leadingZeroBitCount
  }

  mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * factor + carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
  }

  mutating func shiftLeft(by bits: Int) {
    guard bits > 0, !limbs.isEmpty else { return }
    multiply(by: 1 << UInt64(bits % 32))
    if bits >= 32 { limbs.insert(contentsOf: Array(repeating: 0, count: bits / 32), at: 0) }
  }

  func isLess(than other: WideNumber) -> Bool {
    if limbs.count != other.limbs.count { return limbs.count < other.limbs.count }
    for index in limbs.indices.reversed() where limbs[index] != other.limbs[index] {
      return limbs[index] < other.limbs[index]
    }
    return false
  }

  /// Takes away a number that is not larger.
  mutating func subtract(_ other: WideNumber) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      let taken = index < other.limbs.count ? Int64(other.limbs[index]) : 0
      var difference = Int64(limbs[index]) - taken - borrow
      borrow = difference < 0 ? 1 : 0
      if difference < 0 { difference += 1 << 32 }
      limbs[index] = UInt32(truncatingIfNeeded: difference)
    }
    while limbs.last == 0 { limbs.removeLast() }
  }
}
