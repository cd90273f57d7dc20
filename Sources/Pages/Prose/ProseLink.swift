/// Where a link or an image of a guide leads, as an address for the page it stands on.
package enum ProseLink: Hashable, Sendable {
  /// A place on this site.
  case local(String)
  /// Another site, as written.
  case external(String)
  /// Nothing that can be followed: only the words are shown.
  case nowhere
}
