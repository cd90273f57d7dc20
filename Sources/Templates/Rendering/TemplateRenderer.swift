import Diagnostics

/// Writes one page.
///
/// Pointers into the values are held while the array that they point into is, one section within
/// the other, so that no value is copied on its way to the page.
struct TemplateRenderer: ~Copyable {
  /// Partials may stand in each other this deep.
  static let depthLimit = 64
  /// Sections and partials together may stand in each other this deep: each level takes some of a
  /// thread's stack, of which some systems give two megabytes.
  static let levelLimit = 256
  /// Partials that include others several times multiply; this ends them.
  static let callLimit = 1_000_000

  private let template: CheckedTemplate
  private let operations: UnsafePointer<Operation>
  private let literals: UnsafePointer<UInt8>
  private let references: UnsafePointer<Reference>
  /// The objects of the sections around, outermost first.
  private var objects: [Frame] = []
  /// What every line of the partial being written begins with.
  private var indentation: [UInt8] = []
  /// The calls that are being written, outermost first.
  private var calls: [Int] = []
  private var callCount = 0
  /// How many sections and partials are being written within each other.
  private var levels = 0
  private var output: PageBuffer

  /// One object around: whose names it has, and its values by slot.
  private struct Frame {
    let declaration: ObjectIdentifier
    let values: UnsafePointer<TemplateValue>
  }

  private init(
    _ template: CheckedTemplate, _ operations: UnsafePointer<Operation>,
    _ literals: UnsafePointer<UInt8>, _ references: UnsafePointer<Reference>
  ) {
    self.template = template
    self.operations = operations
    self.literals = literals
    self.references = references
    output = PageBuffer(capacity: 65_536)
    objects.reserveCapacity(8)
  }

  /// Appends the page of `value` to `output`; on an error, the beginning of the page.
  static func render(
    _ template: CheckedTemplate, _ value: TemplateValue, into output: inout [UInt8]
  ) throws(RenderingError) {
    guard let program = template.programs.first, !program.isEmpty else { return }
    try template.operations.withUnsafeBufferPointer {
      (operations) throws(RenderingError) in
      try template.literals.withUnsafeBufferPointer { (literals) throws(RenderingError) in
        try template.references.withUnsafeBufferPointer {
          (references) throws(RenderingError) in
          // An array without elements has no address; then no operation leads there.
          let nowhere = UnsafeRawPointer(bitPattern: 8)
          guard let operations = operations.baseAddress,
            let literals = literals.baseAddress ?? nowhere?.assumingMemoryBound(to: UInt8.self),
            let references = references.baseAddress
              ?? nowhere?.assumingMemoryBound(to: Reference.self)
          else { return }
          var renderer = TemplateRenderer(template, operations, literals, references)
          defer { renderer.output.copy(to: &output) }
          try withUnsafePointer(to: value) { (value) throws(RenderingError) in
            try renderer.runOnce(program.lowerBound, program.upperBound, value)
          }
        }
      }
    }
  }

  /// Writes the operations from `start` up to `end` with `current` as the value at hand.
  private mutating func run(
    _ start: Int, _ end: Int, _ current: UnsafePointer<TemplateValue>
  ) throws(RenderingError) {
    levels += 1
    defer { levels -= 1 }
    if levels > Self.levelLimit, let last = calls.last { throw error(.levelsTooDeep, at: last) }
    var index = start
    while index < end {
      switch operations[index] {
      case .literal(let range): output.append(literals + range.lowerBound, range.count)
      case .indentation: indentation.withUnsafeBufferPointer { output.append($0) }
      case .escaped(let reference):
        try with(reference, current) { renderer, value in
          if let value { renderer.writeEscaped(value) }
        }
      case .raw(let reference):
        try with(reference, current) { renderer, value in
          if let value { renderer.writeRaw(value) }
        }
      case .section(let reference, let sectionEnd):
        let start = index + 1
        try with(reference, current) { (renderer, value) throws(RenderingError) in
          if let value { try renderer.runSection(start, sectionEnd, value) }
        }
        index = sectionEnd - 1
      case .inverted(let reference, let sectionEnd):
        var isPresent = false
        try with(reference, current) { _, value in isPresent = value?.pointee.isPresent ?? false }
        if isPresent { index = sectionEnd - 1 }
      case .partial(let call): try runPartial(call, current)
      }
      index += 1
    }
  }

  // MARK: - Sections and partials

  private mutating func runSection(
    _ start: Int, _ end: Int, _ value: UnsafePointer<TemplateValue>
  ) throws(RenderingError) {
    guard case .list(let elements) = value.pointee else {
      if value.pointee.isPresent { try runOnce(start, end, value) }
      return
    }
    try elements.withUnsafeBufferPointer { (elements) throws(RenderingError) in
      guard let first = elements.baseAddress else { return }
      for index in 0..<elements.count { try runOnce(start, end, first + index) }
    }
  }

