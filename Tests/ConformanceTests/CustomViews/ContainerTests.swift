import AccessibilityModel
import ConformanceSupport
import Scenarios
import Testing
import UIKitModel
import VoiceOver

/// The rules of `content/topics/custom-views.md` about containers.
@Suite("Containers") struct ContainerTests {
  private static let facets = Node("MultiFacetedView", "facets", ["frame": [10, 10, 100, 40]])
  private static let first: [Observation] = [
    .say("First", hint: "The first facet"), .focus("facets/First"),
  ]
  private static let second: [Observation] = [
    .say("Second", hint: "The second facet"), .focus("facets/Second"),
  ]

  private func stage(voiceOver: Bool = true) -> Stage {
    Stage(voiceOver: voiceOver, screen: [Self.facets])
  }

  @Test("is no element, its cells are", .rule("container.table-not-element"))
  func tableNotElement() {
    let stage = Stage(
      voiceOver: true,
      screen: [
        Node(
          "UITableView", "table", ["frame": [0, 0, 300, 200]],
          children: [
            Node("UITableViewCell", "one", ["text": "One", "frame": [0, 0, 300, 44]]),
            Node("UITableViewCell", "two", ["text": "Two", "frame": [0, 44, 300, 44]]),
          ])
      ])
    compare("first", stage.swipe(.right), with: [.say("One"), .focus("one")])
    compare("second", stage.swipe(.right), with: [.say("Two"), .focus("two")])
    compare("third", stage.swipe(.right), with: [.notification("endReached")])
  }

  @Test(
    "is no element where its subviews are", .rule("container.interactive-subviews-are-the-elements")
  )
  func interactiveSubviews() {
    let stage = Stage(
      voiceOver: true,
      screen: [
        Node("UIView", "panel", ["accessibilityLabel": "Panel"], children: VoiceOverTests.switches)
      ])
    compare("first", stage.swipe(.right), with: VoiceOverTests.wifi)
    compare("second", stage.swipe(.right), with: VoiceOverTests.bluetooth)
    compare("third", stage.swipe(.right), with: [.notification("endReached")])
  }

  @Test("is read by its children in order", .rule("container.children-only"))
  func childrenOnly() {
    let children = ["A", "B", "C"].enumerated().map { index, label in
      Node(
        "UIView", label,
        [
          "isAccessibilityElement": true, "accessibilityLabel": .string(label),
          "frame": [.number(Double(index) * 50), 0, 40, 40],
        ])
    }
    let stage = Stage(voiceOver: true, screen: [Node("UIView", "parent", children: children)])
    for label in ["A", "B", "C"] {
      compare("next", stage.swipe(.right), with: [.say(label), .focus(label)])
    }
  }

  @Test("is read by what it hands out", .rule("container.protocol"))
  func containerProtocol() {
    let stage = stage()
    compare("first", stage.swipe(.right), with: [.set("facets", "timesMade", 1)] + Self.first)
    compare("second", stage.swipe(.right), with: Self.second)
    compare("third", stage.swipe(.right), with: [.notification("endReached")])
    compare("a tap on the first", stage.tap(at: Point(x: 59, y: 20)), with: Self.first)
    compare("a tap on the second", stage.tap(at: Point(x: 60, y: 20)), with: Self.second)
  }

  @Test("is not spoken itself", .rule("container.itself-not-element"))
  func itselfNotElement() throws {
    let stage = stage()
    stage.set("facets", "accessibilityLabel", "Facets")
    for _ in 1...3 { stage.swipe(.right) }
    let spoken = stage.voiceOver?.utterances.map(\.description)
    compare("spoken", spoken, with: ["First", "Second"])
    compare(
      "is an element", try stage.object("facets").isAccessibilityElement, with: false)
  }

  @Test("hides what is inside if it is an element", .rule("container.element-true-hides-children"))
  func elementTrueHidesChildren() {
    let stage = stage()
    stage.set("facets", "isAccessibilityElement", true)
    stage.set("facets", "accessibilityLabel", "Facets")
    compare("first", stage.swipe(.right), with: [.say("Facets"), .focus("facets")])
    compare("second", stage.swipe(.right), with: [.notification("endReached")])
  }

  // MARK: - The three methods

  @Test("counts its elements", .rule("container.count"))
  func count() {
    let stage = stage(voiceOver: false)
    compare(
      "count", stage.call("facets", "accessibilityElementCount"),
      with: [.set("facets", "timesMade", 1), .returned(2)])
    compare(
      "count of a plain view", stage.call("root", "accessibilityElementCount"),
      with: [.returned(0)])
  }

  @Test("hands them out by place", .rule("container.element-at-index"))
  func elementAtIndex() {
    let stage = stage(voiceOver: false)
    compare(
      "at 0", stage.call("facets", "accessibilityElementAtIndex", [0]).last,
      with: .returned(["id": "facets/First"]))
    compare(
      "at 1", stage.call("facets", "accessibilityElementAtIndex", [1]).last,
      with: .returned(["id": "facets/Second"]))
  }

  @Test("tells the place of an element", .rule("container.index-of-element"))
  func indexOfElement() {
    let stage = stage(voiceOver: false)
    for (index, label) in ["First", "Second"].enumerated() {
      compare(
        "of \(label)",
        stage.call("facets", "indexOfAccessibilityElement", [["id": .string("facets/\(label)")]])
          .last,
        with: .returned(.number(Double(index))))
    }
  }

