import Testing

/// The files of an example that are not code.
@Suite struct ResourceTests {
  @Test func belongToTheirExample() {
    #expect(
      examples(
        """
        ```xml example=a file=Info.plist hidden
        <dict/>
        ```
        ```swift example=a
        ```
        ```swift launch
        ```
        ```xml
        <shown/>
        ```
        ```trace
        ```
        """) == """
          app a module A id guide.guides-a-b.a at 1:1 last 4
            file Main.swift: 1
            resource Info.plist: 0
            launch 1: 2
            trace 1  in 4
          """)
  }

  @Test(arguments: [
    (
      "xml example=a file=Main.nib",
      "1:18: error `Main.nib` cannot be a file of an example yet [file.unsupported] "
        + "use `Info.plist`, a storyboard or a xib"
    ),
    (
      "xml example=a",
      "1:4: error the name of the example's file is missing [file.missing-name] "
        + "write `file=Info.plist`"
    ),
    (
      "xml file=Info.plist",
      "1:8: error `file` works only in a code block of an example [fence.missing-example] "
        + "name its example: `example=NAME`"
    ),
    (
      "xml example=a file=Info.plist launch",
      "1:34: error `launch` is not an attribute of `xml` code blocks [fence.unknown-word] "
        + "use one of `changes`, `example`, `file`, `folded`, `from`, `hidden`, `mark`, `of`, `title`"
    ),
  ])
  func areNamedAndClaimed(_ info: String, _ problem: String) {
    #expect(problems("```\(info)\n```\n```swift example=a\n```\n").first == problem)
  }

  // What would be wrong with a run of it follows from the file.
  @Test(arguments: [
    "xml example=a file=Main.nib", "xml example=a", "swift example=a file=../A.swift",
  ])
  func leaveTheExampleOutWhereTheyCannotBe(info: String) {
    let text = "```swift example=a\n```\n```\(info)\n```\n"
    #expect(problems(text).count == 1)
    #expect(!examples(text).contains("app "))
  }

  @Test func stayWithoutCodeForNobody() {
    #expect(
      problems("```xml example=a file=Info.plist\n```\n") == [
        "1:8: error example `a` has `Info.plist`, but no code [example.no-code] "
          + "write its code in a code block `swift example=a`"
      ])
  }

  @Test func areThereOnce() {
    let fence = "```xml example=a file=Info.plist\n```\n"
    #expect(
      problems("```swift example=a\n```\n" + fence + fence) == [
        "5:18: error example `a` already has `Info.plist` [file.duplicate] keep one of them"
      ])
  }
}
