/// How wide the characters of East Asia are.
///
/// The ranges are those of Unicode's `EastAsianWidth.txt` (values W and F, and H), joined where
/// only unassigned characters stand between them. UAX #11 says that wide characters take one em.
/// Characters whose width is ambiguous have the width of the font.
enum EastAsianWidth {
  /// Returns whether a character takes a whole em.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Returns whether a character takes half an em.
  static func isHalfwidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: true
    default: false
    }
  }
}
