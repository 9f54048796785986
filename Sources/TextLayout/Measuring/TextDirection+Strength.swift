extension TextDirection {
  /// The direction that a character gives to its paragraph, or nil for digits, spaces and signs.
  ///
  /// Rules P2 and P3 of UAX #9 take the first strong character. Its classes are reduced to blocks:
  /// those of Hebrew, Arabic and their neighbors without digits and marks run to the left, and
  /// letters elsewhere run to the right.
  init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x200E, 0x3041...0x9FFF, 0xAC00...0xD7A3: self = .leftToRight
    case 0...0x7F, 0x2010...0x2070, 0x2190...0x245F, 0x2500...0x2BFF: return nil
    case 0x200F, 0x61C: self = .rightToLeft
    case 0x660...0x669, 0x66B...0x66C, 0x6F0...0x6F9, 0x600...0x605, 0x60C, 0x606...0x60A:
      return nil
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      guard !Invisible.contains(scalar) else { return nil }
      self = .rightToLeft
    default:
      guard scalar.properties.isAlphabetic else { return nil }
      self = .leftToRight
    }
  }
}
