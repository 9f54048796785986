/// The widths of characters that Inter does not have, in thousandths of an em.
enum OtherScripts {
  /// What a character counts of which nothing is known; the widths of letters are near it.
  static let unknown = 600.0

  private static let characters = WidthTable(runs: ScriptWidths.runs)
  private static let widths = WidthTable.widths(of: ScriptWidths.widths)

  /// Returns the width of a character.
  static func width(of scalar: Unicode.Scalar) -> Double {
    if EastAsianWidth.isWide(scalar) { return 1000 }
    if EastAsianWidth.isHalfwidth(scalar) { return 500 }
    if let place = characters.place(of: scalar.value) { return Double(widths[place]) }
    return unknown
  }
}
