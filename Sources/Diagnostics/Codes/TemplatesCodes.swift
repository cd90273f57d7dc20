extension DiagnosticCode {
  static let templates: [DiagnosticCode] = [
    unclosedTag, badTagName, badDelimiters, unclosedSection, mismatchedSectionClose,
    unsupportedTag, templateNotText, templateTooDeep, missingTemplate, missingPartial,
    undeclaredName, unescapedText, escapedHTML, nameWithoutText, partialsTooDeep, tooManyPartials,
    unusedTemplateFile,
  ]

  // MARK: - What stands in a template file

  package static let unclosedTag = DiagnosticCode(
    "unclosed-tag", .error, .content,
    "A tag of a template is opened and the delimiter that ends it does not follow. The text after "
      + "it would be read as part of the tag.",
    before: "<h1>{{title}</h1>", after: "<h1>{{title}}</h1>")

  package static let badTagName = DiagnosticCode(
    "bad-tag-name", .error, .content,
    "A tag names nothing that a value could be found by: it is empty, has spaces in it, is "
      + "too long, or a dot of it lacks a name on one side.",
    before: "{{rule id}}", after: "{{rule.id}}")

  package static let badDelimiters = DiagnosticCode(
    "bad-delimiters", .error, .content,
    "A tag that changes the delimiters needs two short words between its equals signs: what opens "
      + "a tag and what closes it.",
    before: "{{=<% =}}", after: "{{=<% %>=}}")

  package static let unclosedSection = DiagnosticCode(
    "unclosed-section", .error, .content,
    "A section is opened and its end does not follow, so that nobody can tell which part of the "
      + "page it covers.",
    before: "{{#rules}}<li>{{id}}</li>", after: "{{#rules}}<li>{{id}}</li>{{/rules}}")

  package static let mismatchedSectionClose = DiagnosticCode(
    "mismatched-section-close", .error, .content,
    "A tag closes a section that is not the open one. Sections end in the opposite order of "
      + "their beginnings, under the same name.",
    before: "{{#rules}}…{{/rule}}", after: "{{#rules}}…{{/rules}}")

  package static let unsupportedTag = DiagnosticCode(
    "unsupported-tag", .error, .content,
    "Templates have Mustache's required tags: variables, sections, inverted sections, partials, "
      + "comments and delimiters. Inheritance and partials with computed names are not among them, "
      + "because a template that includes by name can be checked before any page is written.",
    before: "{{<layout}}…{{/layout}}", after: "{{> header}}…{{> footer}}")

  package static let templateNotText = DiagnosticCode(
    "template-not-text", .error, .content,
    "A template holds bytes that no HTML page may hold. Every page made from it would be broken.",
    before: "a template saved as UTF-16", after: "the same template saved as UTF-8")

  package static let templateTooDeep = DiagnosticCode(
    "template-too-deep", .error, .content,
    "Sections stand in each other, or partials are included from different surroundings, beyond "
      + "the limits within which a template can be checked.",
    before: "65 sections, each within the one before", after: "the inner sections in a partial")

  // MARK: - What a template refers to

  package static let missingTemplate = DiagnosticCode(
    "missing-template", .error, .content,
    "A page needs a template that is neither among the project's nor among the built-in ones.",
    before: "templates/ without control.mustache", after: "templates/control.mustache")

  package static let missingPartial = DiagnosticCode(
    "missing-partial", .error, .content,
    "A template includes a partial that does not exist. Its place on every page would be empty.",
    before: "{{> haeder}}", after: "{{> header}}")

  package static let undeclaredName = DiagnosticCode(
    "undeclared-name", .error, .content,
    "A template uses a name that its page does not declare. Mustache renders unknown names as "
      + "nothing, so that a misspelled one would silently be missing from every page.",
    before: "<h1>{{titel}}</h1>", after: "<h1>{{title}}</h1>")

  package static let unescapedText = DiagnosticCode(
    "unescaped-text", .error, .content,
    "A name that holds plain text is written without escaping. Its '<' and '&' would be read as "
      + "markup, and a guide or a test result could put a script into the page.",
    before: "{{{title}}}", after: "{{title}}")

  package static let escapedHTML = DiagnosticCode(
    "escaped-html", .error, .content,
    "A name that holds finished markup is written with escaping. Readers would see the tags.",
    before: "{{body}}", after: "{{{body}}}")

  package static let nameWithoutText = DiagnosticCode(
    "name-without-text", .error, .content,
    "A name that holds a condition, a list or an object is written like text. It can only "
      + "open a section, or lead to the names within it.",
    before: "{{rules}}", after: "{{#rules}}{{id}}{{/rules}}")

  // MARK: - What shows only with a page's values

  package static let partialsTooDeep = DiagnosticCode(
    "partials-too-deep", .error, .content,
    "Partials include each other beyond the limit while a page is written. A partial may include "
      + "itself, for a tree, only within a section that at last is empty.",
    before: "tree.mustache: {{name}} {{> tree}}",
    after: "tree.mustache: {{name}} {{#children}}{{> tree}}{{/children}}")

  package static let tooManyPartials = DiagnosticCode(
    "too-many-partials", .error, .content,
    "Writing one page includes partials more than a million times. Partials that include others "
      + "twice or more multiply, so that a few short files can keep a build busy for ever.",
    before: "a.mustache: {{> b}}{{> b}}, b.mustache: {{> c}}{{> c}}, …",
    after: "a.mustache: {{#rows}}{{> row}}{{/rows}}")

  // MARK: - What lies beside the templates

  package static let unusedTemplateFile = DiagnosticCode(
    "unused-template-file", .warning, .content,
    "A file among the templates is used by nothing: no page is written by it, no template includes it, "
      + "and it is neither a file of words nor in assets/. Probably its name is not the one that was "
      + "meant, and the site looks as if it were not there.",
    before: "templates/guide.html", after: "templates/guide.mustache")
}
