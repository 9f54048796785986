import Testing

@Suite struct PrintsTests {
  /// The promises and problems in the code of one fence; its first line is line 2.
  private func prints(_ code: String) -> [String] {
    examples("```swift run\n\(code)\n```\n").split(separator: "\n").map(String.init)
      .filter { $0.contains(" here ") || $0.contains(" next ") || $0.contains(" [") }
      .map { $0.trimmingPrefix("  ").description }
  }

  @Test func readsPromisesBehindCodeAndOnLinesOfTheirOwn() {
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
    "// Prints “x”", #"// Print "x""#, #"// Prints"x""#,
  ])
  func warnsOfWhatIsNearlyAPromise(_ comment: String) {
    #expect(
      prints("print(1)  \(comment)") == [
        "2:11: warning this comment looks like expected output, but is not checked [prints.near-miss] "
          + "write `// Prints \"…\"`"
      ])
  }

  @Test(arguments: [
    "// Prints the name", #"/// Prints "x""#, #"// It prints "x""#, #"// print("x")"#,
    "// Printer \"x\"",
    "//",
  ])
  func takesOtherCommentsForWhatTheyAre(_ comment: String) {
    #expect(prints("print(1) \(comment)") == [])
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
        /* // Prints "f"
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
      /*
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

  @Test func givesPromisesInLaunchesTheirNumberAndPlaceInTheGuide() {
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
        12:6: warning this comment looks like expected output, but is not checked [prints.near-miss] \
        write `// Prints "…"`
        """)
  }
}
