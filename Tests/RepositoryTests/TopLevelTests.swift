import Foundation
import Testing

@Suite("The repository")
struct TopLevelTests {
  @Test func hasNothingAtItsTopThatIsNotNamed() throws {
    let named: Set<String> = [
      "Package.swift", "Sources", "Tests", "content", "templates", "public", "README.md",
      "Makefile", ".ci", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE",
      "Benchmarks", "script", ".git", ".github", ".gitignore", ".swift-format", ".build",
      ".swiftpm",
    ]
    let found = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    #expect(Set(found).subtracting(named) == [])
  }

  @Test func statesItsTwoCommandsAndItsLicence() throws {
    let readme = try Repository.text("README.md")
    #expect(readme.contains("make site"))
    #expect(readme.contains("make test"))
    #expect(try Repository.text("LICENSE").contains("Copyright 2026 the Assay authors"))
  }

  @Test(arguments: ["Sources", "Tests", "content", "templates", "script"])
  func leavesNoPromiseInItsText(folder: String) throws {
    let promises = ["TO" + "DO", "FIX" + "ME", "XX" + "X:", "not " + "implemented"]
    for path in Repository.files(under: folder) where !path.contains("Fixtures") {
      guard let text = try? Repository.text(path) else { continue }
      for promise in promises {
        #expect(!text.contains(promise), "\(path) says \(promise)")
      }
    }
  }

  @Test func hasScriptsThatCanBeRun() {
    for path in Repository.files(under: "script") + [".ci/run"] {
      let full = Repository.root.appending(path: path).path
      #expect(FileManager.default.isExecutableFile(atPath: full), "\(path) has no run bit")
    }
  }
}
