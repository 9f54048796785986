/// Looks at the frames that a page sends, as they pass: each must be masked (RFC 6455, 5.1).
///
/// The library behind the listener takes others too.
struct FrameCheck: Sendable {
  /// A frame that no browser sends.
  struct Fault: Error {}

  /// The bytes of the present frame's head that are known.
  private var head: [UInt8] = []

  /// How many bytes of the present frame follow its head.
  private var rest = 0

  /// Looks at bytes that follow those before.
  mutating func pass(_ bytes: some Sequence<UInt8>) throws(Fault) {
    for byte in bytes {
      if rest > 0 {
        rest -= 1
        continue
      }
      head.append(byte)
      if head.count == 2, byte & 0x80 == 0 { throw Fault() }
      guard head.count > 1, head.count == 2 + lengthBytes else { continue }
      rest = try payload() + Self.maskBytes
      head = []
    }
  }

  private static let maskBytes = 4

  /// How many bytes the length takes besides the seven bits.
  private var lengthBytes: Int {
    switch head[1] & 0x7F {
    case 126: 2
    case 127: 8
    default: 0
    }
  }

  private func payload() throws(Fault) -> Int {
    guard lengthBytes > 0 else { return Int(head[1] & 0x7F) }
    let length = head[2...].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // No page sends that much.
    guard length <= UInt64(Int32.max) else { throw Fault() }
    return Int(length)
  }
}
