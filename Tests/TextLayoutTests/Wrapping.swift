import TextLayout

/// A font whose letters are all 10 points wide, so that widths in tests count characters.
let columns = TextFont(size: 10 * 2048.0 / 1266, isMonospaced: true)

/// A font in which an ideograph is 10 points wide.
let ideographs = TextFont(size: 10)

/// Returns the lines of a text as they are shown, in a width of this many columns.
func wrapped(
  _ text: String, _ count: Double, in font: TextFont = columns, lines: Int = 0,
  _ mode: LineBreakMode = .wordWrapping, change: (inout ParagraphStyle) -> Void = { _ in }
) -> [String] {
  var style = ParagraphStyle(lineBreakMode: mode)
  change(&style)
  return LaidOutText(text, font: font, style: style, width: count * 10, maximumNumberOfLines: lines)
    .lines.map(\.text)
}

/// Returns the width of a text on one line.
func width(_ text: String, _ font: TextFont) -> Double {
  LaidOutText(text, font: font).size.width
}

/// Returns a length without the digits in which sums differ.
func rounded(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }
