import Testing

@testable import AssayCommands

@Suite("The summary")
struct SummaryTests {
  @Test(arguments: [
    (9, 3, 0.081, "9 pages, 3 changed, 0.08 s"),
    (1, 1, 12.0, "1 page, 1 changed, 12.00 s"),
    (1032, 0, 1.999, "1032 pages, 0 changed, 2.00 s"),
  ])
  func countsPagesAndHundredthsOfASecond(
    pages: Int, changed: Int, seconds: Double, text: String
  ) {
    #expect(Summary.pages(pages, changed: changed, seconds: seconds) == text)
  }
}
