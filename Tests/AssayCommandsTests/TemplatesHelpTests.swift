import Inputs
import Synchronization
import Testing

@testable import AssayCommands

@Suite("assay help templates")
struct TemplatesHelpTests {
  private final class Screen: Sendable {
    let text = Mutex("")
  }

  /// The exit status and what is printed; `executable` is where the program lies.
  private static func help(_ texts: [String: String], executable: String?) -> (
    status: AssayCommands.ExitStatus, out: String
  ) {
    let screen = Screen()
    let status = Assay.run(
      ["help", "templates"],
      in: CommandEnvironment(
        files: .memory(texts: texts), variables: [:], clock: { 0 }, stopwatch: { 0 },
        commit: { _ in nil }, executable: executable,
        console: Console(
          out: { text in screen.text.withLock { $0 += text } }, error: { _ in },
          isTerminal: false)))
    return (status, screen.text.withLock { $0 })
  }

  @Test func tellsFilesAndNamesWithTheInstalledWords() {
    let (status, out) = Self.help(
      [
        "/opt/share/assay/templates/strings/en.yml": "search: \"Look up\"\n",
        "templates/strings/en.yml": "search: \"Find\"\n",
      ], executable: "/opt/bin/assay")
    #expect(status == .done)
    #expect(out.hasPrefix("# Templates\n"))
    #expect(out.contains("\n| `site-footer.mustache` |"))
    #expect(out.contains("\n| `heading` | text | The page's one h1. | `Switch` |\n"))
    #expect(out.contains("\n| `search` | `Look up` |\n"))
  }

  @Test func takesTheWordsOfACheckoutWhereNoneAreInstalled() {
    let texts = ["templates/strings/en.yml": "search: \"Find\"\n"]
    #expect(Self.help(texts, executable: nil).out.contains("\n| `search` | `Find` |\n"))
    #expect(
      Self.help(texts, executable: "/opt/bin/assay").out.contains("\n| `search` | `Find` |\n"))
  }

  @Test func tellsTheKeysWithoutWords() {
    let (status, out) = Self.help([:], executable: nil)
    #expect(status == .done)
    #expect(out.contains("\n| `search` |\n"))
  }
}
