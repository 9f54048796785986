/// Measures characters in one font.
struct FontRuler: Sendable {
  private let font: TextFont
  private let inter: InterFont
  private let displayShare: Double
  private let tracking: Double

  /// The width of all characters of SF Mono, in thousandths of an em.
  ///
  /// Seen on a Mac: at 12 points each character is 7.41796875 = 12 · 1266 / 2048 wide.
  private static let monospaced = 1_266_000.0 / 2048

  init(_ font: TextFont) {
    self.font = font
    inter = .nearest(to: font.weight)
    // The system's font changes from its cut for text to that for titles between 17 and 28 points
    // (WWDC 2020, session 10175).
    displayShare = min(1, max(0, (font.size - 17) / 11))
    tracking = Tracking.value(at: font.size)
  }

  /// Returns how far a character moves what follows it, in points.
  func advance(of scalar: Unicode.Scalar) -> Double {
    thousandths(of: scalar) * font.size / 1000
  }

  /// The width of an emoji, in points.
  ///
  /// Seen on a phone at twice the resolution (flutter/flutter issue 28894): emoji are 1.25 em wide
  /// up to 16 points, 20 points wide up to 18 points, then grow to 1 em at 22 points. The advance
  /// in Apple Color Emoji is 1 em.
  var emojiAdvance: Double {
    switch font.size {
    case ...16: font.size * 1.25
    case ...18: 20
    case ...22: 20 + (font.size - 18) / 2
    default: font.size
    }
  }

  private func thousandths(of scalar: Unicode.Scalar) -> Double {
    if scalar.value < 0x20 || Invisible.contains(scalar) { return 0 }
    guard let place = InterFont.characters.place(of: scalar.value) else {
      return OtherScripts.width(of: scalar)
    }
    if font.isMonospaced { return Self.monospaced }
    if font.hasMonospacedDigits, (0x30...0x39).contains(scalar.value) {
      return inter.tabularDigit + tracking
    }
    let width =
      Double(inter.text[place]) * (1 - displayShare) + Double(inter.display[place]) * displayShare
    return width > 0 ? width + tracking : 0
  }
}
