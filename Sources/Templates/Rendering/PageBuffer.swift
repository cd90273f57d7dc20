/// The bytes of the page being written, in memory of its own: appending to an array costs several
/// times as much for the short pieces that pages are made of.
struct PageBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  @inline(__always)
  mutating func append(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
    if capacity &- count < length { grow(by: length) }
    (start + count).update(from: bytes, count: length)
    count &+= length
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let base = bytes.baseAddress { append(base, bytes.count) }
  }

  mutating func append(_ text: StaticString) {
    append(text.utf8Start, text.utf8CodeUnitCount)
  }

  private mutating func grow(by length: Int) {
    let larger = max(capacity * 2, count + length)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: start, count: count)
    start.deallocate()
    start = moved
    capacity = larger
  }

  /// Appends all bytes to an array.
  func copy(to output: inout [UInt8]) {
    output.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
  }
}
