import DiagnosticsTestSupport
import Diagnostics
import Testing

@testable import Site

@Suite("The state of an output")
struct SiteStateTests {
  private let fixture: SiteFixture

  init() throws { fixture = try SiteFixture() }

  @Test func anOutputWithoutABuildWasNeverBuilt() throws {
    #expect(try SiteState.of(fixture.output) == .neverBuilt)
    try fixture.folder.folder("public")
    try fixture.folder.write("public/index.html", text: "by hand")
    #expect(try SiteState.of(fixture.output) == .neverBuilt)
  }

  @Test func looksWithoutWriting() throws {
    try fixture.build(["a/b.html": "b"])
    let before = fixture.folder.contents()
    #expect(try SiteState.of(fixture.output) == .whole)
    #expect(fixture.folder.contents() == before)
  }

  @Test func missesFilesThatAreGoneOrHaveAnotherSize() throws {
    try fixture.build(["a/gone.html": "a", "b.html": "b", "c.html": "c"])
    try fixture.folder.remove("public/a/gone.html")
    try fixture.folder.write("public/c.html", text: "longer")
    #expect(try SiteState.of(fixture.output) == .incomplete(["a/gone.html", "c.html"]))
  }

  @Test func reportsWhatIsMissing() {
    var log = DiagnosticLog()
    SiteState.incomplete(["c.html"]).report(output: "public", into: &log)
    SiteState.whole.report(output: "public", into: &log)
    SiteState.neverBuilt.report(output: "public", into: &log)
    #expect(
      TextRenderer.render(log) == """
        public/c.html: error: 'public/c.html' is not as the last build wrote it [incomplete-site]
           = help: build again
        1 error in 1 file · assay explain incomplete-site

        """)
  }

  @Test func reportsAnUnfinishedBuild() {
    var log = DiagnosticLog()
    SiteState.unfinished.report(output: "public", into: &log)
    #expect(
      TextRenderer.render(log) == """
        error: a build of 'public' was stopped before it was done [unfinished-build]
           = help: build again, which finishes it first
        1 error · assay explain unfinished-build

        """)
  }
}
