import AccessibilityModel
import Testing
import UIKitModel

@testable import ConformanceSupport

@Suite("Evidence in a reader's words")
struct EvidenceTextTests {
  @Test func tellsPlacesInPoints() {
    #expect(evidenceText(Rect(x: 2, y: 14.5, width: 27, height: 27)) == "27 × 27 at 2, 14.5")
    #expect(evidenceText([Size(width: 1, height: 2), .zero]) == "1 × 2; 0 × 0")
    #expect(evidenceText([Rect]()) == "nothing")
    #expect(evidenceText(Rect?.none) == "none")
  }

  @Test func tellsWhatIsDrawnFromBackToFront() {
    let control = UISwitch()
    control.isOn = true
    let text = evidenceText(control.drawing())
    #expect(
      text
        == "51 × 31: track: 51 × 31 at 0, 0, filled with systemGreen, corners of 15.5; thumb: 27 × 27 at 22, 2, filled with white, corners of 13.5"
    )
  }

  @Test func tellsTraitsByTheirBits() {
    #expect(evidenceText(UIAccessibilityTraits([.button, .toggleButton])) == "bits 0, 53")
    #expect(evidenceText(UIAccessibilityTraits.none) == "no traits")
  }

  @Test func leavesOtherValuesAsTheyAre() {
    #expect(evidenceText(["a", "b"]) == "[\"a\", \"b\"]")
    #expect(evidenceText(1.5) == "1.5")
  }
}
