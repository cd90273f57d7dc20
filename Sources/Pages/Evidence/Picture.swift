/// An SVG that a test recorded and that may be written as a file of the site.
///
/// It is shown by `<img>` only, where browsers run no script and load nothing; what could do either
/// is refused all the same, because somebody may open the file itself.
struct Picture: Hashable, Sendable {
  static let byteLimit = 262_144

  let bytes: [UInt8]
  /// 32 hexadecimal digits made of the bytes: the name of its file.
  let hash: String
  /// In CSS pixels, for a page that keeps its place; nil where the picture does not tell.
  let size: Size?

  struct Size: Hashable, Sendable {
    let width: Int
    let height: Int
  }

  /// Why a picture is not shown.
  struct Refusal: Error, Hashable {
    /// A phrase: `it has the element 'script'`.
    let reason: String
  }

  static func check(_ svg: String) -> Result<Picture, Refusal> {
    guard svg.utf8.count <= byteLimit else { return .failure(Refusal(reason: "it is too large")) }
    var checker = SVGChecker(Array(svg.utf8))
    do {
      try checker.check()
    } catch {
      return .failure(error)
    }
    return .success(
      Picture(bytes: Array(svg.utf8), hash: hash(of: svg.utf8), size: checker.size))
  }

  /// Two FNV-1a sums of 64 bits with different beginnings.
  private static func hash(of bytes: String.UTF8View) -> String {
    var first: UInt64 = 0xCBF2_9CE4_8422_2325
    var second: UInt64 = 0x8422_2325_CBF2_9CE4
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
      second = (second ^ UInt64(byte &+ 0x5B)) &* 0x100_0000_01B3
    }
    return hexadecimal(first) + hexadecimal(second)
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
