import Diagnostics

/// What a file of results is written in, judged by its first bytes and not by its name.
enum ResultFormat: Hashable {
  /// XML of some kind that is not known to be a foreign one.
  case xml
  case eventStream
  case ctrf
  case tap
  case other(ForeignFormat)

  static let unknownName = ForeignFormat.unknownName

  init(of file: SourceFile) {
    self = Self.judge(file)
  }

  /// Its name for machines.
  var name: String {
    switch self {
    case .xml: "junit-xml"
    case .eventStream: "swift-testing-event-stream"
    case .ctrf: "ctrf-json"
    case .tap: "tap"
    case .other(let format): format.id
    }
  }

  private static func judge(_ file: SourceFile) -> ResultFormat {
    let head = file.bytes.prefix(4_096)
    if head.starts(with: [0x1F, 0x8B]) { return .other(.gzip) }
    if head.starts(with: Array("PK\u{3}\u{4}".utf8)) { return .other(.zip) }
    // UTF-16 and UTF-32 stand at the start of XML alone; its reader knows them.
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return .xml }
    let text = String(decoding: head, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    switch text.first {
    case nil:
      return .other(
        .unknown(
          file.bytes.isEmpty ? "empty" : "blank",
          help: "run the tests again; an empty file is left when a run is cut off"))
    case "<": return xml(text)
    case "{", "[": return JSONFace.format(of: file)
    default: return plain(file)
    }
  }

  private static func xml(_ text: Substring) -> ResultFormat {
    let start = text.prefix(14).lowercased()
    if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") { return .other(.html) }
    guard let root = XMLRoot.name(in: text) else { return .xml }
    return ForeignFormat.xml(root: root, head: text).map { .other($0) } ?? .xml
  }

  /// How much of a file is looked through for a line of TAP.
  private static let longestNoise = 65_536

  private static func plain(_ file: SourceFile) -> ResultFormat {
    let text = String(decoding: file.bytes.prefix(longestNoise), as: UTF8.self)
    return TAPFace.isTAP(text.drop { $0 == "\u{FEFF}" })
      ? .tap : .other(.unknown("neither XML nor JSON Lines nor TAP"))
  }
}
