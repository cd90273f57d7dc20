import Guides
import Reference

/// How the guides are grouped and paged on the home page.
struct Catalogue: Sendable {
  /// How many guides one page lists.
  static let pageSize = 200

  struct Group: Sendable {
    /// Of the settings' own; nil where `kind` names it.
    let name: String?
    let kind: Guide.Kind?
    let anchor: String
    /// Where its guides are in the reference's `guides`, in the order shown.
    let guides: [Int]
  }

  /// A part of a group that stands on one page.
  struct Slice: Sendable {
    let group: Int
    let range: Range<Int>
  }

  let groups: [Group]
  /// What each page shows; at least one page, which may show nothing.
  let pages: [[Slice]]
  /// Where the guides of a kind begin with each initial letter, for kinds with a long sidebar.
  let letters: [Guide.Kind: [(letter: String, route: Route, anchor: String)]]
  /// By guide: the anchor of its row, for those that begin a letter.
  let anchors: [Int: String]

  init(_ reference: Reference, indices: [String: Int]) {
    let groups = Catalogue.groups(reference, indices: indices)
    self.groups = groups
    let pages = Catalogue.pages(groups)
    self.pages = pages
    var letters: [Guide.Kind: [(letter: String, route: Route, anchor: String)]] = [:]
    var anchors: [Int: String] = [:]
    for kind in Guide.Kind.allCases
    where reference.guides.count(where: { $0.guide.kind == kind }) > Sidebar.limit {
      var seen = Set<String>()
      for (number, slices) in pages.enumerated() {
        for guide in slices.flatMap({ groups[$0.group].guides[$0.range] })
        where reference.guides[guide].guide.kind == kind {
          let letter = Initial.of(reference.guides[guide].guide.frontMatter.title)
          guard seen.insert(letter).inserted else { continue }
          let anchor = "\(kind.folder)-\(letter)"
          anchors[guide] = anchor
          letters[kind, default: []].append((letter, .catalogue(page: number + 1), anchor))
        }
      }
      letters[kind]?.sort { $0.letter < $1.letter }
    }
    self.letters = letters
    self.anchors = anchors
  }

  /// The settings' groups, then what they leave out by kind.
  private static func groups(_ reference: Reference, indices: [String: Int]) -> [Group] {
    var groups: [Group] = []
    var grouped = Set<Int>()
    for (number, group) in reference.content.settings.groups.enumerated() {
      let guides = group.slugs.compactMap { indices[$0] }
      grouped.formUnion(guides)
      if !guides.isEmpty {
        groups.append(
          Group(name: group.name, kind: nil, anchor: "group-\(number + 1)", guides: guides))
      }
    }
    for kind in Guide.Kind.allCases {
      var guides = reference.guides.indices.filter {
        reference.guides[$0].guide.kind == kind && !grouped.contains($0)
      }
      if guides.isEmpty { continue }
      if guides.count > Sidebar.limit {
        let keys = guides.map { index in
          let front = reference.guides[index].guide.frontMatter
          return (letter: Initial.of(front.title), title: front.title, index: index)
        }
        guides = keys.sorted { ($0.letter, $0.title, $0.index) < ($1.letter, $1.title, $1.index) }
          .map(\.index)
      }
      groups.append(Group(name: nil, kind: kind, anchor: kind.folder, guides: guides))
    }
    return groups
  }

  private static func pages(_ groups: [Group]) -> [[Slice]] {
    var pages: [[Slice]] = [[]]
    var room = pageSize
    for (number, group) in groups.enumerated() {
      var start = 0
      while start < group.guides.count {
        if room == 0 {
          pages.append([])
          room = pageSize
        }
        let end = min(start + room, group.guides.count)
        pages[pages.count - 1].append(Slice(group: number, range: start..<end))
        room -= end - start
        start = end
      }
    }
    return pages
  }
}
