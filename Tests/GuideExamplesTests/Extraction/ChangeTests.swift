import GuideExamples
import Testing

/// Steps of a tutorial: `changes=OLD` begins with the files of another example.
@Suite struct ChangeTests {
  private let steps = """
    ```swift example=one
    // Prints "one"
    ```
    ```swift example=one file=Root.swift
    ```
    ```xml example=one file=Info.plist
    ```
    ```swift launch
    ```
    ```swift example=two changes=one file=Root.swift
    // Prints "two"
    ```
    ```swift example=two file=Other.swift
    ```
    ```swift launch
    ```

    """

  @Test func beginsWithTheFilesOfTheOtherAndWithItsOwnDisk() {
    #expect(
      examples(steps) == """
        app one module One id guide.guides-a-b.one at 1:1 last 3
          file Main.swift: 0
          file Root.swift: 1
          resource Info.plist: 2
          launch 1: 3
          next 2:1 launch - "one"
        app two module One id guide.guides-a-b.two at 10:1 last 6
          file Main.swift: 0
          file Root.swift: 4
          file Other.swift: 5
          resource Info.plist: 2
          launch 1: 6
          next 11:1 launch - "two"
        """)
  }

  @Test func aStepMayChangeAStepThatComesLater() {
    let text = """
      ```swift example=three changes=two
      ```
      ```swift example=two changes=one file=B.swift
      ```
      ```swift example=one file=A.swift
      ```

      """
    #expect(
      examples(text).contains("file Main.swift: 0\n  file A.swift: 2\n  file B.swift: 1\n"))
  }

  @Test func aStepMayChangeOnlyAResource() {
    let text = """
      ```swift example=one
      ```
      ```xml example=two changes=one file=Info.plist
      ```

      """
    #expect(examples(text).contains("app two module One"))
    #expect(problems(text) == [])
  }

  @Test(arguments: [
    (
      "swift example=two changes=ones",
      "3:22: error `ones` is not an app of this guide [changes.unknown-example] did you mean `one`?"
    ),
    (
      "swift example=two changes=other#one",
      "3:22: error `other#one` is in another guide [changes.other-guide] "
        + "write all steps of an app in one guide"
    ),
    (
      "swift example=two changes=two",
      "3:22: error example `two` cannot change itself [changes.itself] "
        + "name the example that is the step before"
    ),
    (
      "swift run changes=one",
      "3:14: error `changes` cannot be combined with `run` [fence.contradiction] remove one of them"
    ),
  ])
  func whatCannotBeAStepIsAnError(_ fence: String, _ problem: String) {
    #expect(problems("```swift example=one\n```\n```\(fence)\n```\n") == [problem])
  }

  @Test func stepsInACircleAreOneError() {
    let text = """
      ```swift example=one changes=two
      ```
      ```swift example=two changes=one
      ```

      """
    #expect(
      problems(text) == [
        "1:22: error `two` is itself changed from `one` [changes.circle] "
          + "remove `changes=` from the first step"
      ])
  }

  @Test func oneExampleChangesOneOther() {
    let text = """
      ```swift example=a
      ```
      ```swift example=b
      ```
      ```swift example=c changes=a
      ```
      ```swift example=c changes=b file=B.swift
      ```

      """
    #expect(
      problems(text) == [
        "7:20: error example `c` changes `a` already [changes.two] write `changes=a`, or remove it"
      ])
  }
}
