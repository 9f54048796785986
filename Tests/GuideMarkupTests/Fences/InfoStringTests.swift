import Testing

@Suite struct InfoStringTests {
  @Test func readsWordsAndTheirColumns() {
    #expect(words("swift example=tabs launch") == #"example="tabs"@11+12 launch@24+6"#)
    #expect(words("swift\t a=b=c \t run  ") == #"a="b=c"@12+5 run@20+3"#)
    #expect(words("swift") == "")
    #expect(words("") == "")
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
    (#"swift a="b"#, 13, "This quote is never closed. [fence.unterminated-quote]"),
    (#"swift a="b\"#, 13, "This quote is never closed. [fence.unterminated-quote]"),
    (#"swift é="👍🏽\n" b"#, 15, #"`\n` is no escape. [fence.unknown-escape]"#),
    ("swift a=", 13, "`a=` has no value. [fence.empty-value]"),
    (#"swift a="" b"#, 13, "`a=` has no value. [fence.empty-value]"),
    (#"swift a="b"c d"#, 16, "A blank must follow the closing quote. [fence.text-after-quote]"),
    (#"swift a=b"c" d"#, 14, "A quote may stand only behind `=`. [fence.stray-quote]"),
    (#"swift a"b" c"#, 12, "A quote may stand only behind `=`. [fence.stray-quote]"),
    (
      #"swift "b c" d"#, 11,
      "A word begins with its name, as in `example=tabs`. [fence.missing-name]"
    ),
    ("swift =b", 11, "A word begins with its name, as in `example=tabs`. [fence.missing-name]"),
  ])
  func reportsMalformedWordsAtTheirColumn(_ info: String, _ column: Int, _ problem: String) {
    #expect(
      fences("~~~ \(info)\n~~~").split(separator: "\n").dropFirst() == [
        "a.md:1:\(column): \(problem)"
      ])
    // The same in a list in a quote.
    #expect(
      fences("> - ~~~ \(info)\n>   ~~~").split(separator: "\n").dropFirst()
        == ["a.md:1:\(column + 4): \(problem)"])
  }

  /// The words of a fence's dump.
  private func words(_ info: String) -> String {
    let line = fences("~~~ \(info)\n~~~")
    let language = info.hasPrefix("swift") ? #""swift""# : #""""#
    return line.replacing("fence 0 1:1 \(language)", with: "")
      .replacing(#" lines 2..<2 prefix """#, with: "").trimmingPrefix(" ").description
  }
}
