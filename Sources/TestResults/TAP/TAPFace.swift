/// Whether text is TAP, told by its lines and not by a name.
enum TAPFace {
  /// Tools write comments and a program's output before the first line that says what it is.
  static func isTAP(_ text: Substring) -> Bool {
    var isFirst = true
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmed
      switch TAPLine(line) {
      case .version, .plan: return true
      case .point(let point):
        if point.number != nil || isFirst { return true }
      case .bailOut, .comment, .noise: break
      }
      if !line.hasPrefix("#") { isFirst = false }
    }
    return false
  }
}
