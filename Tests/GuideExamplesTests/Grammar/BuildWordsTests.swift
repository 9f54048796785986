import Testing

/// The words that say how an example is built, and whether it runs.
struct BuildWordsTests {
  @Test func areReadFromAnyFenceOfTheExample() {
    #expect(
      examples(
        """
        ```swift example=a swift-version=6
        ```

        ```swift example=a file=B.swift skip="needs a \\"camera\\"" hidden
        ```

        ```swift run compile-only warns=unused
        ```

        """)
          == #"""
          app a module A id guide.guides-a-b.a at 1:1 last 1
            skipped "needs a \"camera\""
            Swift 6
            file Main.swift: 0
            file B.swift: 1
            launch 1: -
          script run-1 module Run1 id guide.guides-a-b.run-1 at 7:1 last 2
            compile-only
            file main.swift: 2
            launch 1: -
            warns 7:27 fence 2 "unused"
          """#)
  }

  @Test(arguments: [
    (
      "example=a swift-version=7",
      "1:20: error `7` is not a version of Swift [example.unknown-swift-version] "
        + "write one of `4`, `4.2`, `5`, `6`"
    ),
    (
      "example=a skip=\" \"",
      "1:20: error the reason for skipping the example is missing [example.no-reason] "
        + "write the reason: `skip=\"needs a camera\"`"
    ),
    (
      "compile-only",
      "1:10: error `compile-only` works only in a code block of an example [fence.missing-example] "
        + "name its example: `example=NAME`"
    ),
  ])
  func areReportedAtTheirColumn(_ words: String, _ problem: String) {
    #expect(problems("```swift \(words)\n```\n") == [problem])
  }

  @Test func mustNotContradictThoseOfOtherFences() {
    let guide = """
      ```swift example=a compile-only swift-version=5
      ```

      ```swift example=a file=B.swift skip=x swift-version=6
      ```

      """
    #expect(
      problems(guide) == [
        "4:33: error another code block of `a` says something else [example.two-uses] "
          + "write `compile-only` or one `skip=…` for the whole example",
        "4:40: error example `a` is compiled as Swift 5 already [example.two-swift-versions] "
          + "write `swift-version=5`, or remove it",
      ])
  }

  @Test(arguments: ["compile-only", "fails=x", "skip=x"])
  func leaveNothingToUpdate(_ word: String) {
    let guide = """
      ```swift example=a \(word)
      ```

      ```swift example=b updates=a
      ```

      """
    #expect(
      problems(guide) == [
        "4:20: error `a` is not run, so nothing can update it [updates.not-run] "
          + "run the older build"
      ])
  }
}
