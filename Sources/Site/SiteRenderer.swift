package import Diagnostics
package import Inputs
package import Pages
import Templates

/// Page values and a theme → the bytes of every file.
package struct SiteRenderer: Sendable {
  private let pages: SitePages
  private let theme: Theme
  private let content: String
  private let files: InputFiles

  /// The largest image that is copied, in bytes.
  private static let imageLimit = 1 << 26

  /// - Parameter content: the folder that images are relative to.
  package init(_ pages: SitePages, theme: Theme, content: String, files: InputFiles) {
    self.pages = pages
    self.theme = theme
    self.content = content
    self.files = files
  }

  /// How many items `render` goes through, for whoever shows progress.
  package var count: Int { pages.items.count }

  /// What a finished site consists of.
  package struct Outcome: Hashable, Sendable {
    /// How many pages there are.
    package internal(set) var pages = 0
    package internal(set) var files = 0
  }

  /// Why the files could not all be made.
  package enum Failure: Error {
    /// A template, or an image that went away since it was checked.
    case content(Diagnostic)
    case output(SiteError)
  }

  /// Adds every file of the site to a writer, one at a time, so that memory stays flat.
  ///
  /// - Parameter progress: called before each item with its number from 0.
  package func render(into writer: inout SiteWriter, progress: (Int) -> Void) throws(Failure)
    -> Outcome
  {
    var outcome = Outcome()
    var page: [UInt8] = []
    var pictures = Set<String>()
    for (number, item) in pages.items.enumerated() {
      progress(number)
      for file in pages.files(of: item) {
        if file.path.hasPrefix("assets/pictures/"), !pictures.insert(file.path).inserted {
          continue
        }
        page.removeAll(keepingCapacity: true)
        try append(file, to: &page)
        try add(file.path, page, to: &writer)
        if file.path.hasSuffix(".html") { outcome.pages += 1 }
        outcome.files += 1
      }
    }
    for asset in theme.assets {
      try add("assets/\(asset.name)", asset.bytes, to: &writer)
      outcome.files += 1
    }
    return outcome
  }

  private func add(_ path: String, _ bytes: [UInt8], to writer: inout SiteWriter)
    throws(Failure)
  {
    do throws(SiteError) {
      try writer.add(path, bytes)
    } catch {
      throw .output(error)
    }
  }

  private func append(_ file: OutputFile, to bytes: inout [UInt8]) throws(Failure) {
    switch file.content {
    case .bytes(let ready): bytes += ready
    case .page(let template, let object):
      guard let template = theme.templates[template] else {
        preconditionFailure("the theme has no template for '\(file.path)'")
      }
      do throws(RenderingError) {
        try template.render(object, into: &bytes)
      } catch {
        throw .content(error.diagnostic)
      }
    case .image(let path):
      do throws(InputError) {
        bytes += try files.read(PathText.join(content, path), Self.imageLimit).bytes
      } catch {
        throw .content(
          Diagnostic(.unreadableFile, error.message, at: SourcePlace(path: error.path)))
      }
    }
  }
}
