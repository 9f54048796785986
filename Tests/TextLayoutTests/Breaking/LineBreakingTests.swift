import Testing
import TextLayout

struct LineBreakingTests {
  @Test func fillsLinesWithWords() {
    #expect(wrapped("one two three four", 9) == ["one two", "three", "four"])
    #expect(wrapped("one two three four", 100) == ["one two three four"])
  }

  @Test func leavesWhiteSpaceAtTheEndOutOfTheWidth() {
    #expect(wrapped("one      two", 3) == ["one", "two"])
    #expect(wrapped("one   ", 3) == ["one"])
    #expect(rounded(LaidOutText("one   ", font: columns).size.width) == 30)
    #expect(wrapped("  one", 5) == ["  one"])
  }

  @Test func breaksLongWordsWhereTheyAreFull() {
    #expect(wrapped("abcdefgh ij", 3) == ["abc", "def", "gh", "ij"])
    #expect(wrapped("a bcdefg", 3) == ["a", "bcd", "efg"])
    #expect(wrapped("abc", 0) == ["a", "b", "c"])
  }

  @Test func endsLinesAtLineBreaks() {
    #expect(wrapped("a\nb\r\nc\u{2028}d", 9) == ["a", "b", "c", "d"])
    #expect(wrapped("a\n\nb", 9) == ["a", "", "b"])
    #expect(wrapped("a\n", 9) == ["a"])
    #expect(wrapped("a\n", 9) { $0.keepsLastEmptyLine = true } == ["a", ""])
  }

  @Test func breaksAfterHyphensAndDashes() {
    #expect(wrapped("well-known", 6) == ["well-", "known"])
    #expect(wrapped("1990–1999", 6) == ["1990–", "1999"])
    #expect(wrapped("yes—no", 4) == ["yes—", "no"])
    #expect(wrapped("yes—no", 3) == ["yes", "—no"])
    #expect(wrapped("and/or", 5) == ["and/", "or"])
  }

  @Test func keepsMinusSignsAndOptionsWhole() {
    #expect(wrapped("ab -5", 4) == ["ab", "-5"])
    #expect(wrapped("ab -cd", 5) == ["ab", "-cd"])
    #expect(wrapped("x 1/2", 4) == ["x", "1/2"])
  }

  @Test func beginsNoLineWithClosingPunctuation() {
    #expect(wrapped("ab cd!", 5) == ["ab", "cd!"])
    #expect(wrapped("ab (cd)", 6) == ["ab", "(cd)"])
    #expect(wrapped("ab c d ?", 6) == ["ab c", "d ?"])
    #expect(wrapped("ab cd :)", 6) == ["ab", "cd :)"])
    #expect(wrapped("ab “cd”", 6) == ["ab", "“cd”"])
    #expect(wrapped("ab cd…", 5) == ["ab", "cd…"])
    #expect(wrapped("ab 100%", 6) == ["ab", "100%"])
  }

  @Test func endsNoLineWithOpeningPunctuation() {
    #expect(wrapped("ab ( cd", 4) == ["ab", "( cd"])
    #expect(wrapped("f(x)", 3) == ["f(x", ")"])
  }

  @Test func keepsAbbreviationsAndApostrophesWhole() {
    #expect(wrapped("ab e.g. c", 6) == ["ab", "e.g. c"])
    #expect(wrapped("a don’t", 6) == ["a", "don’t"])
    #expect(wrapped("a don't", 6) == ["a", "don't"])
    #expect(wrapped("a 3,14", 5) == ["a", "3,14"])
  }

  @Test func joinsAtNoBreakSpacesAndBreaksAtZeroWidthOnes() {
    #expect(wrapped("a 5\u{A0}km", 5) == ["a", "5\u{A0}km"])
    #expect(wrapped("漢字\u{2060}字", 2, in: ideographs) == ["漢", "字\u{2060}字"])
    #expect(wrapped("abc\u{200B}def", 4) == ["abc\u{200B}", "def"])
  }

