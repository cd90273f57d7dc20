/// A page's template with its partials, ready to write any number of pages.
///
/// Every name was held against the declaration, so that writing can fail only through partials
/// that include each other too deep or too often.
package struct CheckedTemplate: Sendable {
  /// The template's name.
  package let name: String
  /// What a page's value must be.
  package let root: Kind
  /// What the operations' literals are ranges of.
  var literals: [UInt8] = []
  /// All programs, one after another.
  var operations: [Operation] = []
  /// The page's own program first; empty only where the template is missing.
  var programs: [Range<Int>] = []
  var references: [Reference] = []
  /// The further slots of dotted names.
  var innerSlots: [Int] = []
  var calls: [PartialCall] = []

  init(name: String, root: Kind) {
    self.name = name
    self.root = root
  }

  /// Appends the page of one object to `output`.
  ///
  /// On an error `output` holds a beginning of the page.
  package func render(_ object: TemplateObject, into output: inout [UInt8])
    throws(RenderingError)
  {
    try render(.object(object), into: &output)
  }

  /// Appends the page of a value to `output`; the value must be of the kind `root`.
  package func render(_ value: TemplateValue, into output: inout [UInt8]) throws(RenderingError) {
    precondition(root.holds(value), "'\(name)' is written from \(root.description)")
    try TemplateRenderer.render(self, value, into: &output)
  }
}
