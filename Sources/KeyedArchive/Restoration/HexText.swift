/// Bytes as two hexadecimal digits each.
enum HexText {
  static func upper(_ byte: UInt8) -> String {
    String(byte >> 4, radix: 16, uppercase: true) + String(byte & 0xF, radix: 16, uppercase: true)
  }

  static func lower(_ byte: UInt8) -> String {
    String(byte >> 4, radix: 16) + String(byte & 0xF, radix: 16)
  }
}
