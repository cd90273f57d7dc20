/// The templates that pages include, each of which a project may replace by a file of its own.
package enum TemplatePartial: String, Hashable, Sendable, CaseIterable {
  case attention
  case badge
  case breadcrumb
  case configuration
  case contents
  case evidence
  case extraHead = "extra-head"
  case footer
  case glance
  case head
  case header
  case languageMenu = "language-menu"
  case neighbours
  case pageEnd = "page-end"
  case pageStart = "page-start"
  case pager
  case part
  case ruleTable = "rule-table"
  case run
  case sidebar
  case siteFooter = "site-footer"
  case siteHeader = "site-header"
  case snippets
  case traits
  case trouble
  case verdict

  /// What it writes, in one sentence.
  package var purpose: String {
    switch self {
    case .attention: "Home: the worst of the rules that fail."
    case .badge: "The roll-up of a guide or of the site, its date, and a note when it is stale."
    case .breadcrumb: "The way from home to the page."
    case .configuration: "A guide's table of properties."
    case .contents: "A guide's sections, with the worst verdict of each."
    case .evidence: "What opens below a rule: reasons, facts, history and tests."
    case .extraHead:
      "**Empty.** The end of every page's `<head>`: a stylesheet or a script of your own."
    case .footer: "The runs behind the page, its source file and the program that wrote it."
    case .glance: "A control's pictures and utterances."
    case .head: "Every page's `<head>` but for `extra-head`."
    case .header: "The site's name, the search and the navigation."
    case .languageMenu: "The page's languages."
    case .neighbours: "The guides before and after the page's own."
    case .pageEnd: "Everything after a page's content; closes what `page-start` opens."
    case .pageStart: "Everything before a page's content."
    case .pager: "The pages of a long list."
    case .part: "A piece of a guide: prose or a table."
    case .ruleTable: "A behaviour table."
    case .run: "A run, in the footer."
    case .sidebar: "The guides of the page's kind."
    case .siteFooter: "**Empty.** Below everything on every page: an imprint, a contact."
    case .siteHeader: "**Empty.** Above everything on every page: a banner, a logo."
    case .snippets: "The badge for other pages."
    case .traits: "A guide's table of accessibility traits."
    case .trouble: "Home: what is wrong with the results."
    case .verdict: "A verdict's mark and word."
    }
  }

  /// Whether it writes nothing until a project replaces it.
  package var isEmpty: Bool {
    switch self {
    case .extraHead, .siteFooter, .siteHeader: true
    case .attention, .badge, .breadcrumb, .configuration, .contents, .evidence, .footer, .glance,
      .head, .header, .languageMenu, .neighbours, .pageEnd, .pageStart, .pager, .part, .ruleTable,
      .run, .sidebar, .snippets, .traits, .trouble, .verdict:
      false
    }
  }
}