  private mutating func runOnce(
    _ start: Int, _ end: Int, _ value: UnsafePointer<TemplateValue>
  ) throws(RenderingError) {
    guard case .object(let object) = value.pointee else { return try run(start, end, value) }
    try object.values.withUnsafeBufferPointer { (values) throws(RenderingError) in
      // An object without names cannot be looked into.
      guard let base = values.baseAddress else { return try run(start, end, value) }
      objects.append(Frame(declaration: ObjectIdentifier(object.declaration), values: base))
      defer { objects.removeLast() }
      try run(start, end, value)
    }
  }

  private mutating func runPartial(
    _ index: Int, _ current: UnsafePointer<TemplateValue>
  ) throws(RenderingError) {
    callCount += 1
    calls.append(index)
    if calls.count > Self.depthLimit { throw error(.partialsTooDeep, at: index) }
    if callCount > Self.callLimit { throw error(.tooManyPartials, at: index) }
    defer { calls.removeLast() }
    let program = template.programs[template.calls[index].program]
    if let added = template.calls[index].indentation {
      indentation.append(contentsOf: template.literals[added])
      try run(program.lowerBound, program.upperBound, current)
      indentation.removeLast(added.count)
    } else {
      // Its text goes on in the middle of a line: nothing within it is indented.
      let outer = indentation
      indentation = []
      try run(program.lowerBound, program.upperBound, current)
      indentation = outer
    }
  }

  private func error(_ reason: RenderingError.Reason, at index: Int) -> RenderingError {
    let call = template.calls[index]
    return RenderingError(
      reason: reason,
      chain: [template.name] + calls.map { template.calls[$0].name },
      place: call.file.place(call.tag))
  }

  // MARK: - Values

  /// Where the value of a reference is, or of the first part of a dotted one; nil for one that a
  /// missing object would hold.
  @inline(__always)
  private func value(_ index: Int, _ current: UnsafePointer<TemplateValue>)
    -> UnsafePointer<TemplateValue>?
  {
    let reference = references[index]
    guard let declaration = reference.declaration else { return current }
    var depth = objects.count - 1
    while depth >= 0, objects[depth].declaration != declaration { depth -= 1 }
    guard depth >= 0 else { return nil }
    return objects[depth].values + reference.slot
  }

  /// Hands over where the value of a reference is.
  @inline(__always)
  private mutating func with(
    _ index: Int, _ current: UnsafePointer<TemplateValue>,
    _ body: (inout TemplateRenderer, UnsafePointer<TemplateValue>?) throws(RenderingError) -> Void
  ) throws(RenderingError) {
    guard references[index].inner.isEmpty else { return try withDotted(index, current, body) }
    try body(&self, value(index, current))
  }

  /// Hands over where the value of a dotted name is; nothing for one that a missing object would
  /// hold.
  ///
  /// The value is copied on the way, so that nothing is read after its array was let go.
  private mutating func withDotted(
    _ index: Int, _ current: UnsafePointer<TemplateValue>,
    _ body: (inout TemplateRenderer, UnsafePointer<TemplateValue>?) throws(RenderingError) -> Void
  ) throws(RenderingError) {
    var found = value(index, current)?.pointee
    for slot in references[index].inner {
      guard case .object(let object) = found else {
        found = nil
        break
      }
      found = object.values[template.innerSlots[slot]]
    }
    guard let found else { return try body(&self, nil) }
    try withUnsafePointer(to: found) { (found) throws(RenderingError) in try body(&self, found) }
  }

  private mutating func writeEscaped(_ value: UnsafePointer<TemplateValue>) {
    switch value.pointee {
    case .text(var text):
      text.withUTF8 { text in HTMLEscaping.forEachPiece(of: text) { output.append($0, $1) } }
    case .url(let url):
      SafeURL.withSafeBytes(of: url) { url in
        HTMLEscaping.forEachPiece(of: url) { output.append($0, $1) }
      }
    case .html(let bytes):
      bytes.withUnsafeBufferPointer { bytes in
        HTMLEscaping.forEachPiece(of: bytes) { output.append($0, $1) }
      }
    case .flag(let flag): output.append(flag ? "true" : "false")
    case .absent, .list, .object: break
    }
  }

  private mutating func writeRaw(_ value: UnsafePointer<TemplateValue>) {
    switch value.pointee {
    case .text(var text), .url(var text): text.withUTF8 { output.append($0) }
    case .html(let bytes): bytes.withUnsafeBufferPointer { output.append($0) }
    case .flag(let flag): output.append(flag ? "true" : "false")
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
