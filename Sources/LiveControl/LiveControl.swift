import Scenarios

// The browser's door to the scenarios: functions that C can call on bytes in linear memory. Nothing
// is kept from one call to the next.

/// Room for `count` bytes, which the caller fills and releases.
@_cdecl("reserve")
public func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
  .allocate(capacity: max(count, 1))
}

/// Gives back what `reserve` or `play` returned.
@_cdecl("release")
public func release(_ bytes: UnsafeMutablePointer<UInt8>?) {
  bytes?.deallocate()
}

/// Plays the scenario in `text`, which is JSON in UTF-8 of `count` bytes.
///
/// - Returns: the length of the answer in four bytes, the least significant first, and after them
///   the answer in UTF-8: `{"observed":[…],"reproduced":true}` or `{"error":"…"}`. The caller
///   releases it.
@_cdecl("play")
public func play(_ text: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutablePointer<UInt8> {
  let input = Array(UnsafeBufferPointer(start: text, count: text == nil ? 0 : max(count, 0)))
  var answer: [UInt8] = []
  reply(to: input).write(to: &answer)
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: answer.count + 4)
  for place in 0..<4 {
    bytes[place] = UInt8(truncatingIfNeeded: answer.count >> (8 * place))
  }
  for (index, byte) in answer.enumerated() { bytes[index + 4] = byte }
  return bytes
}

private func reply(to text: [UInt8]) -> JSON {
  let json: JSON
  do { json = try JSONParser.parse(text) } catch { return ["error": .string(error.description)] }
  do { return try Replay(Scenario(json: json)).json } catch {
    return ["error": .string(error.description)]
  }
}
