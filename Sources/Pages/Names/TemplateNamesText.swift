import Templates

/// Every file of the templates and every name that they may use, as one page of Markdown.
package struct TemplateNamesText {
  /// Finished; ends in a line break.
  package private(set) var text = ""

  /// - Parameter english: what the words' keys stand for; without it the keys stand alone.
  package init(english: Words?) {
    text = Self.introduction
    writeFiles()
    heading(2, "Every page")
    line(
      "These names stand on every page; the tables of the pages below have what is theirs alone.")
    names(PageNames.everywhere)
    heading(2, "Pages")
    for page in PageTemplate.allCases { write(page) }
    heading(2, "Objects")
    line("What sections over objects and lists have at hand, beside the names around them.")
    for object in Self.objects { write(object) }
    writeWords(english)
  }

  /// Everything that the names of pages lead to, by name, but for the words.
  static var objects: [Declaration] {
    var seen: Set<Declaration> = [PageNames.words]
    var objects: [Declaration] = []
    for page in PageTemplate.allCases {
      for object in page.declaration.reachable.dropFirst() where seen.insert(object).inserted {
        objects.append(object)
      }
    }
    return objects.sorted { $0.name < $1.name }
  }

  /// The names of a page that others do not all have.
  static func ownNames(of page: PageTemplate) -> [Declaration.Name] {
    let everywhere = Set(PageNames.everywhere.map(\.name))
    return page.declaration.names.filter { !everywhere.contains($0.name) }
  }

  // MARK: - Parts

  private mutating func writeFiles() {
    heading(2, "Files")
    table(["page", "what it is"])
    for page in PageTemplate.allCases {
      let file = Self.file(page)
      row([
        "[\(Self.code(file))](#\(Self.anchor(file)))", Self.cell(page.declaration.documentation),
      ])
    }
    table(["partial", "what it writes"])
    for partial in TemplatePartial.allCases {
      row([Self.code("\(partial.rawValue).mustache"), partial.purpose])
    }
  }

  private mutating func write(_ page: PageTemplate) {
    heading(3, Self.file(page))
    line(page.declaration.documentation)
    let own = Self.ownNames(of: page)
    if own.isEmpty {
      line("It has no names of its own.")
    } else {
      names(own)
    }
  }

  private mutating func write(_ object: Declaration) {
    heading(3, object.name)
    line(object.documentation)
    names(object.names)
  }

  private mutating func writeWords(_ english: Words?) {
    heading(2, "Words")
    line(
      """
      `{{words.KEY}}` writes a word of the interface in the page's language. Another text stands in a
      `strings/TAG.yml` of your own, which takes the place of the whole of ours; a key that a
      language lacks is shown in English, and one that English lacks as the key. In braces stands what the program puts there: such words are of use to it
      alone, as are the forms for one, few, many and others.
      """)
    table(english == nil ? ["key"] : ["key", "English"])
    for word in Word.allCases {
      row([Self.code(word.rawValue)] + (english.map { [Self.code($0[word])] } ?? []))
    }
  }

  private mutating func names(_ names: [Declaration.Name]) {
    table(["name", "type", "meaning", "example"])
    for name in names {
      row([
        Self.code(name.name), Self.type(name.kind), Self.cell(name.documentation),
        name.example.map(Self.code) ?? "",
      ])
    }
  }

  // MARK: - Markdown

  private mutating func heading(_ level: Int, _ title: String) {
    text += "\n\(String(repeating: "#", count: level)) \(title)\n"
  }

  private mutating func line(_ words: String) { text += "\n\(words)\n" }

  private mutating func table(_ titles: [String]) {
    text += "\n| \(titles.joined(separator: " | ")) |\n"
    text += "|\(String(repeating: "---|", count: titles.count))\n"
  }

  private mutating func row(_ cells: [String]) {
    text += "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined() + "\n"
  }

  private static func file(_ page: PageTemplate) -> String { "\(page.rawValue).mustache" }

  /// The kind in words, leading to its object.
  private static func type(_ kind: Kind) -> String {
    guard let name = kind.declaration?.name else { return kind.description }
    return kind.description.replacing("'\(name)'", with: "[\(name)](#\(anchor(name)))")
  }

  /// What viewers of Markdown make of a heading: letters, digits and dashes.
  static func anchor(_ heading: String) -> String {
    String(
      heading.lowercased().compactMap { character in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || character == "-" ? character : nil
      })
  }

  private static func cell(_ words: String) -> String {
    words.replacing("|", with: "\\|").replacing("<", with: "&lt;")
  }

  /// A code span for a cell; a text with a backtick is put between two.
  private static func code(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let text = text.replacing("|", with: "\\|").replacing("\n", with: " ")
    return text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }
}
