import Diagnostics
import Templates
import Testing

@Suite(
  "The public Mustache specification",
  .enabled(
    if: SpecificationCase.folder != nil,
    "the specification's files are not beside this repository: only its own cases run"))
struct SpecificationTests {
  @Test(arguments: SpecificationCase.modules)
  func readsEveryRequiredModuleWhole(module: String, count: Int) throws {
    #expect(try SpecificationCase.cases(of: module).count == count)
  }

  @Test(arguments: SpecificationCase.all)
  func rendersTheExpectedTextWithoutProblems(_ example: SpecificationCase) throws {
    var log = DiagnosticLog()
    let files = (example.partials ?? [:]).merging(["case": example.template]) { first, _ in first }
    let templates = files.map { name, text in
      Template.parse(SourceFile(path: "\(name).mustache", text: text), name: name, &log)
    }
    var shape = DeclaredShape(of: example.data)
    for name in templates.flatMap(\.usedNames) {
      shape = shape.declaring(name.split(separator: ".").map(String.init)[...])
    }
    let kind = shape.kind()

    let checked = TemplateSet(templates).check("case", against: kind, &log)
    var output: [UInt8] = []
    try checked.render(kind.value(example.data), into: &output)

    #expect(String(decoding: output, as: UTF8.self) == example.expected)
    // A partial that does not exist renders as nothing, as the specification wants, and is told.
    let expected = example.name == "Failed Lookup" ? ["missing-partial"] : []
    #expect(log.diagnostics.map(\.code.name) == expected)
  }
}
