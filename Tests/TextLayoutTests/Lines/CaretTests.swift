import Testing
import TextLayout

struct CaretTests {
  private let wrapped = LaidOutText("one two\nabc", font: columns, width: 50)

  private func caretX(_ layout: LaidOutText, _ offset: Int) -> Double? {
    layout.caret(at: offset).map { rounded($0.x) }
  }

  @Test func standsBeforeItsCharacter() {
    #expect((0...3).map { caretX(wrapped, $0) } == [0, 10, 20, 30])
    #expect(wrapped.caret(at: 1)?.y == 0)
    #expect(wrapped.caret(at: 1)?.height == columns.lineHeight)
  }

  @Test func goesOnWithTheNextLine() {
    // "one ", "two\n", "abc"
    #expect(caretX(wrapped, 4) == 0)
    #expect(wrapped.caret(at: 4)?.y == columns.lineHeight)
    #expect(caretX(wrapped, 7) == 30)
    #expect(wrapped.caret(at: 7)?.y == columns.lineHeight)
    #expect(caretX(wrapped, 8) == 0)
    #expect(caretX(wrapped, 11) == 30)
    #expect(caretX(wrapped, 99) == 30)
  }

  @Test func findsTheNearestOffset() {
    let second = columns.lineHeight * 1.5
    #expect(
      [-5, 4, 6, 14, 24, 99].map { wrapped.offset(nearestTo: .init(x: $0, y: 5)) }
        == [0, 0, 1, 1, 2, 3])
    #expect(wrapped.offset(nearestTo: .init(x: 99, y: second)) == 7)
    #expect(wrapped.offset(nearestTo: .init(x: 99, y: 999)) == 11)
    #expect(wrapped.offset(nearestTo: .init(x: 0, y: -9)) == 0)
  }

  @Test func findsEveryOffsetFromItsCaret() {
    for text in ["one two\nabc", "שלום עולם", "😀e\u{301}漢", "a\tb"] {
      let layout = LaidOutText(text, font: columns, width: 80)
      for index in text.indices {
        let offset = index.utf16Offset(in: text)
        let caret = layout.caret(at: offset)!
        #expect(layout.offset(nearestTo: .init(x: caret.x, y: caret.y + 1)) == offset, "\(text)")
      }
    }
  }

  @Test func runsToTheLeftInTextThatDoes() {
    let layout = LaidOutText("אבג", font: ideographs, width: 100)
    #expect(caretX(layout, 0) == 100)
    #expect(caretX(layout, 3) == rounded(100 - layout.size.width))
    #expect(layout.offset(nearestTo: .init(x: 99, y: 5)) == 0)
    #expect(layout.offset(nearestTo: .init(x: 0, y: 5)) == 3)
  }

  @Test func staysInsideTheWidthBehindWhiteSpace() {
    let layout = LaidOutText("abc     ", font: columns, width: 50)
    #expect(caretX(layout, 8) == 50)
  }

  @Test func standsOnTheEmptyLastLine() {
    var style = ParagraphStyle()
    style.keepsLastEmptyLine = true
    let layout = LaidOutText("ab\n", font: columns, style: style, width: 50)
    #expect(layout.caret(at: 3)?.y == columns.lineHeight)
    #expect(layout.offset(nearestTo: .init(x: 40, y: columns.lineHeight + 1)) == 3)
    #expect(LaidOutText("", font: columns).caret(at: 0)?.height == columns.lineHeight)
    #expect(LaidOutText([]).caret(at: 0) == nil)
    #expect(LaidOutText([]).offset(nearestTo: .init(x: 0, y: 0)) == 0)
  }

  @Test func standsAtTheDotsForWhatTheyHide() {
    let layout = LaidOutText(
      "abcdefgh", font: columns, style: ParagraphStyle(lineBreakMode: .truncatingMiddle),
      width: 50, maximumNumberOfLines: 1)
    // ab…gh
    #expect((0...8).map { caretX(layout, $0) } == [0, 10, 20, 20, 20, 20, 30, 40, 50])
  }

  @Test func marksRangesLineByLine() {
    let rects = wrapped.rects(for: 1..<9)
    #expect(rects.map { rounded($0.x) } == [10, 0, 0])
    #expect(rects.map { rounded($0.width) } == [30, 30, 10])
    #expect(wrapped.rects(for: 2..<2).isEmpty)
    let left = LaidOutText("אבג", font: ideographs, width: 100).rects(for: 0..<1)[0]
    #expect(rounded(left.x + left.width) == 100)
  }
}
