import GuideExamples
import GuideMarkup
import Testing

@Suite struct ExampleExtractorTests {
  @Test func joinsTheFencesOfAnExample() {
    #expect(
      examples(
        """
        ```swift example=tab-bar
        a
        ```
        ```swift
        not run
        ```
        ```swift example=tab-bar file=Detail.swift
        b
        ```
        ```swift example=tab-bar hidden
        c
        ```
        ```swift file=Detail.swift example=tab-bar folded
        d
        ```
        ```trace
        ```
        """) == """
          app tab-bar module TabBar id guide.guides-a-b.tab-bar at 1:1 last 5
            file Main.swift: 0 3
            file Detail.swift: 2 4
            launch 1: -
            trace 1  in 5
          plain 1
          """)
  }

  @Test func numbersLaunchesAndGivesThoseWithoutANameToTheNearestApp() {
    #expect(
      examples(
        """
        ```swift example=a
        ```
        ```swift example=b module=Bee
        ```
        ```swift run
        ```
        ```swift launch
        ```
        ```swift launch example=a
        ```
        ```swift launch
        ```
        """) == """
          app a module A id guide.guides-a-b.a at 1:1 last 5
            file Main.swift: 0
            launch 1: 4
            launch 2: 5
          app b module Bee id guide.guides-a-b.b at 3:1 last 3
            file Main.swift: 1
            launch 1: 3
          script run-1 module Run1 id guide.guides-a-b.run-1 at 5:1 last 2
            file main.swift: 2
            launch 1: -
          """)
  }

  @Test func takesCodeThatFollowsALaunch() {
    #expect(
      examples("```swift example=a launch\n```\n- ```swift example=a\n  ```\n") == """
        app a module A id guide.guides-a-b.a at 1:1 last 1
          file Main.swift: 1
          launch 1: 0
        """)
  }

  @Test func namesAnonymousExamplesByTheirNumber() {
    #expect(
      examples("> ```swift run\n> ```\n\n```swift run hidden\n```\n```output\n```\n") == """
        script run-1 module Run1 id guide.guides-a-b.run-1 at 1:3 last 0
          file main.swift: 0
          launch 1: -
        script run-2 module Run2 id guide.guides-a-b.run-2 at 4:1 last 2
          file main.swift: 1
          launch 1: -
          output all in 2
        """)
  }

  @Test func givesResultsToTheirExample() {
    #expect(
      examples(
        """
        ```archive of=b launch=2
        ```
        ```swift example=a
        ```
        ```output
        ```
        ```swift example=b
        ```
        ```trace of=a show=coder,appearance
        ```
        ```swift launch
        ```
        ```swift launch
        ```
        ```trace launch=2 show="all"
        ```
        ```output launch=1
        ```
        """) == """
          app a module A id guide.guides-a-b.a at 3:1 last 4
            file Main.swift: 1
            launch 1: -
            output all in 2
            trace 1 appearance,coder in 4
          app b module B id guide.guides-a-b.b at 7:1 last 8
            file Main.swift: 3
            launch 1: 5
            launch 2: 6
            archive 2 in 0
            trace 2 all in 7
            output 1 in 8
          """)
  }

  @Test func findsNoExampleInAGuideWithoutAny() {
    #expect(examples("# T\n\n```sh\nls\n```\n") == "")
    #expect(examples("```swift\n```\n\n```swift\n```\n") == "plain 2")
  }

  @Test func tellsHowFencesAreShown() throws {
    let text = "```swift run hidden\n```\n```swift folded run\n```\n```swift run\n```\n"
    let guide = try #require(GuideParser.parse(text, path: "a.md", name: "a").guide)
    #expect(guide.fences.map(\.visibility) == [.hidden, .folded, .shown])
  }
}
