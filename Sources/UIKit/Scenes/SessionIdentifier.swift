import Foundation

/// Names of sessions, which look like UUIDs and are the same in every run.
enum SessionIdentifier {
  static func text(of seed: String) -> String {
    let first = hash(seed, from: 0xCBF2_9CE4_8422_2325)
    let second = hash(seed, from: first)
    // The types are written because the compiler needs half a second to find them.
    var bytes: [UInt8] = [first, second].flatMap { (number: UInt64) -> [UInt8] in
      withUnsafeBytes(of: number.bigEndian) { [UInt8]($0) }
    }
    // Version 8 of RFC 9562: the other bits are the maker's own.
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)).uuidString }
  }

  /// FNV-1a.
  private static func hash(_ text: String, from start: UInt64) -> UInt64 {
    text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