  @Test func movesTabsToStops() {
    let layout = LaidOutText("a\tb", font: columns)
    #expect(rounded(layout.size.width) == 28 + 10)
    #expect(rounded(LaidOutText("abc\tb", font: columns).size.width) == 56 + 10)
    #expect(wrapped("a\tb", 3) == ["a", "b"])
    var style = ParagraphStyle()
    style.firstLineHeadIndent = 20
    #expect(rounded(LaidOutText("a\tb", font: columns, style: style).size.width) == 56 + 10)
  }

  @Test func breaksBetweenIdeographs() {
    #expect(wrapped("漢字仮名", 3, in: ideographs) == ["漢字仮", "名"])
    #expect(wrapped("漢字ab仮名", 4, in: ideographs) == ["漢字ab", "仮名"])
    #expect(wrapped("😀😀😀", 2.6, in: ideographs) == ["😀😀", "😀"])
  }

  @Test func followsKinsoku() {
    // No full stop, small kana, long vowel or iteration mark begins a line; no bracket ends one.
    #expect(wrapped("漢字。字", 2, in: ideographs) == ["漢", "字。", "字"])
    #expect(wrapped("あちゃん", 2, in: ideographs) == ["あ", "ちゃ", "ん"])
    #expect(wrapped("漢カー字", 2, in: ideographs) == ["漢", "カー", "字"])
    #expect(wrapped("漢人々字", 2, in: ideographs) == ["漢", "人々", "字"])
    #expect(wrapped("漢「字」漢", 2, in: ideographs) == ["漢", "「字", "」漢"])
    #expect(wrapped("漢「字」漢", 3, in: ideographs) == ["漢", "「字」", "漢"])
  }

  @Test func breaksKoreanBetweenSyllablesOrWords() {
    #expect(wrapped("안녕 하세요", 4, in: ideographs) == ["안녕 하", "세요"])
    #expect(
      wrapped("안녕 하세요", 4, in: ideographs) { $0.keepsHangulWords = true } == ["안녕", "하세요"])
  }

  @Test func breaksThaiBetweenSyllables() {
    let lines = wrapped("แปลภาษาไทยแปลภาษาไทย", 4, in: ideographs)
    #expect(lines.count > 1)
    #expect(lines.joined() == "แปลภาษาไทยแปลภาษาไทย")
    #expect(lines.allSatisfy { !"เแโใไ".contains($0.last!) && !"ะา".contains($0.first!) })
  }

  @Test func breaksAnywhereBetweenCharacters() {
    #expect(wrapped("one two", 5, .characterWrapping) == ["one t", "wo"])
    #expect(
      wrapped("e\u{301}e\u{301}e\u{301}", 2, .characterWrapping) == [
        "e\u{301}e\u{301}", "e\u{301}",
      ])
  }

  @Test func coversTheWholeTextWithItsLines() {
    for text in ["one two  three\n\nfour ", "😀 漢字 a\r\nb", "\n", "a\tb c"] {
      let lines = LaidOutText(text, font: columns, width: 40).lines
      #expect(lines.first?.range.lowerBound == 0)
      #expect(lines.last?.range.upperBound == text.utf16.count)
      for (line, next) in zip(lines, lines.dropFirst()) {
        #expect(line.range.upperBound == next.range.lowerBound)
      }
    }
  }

  @Test func breaksRunsOfSeveralFontsAsOneText() {
    let runs = [TextRun("one tw", font: columns), TextRun("o three", font: columns)]
    #expect(LaidOutText(runs, width: 70).lines.map(\.text) == ["one two", "three"])
  }

  @Test func hasRoomForATextInItsOwnWidth() {
    for golden in GoldenWidths.all {
      let font = TextFont(size: golden.size, weight: golden.weight)
      let layout = LaidOutText(golden.text, font: font, width: width(golden.text, font))
      #expect(layout.lines.count == 1, "\(golden.text)")
    }
  }
}
