import Testing
import TextLayout

struct FontWidthTests {
  @Test func equalThoseOfTheFont() {
    for golden in GoldenWidths.all {
      let measured = width(golden.text, TextFont(size: golden.size, weight: golden.weight))
      #expect(abs(measured - golden.width) < 0.001, "\(golden.text)")
    }
  }

  /// The frames of labels in public storyboards, which Interface Builder rounded up to pixels.
  ///
  /// From Ranchero-Software/NetNewsWire (17 points, and 28) and mozilla-lockwise/lockwise-ios (15).
  @Test(arguments: [
    ("Notify About New Articles", 17, 0, 196.5), ("Timeline Layout", 17, 0, 119.5),
    ("Blog Author", 17, 0, 89.667), ("Sync Content of Unread Articles", 17, 0, 245),
    ("Automatic", 17, 0, 77.5), ("Theme", 17, 0, 53), ("Folder", 17, 0, 48.667),
    ("Open the Settings app", 15, 0, 154), ("Select Lockwise", 15, 0, 110.5),
    ("No Internet Connection", 15, 0, 160), ("Article Title", 28, 0, 136),
    ("Privacy over profit", 17, 0.3, 145), ("Donate today", 17, 0.3, 106.333),
  ])
  func areNearThoseOfPhones(text: String, size: Double, weight: Double, seen: Double) {
    let share = width(text, TextFont(size: size, weight: weight)) / seen
    #expect((0.98...1.02).contains(share), "\(text): \(share)")
  }

  @Test func growWithTheWeight() {
    let widths = [0, 0.23, 0.3, 0.4].map {
      width("Hamburgefonstiv", TextFont(size: 17, weight: $0))
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 4)
  }

  @Test(arguments: [(-0.8, 0.0), (0.1, 0), (0.2, 0.23), (0.28, 0.3), (0.56, 0.4), (0.62, 0.4)])
  func takeTheNearestWeight(weight: Double, nearest: Double) {
    #expect(
      width("Hamburg", TextFont(size: 17, weight: weight))
        == width("Hamburg", TextFont(size: 17, weight: nearest)))
  }

  @Test func changeWithTheSizeByTrackingToo() {
    // Apple tracks 12 points by 0 and 17 points by -26 thousandths.
    let small = width("aaaaaaaaaa", TextFont(size: 12)) / 12
    let large = width("aaaaaaaaaa", TextFont(size: 17)) / 17
    #expect(rounded(small - large) == 0.26)
  }

  @Test func areOneForEachCharacterOfAMonospacedFont() {
    let font = TextFont(size: 12, isMonospaced: true)
    #expect(width("i", font) == 7.41796875)
    #expect(width("W", font) == 7.41796875)
  }

  @Test func areOneForEachMonospacedDigit() {
    let font = TextFont(size: 17, hasMonospacedDigits: true)
    #expect(width("1", font) == width("8", font))
    #expect(width("1", TextFont(size: 17)) < width("8", TextFont(size: 17)))
    #expect(width("i", font) == width("i", TextFont(size: 17)))
  }

  @Test func areOneEmForEastAsianCharacters() {
    for text in ["漢", "か", "カ", "한", "。", "Ａ", "（", "𠮷"] {
      #expect(width(text, ideographs) == 10, "\(text)")
    }
    #expect(width("ｶ", ideographs) == 5)
    #expect(width("ﾡ", ideographs) == 5)
    // Written with the letters of a syllable one by one.
    #expect(width("\u{1112}\u{1161}\u{11AB}", ideographs) == 10)
  }

  @Test func countEachEmojiOnce() {
    let sequences = ["😀", "👍🏽", "👨‍👩‍👧‍👦", "🇫🇷", "1️⃣", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"]
    for text in sequences { #expect(width(text, TextFont(size: 16)) == 20, "\(text)") }
    #expect(width("❤\u{FE0E}", TextFont(size: 16)) < 20)
    #expect(width("1", TextFont(size: 16)) < 20)
  }

  @Test(arguments: [(11.0, 13.75), (16, 20), (17, 20), (18, 20), (20, 21), (22, 22), (34, 34)])
  func growInEmojiAsOnAPhone(size: Double, expected: Double) {
    #expect(width("😀", TextFont(size: size)) == expected)
  }

  @Test func leaveMarksAndControlsOut() {
    let font = TextFont(size: 17)
    #expect(width("e\u{301}\u{327}", font) == width("e", font))
    #expect(width("a\u{200B}\u{200D}\u{200E}\u{AD}b", font) == width("ab", font))
    #expect(width("\u{301}\u{301}", font) == 0)
    #expect(width("ש\u{5B8}", font) == width("ש", font))
  }

  @Test func comeFromOtherFontsForOtherScripts() {
    for text in ["שלום", "سلام", "नमस्ते", "สวัสดี", "Բարեւ"] {
      let share = width(text, TextFont(size: 100)) / 100 / Double(text.unicodeScalars.count)
      #expect((0.2...0.8).contains(share), "\(text): \(share)")
    }
  }

  @Test func addTheKernToEachCharacter() {
    let plain = LaidOutText([TextRun("abc", font: columns)]).size.width
    let wide = LaidOutText([TextRun("abc", font: columns, kern: 2)]).size.width
    #expect(rounded(wide - plain) == 6)
  }

  @Test func areZeroForInvalidSizes() {
    for size in [-17, .nan, .infinity] { #expect(width("abc", TextFont(size: size)) == 0) }
  }
}
