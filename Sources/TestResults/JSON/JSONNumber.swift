/// Numbers as JSON writes them.
enum JSONNumber {
  /// Reads the number at `index` and goes behind it. One too large for a Double is no number.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) throws(JSONError)
    -> Double
  {
    let start = index
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let first = index
    var mantissa: UInt64 = 0
    let whole = digits(bytes, &index, &mantissa)
    guard whole > 0 else { throw index < bytes.count ? .malformed(at: index) : .cutOff }
    guard whole == 1 || bytes[first] != UInt8(ascii: "0") else { throw .malformed(at: first) }
    var fraction = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      fraction = digits(bytes, &index, &mantissa)
      guard fraction > 0 else { throw index < bytes.count ? .malformed(at: index) : .cutOff }
    }
    var hasExponent = false
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      hasExponent = true
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
      {
        index += 1
      }
      var ignored: UInt64 = 0
      guard digits(bytes, &index, &ignored) > 0 else {
        throw index < bytes.count ? .malformed(at: index) : .cutOff
      }
    }
    // Both are exact in a Double, so that their quotient is the nearest one.
    if !hasExponent, whole + fraction <= 18, mantissa < 1 << 53, fraction < powers.count {
      let value = Double(mantissa) / powers[fraction]
      return isNegative ? -value : value
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { throw .malformed(at: start) }
    return value
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// How many digits stand there; they are added to `mantissa`, which wraps.
  private static func digits(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ mantissa: inout UInt64
  ) -> Int {
    let start = index
    while index < bytes.count, case UInt8(ascii: "0")...UInt8(ascii: "9") = bytes[index] {
      mantissa = mantissa &* 10 &+ UInt64(bytes[index] - 0x30)
      index += 1
    }
    return index - start
  }
}
