import Testing
import TextLayout

struct HeightTests {
  private let body = TextFont(size: 17)

  private func layout(
    _ text: String, lines: Int = 0, change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> LaidOutText {
    var style = ParagraphStyle()
    change(&style)
    return LaidOutText(text, font: body, style: style, maximumNumberOfLines: lines)
  }

  @Test func areThoseOfTheFont() {
    #expect(layout("a").size.height == 20.287109375)
    #expect(layout("a\nb\nc").size.height == 3 * 20.287109375)
    #expect(layout("a\nb\nc", lines: 2).size.height == 2 * 20.287109375)
  }

  @Test func putBaselinesBelowTheAscender() {
    let layout = layout("a\nb")
    #expect(layout.firstBaseline == 16.1865234375)
    #expect(layout.lastBaseline == 16.1865234375 + 20.287109375)
  }

  @Test func giveTheEmptyTextALine() {
    let layout = layout("")
    #expect(layout.lines.map(\.text) == [""])
    #expect(layout.size == LayoutSize(width: 0, height: 20.287109375))
    #expect(layout.firstBaseline == 16.1865234375)
    #expect(LaidOutText([]).size == LayoutSize(width: 0, height: 0))
    #expect(LaidOutText([]).lines.isEmpty)
  }

  @Test func takeTheHighestFontOfTheLine() {
    let layout = LaidOutText([
      TextRun("a\nb", font: TextFont(size: 10)), TextRun("c", font: TextFont(size: 20)),
      TextRun("\nd", font: TextFont(size: 10)),
    ])
    #expect(
      layout.lines.map(\.height)
        == [10, 20, 10].map { TextFont(size: $0).lineHeight })
    #expect(layout.lines[1].baseline == layout.lines[0].height + TextFont(size: 20).ascender)
  }

  @Test func addSpaceBetweenLinesAndParagraphs() {
    let line = body.lineHeight
    #expect(layout("a\nb") { $0.lineSpacing = 3 }.size.height == 2 * line + 3)
    #expect(layout("a") { $0.lineSpacing = 3 }.size.height == line)
    let spaced = layout("a\nb") { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (5, 2) }
    #expect(spaced.size.height == 2 * line + 7)
    var style = ParagraphStyle()
    style.paragraphSpacing = 5
    let wrapped = LaidOutText("one two", font: columns, style: style, width: 30)
    #expect(rounded(wrapped.size.height) == rounded(2 * columns.lineHeight))
  }

  @Test func keepToBoundsAboveTheText() {
    let low = layout("a") { $0.maximumLineHeight = 10 }
    #expect(low.size.height == 10)
    #expect(low.firstBaseline == 10 + body.descender)
    let high = layout("a") { $0.minimumLineHeight = 30 }
    #expect(high.size.height == 30)
    #expect(high.firstBaseline == 30 + body.descender)
    #expect(layout("a") { $0.lineHeightMultiple = 2 }.size.height == 2 * body.lineHeight)
  }

  @Test(arguments: [(1.0, 21.0), (2.0, 20.5), (3.0, 20.333)])
  func areRoundedUpToPixels(scale: Double, height: Double) {
    #expect(rounded(layout("a").size.roundedUp(scale: scale).height) == height)
  }

  @Test func stayWholePixelsWhenRounded() {
    let size = LayoutSize(width: 20.5, height: 61 / 3.0)
    #expect(size.roundedUp(scale: 2).width == 20.5)
    #expect(rounded(size.roundedUp(scale: 3).height) == rounded(61 / 3.0))
    let sum = LayoutSize(width: 0.1 + 0.2, height: 20.333333333333336)
    #expect(rounded(sum.roundedUp(scale: 10).width) == 0.3)
    #expect(rounded(sum.roundedUp(scale: 3).height) == rounded(61 / 3.0))
    #expect(LayoutSize(width: 0, height: 0).roundedUp(scale: 3) == LayoutSize(width: 0, height: 0))
  }
}
