import Diagnostics
import Pages
import Reference

/// Changes as a person reads them in a terminal or a pull request, and as a program does.
enum ChangeList {
  /// A line that counts, then a line a change; a reworded rule has its texts below.
  static func text(_ changes: [Changes.Change]) -> String {
    var lines = [headline(changes)]
    for change in changes {
      lines.append("\(change.kind.rawValue)  \(change.rule)  \(verdicts(change))")
      guard change.kind == .reworded else { continue }
      lines.append("  - \(change.textBefore ?? "")")
      lines.append("  + \(change.textAfter ?? "")")
    }
    return lines.map { TextRenderer.visible($0) + "\n" }.joined()
  }

  /// A heading and a table; nothing in a text is read as markup.
  static func markdown(_ changes: [Changes.Change]) -> String {
    var lines = ["**\(headline(changes))**"]
    if !changes.isEmpty {
      lines += ["", "| change | rule | verdict |", "|---|---|---|"]
    }
    for change in changes {
      lines.append(
        "| \(change.kind.rawValue) | \(MarkdownText.code(change.rule)) | \(verdicts(change)) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One object with a list for each kind, empty ones included.
  static func json(_ changes: [Changes.Change]) -> String {
    var members = ["\"schema\":1"]
    for kind in Changes.Kind.allCases {
      let list = changes.filter { $0.kind == kind }.map { change in
        var members = ["\"rule\":\(JSONText.quoted(change.rule))"]
        if let before = change.before { members.append("\"before\":\"\(before.rawValue)\"") }
        if let after = change.after { members.append("\"after\":\"\(after.rawValue)\"") }
        if let text = change.textBefore {
          members.append("\"textBefore\":\(JSONText.quoted(text))")
        }
        if let text = change.textAfter { members.append("\"textAfter\":\(JSONText.quoted(text))") }
        return "{\(members.joined(separator: ","))}"
      }
      members.append("\"\(kind.rawValue)\":[\(list.joined(separator: ","))]")
    }
    return "{\(members.joined(separator: ","))}\n"
  }

  private static func headline(_ changes: [Changes.Change]) -> String {
    let counts = Changes.Kind.allCases.compactMap { kind in
      let count = changes.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    return counts.isEmpty ? "nothing changed" : counts.joined(separator: ", ")
  }

  private static func verdicts(_ change: Changes.Change) -> String {
    switch (change.before, change.after) {
    case (let before?, let after?) where before == after: after.words
    case (let before?, let after?): "\(before.words) → \(after.words)"
    case (nil, let after?): after.words
    case (let before?, nil): "was \(before.words)"
    case (nil, nil): ""
    }
  }
}
