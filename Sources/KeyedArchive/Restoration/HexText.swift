/// Bytes as two hexadecimal digits each.
enum HexText {
  static func upper(_ byte: UInt8) -> String {
    String(byte >> 4, radix: 16, uppercase: true) + String(byte & 0xF, radix: 16, uppercase: true)
  }

  static func lower(_ byte: UInt8) -> String {
    String(byte >> 4, radix: 16) + String(byte & 0xF, radix: 16)
  }
}

/// The customary text of a UUID.
enum UUIDText {
  private static let groups = [4, 2, 2, 2, 6]

  /// The text of 16 bytes: `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
  static func text(of bytes: [UInt8]) -> String {
    var rest = bytes[...]
    let texts = groups.map { count in
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count).map(HexText.upper).joined()
    }
    return texts.joined(separator: "-")
  }
}
