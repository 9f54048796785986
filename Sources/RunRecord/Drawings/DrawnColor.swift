/// A color as it is in the light and in the dark appearance.
package struct DrawnColor: Hashable, Sendable {
  /// Red, green, blue and opacity, a byte each, the first highest: `0xFF0000FF` is red.
  package var light: UInt32
  package var dark: UInt32

  package init(light: UInt32, dark: UInt32) {
    self.light = light
    self.dark = dark
  }

  /// Whether nothing of it can be seen.
  package var isClear: Bool { light & 0xFF == 0 && dark & 0xFF == 0 }
}

/// In JSON it is `"#ff0000ff"`, or `"#ff0000ff #800000ff"` where the dark appearance has another.
extension DrawnColor: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let parts = try container.decode(String.self).split(separator: " ", maxSplits: 2)
    guard (1...2).contains(parts.count), let light = Self.number(parts[0]),
      let dark = Self.number(parts[parts.count - 1])
    else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "It is not a color.")
    }
    self.init(light: light, dark: dark)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let text = light == dark ? Self.text(light) : Self.text(light) + " " + Self.text(dark)
    try container.encode(text)
  }

  /// Eight digits behind a `#`.
  package static func text(_ number: UInt32) -> String {
    let digits = String(number, radix: 16)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  private static func number(_ text: Substring) -> UInt32? {
    guard text.utf8.count == 9, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit)
    else { return nil }
    return UInt32(text.dropFirst(), radix: 16)
  }
}
