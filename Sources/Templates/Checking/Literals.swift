import Diagnostics

/// The bytes of all templates that a page uses, one after another, so that a literal is a range.
struct Literals {
  private(set) var bytes: [UInt8] = []
  /// Where each template's bytes begin, by its name.
  private var starts: [String: Int] = [:]

  /// Where a range of a template's file lies in `bytes`.
  mutating func range(_ range: Range<Int>, of template: Template) -> Range<Int> {
    let start = start(of: template)
    return start + range.lowerBound..<start + range.upperBound
  }

  private mutating func start(of template: Template) -> Int {
    if let known = starts[template.name] { return known }
    let start = bytes.count
    bytes += template.file.bytes
    starts[template.name] = start
    return start
  }
}
