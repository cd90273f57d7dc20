import Reference

/// The drawings that tell verdicts apart by shape, as symbols for `<use>`.
///
/// A page carries only those that it uses: browsers refuse to take them from another file when the
/// site is read from a disk.
struct MarkSet {
  private var verdicts: UInt16 = 0
  private var hasStale = false

  mutating func insert(_ verdict: Verdict) { verdicts |= 1 << MarkSet.bit(verdict) }

  mutating func insertStale() { hasStale = true }

  /// The sprite of all marks in the set; empty when there are none.
  var sprite: [UInt8] {
    guard verdicts != 0 || hasStale else { return [] }
    var html = HTMLBuffer(capacity: 1024)
    html.markup("<svg class=\"sprite\" width=\"0\" height=\"0\" aria-hidden=\"true\">")
    for verdict in Verdict.allCases where verdicts & 1 << MarkSet.bit(verdict) != 0 {
      html.markup("<symbol id=\"mark-")
      html.text(verdict.rawValue)
      html.markup("\" viewBox=\"0 0 16 16\">")
      html.markup(MarkSet.drawing(of: verdict))
      html.markup("</symbol>")
    }
    if hasStale {
      html.markup("<symbol id=\"mark-stale\" viewBox=\"0 0 16 16\">")
      html.markup(MarkSet.staleDrawing)
      html.markup("</symbol>")
    }
    html.markup("</svg>")
    return html.bytes
  }

  private static func bit(_ verdict: Verdict) -> UInt16 {
    UInt16(truncatingIfNeeded: Verdict.allCases.firstIndex(of: verdict) ?? 0)
  }

  private static let staleDrawing: StaticString =
    "<path d=\"M3.5 1.5h9M3.5 14.5h9M4.5 1.5v2.2L8 8l3.5-4.3V1.5M4.5 14.5v-2.2L8 8l3.5 4.3v2.2\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.5\"/>"

  /// Drawn in the current colour on a field of 16 by 16.
  static func drawing(of verdict: Verdict) -> StaticString {
    switch verdict {
    case .failing:
      "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M8 .75a7.25 7.25 0 1 0 0 14.5A7.25 7.25 0 1 0 8 .75ZM5.1 3.9 8 6.8l2.9-2.9 1.2 1.2L9.2 8l2.9 2.9-1.2 1.2L8 9.2l-2.9 2.9-1.2-1.2L6.8 8 3.9 5.1Z\"/>"
    case .error:
      "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M8 .9 15.6 14.6H.4ZM7.1 5.6v4.3h1.8V5.6ZM7.1 11.1v1.8h1.8v-1.8Z\"/>"
    case .unexpectedPass:
      "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M8 .3 15.7 8 8 15.7.3 8ZM4.4 8.2l2.7 2.8 4.6-4.7-1.2-1.2-3.4 3.5L5.6 7Z\"/>"
    case .flaky:
      "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linejoin=\"round\" d=\"M1 10.5 4.5 4.5 8 11.5l3.5-7L15 10.5\"/>"
    case .noData:
      "<circle cx=\"8\" cy=\"8\" r=\"6.4\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.6\" stroke-dasharray=\"2.5 2.53\"/>"
    case .knownFailing:
      "<path fill=\"currentColor\" d=\"M3 1h1.6v14H3ZM5.4 1.8h8.4L11 5.3l2.8 3.5H5.4Z\"/>"
    case .partial:
      "<circle cx=\"8\" cy=\"8\" r=\"6.4\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.6\"/><path fill=\"currentColor\" d=\"M8 3.2v9.6a4.8 4.8 0 0 1 0-9.6Z\"/>"
    case .notRun:
      "<circle cx=\"8\" cy=\"8\" r=\"6.4\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.6\"/><path stroke=\"currentColor\" stroke-width=\"1.7\" d=\"M6.2 5.2v5.6M9.8 5.2v5.6\"/>"
    case .untested:
      "<circle cx=\"8\" cy=\"8\" r=\"6.4\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.6\"/><path fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.5\" d=\"M6 6.4a2 2 0 1 1 3.2 1.7C8.4 8.6 8 8.9 8 9.6\"/><circle cx=\"8\" cy=\"11.6\" r=\".95\" fill=\"currentColor\"/>"
    case .suspect:
      "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.6\" d=\"M.9 8C3.6 3.2 12.4 3.2 15.1 8 12.4 12.8 3.6 12.8.9 8Z\"/><circle cx=\"8\" cy=\"8\" r=\"2.1\" fill=\"currentColor\"/>"
    case .passing:
      "<circle cx=\"8\" cy=\"8\" r=\"6.4\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.6\"/><path fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.8\" d=\"m4.9 8.3 2.2 2.2 4-4.6\"/>"
    case .notTestable:
      "<circle cx=\"8\" cy=\"8\" r=\"6.4\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.6\"/><path stroke=\"currentColor\" stroke-width=\"1.8\" d=\"M4.9 8h6.2\"/>"
    }
  }
}
