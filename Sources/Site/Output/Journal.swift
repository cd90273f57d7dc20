/// What is left to do to turn the old site into the one that lies ready: `.assay/journal`.
///
/// It is complete when it exists. Each line can be done again without harm, so a build that was
/// stopped half-way is finished by doing all of them from the start.
struct Journal: Hashable, Sendable {
  let steps: [Step]

  enum Step: Hashable, Sendable {
    /// A file in `.assay/next` takes its place in the site.
    case put(number: Int, OutputPath)
    /// A file of an earlier build goes, with the folders that are empty then.
    case remove(OutputPath)
    /// `.assay/next/written` becomes `.assay/written`.
    case record
  }

  private static let heading = "assay journal 1"

  init(steps: [Step]) { self.steps = steps }

  /// nil for text that `bytes` could not have given.
  init?(bytes: [UInt8]) {
    guard bytes.last == UInt8(ascii: "\n"), let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    var lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }[...]
    guard lines.popFirst() == Self.heading else { return nil }
    var steps: [Step] = []
    for line in lines {
      guard let step = Step(line: line) else { return nil }
      steps.append(step)
    }
    self.steps = steps
  }

  var bytes: [UInt8] {
    var bytes = Array("\(Self.heading)\n".utf8)
    for step in steps { bytes += Array("\(step.line)\n".utf8) }
    return bytes
  }
}

extension Journal.Step {
  fileprivate init?(line: String) {
    func cut(_ text: Substring) -> (word: Substring, rest: Substring?) {
      guard let space = text.utf8.firstIndex(of: UInt8(ascii: " ")) else { return (text, nil) }
      return (text[..<space], text[text.utf8.index(after: space)...])
    }
    do {
      switch cut(Substring(line)) {
      case ("put", let rest?):
        let (digits, path) = cut(rest)
        guard let number = Int(digits), number >= 0, let path else { return nil }
        self = .put(number: number, try OutputPath(String(path)))
      case ("remove", let path?): self = .remove(try OutputPath(String(path)))
      case ("record", nil): self = .record
      default: return nil
      }
    } catch {
      return nil
    }
  }

  fileprivate var line: String {
    switch self {
    case .put(let number, let path): "put \(number) \(path.text)"
    case .remove(let path): "remove \(path.text)"
    case .record: "record"
    }
  }
}
