import DiagnosticsTestSupport
import Glibc
import Testing

@testable import Site

@Suite("Two builds of one output")
struct BuildLockTests {
  private let fixture: SiteFixture

  init() throws { fixture = try SiteFixture() }

  @Test func theSecondSaysWhoHoldsTheOutputAndTouchesNothing() throws {
    try fixture.build(["index.html": "old"])
    var writer = try SiteWriter(output: fixture.output)
    try writer.add("index.html", Array("first".utf8))
    #expect(
      try fixture.error(["index.html": "second"])
        == SiteError(path: fixture.output, problem: .busy(process: Int(getpid()))))
    _ = try writer.commit()
    #expect(fixture.site == ["index.html": "first"])
    #expect(fixture.workspace == ["written"])
  }

  @Test func theOutputIsFreeAfterAnAbandonedBuild() throws {
    try SiteWriter(output: fixture.output).abandon()
    try fixture.build(["index.html": ""])
    #expect(fixture.site == ["index.html": ""])
  }

  @Test func aLockFileThatNobodyHoldsIsNoLock() throws {
    try fixture.build([:])
    try fixture.folder.write("public/.assay/lock", text: "12345\n")
    try fixture.build(["index.html": ""])
    #expect(fixture.workspace == ["written"])
  }
}
