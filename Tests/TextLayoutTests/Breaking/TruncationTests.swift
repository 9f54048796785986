import Testing
import TextLayout

struct TruncationTests {
  @Test func cutsTheEnd() {
    #expect(wrapped("abcdefgh", 5, lines: 1, .truncatingTail) == ["abcd…"])
    #expect(wrapped("abc defgh", 5, lines: 1, .truncatingTail) == ["abc…"])
    #expect(wrapped("abcde", 5, lines: 1, .truncatingTail) == ["abcde"])
  }

  @Test func cutsTheBeginning() {
    #expect(wrapped("abcdefgh", 5, lines: 1, .truncatingHead) == ["…efgh"])
    #expect(wrapped("abcd efg", 5, lines: 1, .truncatingHead) == ["…efg"])
  }

  @Test func cutsTheMiddle() {
    #expect(wrapped("abcdefgh", 5, lines: 1, .truncatingMiddle) == ["ab…gh"])
    #expect(wrapped("abcdefgh", 6, lines: 1, .truncatingMiddle) == ["ab…fgh"])
    #expect(wrapped("abcdefgh", 8, lines: 1, .truncatingMiddle) == ["abcdefgh"])
  }

  @Test func clipsAtTheEdge() {
    let layout = LaidOutText(
      "abcdefgh", font: columns, style: ParagraphStyle(lineBreakMode: .clipping), width: 45,
      maximumNumberOfLines: 1)
    #expect(layout.lines.map(\.text) == ["abcde"])
    #expect(layout.size.width == 45)
    #expect(layout.isTruncated)
  }

  @Test func leavesOutWhatHasNoLine() {
    #expect(wrapped("one two three", 5, lines: 2) == ["one", "two"])
    #expect(wrapped("one two three", 5, lines: 2, .characterWrapping) == ["one t", "wo th"])
    #expect(LaidOutText("one two", font: columns, width: 30, maximumNumberOfLines: 1).isTruncated)
    #expect(!LaidOutText("one two", font: columns, width: 30).isTruncated)
  }

  @Test func truncatesTheLastOfSeveralLinesOnly() {
    #expect(
      wrapped("one two three four five", 8, lines: 2, .truncatingTail) == ["one two", "three f…"])
    #expect(
      wrapped("one two three four five", 8, lines: 2, .truncatingHead) == ["one two", "…ur five"])
    #expect(
      wrapped("one two three four five", 8, lines: 2, .truncatingMiddle) == ["one two", "thr…five"])
    #expect(wrapped("one two three", 8, lines: 0, .truncatingTail) == ["one two", "three"])
  }

  @Test func tellsOfParagraphsThatAreMissing() {
    for mode in [LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle] {
      #expect(wrapped("ab\ncd", 9, lines: 1, mode) == ["ab…"])
    }
    #expect(wrapped("ab\n", 9, lines: 1, .truncatingTail) == ["ab"])
  }

  @Test func keepsClustersWhole() {
    #expect(
      wrapped("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, in: ideographs, lines: 1, .truncatingTail) == ["👨‍👩‍👧‍👦…"])
  }

  @Test func showsTheDotsWhereNothingElseFits() {
    for mode in [LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle] {
      #expect(wrapped("abc", 1, lines: 1, mode) == ["…"])
      #expect(wrapped("abc", 0, lines: 1, mode) == ["…"])
    }
  }

  @Test func staysInsideTheWidth() {
    let text = "The quick brown fox jumps over the lazy dog"
    for mode in [LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle] {
      for width in stride(from: 20.0, to: 340, by: 7) {
        let layout = LaidOutText(
          text, font: TextFont(size: 17), style: ParagraphStyle(lineBreakMode: mode), width: width,
          maximumNumberOfLines: 1)
        #expect(layout.size.width <= width + 0.001)
        #expect(
          rounded(LaidOutText(layout.lines[0].text, font: TextFont(size: 17)).size.width)
            == rounded(layout.size.width))
      }
    }
  }

  @Test func putsTheDotsWhereTheTextEnds() {
    let right = LaidOutText(
      "שלוםשלוםשלום", font: ideographs, style: ParagraphStyle(lineBreakMode: .truncatingTail),
      width: 40, maximumNumberOfLines: 1
    ).lines[0]
    #expect(right.text.hasSuffix("…"))
    #expect(right.ellipsisX == right.x)
    let left = LaidOutText(
      "abcdefghijkl", font: columns, style: ParagraphStyle(lineBreakMode: .truncatingTail),
      width: 40, maximumNumberOfLines: 1
    ).lines[0]
    #expect(left.ellipsisX.map(rounded) == 30)
  }
}