  @Test("finds every element where it handed it out", .rule("container.round-trip"))
  func roundTrip() throws {
    let facets = try stage(voiceOver: false).object("facets")
    for index in 0..<facets.accessibilityElementCount() {
      let element = try #require(facets.accessibilityElement(at: index))
      compare("index", facets.index(ofAccessibilityElement: element), with: index)
    }
    let view = UIView()
    view.accessibilityElements = (0..<5).map { _ in
      UIAccessibilityElement(accessibilityContainer: view)
    }
    for index in 0..<5 {
      let element = try #require(view.accessibilityElement(at: index))
      compare("index", view.index(ofAccessibilityElement: element), with: index)
    }
    compare("count", view.accessibilityElementCount(), with: 5)
  }

  @Test("has no place for a stranger", .rule("container.index-of-stranger"))
  func indexOfStranger() {
    let stage = stage(voiceOver: false)
    compare(
      "of the root", stage.call("facets", "indexOfAccessibilityElement", [["id": "root"]]).last,
      with: .returned(.null))
    compare(
      "in a plain view", stage.call("root", "indexOfAccessibilityElement", [["id": "facets"]]),
      with: [.returned(.null)])
  }

  @Test("has nothing beyond its end", .rule("container.element-out-of-range"))
  func outOfRange() {
    let stage = stage(voiceOver: false)
    for index in [2, -1] {
      compare(
        "at \(index)",
        stage.call("facets", "accessibilityElementAtIndex", [.number(Double(index))]).last,
        with: .returned(.null))
    }
    stage.set("root", "accessibilityElements", [["id": "facets"]])
    compare(
      "in accessibilityElements", stage.call("root", "accessibilityElementAtIndex", [1]),
      with: [.returned(.null)])
    compare(
      "before accessibilityElements", stage.call("root", "accessibilityElementAtIndex", [-1]),
      with: [.returned(.null)])
  }

  // MARK: - The elements

  @Test("hands out the same elements each time", .rule("container.elements-cached"))
  func elementsCached() throws {
    let stage = stage()
    stage.swipe(.right)
    compare("the next", stage.swipe(.right), with: Self.second)
    compare("back", stage.swipe(.left), with: Self.first)
    let facets = try stage.object("facets")
    compare(
      "the same object",
      facets.accessibilityElement(at: 0) === facets.accessibilityElement(at: 0), with: true)
  }

  @Test("makes them when they are first asked for", .rule("container.elements-lazy"))
  func elementsLazy() throws {
    let stage = stage()
    compare(
      "made before", try stage.object("facets", as: MultiFacetedView.self).timesMade, with: 0)
    compare(
      "made by a swipe", stage.swipe(.right).first, with: .set("facets", "timesMade", 1))
    stage.swipe(.right)
    compare(
      "made after another", try stage.object("facets", as: MultiFacetedView.self).timesMade,
      with: 1)
  }

  @Test("is known to its elements and not kept by them", .rule("container.element-knows-container"))
  func elementKnowsContainer() {
    var view: UIView? = UIView()
    let element = view.map { UIAccessibilityElement(accessibilityContainer: $0) }
    compare("the container", element?.accessibilityContainer === view, with: true)
    compare("asked next", element?.accessibilityParent === view, with: true)
    compare("an element", element?.isAccessibilityElement, with: true)
    element?.isAccessibilityElement = false
    compare("unless told otherwise", element?.isAccessibilityElement, with: false)
    view = nil
    compare("the container is gone", element?.accessibilityContainer == nil, with: true)
  }

  @Test("gives each element its own attributes", .rule("container.elements-own-attributes"))
  func elementsOwnAttributes() {
    let stage = stage()
    stage.set("facets/First", "accessibilityLabel", "Sunny")
    stage.tap(at: Point(x: 20, y: 20))
    compare("the first", stage.lastSpoken, with: Utterance("Sunny", hint: "The first facet"))
    stage.tap(at: Point(x: 90, y: 20))
    compare("the second", stage.lastSpoken, with: Utterance("Second", hint: "The second facet"))
  }

  @Test(
    "does not declare the sample's own array", .rule("container.accessibleelements-not-in-protocol")
  )
  func accessibleElements() throws {
    let facts = try APIFacts.model
    compare(
      "accessibleElements", facts.declares("AccessibilityObject.accessibleElements"), with: false)
    for member in [
      "accessibilityElementCount()", "accessibilityElement(at:)",
      "index(ofAccessibilityElement:)", "accessibilityElements",
    ] {
      compare(member, facts.declares("AccessibilityObject.\(member)"), with: true)
    }
  }

  @Test(
    "answers all three methods from accessibilityElements",
    .rule("container.accessibilityelements-since-ios8"))
  func accessibilityElements() throws {
    compare(
      "available", try APIFacts.model.introduced("AccessibilityObject.accessibilityElements"),
      with: "8.0")
    let stage = Stage(voiceOver: true, screen: VoiceOverTests.switches)
    stage.set("root", "accessibilityElements", [["id": "bluetooth"], ["id": "wifi"]])
    compare(
      "count", stage.call("root", "accessibilityElementCount"), with: [.returned(2)])
    compare(
      "at 0", stage.call("root", "accessibilityElementAtIndex", [0]),
      with: [.returned(["id": "bluetooth"])])
    compare(
      "index", stage.call("root", "indexOfAccessibilityElement", [["id": "wifi"]]),
      with: [.returned(1)])
    compare("read first", stage.swipe(.right), with: VoiceOverTests.bluetooth)
    compare("read second", stage.swipe(.right), with: VoiceOverTests.wifi)
  }
}
