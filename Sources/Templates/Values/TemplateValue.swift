/// What a name holds on one page.
package enum TemplateValue: Hashable, Sendable {
  /// Declared and not there: renders as nothing, as a section it is not shown.
  case absent
  case text(String)
  /// Markup that is safe as it stands, in UTF-8.
  case html([UInt8])
  case url(String)
  case flag(Bool)
  case list([TemplateValue])
  case object(TemplateObject)
}

extension TemplateValue {
  /// A list of objects.
  package static func list(of objects: [TemplateObject]) -> TemplateValue {
    .list(objects.map(TemplateValue.object))
  }

  /// Text, or absence where there is none.
  package static func text(_ text: String?) -> TemplateValue {
    guard let text else { return .absent }
    return .text(text)
  }

  /// An address, or absence where there is none.
  package static func url(_ url: String?) -> TemplateValue {
    guard let url else { return .absent }
    return .url(url)
  }

  /// An object, or absence where there is none.
  package static func object(_ object: TemplateObject?) -> TemplateValue {
    guard let object else { return .absent }
    return .object(object)
  }
}
