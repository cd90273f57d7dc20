import CLibXML2

/// Receives what stands in an XML text, in its order.
protocol XMLHandler: AnyObject {
  /// Whether text is of use where the scanner stands; it is not delivered otherwise.
  var wantsText: Bool { get }
  /// An element begins; its attributes are valid during the call alone.
  ///
  /// - Returns: Whether to go on.
  func start(_ name: XMLName, _ attributes: XMLAttributes, line: Int) -> Bool
  func text(_ bytes: UnsafeBufferPointer<UInt8>)
  func end()
}

/// How a scan ended; lines and columns are 1-based.
enum XMLEnd: Hashable {
  case finished
  /// The handler had seen enough.
  case stopped
  case doctype(line: Int)
  case tooDeep(line: Int)
  /// The text ends inside this element.
  case cutOff(element: String, opened: Int, line: Int)
  /// The reason is one phrase.
  case malformed(line: Int, column: Int, reason: String)
}

/// The one door to libxml2: its SAX interface over a stream of bytes.
///
/// No file and no address is ever opened: a DOCTYPE ends the scan before anything in it is read,
/// so there are no entities but XML's own five. The library's limits stay on (10 MB for one
/// value), and elements nest to `depthLimit`. Only what is well-formed to its end is `finished`.
enum XMLScanner {
  static let depthLimit = 64

  /// - Parameter read: Fills the buffer with the next bytes and tells how many; 0 at the end, and
  ///   a negative number when they cannot be had, after which the scan is not `finished`.
  static func scan(
    _ handler: any XMLHandler, read: @escaping (UnsafeMutableRawBufferPointer) -> Int
  ) -> XMLEnd {
    let scan = Scan(handler: handler, read: read)
    let opaque = Unmanaged.passUnretained(scan).toOpaque()
    var callbacks = Scan.callbacks
    guard
      let context = xmlCreateIOParserCtxt(
        &callbacks, opaque, Scan.readBytes, nil, opaque, XML_CHAR_ENCODING_NONE)
    else { preconditionFailure("libxml2 gave no parser") }
    defer { xmlFreeParserCtxt(context) }
    xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue))
    scan.context = context
    return withExtendedLifetime(scan) {
      xmlParseDocument(context)
      if let end = scan.end { return end }
      return context.pointee.wellFormed == 1
        ? .finished : .malformed(line: 0, column: 0, reason: "it cannot be parsed")
    }
  }
}

/// A local name, as libxml2 points at it: valid while the scan lasts.
///
/// Names are compared by their bytes, because a text made of each would cost more than the rest of
/// a scan.
struct XMLName {
  fileprivate let bytes: UnsafePointer<xmlChar>

  var text: String { String(cString: bytes) }

  @inline(__always)
  static func ~= (pattern: StaticString, name: XMLName) -> Bool {
    XMLName.isEqual(name.bytes, pattern)
  }

  /// A name ends in a zero, which no pattern holds.
  @inline(__always)
  fileprivate static func isEqual(_ bytes: UnsafePointer<xmlChar>, _ pattern: StaticString) -> Bool
  {
    let count = pattern.utf8CodeUnitCount
    let start = pattern.utf8Start
    var index = 0
    while index < count {
      if bytes[index] != start[index] { return false }
      index += 1
    }
    return bytes[count] == 0
  }
}

/// The attributes of an element, as libxml2 points at them: valid during the call that brings them.
struct XMLAttributes: Sequence, IteratorProtocol {
  fileprivate let pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  fileprivate let count: Int
  private var index = 0

  fileprivate init(pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int) {
    self.pointers = pointers
    self.count = count
  }

  /// One of them; its value is UTF-8 whatever the file is written in.
  struct Attribute {
    let name: XMLName
    let value: UnsafeBufferPointer<UInt8>

    var text: String { String(decoding: value, as: UTF8.self) }
  }

  @inline(__always)
  mutating func next() -> Attribute? {
    guard let pointers, index < count else { return nil }
    let place = index * 5
    index += 1
    guard let name = pointers[place], let start = pointers[place + 3], let end = pointers[place + 4]
    else { return nil }
    return Attribute(
      name: XMLName(bytes: name),
      value: UnsafeBufferPointer(start: start, count: end - start))
  }

  /// The value of the attribute with this local name; nil when it is absent.
  subscript(name: StaticString) -> String? {
    guard let pointers else { return nil }
    for index in 0..<count {
      guard let found = pointers[index * 5], XMLName.isEqual(found, name) else {
        continue
      }
      guard let start = pointers[index * 5 + 3], let end = pointers[index * 5 + 4] else {
        return nil
      }
      return String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    }
    return nil
  }
}

// MARK: - One scan

private final class Scan {
  let handler: any XMLHandler
  let read: (UnsafeMutableRawBufferPointer) -> Int
  var context: xmlParserCtxtPtr?
  private(set) var end: XMLEnd?
  private var isExhausted = false
  /// The open elements, outermost first, with the lines of their start tags.
  private var open: [(name: XMLName, line: Int)] = []

