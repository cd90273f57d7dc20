/// A moment, to the second, as seconds since 1970 (UTC).
package struct Timestamp: Hashable, Sendable, Comparable {
  package let secondsSince1970: Int

  package init(secondsSince1970: Int) { self.secondsSince1970 = secondsSince1970 }

  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}
