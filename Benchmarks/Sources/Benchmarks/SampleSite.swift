import Foundation

/// A site of any size: guides of about 6 KB with 20 rules each, and one JUnit file of their tests.
///
/// The same count gives the same bytes. One test in 17 fails, one in 29 is skipped.
struct SampleSite {
  let guides: Int
  static let rulesPerGuide = 20

  func write(to folder: URL) throws {
    let controls = folder.appending(path: "content/controls")
    let results = folder.appending(path: "results")
    try FileManager.default.createDirectory(at: controls, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
    try Data("title: Benchmark\nresults: [results]\n".utf8)
      .write(to: folder.appending(path: "content/site.yml"))
    try Data("## handbook\n\nThe handbook of this benchmark.\n".utf8)
      .write(to: folder.appending(path: "content/sources.md"))
    for index in 0..<guides {
      try Data(guide(index).utf8).write(to: controls.appending(path: "\(slug(index)).md"))
    }
    try Data(junit().utf8).write(to: results.appending(path: "junit.xml"))
  }

  func slug(_ index: Int) -> String { "component-\(index)" }

  func guide(_ index: Int) -> String {
    let next = slug((index + 1) % guides)
    var text = """
      ---
      title: Component \(index)
      class: Component\(index)
      summary: Shows what component \(index) is for and how it behaves.
      ---

      ## Purpose

      \(prose(index, sentences: 5))

      - It keeps its **state** while the layout changes.
      - It follows the `tintColor` of what holds it.

      ## Implementation

      ```swift
      let component = Component\(index)(frame: .zero)
      component.addTarget(self, action: #selector(changed), for: .valueChanged)
      view.addSubview(component)
      ```

      ## Configuration

      | Property | Type | Default |
      |---|---|---|
      | `value` | `Double` | \(index) |
      | `isEnabled` | `Bool` | true |

      ## Behaviour

      | Rule | Given | When | Then | Source |
      |---|---|---|---|---|

      """
    for rule in 0..<Self.rulesPerGuide {
      text += """
        | `\(slug(index)).rule-\(rule)` | a component in state \(rule) | the user **touches** it \
        | its `value` is \(rule * index % 97) and one event is sent | handbook |

        """
    }
    text += """

      ## Appearance

      \(prose(index + 7, sentences: 6))

      ## Accessibility

      \(prose(index + 3, sentences: 6))

      ## Similar elements

      See [the next one](\(next).md#behaviour).

      """
    return text
  }

  private func prose(_ seed: Int, sentences: Int) -> String {
    let words = [
      "component", "surface", "state", "layer", "touch", "target", "theme", "colour", "label",
      "icon", "padding", "baseline", "focus", "press", "layout", "margin", "keyboard", "gesture",
    ]
    return (0..<sentences).map { sentence in
      let chosen = (0..<12).map { words[(seed * 31 + sentence * 17 + $0 * 7) % words.count] }
      return "The " + chosen.joined(separator: " ") + "."
    }.joined(separator: " ")
  }

  private func junit() -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    for index in 0..<guides {
      text += "<testsuite name=\"\(slug(index))\">\n"
      for rule in 0..<Self.rulesPerGuide {
        let number = index * Self.rulesPerGuide + rule
        let end =
          number % 17 == 0
          ? "<failure message=\"expected \(rule), got \(rule + 1)\"/>"
          : number % 29 == 0 ? "<skipped/>" : ""
        text += """
          <testcase classname="\(slug(index))" name="rule \(rule)" time="0.004"><properties>\
          <property name="rule" value="\(slug(index)).rule-\(rule)"/></properties>\(end)</testcase>

          """
      }
      text += "</testsuite>\n"
    }
    return text + "</testsuites>\n"
  }
}
