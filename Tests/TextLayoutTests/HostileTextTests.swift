import Testing
import TextLayout

/// Texts that were made to take long take a bounded number of steps for each character.
struct HostileTextTests {
  private static let texts: [(name: String, text: String, count: Int)] = [
    ("one word", String(repeating: "a", count: 2000), 2000),
    ("words", String(repeating: "hello world ", count: 170), 2040),
    ("marks", "a" + String(repeating: "\u{301}", count: 1000), 1),
    ("marks alone", String(repeating: "\u{301}", count: 1000), 1),
    ("line breaks", String(repeating: "\n", count: 2000), 2000),
    ("emoji", String(repeating: "👨‍👩‍👧‍👦", count: 500), 500),
    ("white space in brackets", "a (" + String(repeating: " ", count: 2000) + "b", 2004),
    ("tabs in brackets", "a " + String(repeating: "(\t", count: 1000), 2002),
    ("no breaks", "a " + String(repeating: "x\u{2060}", count: 1000), 2002),
    ("nothing to see", String(repeating: "\u{200B}", count: 2000), 2000),
  ]

  @Test func takesABoundedNumberOfSteps() {
    let modes = [
      LineBreakMode.wordWrapping, .characterWrapping, .clipping, .truncatingHead, .truncatingTail,
      .truncatingMiddle,
    ]
    for (name, text, count) in Self.texts {
      for (width, lines) in [(Double.infinity, 0), (300, 0), (300, 2), (0, 0), (5, 1)] {
        for mode in modes {
          let layout = LaidOutText(
            text, font: TextFont(size: 17), style: ParagraphStyle(lineBreakMode: mode),
            width: width, maximumNumberOfLines: lines)
          #expect(layout.steps <= 6 * count + 10, "\(name), \(mode), \(width)")
          #expect(layout.lines.count <= count)
        }
      }
    }
  }

  @Test func givesTheSameLinesAgain() {
    for (name, text, _) in Self.texts {
      let lines = LaidOutText(text, font: columns, width: 100).lines
      let again = LaidOutText(text, font: columns, width: 100).lines
      #expect(lines.map(\.text) == again.map(\.text), "\(name)")
      #expect(lines.map(\.range) == again.map(\.range), "\(name)")
    }
  }

  @Test func acceptsInvalidLengths() {
    for width in [-Double.infinity, -1, .nan] {
      #expect(LaidOutText("ab", font: columns, width: width).lines.map(\.text) == ["a", "b"])
    }
    var style = ParagraphStyle()
    (style.headIndent, style.tailIndent) = (1000, -1000)
    #expect(LaidOutText("ab", font: columns, style: style, width: 10).lines.count == 2)
  }
}
