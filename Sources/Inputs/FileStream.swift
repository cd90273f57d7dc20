/// A file that is read from its start to its end, without ever being held whole.
///
/// It is closed when nothing refers to it any more. It is not to be shared between threads.
package final class FileStream {
  /// How many bytes are taken from the system at once.
  package static let chunkSize = 1 << 17

  private let fetch: (UnsafeMutableRawBufferPointer) throws(InputError) -> Int
  private let chunk: UnsafeMutableRawBufferPointer
  /// What of the chunk was not handed on yet.
  private var ready = 0..<0
  private var isAtEnd = false

  /// - Parameter fetch: Fills the buffer with the next bytes and tells how many; 0 at the end.
  init(_ fetch: @escaping (UnsafeMutableRawBufferPointer) throws(InputError) -> Int) {
    self.fetch = fetch
    chunk = .allocate(byteCount: Self.chunkSize, alignment: 16)
  }

  deinit { chunk.deallocate() }

  /// Fills the buffer with the next bytes and tells how many; 0 at the end and for no room alone.
  package func read(into room: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    if ready.isEmpty, !isAtEnd {
      let count = try fetch(chunk)
      isAtEnd = count == 0
      ready = 0..<count
    }
    let count = min(room.count, ready.count)
    guard count > 0 else { return 0 }
    room.copyMemory(
      from: UnsafeRawBufferPointer(rebasing: chunk[ready.lowerBound..<ready.lowerBound + count]))
    ready = ready.lowerBound + count..<ready.upperBound
    return count
  }

  /// The same bytes, with errors told as `change` has them.
  package func renamed(_ change: @escaping (InputError) -> InputError) -> FileStream {
    FileStream { room throws(InputError) in
      do throws(InputError) { return try self.read(into: room) } catch { throw change(error) }
    }
  }
}
