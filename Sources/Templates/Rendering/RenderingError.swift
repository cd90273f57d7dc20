package import Diagnostics

/// Why a page could not be written to its end.
package struct RenderingError: Error, Hashable {
  package let reason: Reason
  /// The page's template, then the partials within each other that were being written; never empty.
  package let chain: [String]
  /// The partial tag that went too far, or within whose partial the sections did.
  package let place: SourcePlace

  /// Which limit was reached.
  package enum Reason: Hashable, Sendable {
    /// Partials within each other beyond `TemplateRenderer.depthLimit`.
    case partialsTooDeep
    /// Sections and partials within each other beyond `TemplateRenderer.levelLimit`.
    case levelsTooDeep
    /// More partials on one page than `TemplateRenderer.callLimit`.
    case tooManyPartials
  }

  /// The problem as the reader of a log sees it.
  package var diagnostic: Diagnostic {
    switch reason {
    case .partialsTooDeep:
      Diagnostic(
        .partialsTooDeep,
        "partials include each other more than \(TemplateRenderer.depthLimit) deep: \(shownChain)",
        at: place, help: ["include a partial in itself only within a section that can be empty"])
    case .levelsTooDeep:
      Diagnostic(
        .partialsTooDeep,
        "sections and partials stand in each other more than \(TemplateRenderer.levelLimit) deep: "
          + shownChain, at: place,
        help: ["include a partial in itself from fewer sections within each other"])
    case .tooManyPartials:
      Diagnostic(
        .tooManyPartials,
        "the page includes partials more than \(TemplateRenderer.callLimit) times: \(shownChain)",
        at: place, help: ["include a partial once in a section over a list"])
    }
  }

  /// `page → tree → tree → … 62 more`
  private var shownChain: String {
    let shown = chain.prefix(6).joined(separator: " → ")
    return chain.count > 6 ? "\(shown) → … \(chain.count - 6) more" : shown
  }
}
