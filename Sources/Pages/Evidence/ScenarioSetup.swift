/// What a scenario begins with: the screen, what lies beside it, who listens.
extension EvidenceRenderer {
  /// The parts of `scenario` that stand before its first step; nothing for a transcript.
  func writeSetup(of scenario: JSONValue, to html: inout HTMLBuffer) {
    let screen = scenario["screen"].map { [$0] } ?? []
    let parts: [(Word, [JSONValue])] = [
      (.screen, screen), (.objects, scenario["objects"]?.array ?? []),
      (.delegates, scenario["delegates"]?.array ?? []),
      (.targets, scenario["targets"]?.array ?? []),
    ]
    guard parts.contains(where: { !$0.1.isEmpty }) else { return }
    html.markup("<dl class=\"facts setup\">\n")
    for (word, values) in parts where !values.isEmpty {
      html.markup("<div><dt>")
      html.text(words[word])
      html.markup("</dt><dd>")
      writeNodes(values, depth: 0, to: &html)
      html.markup("</dd></div>\n")
    }
    html.markup("</dl>\n")
  }

  private func writeNodes(_ nodes: [JSONValue], depth: Int, to html: inout HTMLBuffer) {
    html.markup("<ul>")
    for node in nodes {
      html.markup("<li>")
      writeNode(node, depth: depth, to: &html)
      html.markup("</li>")
    }
    html.markup("</ul>")
  }

  /// `UISwitch wifi accessibilityLabel Wi-Fi`, and what is inside it as a list.
  ///
  /// Deeper than 16 the rest is shown as the JSON that it is.
  private func writeNode(_ node: JSONValue, depth: Int, to html: inout HTMLBuffer) {
    guard case .object(let members) = node else { return writeValue(node.plain, to: &html) }
    var isFirst = true
    for member in members where member.key != "children" || depth >= 16 {
      if !isFirst { html.markup(" ") }
      isFirst = false
      switch member.key {
      case "class", "id", "of": writeValue(member.value.plain, to: &html)
      default: writePair(member, to: &html)
      }
    }
    if depth < 16, let children = node["children"]?.array, !children.isEmpty {
      writeNodes(children, depth: depth + 1, to: &html)
    }
  }
}
