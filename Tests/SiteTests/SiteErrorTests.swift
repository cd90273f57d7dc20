import Diagnostics
import Inputs
import Testing

@testable import Site

@Suite("What is said about sites that cannot be written")
struct SiteErrorTests {
  private static let elsewhere = "name another folder with --output"
  private static let away = "move it elsewhere, or name another folder with --output"
  private static let rename = "rename the document or the asset that it comes from"

  @Test(
    arguments: [
      (
        .outputIsNoFolder, "error: the output 'p' is not a folder [output-not-a-folder]", elsewhere
      ),
      (
        .busy(process: 7), "error: another build writes to 'p' (process 7) [output-busy]",
        "wait until it is done, or name another folder with --output"
      ),
      (
        .busy(process: nil), "error: another build writes to 'p' [output-busy]",
        "wait until it is done, or name another folder with --output"
      ),
      (
        .unsafePath("it is empty"),
        "error: 'p' cannot be a file of the site: it is empty [unsafe-output-path]", rename
      ),
      (
        .samePath(as: "P"),
        "error: 'p' and 'P' would be one file of the site [equal-output-paths]", rename
      ),
      (
        .insideFile("q"),
        "error: 'p' cannot lie in 'q', which is a file of the site [equal-output-paths]", rename
      ),
      (
        .inTheWay(.file),
        "p: error: 'p' is in the way: no earlier build wrote it [foreign-file-in-output]", away
      ),
      (
        .inTheWay(.folder),
        "p: error: the folder 'p' is in the way of a file of the site [foreign-file-in-output]",
        away
      ),
      (
        .inTheWay(.link),
        "p: error: 'p' is a symbolic link, and nothing is written through links in the output "
          + "[foreign-file-in-output]", away
      ),
      (
        .inTheWay(.special),
        "p: error: 'p' is a pipe, socket or device in the way of the site "
          + "[foreign-file-in-output]", away
      ),
      (
        .overlaps(input: "p"),
        "error: the output 'p' is also a folder of sources [output-overlaps-sources]", elsewhere
      ),
      (
        .overlaps(input: "c"),
        "error: the output 'p' and the folder of sources 'c' lie in one another "
          + "[output-overlaps-sources]", elsewhere
      ),
      (
        .damagedRecord, "p: error: 'p' is not as a build leaves it [damaged-build-record]",
        "move the whole output elsewhere and build again"
      ),
      (
        .system(.diskFull),
        "error: cannot write 'p': no space is left on the disk [output-unwritable]",
        "make room on the disk and build again"
      ),
      (
        .system(.noPermission), "error: cannot write 'p': permission denied [output-unwritable]",
        "grant write permission, or name another folder with --output"
      ),
      (
        .system(.readOnly),
        "error: cannot write 'p': the file system is read-only [output-unwritable]",
        "name a folder on a file system that can be written with --output"
      ),
      (
        .system(.other("input/output error")),
        "error: cannot write 'p': input/output error [output-unwritable]", elsewhere
      ),
    ] as [(SiteError.Problem, String, String)])
  func namesThePathAndTheWayOut(problem: SiteError.Problem, line: String, help: String) {
    let diagnostic = SiteError(path: "p", problem: problem).diagnostic
    #expect(TextRenderer.render(diagnostic) == "\(line)\n   = help: \(help)\n")
  }
}

@Suite("Outputs and sources that overlap")
struct SourcesOverlapTests {
  private let files = InputFiles.memory(entries: [
    "/site/content/guide.md": .file([]), "/site/public/index.html": .file([]),
    "/site/public-old/index.html": .file([]), "/site/link": .link(to: "content"),
    "/elsewhere": .folder,
  ])

  private func overlap(_ output: String, _ sources: [String]) -> SiteError? {
    do {
      try SiteError.refuseOverlap(output: output, sources: sources, files: files)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("/site/content", "/site/content"), ("/site/content/public", "/site/content"),
    ("/site", "/site/content"), ("/site/link/new/deep", "/site/content"),
    ("/site/public/../content/x", "/site/content"), ("/site/content/x", "/site/link"),
  ])
  func refusesOneInsideTheOther(output: String, source: String) {
    #expect(
      overlap(output, ["/elsewhere", source])
        == SiteError(path: output, problem: .overlaps(input: source)))
  }

  @Test(arguments: [
    ("/site/public", "/site/content"), ("/site/public", "/site/public-old"),
    ("/site/public", "/site/absent"), ("/site/content-out/new", "/site/content"),
  ])
  func letsFoldersBesideOneAnotherBe(output: String, source: String) {
    #expect(overlap(output, [source]) == nil)
  }
}
