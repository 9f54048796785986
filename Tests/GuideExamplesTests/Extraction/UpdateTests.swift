import GuideExamples
import Testing

/// Several builds of one app: `updates=OLD` (design 4.1).
@Suite struct UpdateTests {
  @Test func continuesTheOlderBuildsAppAndLaunches() {
    #expect(
      examples(
        """
        ```swift example=notes-3 updates=notes-2 module=Renamed
        ```
        ```swift launch
        // Prints "x"
        ```
        ```swift example=notes
        ```
        ```swift launch
        ```
        ```swift launch
        ```
        ```swift example=notes-2 updates=notes
        ```
        ```trace launch=3
        ```
        ```output of=notes-3 launch=4
        ```
        """) == """
          app notes-3 module Renamed id guide.guides-a-b.notes at 1:1 last 7
            after notes
            after notes-2
            file Main.swift: 0
            launch 4: 1
            next 4:1 launch 4 "x"
            output 4 in 7
          app notes module Notes id guide.guides-a-b.notes at 6:1 last 4
            file Main.swift: 2
            launch 1: 3
            launch 2: 4
          app notes-2 module Notes id guide.guides-a-b.notes at 12:1 last 6
            after notes
            file Main.swift: 5
            launch 3: -
            trace 3  in 6
          """)
  }

  @Test func comparesWithWhatAnEarlierBuildSaved() {
    let builds = """
      ```swift example=notes
      ```
      ```swift launch
      ```
      ```swift example=notes-2 updates=notes
      ```
      ```swift launch
      ```

      """
    #expect(
      examples(builds + "```diff before=1 after=2\n```\n").contains("\n  diff 1 to 2 in 4"))
    #expect(
      problems(builds + "```diff before=1 after=3\n```\n") == [
        "9:18: error `notes-2` has no launch `3` [result.launch-out-of-range] "
          + "write one of `after=1` to `after=2`"
      ])
    // What it printed is shown where that build is.
    #expect(
      problems(builds + "```output launch=1\n```\n") == [
        "9:11: error `notes-2` has no launch `1` [result.launch-out-of-range] write `launch=2`"
      ])
  }

  @Test(arguments: [
    (
      "updates=notse",
      "20: error `notse` is not an example of this guide [updates.unknown-example] did you mean `notes`?"
    ),
    (
      "updates=b",
      "20: error example `b` cannot update itself [updates.itself] "
        + "name the example that is the older build"
    ),
    (
      "updates=other#notes",
      "20: error `other#notes` is in another guide [updates.other-guide] "
        + "write all builds of an app in one guide"
    ),
    (
      "updates=run-1",
      "20: error `run-1` is not an app, so nothing can update it [updates.not-an-app]"
    ),
    ("updates", "20: error `updates` needs a value [fence.missing-value] write `updates=…`"),
  ])
  func reportsWhatCannotBeUpdated(_ word: String, _ problem: String) {
    #expect(
      problems("```swift example=notes\n```\n```swift run\n```\n```swift example=b \(word)\n```\n")
        == ["5:" + problem])
  }

  @Test func reportsACircleOnce() {
    let text = """
      ```swift example=lead updates=a
      ```
      ```swift example=a updates=c
      ```
      ```swift example=b updates=a
      ```
      ```swift example=c updates=b
      ```
      """
    #expect(
      problems(text) == [
        "3:20: error `c` is itself an update of `a` [updates.circle] "
          + "remove `updates=` from the oldest build"
      ])
    #expect(!examples(text).contains("app "))
  }

  @Test func reportsTwoOlderBuildsAndSaysNothingOfABrokenOne() {
    #expect(
      problems(
        """
        ```swift example=a
        ```
        ```swift example=c
        ```
        ```swift example=b updates=a
        ```
        ```swift example=b updates=c
        ```
        """) == [
          "7:20: error example `b` updates `a` already [updates.two] "
            + "write `updates=a`, or remove it"
        ])
    #expect(
      problems("```swift launch example=old\n```\n```swift example=new updates=old\n```\n") == [
        "1:17: error example `old` has launches, but no code [example.no-code] "
          + "write its code in a code block `swift example=old`"
      ])
    #expect(
      problems("```swift run updates=a\n```\n") == [
        "1:14: error `updates` cannot be combined with `run` [fence.contradiction] "
          + "remove one of them"
      ])
  }
}
