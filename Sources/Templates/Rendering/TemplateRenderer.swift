import Diagnostics

/// Writes one page.
struct TemplateRenderer {
  /// Partials may stand in each other this deep.
  static let depthLimit = 64
  /// Partials that include others several times multiply; this ends them.
  static let callLimit = 1_000_000

  private let template: CheckedTemplate
  /// The objects of the sections around, outermost first.
  private var objects: [TemplateObject] = []
  /// What every line of the partial being written begins with.
  private var indentation: [UInt8] = []
  /// The calls that are being written, outermost first.
  private var calls: [Int] = []
  private var callCount = 0

  init(_ template: CheckedTemplate, _ root: TemplateValue) {
    self.template = template
    if case .object(let object) = root { objects.append(object) }
  }

  /// Writes a range of operations with `current` as the value at hand.
  mutating func run(
    _ range: Range<Int>, _ current: TemplateValue, _ output: inout [UInt8]
  ) throws(RenderingError) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch template.operations[index] {
      case .literal(let range): output.append(contentsOf: template.literals[range])
      case .indentation: output.append(contentsOf: indentation)
      case .escaped(let reference): writeEscaped(value(reference, current), &output)
      case .raw(let reference): writeRaw(value(reference, current), &output)
      case .section(let reference, let end):
        try runSection(index + 1..<end, value(reference, current), &output)
        index = end - 1
      case .inverted(let reference, let end):
        if value(reference, current).isPresent {
          index = end - 1
        }
      case .partial(let call): try runPartial(call, current, &output)
      }
      index += 1
    }
  }

  // MARK: - Sections and partials

  private mutating func runSection(
    _ body: Range<Int>, _ value: TemplateValue, _ output: inout [UInt8]
  ) throws(RenderingError) {
    switch value {
    case .list(let elements):
      for element in elements { try runOnce(body, element, &output) }
    case .absent, .text, .html, .url, .flag, .object:
      if value.isPresent { try runOnce(body, value, &output) }
    }
  }

  private mutating func runOnce(
    _ body: Range<Int>, _ value: TemplateValue, _ output: inout [UInt8]
  ) throws(RenderingError) {
    guard case .object(let object) = value else { return try run(body, value, &output) }
    objects.append(object)
    try run(body, value, &output)
    objects.removeLast()
  }

  private mutating func runPartial(
    _ index: Int, _ current: TemplateValue, _ output: inout [UInt8]
  ) throws(RenderingError) {
    let call = template.calls[index]
    callCount += 1
    if calls.count == Self.depthLimit { throw error(.partialsTooDeep, at: call) }
    if callCount > Self.callLimit { throw error(.tooManyPartials, at: call) }
    calls.append(index)
    defer { calls.removeLast() }
    let program = template.programs[call.program]
    guard let added = call.indentation else {
      // Its text goes on in the middle of a line: nothing within it is indented.
      guard !indentation.isEmpty else { return try run(program, current, &output) }
      let outer = indentation
      indentation = []
      try run(program, current, &output)
      indentation = outer
      return
    }
    indentation.append(contentsOf: template.literals[added])
    try run(program, current, &output)
    indentation.removeLast(added.count)
  }

  private func error(_ reason: RenderingError.Reason, at call: PartialCall) -> RenderingError {
    RenderingError(
      reason: reason,
      chain: [template.name] + calls.map { template.calls[$0].name } + [call.name],
      place: call.file.place(call.tag))
  }

  // MARK: - Values

  private func value(_ index: Int, _ current: TemplateValue) -> TemplateValue {
    guard let declaration = template.references[index].declaration else { return current }
    var depth = objects.count - 1
    while depth >= 0, objects[depth].declaration !== declaration { depth -= 1 }
    guard depth >= 0 else { return .absent }
    var value = objects[depth].values[template.references[index].slot]
    for slot in template.references[index].inner {
      guard case .object(let object) = value else { return .absent }
      value = object.values[slot]
    }
    return value
  }

  private func writeEscaped(_ value: TemplateValue, _ output: inout [UInt8]) {
    switch value {
    case .text(let text): HTMLEscaping.append(text, to: &output)
    case .url(let url): SafeURL.append(url, to: &output)
    case .html(let bytes):
      bytes.withUnsafeBufferPointer { HTMLEscaping.append($0, to: &output) }
    case .flag(let flag): output.append(contentsOf: (flag ? "true" : "false").utf8)
    case .absent, .list, .object: break
    }
  }

  private func writeRaw(_ value: TemplateValue, _ output: inout [UInt8]) {
    switch value {
    case .text(let text), .url(let text): output.append(contentsOf: text.utf8)
    case .html(let bytes): output.append(contentsOf: bytes)
    case .flag(let flag): output.append(contentsOf: (flag ? "true" : "false").utf8)
    case .absent, .list, .object: break
    }
  }
}

extension TemplateValue {
  /// Whether a section over the value is shown, and one over its absence is not.
  var isPresent: Bool {
    switch self {
    case .absent: false
    case .text(let text), .url(let text): !text.isEmpty
    case .html(let bytes): !bytes.isEmpty
    case .flag(let flag): flag
    case .list(let elements): !elements.isEmpty
    case .object: true
    }
  }
}
