/// Characters that take no room: marks on other characters, controls and formats.
enum Invisible {
  /// Returns whether a character takes no room.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // The usual ones first, because looking up a category costs more.
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      false
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x300...0x36F, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF:
      true
    // The vowels and final consonants of Hangul join the consonant before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: true
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: true
      default: false
      }
    }
  }
}
