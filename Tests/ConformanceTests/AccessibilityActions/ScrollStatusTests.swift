import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel
import VoiceOver

// MARK: - What is told of a place

extension ActionTests {
  @Test("says the page and the number of pages", .rule("a11yaction.page-status-text"))
  func pageStatusText() {
    let stage = Stage(
      voiceOver: true,
      screen: [
        Node(
          "UIScrollView", "pages", ["frame": [0, 0, 100, 100], "contentSize": [850, 80]],
          children: [Node("UILabel", "first", ["text": "First", "frame": [0, 0, 100, 40]])])
      ])
    stage.tap("first")
    let spoken = (1...9).map { _ in
      stage.threeFingerSwipe(.left).compactMap { observation -> String? in
        if case .say(let text, _) = observation { return text }
        return nil
      }.first ?? "nothing"
    }
    compare(
      "spoken", spoken, with: (2...9).map { "Page \($0) of 9" } + ["nothing"])
    compare(
      "back", stage.threeFingerSwipe(.right),
      with: [
        .notification("pageScrolled", "Page 8 of 9"), .set("pages", "contentOffset", [650, 0]),
        .say("Page 8 of 9"),
      ])
    compare("up, where nothing is higher than the view", stage.threeFingerSwipe(.up), with: [])
    let upright = Stage(
      screen: [
        Node("UIScrollView", "pages", ["frame": [0, 0, 100, 100], "contentSize": [80, 250]])
      ])
    compare(
      "down the page", upright.call("pages", "accessibilityScroll", [3]),
      with: [
        .notification("pageScrolled", "Page 2 of 3"), .set("pages", "contentOffset", [0, 100]),
        .returned(true),
      ])
    compare(
      "next of content that is not wider", upright.call("pages", "accessibilityScroll", [5]),
      with: [.returned(false)])
    compare(
      "up the page", upright.call("pages", "accessibilityScroll", [4]),
      with: [
        .notification("pageScrolled", "Page 1 of 3"), .set("pages", "contentOffset", [0, 0]),
        .returned(true),
      ])
    compare(
      "beyond the top", upright.call("pages", "accessibilityScroll", [4]), with: [.returned(false)])
  }

  @Test("says what the delegate tells", .rule("scroll.status-from-delegate"))
  func statusFromDelegate() {
    func swipe(implements: [String], returns: JSON) -> [Observation] {
      let stage = Stage(
        voiceOver: true,
        screen: [
          Node(
            "UIScrollView", "pages", ["frame": [0, 0, 100, 100], "contentSize": [300, 100]],
            children: [Node("UILabel", "first", ["text": "First", "frame": [0, 0, 100, 40]])])
        ], delegates: [.init(of: "pages", implements: implements, returns: returns)])
      stage.tap("first")
      return stage.threeFingerSwipe(.left)
    }
    func scrolled(_ status: String) -> [Observation] {
      [
        .notification("pageScrolled", .string(status)),
        .set("pages", "contentOffset", [100, 0]), .say(status),
      ]
    }
    let asked = Observation.delegate("scrollStatus", of: "pages")
    compare(
      "a text", swipe(implements: ["scrollStatus"], returns: ["scrollStatus": "Chapter 2"]),
      with: [asked] + scrolled("Chapter 2"))
    compare(
      "nothing", swipe(implements: ["scrollStatus"], returns: ["scrollStatus": .null]),
      with: [asked] + scrolled("Page 2 of 3"))
    compare(
      "left out", swipe(implements: [], returns: ["scrollStatus": "Chapter 2"]),
      with: scrolled("Page 2 of 3"))
  }
}
