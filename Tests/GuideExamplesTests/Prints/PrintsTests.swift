import Testing

@Suite struct PrintsTests {
  /// The expectations and problems in the code of one fence; its first line is line 2.
  private func prints(_ code: String) -> [String] {
    examples("```swift run\n\(code)\n```\n").split(separator: "\n").map(String.init)
      .filter { $0.contains(" here ") || $0.contains(" next ") || $0.contains(" [") }
      .map { $0.trimmingPrefix("  ").description }
  }

  @Test func readsExpectationsBehindCodeAndOnLinesOfTheirOwn() {
    #expect(
      prints(
        #"""
        print("é") // Prints "é"
          // Prints "a b"
        let x = 1
        /* c */ // Prints ""
        """#) == [
          #"here 2:12 line 2 "é""#, #"next 3:3 launch - "a b""#, #"next 5:9 launch - """#,
        ])
  }

  @Test func leavesTheFullStopToTheSentence() {
    #expect(
      prints("print(1) // Prints \"1\".\n// Prints \"a.\".  ") == [
        "here 2:10 line 2 \"1\"", "next 3:1 launch - \"a.\"",
      ])
    #expect(prints("// Prints \"a\"..").first?.contains("text after the closing quote") == true)
  }

  @Test func removesEscapes() {
    #expect(
      prints(#"x // Prints "a\n\t\"\\\u{1F44D}\u{e9}""#)
        == [#"here 2:3 line 2 "a\n\t\"\\👍é""#])
  }

  @Test(arguments: [
    (
      #"x // Prints "a\q""#, 15,
      #"`\q` is not an escape [prints.syntax] use `\n`, `\t`, `\"`, `\\` or `\u{…}`"#
    ),
    (
      #"x // Prints "a"#, 13,
      #"this quote is never closed [prints.syntax] write `"` after the text"#
    ),
    (
      #"x // Prints "a\"#, 15,
      #"`\` is not an escape [prints.syntax] use `\n`, `\t`, `\"`, `\\` or `\u{…}`"#
    ),
    (
      #"x // Prints "a" b"#, 17,
      #"text after the closing quote [prints.syntax] "#
        + #"remove it, or write a quote inside of the text as `\"`"#
    ),
    (
      #"x // Prints "👍🏽\u{zz}""#, 15,
      #"no character follows `\u` [prints.syntax] write its number, as in `\u{1F44D}`"#
    ),
    (
      #"x // Prints "\u{D800}""#, 14,
      #"no character follows `\u` [prints.syntax] write its number, as in `\u{1F44D}`"#
    ),
    (
      #"x // Prints "\u41""#, 14,
      #"no character follows `\u` [prints.syntax] write its number, as in `\u{1F44D}`"#
    ),
  ])
  func reportsMalformedTextAtItsColumn(_ code: String, _ column: Int, _ problem: String) {
    #expect(prints(code) == ["2:\(column): error \(problem)"])
  }

  @Test(arguments: [
    #"//Prints "x""#, #"// prints "x""#, #"// Prints: "x""#, #"//  Prints "x""#,
    "// Prints “x”", "// Prints 'x'", "// Prints `x`", #"// Print "x""#, #"// Prints"x""#,
    "// Prints 3", "// prints the name", "// Prints: 3", "// Print: 3",
    #"/// Prints "x""#, #"/* Prints "x" */"#, #"/** Prints "x" */"#, "// PRINTS 3",
    #"// Pritns "x""#, #"// Prnts "x""#, #"// - Prints "x""#, #"//: Prints "x""#,
    #"// Prints, "x""#, #"// a note // Prints "x""#, #"// Prints => "x""#, #"// Prints = "x""#,
    #"// Prints=> "x""#, #"// (Prints "x")"#, #"// **Prints** "x""#, #"// 1. Prints "x""#,
    "// Output: 3", "// output:", #"// Outputs "x""#, #"// Printed "x""#, "// stdout: a b",
    #"/// Output "x""#, #"// > Prints "x""#, "// Pri\u{200B}nts \"x\"", "// \u{FEFF}Prints 3",
  ])
  func refusesWhatReadsLikePrinted(_ comment: String) {
    #expect(
      prints("print(1)  \(comment)") == [
        "2:11: error this comment looks like an expectation, but is not checked [prints.near-miss] "
          + "write `// Prints \"…\"`, or begin the comment with another word"
      ])
  }

  @Test(arguments: [
    "//=> 3", "// ==> 3", "// -> 3", "// → 3", "/// => 3", "/* => 3 */", "//  => 3", "// =>3",
    "// == 3", "//== 3", "// = -1.5", "// === nil", #"// == "a b""#, "// = [1, 2]", "// == true",
    "// ⟹ 3", "// = > 3", "// ~> 3", "// ➡ 3", "// =＞ 3", "// (=> 3)", "// 1. => 3",
  ])
  func refusesWhatReadsLikeAValue(_ comment: String) {
    #expect(
      prints("1 + 2  \(comment)") == [
        "2:8: error this comment looks like an expectation, but is not checked [value.near-miss] "
          + "write `// => …`"
      ])
  }

  @Test(arguments: ["// =>", "// => "])
  func readsAValueThatIsToBeFilledIn(_ comment: String) {
    #expect(prints("1 + 2 \(comment)") == [])
  }

  @Test(arguments: [
    "// @stp Saved", "// @tsep Saved", "// @ step Saved", "// @Step Saved", "//@step Saved",
    "// @step: Saved", "/* @step a */",
  ])
  func refusesWhatReadsLikeAStep(_ comment: String) {
    #expect(
      prints("f()  \(comment)") == [
        "2:6: error this comment looks like an expectation, but is not checked [step.near-miss] "
          + "write `// @step Label`"
      ])
  }

  @Test(arguments: [
    (#"  Prints "x""#, 3, "prints"), (#" * Prints "x" */"#, 2, "prints"), (" * => 3", 2, "value"),
    ("=> 3 */", 1, "value"), (" @step Saved", 2, "step"),
    (#"  // Prints "x""#, 3, "prints"), (#"  x /* a */ // Prints "x""#, 3, "prints"),
    (" 1 + 2  // => 3", 2, "value"), (#"x // Prints "x" */ y"#, 1, "prints"),
  ])
  func refusesWhatReadsLikeAnExpectationInsideABlockComment(
    _ line: String, _ column: Int, _ kind: String
  ) {
    let found = prints("/*\n\(line)\n*/ print(1)")
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "3:\(column): error this comment looks like an expectation, but is not checked [\(kind).near-miss]"
      )
        == true, "\(found)")
  }

  @Test(arguments: [
    " Prints the name of the tree.", " * Prints the name.", #"  print("x")"#, "  x // Prints 3",
    "", " *", " a => b", " - returns: a name", "  x // a note",
  ])
  func takesOtherLinesOfABlockCommentForWhatTheyAre(_ line: String) {
    #expect(prints("/*\n\(line)\n*/ print(1)") == [])
  }

  @Test func takesCodeInDocumentationForWhatItIs() {
    #expect(prints("/**\n f()  // Prints \"x\"\n 1 + 2  // => 3\n*/ print(1)") == [])
    #expect(prints("/* a */ print(1)  // Prints \"1\"") == [#"here 2:19 line 2 "1""#])
    #expect(prints("/*\n*/ print(1)  // Prints \"1\"") == [#"here 3:14 line 3 "1""#])
  }

  @Test(arguments: [
    "/// Prints the name", #"// It prints "x""#, #"// print("x")"#, "// print the name",
    "// prints(1)", "// prints = 1", #"// Printer "x""#, "//", "// 1 => 2", "// @objc func f()",
    "// == Views ==", "// ==========", "// == 1 ==", "// = the sum", "// output of the tool",
    "/// Output: the sum", "// == other", "// = 1 + 2", "// == inf",
    "// @State var a", "// @main", "/* a */", "// step 1", "// - a list",
  ])
  func takesOtherCommentsForWhatTheyAre(_ comment: String) {
    #expect(prints("print(1) \(comment)") == [])
  }

  @Test(arguments: [
    (#""a\"b".split(separator: /"/).count  // prints 7"#, "2:37: error"),
    (#"let m = text.firstMatch(of: #/"(.)/#)  // prints 1"#, "2:40: error"),
    ("let r = #/\n\"\"\"\n/*\n/#\nf()  // prints 1", "6:6: error"),
    ("let `\"` = 1  // prints 1", "2:14: error"),
    (#"let r = /\/\/ "/  // prints 1"#, "2:19: error"),
    // A slash that divides hides nothing.
    (#"let x = a / b + c / "d".count  // prints 1"#, "2:32: error"),
    (#"f(a)/b/"c".count  // prints 1"#, "2:19: error"),
    // So does one that is passed as a function: the parenthesis behind it is none of a regular expression.
    ("[8, 2].reduce(8, /)// prints 1", "2:20: error"),
  ])
  func readsWhatStandsBehindARegularExpression(_ code: String, _ start: String) {
    let found = prints(code)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(start) == true || found.first?.hasPrefix("here") == true, "\(found)")
  }

  @Test(arguments: ["", "text", "objc", "kotlin"])
  func refusesExpectationsInCodeBlocksThatNothingRuns(_ language: String) {
    let found = problems("```\(language)\na\n  f()  // Prints \"1\"\n```\n")
    #expect(
      found == [
        "3:8: error this block is not run, so this comment is not checked [prints.not-run] "
          + Self.asExample
      ])
    #expect(problems("````md\n```swift\nf()  // Prints \"1\"\n```\n````\n") == [])
  }

  /// A block without a language may be code whose author forgot it.
  @Test(arguments: ["", "objc"])
  func refusesWhatLooksLikeAnExpectationInCodeBlocksThatMayBeSwift(_ language: String) {
    for comment in [
      "// => 1", "// @step a", "// prints 1", "// =>", "//=> 1", "/* Prints \"1\" */",
    ] {
      #expect(
        problems("```\(language)\na\n  f()  \(comment)\n```\n") == [
          "3:8: error this block is not run, so this comment is not checked [prints.not-run] "
            + Self.asExample
        ])
      #expect(problems("```js\nf()  \(comment)\n```\n") == [])
    }
    #expect(problems("```\(language)\nGET https://a.b/c  // the page\n```\n") == [])
    // A block of four backticks shows a guide.
    #expect(problems("````\(language)\n```swift run\nf()  // Prints \"1\"\n```\n````\n") == [])
    #expect(
      problems("a\n\n    f()  // prints 1\n") == [
        "3:10: error this block is not run, so this comment is not checked [prints.not-run] "
          + Self.asExample
      ])
  }

  private static let asExample =
    "write `swift run` or `swift example=NAME` above the code, or remove the comment"

  @Test(arguments: [
    ("swift", "this block is not run", asExample),
    (#"swift title="a""#, "this block is not run", asExample),
    (
      "swift run compile-only", "this example is only compiled",
      "remove `compile-only`, or the comment"
    ),
    (#"swift run skip="a""#, "this example is skipped", "remove `skip=`, or the comment"),
    (#"swift run fails="a""#, "the compiler refuses this example", "remove the comment"),
  ])
  func refusesExpectationsInCodeThatIsNotRun(_ words: String, _ summary: String, _ fix: String) {
    for comment in [#"// Prints "1""#, "// => 1", "// @step a", "// prints 1", "// =>"] {
      let findings = examples("```\(words)\nf()  \(comment)\n```").split(separator: "\n")
        .filter { $0.contains("prints.") }
      #expect(
        findings == [
          "2:6: error \(summary), so this comment is not checked [prints.not-run] \(fix)"
        ])
    }
  }

  @Test func refusesExpectationsInTheOtherCodeOfAWhatIf() {
    #expect(
      prints(#"f(1) // what-if: f(2) // Prints "2""#) == [
        "2:23: error a what-if checks only what is lost, not this comment [prints.not-run] "
          + "remove the comment"
      ])
  }

  @Test func findsCommentsBehindLiterals() {
    #expect(
      prints(
        ###"""
        print("//", "\"//", #"\"//"#, "a\("b//" + "\(c("//"))")") // Prints "1"
        print(#"\("//")"#, #"\#("//")"#, #"""#) // Prints "2"
        print(#""//"#) // Prints "3"
        """###) == [
          #"here 2:59 line 2 "1""#, #"here 3:41 line 3 "2""#, #"here 4:16 line 4 "3""#,
        ])
  }

  @Test func ignoresWhatLooksLikeACommentInLiteralsAndComments() {
    #expect(
      prints(
        ###"""
        print("// Prints "a"")
        let a = """
          // Prints "b"
          \"""
          // Prints "c"
          \(f("// Prints "))
          """ // Prints "1"
        let b = #"""
          """ // Prints "d"
          \("// Prints "e")
          """# // Prints "2"
        /** // Prints "f"
        /* // Prints "g" */
        // Prints "h" */ x // Prints "3"
        """###) == [
          #"here 8:7 line 8 "1""#, #"here 12:8 line 12 "2""#, #"here 15:20 line 15 "3""#,
        ])
  }

  @Test func endsALiteralOfOneLineWithItsLine() {
    #expect(prints("let a = \"b\nprint(1) // Prints \"1\"") == [#"here 3:10 line 3 "1""#])
  }

  @Test func carriesCommentsOnFromFenceToFenceOfAFile() {
    let text = """
      ```swift example=a
      /**
      ```
      ```swift example=a file=B.swift
      x // Prints "b"
      ```
      ```swift example=a
      // Prints "a"
      */ y // Prints "c"
      ```
      """
    #expect(
      examples(text) == """
        app a module A id guide.guides-a-b.a at 1:1 last 2
          file Main.swift: 0 2
          file B.swift: 1
          launch 1: -
          here 5:3 line 5 "b"
          here 9:6 line 9 "c"
        """)
  }

  @Test func givesExpectationsInLaunchesTheirNumberAndPlaceInTheGuide() {
    let text = """
      > - ```swift example=a
      >   print(1) // Prints "1"
      >   ```

      ```swift launch
      // Prints "2"
      ```

      1. ```swift launch
         // Prints "3"

         x // prints "4"
         ```
      """
    #expect(
      examples(text) == """
        app a module A id guide.guides-a-b.a at 1:5 last 2
          file Main.swift: 0
          launch 1: 1
          launch 2: 2
          here 2:14 line 2 "1"
          next 6:1 launch 1 "2"
          next 10:4 launch 2 "3"
        12:6: error this comment looks like an expectation, but is not checked [prints.near-miss] \
        write `// Prints "…"`, or begin the comment with another word
        """)
  }
}
