import Testing
import TextLayout

struct AlignmentTests {
  private func places(_ text: String, change: (inout ParagraphStyle) -> Void) -> [Double] {
    var style = ParagraphStyle()
    change(&style)
    return LaidOutText(text, font: columns, style: style, width: 100).lines.map { rounded($0.x) }
  }

  @Test func putsLinesAtTheLeftInTheMiddleOrAtTheRight() {
    #expect(places("abcd") { $0.alignment = .left } == [0])
    #expect(places("abcd") { $0.alignment = .center } == [30])
    #expect(places("abcd") { $0.alignment = .right } == [60])
    #expect(places("abcd") { $0.alignment = .natural } == [0])
  }

  @Test func followsTheFirstLetterOfEachParagraph() {
    let lines = LaidOutText(
      "12 abc\n- שלום\n(سلام)\n123\nא abc", font: columns, width: 100
    ).lines
    #expect(
      lines.map(\.direction)
        == [.leftToRight, .rightToLeft, .rightToLeft, .leftToRight, .rightToLeft])
    for line in lines {
      #expect(line.x == (line.direction == .leftToRight ? 0 : 100 - line.width))
    }
  }

  @Test func followsNoMarkOrDigit() {
    #expect(places("\u{5B0}abcd") { _ in } == [0])
    #expect(places("\u{661}\u{662}ab") { _ in } == [0])
  }

  @Test func followsAGivenDirection() {
    #expect(places("abcd") { $0.direction = .rightToLeft } == [60])
    #expect(places("\u{200F}abcd") { _ in } == [60])
    #expect(places("abcd") { ($0.direction, $0.alignment) = (.rightToLeft, .left) } == [0])
  }

  @Test func indentsTheFirstLineAndTheOthers() {
    #expect(
      places("one two three\nfour") { ($0.firstLineHeadIndent, $0.headIndent) = (20, 10) }
        == [20, 10, 20])
    #expect(
      places("abcd") { ($0.direction, $0.firstLineHeadIndent) = (.rightToLeft, 20) } == [40])
  }

  @Test func endsLinesAtTheTailIndent() {
    #expect(wrapped("one two", 10) { $0.tailIndent = -40 } == ["one", "two"])
    #expect(wrapped("one two", 10) { $0.tailIndent = 60 } == ["one", "two"])
    #expect(wrapped("one two", 10) { $0.tailIndent = 70 } == ["one two"])
    #expect(places("abcd") { ($0.alignment, $0.tailIndent) = (.right, -20) } == [40])
  }

  @Test func alignsInTheWidestLineWithoutAWidth() {
    let layout = LaidOutText(
      "ab\nabcd", font: columns, style: ParagraphStyle(alignment: .right))
    #expect(layout.lines.map { rounded($0.x) } == [20, 0])
    #expect(rounded(layout.size.width) == 40)
  }
}
