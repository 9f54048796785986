/// A font as far as its widths and heights depend on it.
package struct TextFont: Hashable, Sendable {
  /// The size in points: finite, and not negative.
  package let size: Double

  /// How bold the font is, as in `UIFont.Weight`: from -1 to 1, 0 for regular.
  ///
  /// There are tables for regular, medium, semibold and bold; other weights have the widths of the
  /// nearest.
  package let weight: Double

  /// Whether the font is slanted, which changes no width here.
  package let isItalic: Bool

  /// Whether all characters have one width.
  package let isMonospaced: Bool

  /// Whether all digits have one width.
  package let hasMonospacedDigits: Bool

  /// Creates a font; an invalid size counts as 0.
  package init(
    size: Double, weight: Double = 0, isItalic: Bool = false, isMonospaced: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.size = size.isFinite ? max(0, size) : 0
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}
