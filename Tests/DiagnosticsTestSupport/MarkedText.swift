package import Diagnostics

/// A fixture that shows where a problem is due, so that no test counts columns by hand.
///
/// Each circled digit ① to ⑳ stands before the byte it marks and is taken out of the text:
/// `MarkedText("title: ①tilte②")` is the text `title: tilte` with two marked offsets.
package struct MarkedText: Sendable {
  /// The fixture without its marks, as a file.
  package let file: SourceFile
  private let offsets: [Unicode.Scalar: Int]

  package init(_ fixture: String, path: String = "fixture.md") {
    var bytes: [UInt8] = []
    var offsets: [Unicode.Scalar: Int] = [:]
    for scalar in fixture.unicodeScalars {
      if (0x2460...0x2473).contains(scalar.value) {
        precondition(offsets[scalar] == nil, "the mark \(scalar) stands twice in the fixture")
        offsets[scalar] = bytes.count
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    file = SourceFile(path: path, bytes: bytes)
    self.offsets = offsets
  }

  package var text: String { file.text(in: 0..<file.bytes.count) }

  /// The marks of the fixture, in the order of the text.
  package var marks: [Unicode.Scalar] {
    offsets.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  /// The bytes from one mark up to another.
  package func range(_ from: Unicode.Scalar, _ to: Unicode.Scalar) -> Range<Int> {
    guard let start = offsets[from], let end = offsets[to], start <= end else {
      preconditionFailure("the fixture has no marks \(from) … \(to) in this order")
    }
    return start..<end
  }

  /// The place from one mark up to another.
  package func place(_ from: Unicode.Scalar, _ to: Unicode.Scalar) -> SourcePlace {
    file.place(range(from, to))
  }
}
