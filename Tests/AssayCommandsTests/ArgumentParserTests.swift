import Reference
import TestResults
import Testing

@testable import AssayCommands

@Suite("Arguments")
struct ArgumentParserTests {
  @Test func fillInTheDefaults() throws {
    let options = try ArgumentParser.parse([], for: .build)
    #expect(options.content == "content")
    #expect(options.output == "public")
    #expect(options.results == [])
    #expect(options.policy == CheckPolicy(requirement: .noFailing))
    #expect(!options.isStrict)
  }

  @Test func takeSeveralResultsUpToTheNextOption() throws {
    let options = try ArgumentParser.parse(
      ["--results", "a.xml", "b.xml", "--strict", "--environment", "ios=c.xml"], for: .build)
    #expect(
      options.results == [
        ResultPath("a.xml"), ResultPath("b.xml"), ResultPath("c.xml", environment: "ios"),
      ])
    #expect(options.isStrict)
  }

  @Test func takeAValueAfterAnEqualsSign() throws {
    let options = try ArgumentParser.parse(["--output=site", "--results=a=b.xml"], for: .check)
    #expect(options.output == "site")
    #expect(options.results == [ResultPath("a=b.xml")])
  }

  @Test func endTheOptionsAtTwoDashes() throws {
    let options = try ArgumentParser.parse(["--strict", "--", "--output"], for: .explain)
    #expect(options.operands == ["--output"])
  }

  @Test func endABaseAddressInASlash() throws {
    let options = try ArgumentParser.parse(
      ["--base-url", "https://example.org/reference"], for: .build)
    #expect(options.baseURL == "https://example.org/reference/")
  }

  @Test func readThePolicy() throws {
    let options = try ArgumentParser.parse(
      ["--require", "all-passing", "--max-untested", "3", "--min-results", "40"], for: .check)
    #expect(
      options.policy
        == CheckPolicy(requirement: .allPassing, maxUntested: 3, minResults: 40))
  }

  /// What each option of the table could be given.
  private let samples = [
    "--now": "2026-03-01T12:00:00Z", "--base-url": "https://example.org/", "--format": "text",
    "--environment": "linux=a.xml", "--require": "all-passing", "--max-untested": "1",
    "--min-results": "1",
  ]

  @Test(arguments: Option.all)
  func giveEveryOptionOfTheTableAMeaning(option: Option) throws {
    let command = try #require(option.commands.sorted { $0.rawValue < $1.rawValue }.first)
    let value = samples[option.name] ?? "value"
    let arguments = option.takes == .nothing ? [option.name] : [option.name, value]
    let options = try ArgumentParser.parse(arguments, for: command)
    #expect(options.operands == [])
    if !["--format"].contains(option.name) {
      #expect(
        options != (try ArgumentParser.parse([], for: command)), "\(option.name) does nothing")
    }
  }

  @Test(arguments: [
    (["--environment", "ios"], "'--environment' takes NAME=PATH, not 'ios'"),
    (["--strict=yes"], "'--strict' takes no value"),
    (["--format", "xml"], "'--format' takes text, json or github, not 'xml'"),
    (["--require", "green"], "'--require' takes no-failing or all-passing, not 'green'"),
    (["--results"], "'--results' needs a value: --results PATH…"),
  ])
  func sayWhatIsWrong(arguments: [String], message: String) {
    #expect(throws: UsageError(message: message)) {
      try ArgumentParser.parse(arguments, for: .check)
    }
  }
}
