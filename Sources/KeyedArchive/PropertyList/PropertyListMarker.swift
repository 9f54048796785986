/// The first half of the byte with which an object of a binary property list begins.
enum PropertyListMarker: UInt8 {
  case simple = 0x0
  case integer = 0x1
  case real = 0x2
  case date = 0x3
  case data = 0x4
  case asciiString = 0x5
  case utf16String = 0x6
  case uid = 0x8
  case array = 0xA
  case set = 0xC
  case dictionary = 0xD

  /// The bytes with which every file begins.
  static let fileHeader: [UInt8] = Array("bplist00".utf8)

  /// The whole byte of an object without a payload.
  static let null: UInt8 = 0x00
  static let no: UInt8 = 0x08
  static let yes: UInt8 = 0x09

  /// The second half of the byte that says that an integer with the length follows.
  static let lengthFollows: UInt8 = 0xF

  func byte(_ low: UInt8) -> UInt8 { rawValue << 4 | low }
}
