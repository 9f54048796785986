/// How high the fonts of a line are, above and below the baseline.
struct FontHeights {
  private(set) var ascent = 0.0
  private(set) var descent = 0.0

  init(fonts: [TextFont], range: ClosedRange<Int>) {
    for index in range {
      ascent = max(ascent, fonts[index].ascender)
      descent = max(descent, -fonts[index].descender)
    }
  }
}
