import AccessibilityModel

extension VoiceOverSession {
  /// The order in which the screen is read.
  var readingOrder: ReadingOrder {
    ReadingOrder(
      idiom: screen.device.idiom,
      direction: screen.device.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Where the element stands among those of a tab bar, or that a list or landmark begins or ends
  /// with it; `nil` anywhere else.
  ///
  /// Only the elements that a container hands out itself count as those of a list or landmark.
  ///
  /// Source: accessibility-snapshot
  func context(of element: AccessibilityObject) -> SpeechContext? {
    var around = element.accessibilityParent
    while let container = around {
      if container.accessibilityTraits.contains(.tabBar) {
        let tabs = readingOrder.elements(of: container)
        guard let index = tabs.firstIndex(where: { $0 === element }) else { return nil }
        return .tab(index: index + 1, count: tabs.count)
      }
      if let handedOut = container.containedElements,
        let index = handedOut.firstIndex(where: { $0 === element })
      {
        let isLast = index > 0 && index == handedOut.count - 1
        switch container.accessibilityContainerType {
        case .list: return index == 0 ? .listStart : isLast ? .listEnd : nil
        case .landmark: return index == 0 ? .landmarkStart : isLast ? .landmarkEnd : nil
        case .none, .dataTable, .semanticGroup: return nil
        }
      }
      around = container.accessibilityParent
    }
    return nil
  }
}