  init(handler: any XMLHandler, read: @escaping (UnsafeMutableRawBufferPointer) -> Int) {
    self.handler = handler
    self.read = read
  }

  private func stop(_ end: XMLEnd) {
    if self.end == nil { self.end = end }
    if let context { xmlStopParser(context) }
  }

  private var line: Int { Int(context?.pointee.input?.pointee.line ?? 0) }

  /// The line of the start tag that was just read. A tag holds no raw `<` but its first byte.
  private var startTagLine: Int {
    guard let input = context?.pointee.input, let base = input.pointee.base,
      var cursor = input.pointee.cur
    else { return 0 }
    var line = Int(input.pointee.line)
    while cursor > base {
      cursor -= 1
      if cursor.pointee == UInt8(ascii: "<") { break }
      if cursor.pointee == UInt8(ascii: "\n") { line -= 1 }
    }
    return line
  }

  private func start(_ name: UnsafePointer<xmlChar>, _ attributes: XMLAttributes) {
    guard end == nil else { return }
    let line = startTagLine
    let name = XMLName(bytes: name)
    open.append((name, line))
    if open.count > XMLScanner.depthLimit {
      stop(.tooDeep(line: line))
    } else if !handler.start(name, attributes, line: line) {
      stop(.stopped)
    }
  }

  private func endElement() {
    guard end == nil else { return }
    open.removeLast()
    handler.end()
  }

  private func fail(_ error: xmlError) {
    guard end == nil, error.level == XML_ERR_FATAL else { return }
    let input = context?.pointee.input?.pointee
    let isAtEnd = isExhausted && (input.map { $0.cur >= $0.end } ?? true)
    // A wrong end tag may be the last thing in a file, and nothing is missing behind it.
    let isMismatch = UInt32(error.code) == XML_ERR_TAG_NAME_MISMATCH.rawValue
    if isAtEnd, !isMismatch, let element = open.last {
      end = .cutOff(element: element.name.text, opened: element.line, line: Int(error.line))
    } else {
      end = .malformed(
        line: Int(error.line), column: Int(error.int2), reason: Self.reason(error))
    }
  }

  /// Own words for the mistakes that tools make, else the library's.
  private static func reason(_ error: xmlError) -> String {
    switch UInt32(error.code) {
    case XML_ERR_RESERVED_XML_NAME.rawValue: return "something stands before the XML declaration"
    case XML_ERR_ATTRIBUTE_REDEFINED.rawValue: return "an attribute stands twice in one tag"
    case XML_ERR_LT_IN_ATTRIBUTE.rawValue: return "a raw '<' stands in an attribute"
    case XML_ERR_DOCUMENT_END.rawValue: return "something stands after the root element"
    case XML_ERR_TAG_NAME_MISMATCH.rawValue: return "an end tag closes another element"
    case XML_ERR_UNDECLARED_ENTITY.rawValue: return "an entity is used that XML does not have"
    case XML_ERR_INVALID_CHAR.rawValue:
      return "a character stands in it that XML does not allow"
    default:
      let words = error.message.map { String(cString: $0) } ?? "it cannot be parsed"
      return words.split(separator: "\n").first.map(String.init) ?? words
    }
  }

  // MARK: - What libxml2 calls

  private static func of(_ opaque: UnsafeMutableRawPointer?) -> Scan {
    guard let opaque else { preconditionFailure("libxml2 lost its user data") }
    return Unmanaged<Scan>.fromOpaque(opaque).takeUnretainedValue()
  }

  static let readBytes: xmlInputReadCallback = { opaque, buffer, count in
    guard let buffer, count > 0 else { return 0 }
    let scan = Scan.of(opaque)
    let room = UnsafeMutableRawBufferPointer(start: buffer, count: Int(count))
    let filled = scan.read(room)
    if filled <= 0 { scan.isExhausted = true }
    return Int32(filled)
  }

  static var callbacks: xmlSAXHandler {
    var callbacks = xmlSAXHandler()
    callbacks.initialized = UInt32(XML_SAX2_MAGIC)
    callbacks.internalSubset = { opaque, _, _, _ in
      let scan = Scan.of(opaque)
      scan.stop(.doctype(line: scan.line))
    }
    callbacks.startElementNs = { opaque, name, _, _, _, _, count, _, attributes in
      guard let name else { return }
      Scan.of(opaque).start(name, XMLAttributes(pointers: attributes, count: Int(count)))
    }
    callbacks.endElementNs = { opaque, _, _, _ in Scan.of(opaque).endElement() }
    let text: charactersSAXFunc = { opaque, bytes, count in
      let scan = Scan.of(opaque)
      guard scan.end == nil, scan.handler.wantsText else { return }
      scan.handler.text(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
    callbacks.characters = text
    callbacks.ignorableWhitespace = text
    callbacks.cdataBlock = text
    callbacks.serror = { opaque, error in
      if let error { Scan.of(opaque).fail(error.pointee) }
    }
    return callbacks
  }
}
