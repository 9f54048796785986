import Diagnostics
import GuideMarkup
import Testing

@Suite(.serialized) struct StructureLimitsTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String

    /// The rule that refuses it.
    let rule: String

    init(_ name: String, _ text: String, _ rule: String = "") {
      self.name = name
      self.text = text
      self.rule = rule
    }

    var testDescription: String { name }
  }

  /// Shapes that take the system's parser seconds, minutes or its life.
  static let hostile: [Shape] = [
    Shape("wide table", table(columns: 1_200, rows: 1_200), "limit.table-columns"),
    Shape("long table", table(columns: 60, rows: 1_200), "limit.table-cells"),
    Shape("table in a quote", quoted(table(columns: 2_500, rows: 10)), "limit.table-columns"),
    Shape("nested list", list(10_000), "limit.line-length"),
    Shape("nested list in a short line", list(4_000), "limit.nesting"),
    Shape("blank lines in a list", list(30) + repeated("\n", 10_000), "limit.blank-lines"),
    Shape("nested quotes", repeated(">", 5_000) + "x", "limit.nesting"),
    Shape("images in a line", repeated("![[]()", 20_000), "limit.line-length"),
    Shape("images over lines", repeated("![[]()\n", 20_000), "limit.images"),
    Shape("brackets", repeated("[\n", 40_000), "limit.brackets"),
    Shape(
      "references to a long address",
      "[a]: \(repeated("u", 16_000))\n\n" + repeated(repeated("[a] ", 400) + "\n\n", 50),
      "limit.reference-expansion"
    ),
    Shape(
      "references to a long title",
      "[a]: u \"\n" + repeated("[b]: title\n", 900) + "\"\n\n"
        + repeated(repeated("[a] ", 400) + "\n\n", 50),
      "limit.reference-expansion"
    ),
    Shape(
      "a label over lines",
      "[a\nb]: \(repeated("u", 16_000))\n\n" + repeated(repeated("[a b] ", 400) + "\n\n", 50),
      "limit.reference-expansion"
    ),
    Shape("definitions", repeated("[a]: b\n", 20_000), "limit.references"),
    Shape(
      "long definitions", repeated("[a]: \(repeated("u", 200))\n", 900), "limit.reference-size"
    ),
    Shape("footnotes", repeated("[^a]: b\n", 5_000), "limit.footnotes"),
    Shape("delimiter rows", "a\n" + repeated("|-|-|\n", 40_000), "limit.table-delimiter-rows"),
    Shape("a large file", repeated("word ", 60_000), "limit.file-size"),
    Shape("nesting over lines", staircase(200), "limit.nesting"),
    Shape("wide table of 17 kB", table(columns: 2_500, rows: 2_500), "limit.table-columns"),
    Shape("nested list over lines", list(10_000) + repeated("\n", 10_000), "limit.line-length"),
    Shape("deeper nested list", list(20_000) + repeated("\n", 20_000), "limit.line-length"),
    Shape("more images in a line", repeated("![[]()", 40_000), "limit.line-length"),
    Shape(
      "references to one address",
      "[a]: \(repeated("u", 20_000))\n\n" + repeated("[a] ", 20_000), "limit.line-length"
    ),
    Shape(
      "more references to one address",
      "[a]: \(repeated("u", 15_000))\n\n" + repeated("[a]\n", 40_000),
      "limit.brackets"
    ),
    Shape("many footnotes", repeated("[^a]: b\n\n", 20_000), "limit.footnotes"),
    Shape("a file of footnotes", repeated("[^a]: b[^a] cccccccc\n", 40_000), "limit.file-size"),
    Shape("nested emphasis", repeated("*a _b ", 60) + repeated("b_ a* ", 60), "limit.nesting"),
  ]

  @Test(arguments: hostile)
  func refusesHostileShapesAtOnce(_ shape: Shape) {
    var parsed: ParsedGuide?
    let time = ThreadClock.measure {
      parsed = GuideParser.parse(shape.text, path: "a.md", name: "a")
    }
    #expect(parsed?.guide == nil)
    #expect(parsed?.diagnostics.map(\.rule) == [shape.rule])
    // No measure of speed, but a guard against the minutes that these shapes can take.
    #expect(time < .seconds(1), "\(shape.name)")
  }

  /// Shapes below every limit, as large as a guide may be: they must be parsed, and quickly.
  static let tolerable: [Shape] = [
    Shape("tables", repeated(table(columns: 30, rows: 60) + "\n", 60)),
    Shape("emphasis", repeated(repeated("*a _b ", 15) + "\n\n", 2_000)),
    Shape("asterisks", repeated(repeated("*", 16_000) + "\n", 15)),
    Shape("underscores", repeated(repeated("_a", 8_000) + "\n", 15)),
    Shape("backticks", repeated(repeated("`", 200) + "\n", 1_000)),
    Shape("tildes", repeated(repeated("~a", 8_000) + "\n", 15)),
    Shape("comments", repeated(repeated("<!--", 4_000) + "\n", 15)),
    Shape("instructions", repeated(repeated("<?", 8_000) + "\n", 15)),
    Shape("attributes", repeated(repeated("<a b=\"", 2_600) + "\n", 15)),
    Shape("entities", repeated(repeated("&amp;", 3_200) + "\n", 15)),
    Shape("brackets", repeated(repeated("[", 1_900) + "\n\n", 100)),
    Shape("closing brackets", repeated(repeated("]", 16_000) + "\n", 15)),
    Shape("images", repeated(repeated("![[]()", 490) + "\n\n", 80)),
    Shape("links", repeated(repeated("[a](<b", 1_900) + "\n\n", 20)),
    Shape("quotes", repeated(repeated(">", 32) + "a\n", 7_000)),
    Shape("lists", repeated(list(32) + "\n" + repeated("\n", 90), 1_500)),
    Shape("delimiter rows", repeated("a\n" + repeated("|-|-|\n", 49) + "\n", 800)),
    Shape("staircases", repeated(staircase(40) + "\n\n", 70)),
    Shape(
      "rules",
      repeated("- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -\n", 3_000)),
  ]

  @Test(arguments: tolerable)
  func parsesLargeGuidesBelowTheLimitsQuickly(_ shape: Shape) {
    let text = String(shape.text.prefix(250 * 1_024))
    var parsed: ParsedGuide?
    let time = ThreadClock.measure {
      parsed = GuideParser.parse(text, path: "a.md", name: "a")
    }
    #expect(parsed?.guide != nil, "\(parsed?.diagnostics ?? [])")
    // A guard against hangs.
    #expect(time < .seconds(5), "\(shape.name) took \(time)")
  }

  @Test func acceptsAnOrdinaryLongGuide() {
    let section = """
      ## Section

      Some text with a [link](other.md), `code` and a footnote reference style [b][b].

      - one
      - two
        - nested

      | a | b | c |
      |---|---|---|
      | 1 | 2 | 3 |

      ```swift example=tabs
      let table: [String: [Int]] = ["a": [1, 2, 3], "b": [4]]
      view.addSubview(label)
      ```


      """
    let text = repeated(section, 600) + "[b]: https://example.com/a/long/address \"A title\"\n"
    let parsed = GuideParser.parse(text, path: "a.md", name: "a")
    #expect(parsed.guide?.fences.count == 600)
    #expect(parsed.diagnostics == [])
  }

  @Test func saysWhichLimitAndWhere() {
    #expect(
      parsed("ä\n\n" + repeated("> ", 33) + "x") == """
        a.md:3:65: error 33 nested quotes and lists: at most 32 are allowed [limit.nesting] \
        use fewer, or split the guide
        """)
    #expect(
      parsed("a\n" + repeated("é", 9_000)) == """
        a.md:2:8193: error 18000 bytes in a line: at most 16384 are allowed [limit.line-length] \
        use fewer, or split the guide
        """)
  }

  private static func table(columns: Int, rows: Int) -> String {
    "|" + repeated("x|", columns) + "\n|" + repeated("-|", columns) + "\n" + repeated("|a|\n", rows)
  }

  private static func list(_ depth: Int) -> String { repeated("- ", depth) + "x" }

  private static func quoted(_ text: String) -> String {
    text.split(separator: "\n").map { "> \($0)" }.joined(separator: "\n")
  }

  /// A list in a list, each on a line of its own.
  private static func staircase(_ depth: Int) -> String {
    (0..<depth).map { repeated("  ", $0) + "- a" }.joined(separator: "\n")
  }
}

private func repeated(_ text: String, _ count: Int) -> String {
  String(repeating: text, count: count)
}
