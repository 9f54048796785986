import Diagnostics
import GuideMarkup
import Testing

@Suite struct InfoStringTests {
  @Test func readsWordsAndTheirColumns() {
    #expect(words("swift example=tabs launch") == #"example="tabs"@11+12 launch@24+6"#)
    #expect(words("swift\t a=b=c \t run  ") == #"a="b=c"@12+5 run@20+3"#)
    #expect(words("swift") == "")
    #expect(words("") == "")
  }

  // Each of them would be wrong, and show the whole line again.
  @Test func refusesMoreWordsThanAnybodyReads() {
    let text = "```swift " + String(repeating: "ab ", count: 5_000) + "\n```\n"
    let parsed = GuideParser.parse(text, path: "a.md", name: "a")
    #expect(parsed.diagnostics.map(\.rule) == ["fence.too-long"])
    #expect(parsed.diagnostics.map(\.location.column) == [10])
    #expect(parsed.guide?.fences.map(\.words) == [[]])
  }

  @Test func removesQuotesAndEscapes() {
    #expect(
      words(#"swift at="+2d" arguments="a \"b\" \\c""#)
        == #"at="+2d"@11+8 arguments="a \"b\" \\c"@20+23"#)
  }

  @Test func takesEntitiesAndEscapesOutsideOfQuotesAsTheyStand() {
    #expect(words(#"swift a=\b &amp;=c"#) == #"a="\\b"@11+4 &amp;="c"@16+7"#)
  }

  @Test(arguments: [
    (
      #"swift a="b"#, 13,
      #"this quote is never closed [fence.unterminated-quote] write `"` after the value"#
    ),
    (
      #"swift a="b\"#, 13,
      #"this quote is never closed [fence.unterminated-quote] write `"` after the value"#
    ),
    (
      #"swift é="👍🏽\n" b"#, 15,
      #"`\n` is not an escape [fence.unknown-escape] write `\\` for a backslash, `\"` for a quote"#
    ),
    ("swift a=", 13, "`a=` has no value [fence.empty-value] write `a=…`"),
    (#"swift a="" b"#, 13, "`a=` has no value [fence.empty-value] write `a=…`"),
    (
      #"swift a="b"c d"#, 16,
      "no space after the closing quote [fence.text-after-quote] write a space after it"
    ),
    (
      #"swift a=b"c" d"#, 14,
      #"quote in the middle of a value [fence.stray-quote] quote the whole value: `name="value"`"#
    ),
    (
      #"swift a"b" c"#, 12,
      #"quote in the middle of a value [fence.stray-quote] quote the whole value: `name="value"`"#
    ),
    (
      #"swift "b c" d"#, 11,
      #"`"b c"` has no name [fence.missing-name] write a name first, as in `example=tabs`"#
    ),
    (
      "swift =b", 11,
      "`=b` has no name [fence.missing-name] write a name first, as in `example=tabs`"
    ),
  ])
  func reportsMalformedWordsAtTheirColumn(_ info: String, _ column: Int, _ problem: String) {
    #expect(
      fences("~~~ \(info)\n~~~").split(separator: "\n").dropFirst() == [
        "a.md:1:\(column): error \(problem)"
      ])
    // The same in a list in a quote.
    #expect(
      fences("> - ~~~ \(info)\n>   ~~~").split(separator: "\n").dropFirst()
        == ["a.md:1:\(column + 4): error \(problem)"])
  }

  /// The words of a fence's dump.
  private func words(_ info: String) -> String {
    let line = fences("~~~ \(info)\n~~~")
    let language = info.hasPrefix("swift") ? #""swift""# : #""""#
    return line.replacing("fence 0 1:1 \(language)", with: "")
      .replacing(#" lines 2..<2 prefix """#, with: "").trimmingPrefix(" ").description
  }
}
