/// One line of TAP, by itself and without its indentation.
enum TAPLine {
  case version(Int)
  /// `1..N`; the reason is there when it skips everything.
  case plan(last: Int, skip: String?)
  case point(TAPPoint)
  case bailOut(String)
  case comment(Substring)
  /// Output of the program that looks like nothing.
  case noise

  init(_ text: Substring) {
    if text.hasPrefix("#") {
      self = .comment(text.dropFirst())
    } else if text.hasPrefix("TAP version "), let version = Int(text.dropFirst(12).trimmed) {
      self = .version(version)
    } else if text.hasPrefix("KTAP version ") {
      // The kernel's own, which began as TAP 14.
      self = .version(14)
    } else if text.lowercased().hasPrefix("bail out!") {
      self = .bailOut(String(text.dropFirst(9).trimmed))
    } else if let plan = Self.plan(text) {
      self = plan
    } else if let point = TAPPoint(text) {
      self = .point(point)
    } else {
      self = .noise
    }
  }

  private static func plan(_ text: Substring) -> TAPLine? {
    guard text.hasPrefix("1..") else { return nil }
    let digits = text.dropFirst(3).prefix { $0.isASCII && $0.isNumber }
    guard let last = Int(digits) else { return nil }
    let rest = text.dropFirst(3 + digits.count).trimmed
    if rest.isEmpty { return .plan(last: last, skip: nil) }
    guard rest.hasPrefix("#") else { return nil }
    let reason = rest.dropFirst().trimmed
    return .plan(last: last, skip: reason.lowercased().hasPrefix("skip") ? String(reason) : nil)
  }
}

/// `ok 1 - name # skip reason`
struct TAPPoint {
  let isOK: Bool
  /// nil where the line has none.
  let number: Int?
  let name: String
  let directive: Directive
  /// Whether its subtests follow it in braces.
  let opensBlock: Bool
  /// From a comment like `# time=12ms`.
  let seconds: Double?

  enum Directive: Equatable {
    case none
    case skip(String)
    /// It is expected to fail.
    case todo(String)
  }

  init?(_ text: Substring) {
    var rest = text
    isOK = !rest.hasPrefix("not ")
    if !isOK { rest = rest.dropFirst(4) }
    guard rest.hasPrefix("ok") else { return nil }
    rest = rest.dropFirst(2)
    guard rest.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
    rest = rest.trimmed
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    // `ok 3rd time` has no number.
    let behind = rest.dropFirst(digits.count).first
    if let value = Int(digits), behind.map({ " \t-#{".contains($0) }) ?? true {
      number = value
      rest = rest.dropFirst(digits.count).trimmed
    } else {
      number = nil
    }
    if rest.hasPrefix("- ") || rest == "-" { rest = rest.dropFirst().trimmed }
    opensBlock = rest == "{" || rest.hasSuffix(" {")
    if opensBlock { rest = rest.dropLast().trimmed }
    (name, directive, seconds) = Self.parts(rest)
  }

  /// The name and what stands behind its last unescaped `#`.
  private static func parts(_ text: Substring) -> (String, Directive, Double?) {
    var name = ""
    var escaped = false
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if escaped {
        if character != "#" && character != "\\" { name.append("\\") }
        name.append(character)
        escaped = false
      } else if character == "\\" {
        escaped = true
      } else if character == "#", name.isEmpty || name.last == " " || name.last == "\t" {
        let words = text[text.index(after: index)...].trimmed
        let directive = directive(words)
        let seconds = seconds(words)
        if directive != .none || seconds != nil {
          return (String(name[...].trimmed), directive, seconds)
        }
        name.append(character)
      } else {
        name.append(character)
      }
      index = text.index(after: index)
    }
    if escaped { name.append("\\") }
    return (String(name[...].trimmed), .none, nil)
  }

  private static func directive(_ words: Substring) -> Directive {
    let first = words.prefix { !$0.isWhitespace }
    let word = first.lowercased()
    let reason = String(words.dropFirst(first.count).trimmed)
    if word.hasPrefix("skip") { return .skip(reason) }
    let isTodo = word.hasPrefix("todo") && !(word.dropFirst(4).first?.isLetter ?? false)
    return isTodo ? .todo(reason) : .none
  }

  private static func seconds(_ words: Substring) -> Double? {
    guard words.hasPrefix("time=") else { return nil }
    let value = words.dropFirst(5).prefix { !$0.isWhitespace }
    if value.hasSuffix("ms") {
      return JUnitDuration.seconds(String(value.dropLast(2))).map { $0 / 1_000 }
    }
    return value.hasSuffix("s") ? JUnitDuration.seconds(String(value.dropLast())) : nil
  }
}

extension Substring {
  /// Without the blanks at both ends.
  var trimmed: Substring {
    var text = self
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
