/// FNV-1a over bytes, 128 bits wide.
///
/// It names a run that has no id of its own: the same bytes give the same name on every machine.
/// It tells files apart; it does not withstand somebody who makes two files alike on purpose.
package enum ContentHash {
  /// 32 lower-case hexadecimal digits.
  package static func hex(_ bytes: [UInt8]) -> String {
    var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    bytes.withUnsafeBufferPointer { buffer in
      for byte in buffer {
        hash ^= UInt128(byte)
        // The prime is 2^88 + 0x13B.
        hash = (hash << 88) &+ (hash &* 0x13B)
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
