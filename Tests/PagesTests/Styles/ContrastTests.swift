import Diagnostics
import Foundation
import Testing

@testable import Pages

@Suite("Contrast")
struct ContrastTests {
  enum Scheme: CaseIterable {
    case light
    case dark
  }

  /// The tokens of a scheme: the first `:root` of the style sheet, and in the dark what the media
  /// query changes.
  private static func tokens(_ scheme: Scheme) throws -> [String: String] {
    let css = String(decoding: try RepositoryTemplates.file("assets/site.css").bytes, as: UTF8.self)
    let roots = css.matches(of: /:root \{([^}]*)\}/).map { String($0.output.1) }
    var tokens: [String: String] = [:]
    for root in roots.prefix(scheme == .light ? 1 : 2) {
      for match in root.matches(of: /--([a-z-]+): (#[0-9a-f]{6});/) {
        tokens[String(match.output.1)] = String(match.output.2)
      }
    }
    return tokens
  }

  /// The relative luminance of WCAG 2.
  private static func luminance(_ color: String) throws -> Double {
    let value = try #require(Int(color.dropFirst(), radix: 16))
    let channels = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { channel -> Double in
      let part = Double(channel) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  private static func contrast(_ first: String, _ second: String) throws -> Double {
    let one = try luminance(first)
    let other = try luminance(second)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static let grounds = ["page", "surface", "bad-surface", "warn-surface", "target"]

  @Test(arguments: Scheme.allCases) func ofTextIsEnoughOnEveryGround(scheme: Scheme) throws {
    let tokens = try Self.tokens(scheme)
    for ground in Self.grounds {
      for text in ["text", "muted", "link", "bad", "warn", "doubt", "quiet", "good"] {
        let ratio = try Self.contrast(
          try #require(tokens[text]), try #require(tokens[ground]))
        #expect(ratio >= 4.5, "--\(text) on --\(ground): \(ratio)")
      }
    }
  }

  @Test(arguments: Scheme.allCases) func ofCodeIsEnough(scheme: Scheme) throws {
    let tokens = try Self.tokens(scheme)
    let ground = try #require(tokens["code-surface"])
    let kinds = CodeToken.Kind.allCases.map { "token-\($0)" }
    for text in ["code", "text", "link", "bad"] + kinds {
      let ratio = try Self.contrast(try #require(tokens[text]), ground)
      #expect(ratio >= 4.5, "--\(text): \(ratio)")
    }
  }

  @Test(arguments: Scheme.allCases) func ofLinesThatMeanSomethingIsEnough(scheme: Scheme) throws {
    let tokens = try Self.tokens(scheme)
    for ground in Self.grounds {
      for line in ["line-strong", "focus"] {
        let ratio = try Self.contrast(
          try #require(tokens[line]), try #require(tokens[ground]))
        #expect(ratio >= 3, "--\(line) on --\(ground): \(ratio)")
      }
    }
  }

  @Test func everyColourIsAToken() throws {
    let css = String(decoding: try RepositoryTemplates.file("assets/site.css").bytes, as: UTF8.self)
    for line in css.split(separator: "\n") where line.contains(/#[0-9a-fA-F]{3,8}\b/) {
      #expect(line.contains(/--[a-z-]+: #/), "\(line)")
    }
  }

  @Test func noColourStandsOutsideOfTheProperties() throws {
    let css = String(decoding: try RepositoryTemplates.file("assets/site.css").bytes, as: UTF8.self)
    let rules = css.replacing(/:root \{[^}]*\}/, with: "")
    // A shadow is black on any theme.
    let colours = rules.matches(of: /#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|lab|lch|oklch)\([^)]*\)/)
      .map { String($0.output) }.filter { $0 != "rgb(0 0 0 / .25)" }
    #expect(colours == [], "a project's theme.css could not change these")
  }
}
