import Foundation
import Testing

@Suite("The same inputs")
struct DeterminismTests {
  @Test func giveTheSameBytesTwiceAndChangeNoFile() throws {
    let site = try SmallSite("switches")
    try VerdictChainTests.green.write(to: site)
    #expect(try site.build().status == 0)
    let first = try site.files()
    let times = try modificationTimes(site)
    let second = try site.build()
    #expect(try site.files() == first)
    #expect(try modificationTimes(site) == times)
    #expect(second.out.contains(" 0 changed"), "\(second.out)")
  }

  @Test func giveTheSameBytesInAnotherFolder() throws {
    let one = try SmallSite("web-components")
    let other = try SmallSite("web-components")
    #expect(try one.build().status == 0)
    #expect(try other.build().status == 0)
    let files = try one.files()
    #expect(files.count > 10)
    #expect(try other.files() == files)
    for (path, data) in files {
      let text = String(decoding: data, as: UTF8.self)
      #expect(!text.contains(one.folder.path), "\(path) names the machine's folder")
    }
  }

  @Test func giveTheSameBytesWhereverTheyAreNamedFrom() throws {
    let site = try SmallSite("switches")
    var run = VerdictChainTests.green
    run.isEnded = false
    try run.write(to: site)
    #expect(try site.build().status == 1)
    let files = try site.files()
    let folder = site.folder.path
    let other = try site.run([
      "build", "--content", folder + "/content", "--output", folder + "/absolute",
    ])
    #expect(other.status == 1)
    #expect(try site.files(under: "absolute") == files)
    #expect(
      try site.build("--results", folder + "/results/linux", "--output", "given").status == 1)
    #expect(try site.files(under: "given") == files)
  }

  @Test func nameNoFolderOfTheMachineThatResultsLieIn() throws {
    let site = try SmallSite("switches")
    let elsewhere = try SmallSite("switches")
    var run = VerdictChainTests.green
    run.isEnded = false
    try run.write(to: elsewhere)
    try elsewhere.write("<html>", to: "other/page.xml")
    let folder = elsewhere.folder.path
    let outcome = try site.build(
      "--results", folder + "/results", "--results", folder + "/oth*", "--results",
      folder + "/absent")
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("…/results/linux/events.jsonl: error: "), "\(outcome.error)")
    #expect(outcome.error.contains("…/other/page.xml: error: "), "\(outcome.error)")
    #expect(outcome.error.contains("the results '…/absent' do not exist"), "\(outcome.error)")
    for (path, data) in try site.files() {
      let text = String(decoding: data, as: UTF8.self)
      #expect(!text.contains(elsewhere.folder.lastPathComponent), "\(path) names a folder")
    }
  }

  @Test func writeNothingOutsideTheOutput() throws {
    let site = try SmallSite("switches")
    try VerdictChainTests.green.write(to: site)
    let before = try site.files(under: ".")
    #expect(try site.build("--output", "elsewhere/site").status == 0)
    let after = try site.files(under: ".").filter { !$0.key.hasPrefix("elsewhere/site/") }
    #expect(after == before)
    #expect(try site.check().status == 0)
    #expect(try site.files(under: ".").filter { !$0.key.hasPrefix("elsewhere/site/") } == before)
  }

  @Test func removeOnlyWhatAnEarlierBuildWrote() throws {
    let site = try SmallSite("web-components")
    #expect(try site.build().status == 0)
    try site.write("example.org", to: "public/CNAME")
    #expect(site.exists("public/controls/tide-tabs/index.html"))
    try site.remove("content/controls/tide-tabs.md")
    try site.remove("content/bindings.yml")
    try site.replace("similar: [tide-tabs]\n", with: "", in: "content/controls/tide-button.md")
    _ = try site.build()
    #expect(!site.exists("public/controls/tide-tabs"))
    #expect(!site.exists("public/badges/tide-tabs.svg"))
    #expect(try site.text("public/CNAME") == "example.org")
  }

  private func modificationTimes(_ site: SmallSite) throws -> [String: Date] {
    var times: [String: Date] = [:]
    for path in try site.files().keys {
      let url = site.folder.appending(path: "public/\(path)")
      times[path] = try url.resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
    }
    return times
  }
}
