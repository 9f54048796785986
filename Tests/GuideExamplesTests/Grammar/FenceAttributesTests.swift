import Diagnostics
import GuideExamples
import GuideMarkup
import Testing

@Suite struct FenceAttributesTests {
  @Test(arguments: [
    (
      "swift exmaple=tabs",
      "7: error `exmaple` is not an attribute of `swift` code blocks [fence.unknown-word] did you mean `example`?"
    ),
    (
      "swift example=a colour",
      "17: error `colour` is not an attribute of `swift` code blocks [fence.unknown-word] use one of "
        + "`ablate`, `arguments`, `at`, `changes`, `compile-only`, `device`, `example`, `fails`, `file`, `folded`, `from`, `hidden`, "
        + "`idiom`, `language`, `launch`, `lines`, `locale`, `locked`, `mark`, `module`, `of`, `region`, `run`, `sdk`, `seconds`, `skip`, `swift-version`, `system`, "
        + "`test`, `title`, "
        + "`traps`, `updates`, `version`, `warns`, `what-if`"
    ),
    (
      "swift example=a of=b",
      "17: error `of` cannot be combined with `example` [fence.contradiction] remove one of them"
    ),
    ("swift run run", "11: error `run` is written twice [fence.duplicate-word] keep one"),
    (
      "swift example=a example=b",
      "17: error `example` is written twice [fence.duplicate-word] keep one"
    ),
    ("swift run=1", "7: error `run` takes no value [fence.unexpected-value] write only `run`"),
    (
      "swift example",
      "7: error `example` needs a value [fence.missing-value] write `example=…`"
    ),
    (
      "swift run example=a",
      "11: error `example` cannot be combined with `run` [fence.contradiction] "
        + "remove one of them"
    ),
    (
      "swift launch run",
      "14: error `run` cannot be combined with `launch` [fence.contradiction] "
        + "remove one of them"
    ),
    (
      "swift run file=A.swift",
      "11: error `file` cannot be combined with `run` [fence.contradiction] "
        + "remove one of them"
    ),
    (
      "swift example=a file=A.swift launch",
      "30: error `launch` cannot be combined with `file` [fence.contradiction] "
        + "remove one of them"
    ),
    (
      "swift example=a hidden folded",
      "24: error `folded` cannot be combined with `hidden` [fence.contradiction] "
        + "remove one of them"
    ),
    (
      "swift hidden",
      "7: error `hidden` works only in a code block of an example [fence.missing-example] "
        + "name its example: `example=NAME`"
    ),
    (
      "swift file=A.swift",
      "7: error `file` works only in a code block of an example [fence.missing-example] "
        + "name its example: `example=NAME`"
    ),
    (
      "json example=a",
      "6: error `example` is not an attribute of `json` code blocks [fence.unknown-word] "
        + "remove it: only `swift`, `trace`, `archive`, `screen`, `output`, `diagnostics`, `matrix`, `compare`, `diagram` code blocks have attributes"
    ),
    (
      "Swift example=a",
      "1: error `Swift` code blocks are neither run nor checked [fence.unknown-language] "
        + "did you mean `swift`?"
    ),
    (
      "swift,run",
      "1: error `swift,run` code blocks are neither run nor checked [fence.unknown-language] "
        + "write `swift run`"
    ),
    (
      "Swift:run",
      "1: error `Swift:run` code blocks are neither run nor checked [fence.unknown-language] "
        + "write `swift run`"
    ),
    (
      "swift\u{A0}run",
      "1: error `swift\u{A0}run` code blocks are neither run nor checked [fence.unknown-language] "
        + "write `swift run`"
    ),
    (
      "swiftrun",
      "1: error `swiftrun` code blocks are neither run nor checked [fence.unknown-language] "
        + "write `swift run`"
    ),
    (
      "swiftExample=a",
      "1: error `swiftExample=a` code blocks are neither run nor checked [fence.unknown-language] "
        + "write `swift example=a`"
    ),
    (
      "outputlaunch=1",
      "1: error `outputlaunch=1` code blocks are neither run nor checked [fence.unknown-language] "
        + "write `output launch=1`"
    ),
    (
      "output,launch=1",
      "1: error `output,launch=1` code blocks are neither run nor checked [fence.unknown-language] "
        + "write `output launch=1`"
    ),
    (
      "swift-compile-only",
      "1: error `swift-compile-only` code blocks are neither run nor checked [fence.unknown-language] "
        + "write `swift compile-only`"
    ),
    (
      "swift5.9",
      "1: error `swift5.9` code blocks are neither run nor checked [fence.unknown-language] "
        + "write `swift`"
    ),
    (
      "swift,example=a,title=\"a b\"",
      "1: error `swift,example=a,title=\"a` code blocks are neither run nor checked [fence.unknown-language] "
        + "write `swift example=a title=\"…\"`"
    ),
    (
      "matrix of=a",
      "8: error `a` is not an example of this guide [result.unknown-example]"
    ),
    (
      "archvie",
      "1: error `archvie` code blocks are neither run nor checked [fence.unknown-language] "
        + "did you mean `archive`?"
    ),
  ])
  func reportsWordsAtTheirColumn(_ info: String, _ problem: String) {
    // In a list, behind letters of several bytes each; the column in the table is that in the info.
    let found = problems("👩‍👩‍👧\n\n- é\n\n  ```\(info)\n  ```\n")
    let column = problem.prefix { $0.isNumber }
    let shifted = (Int(column) ?? 0) + 5
    #expect(found.first == "5:\(shifted)" + problem.dropFirst(column.count))
  }

  @Test func marksTheWordInItsLine() throws {
    let guide = try #require(
      GuideParser.parse("> ```swift exmaple=é\n> ```\n", path: "a.md", name: "a").guide)
    let excerpt = ExampleExtractor.extract(from: guide).diagnostics.first?.excerpt
    #expect(excerpt?.text == "> ```swift exmaple=é")
    #expect(excerpt?.column == 12)
    #expect(excerpt?.length == 9)
  }

  @Test func leavesFencesOfOtherLanguagesAlone() {
    #expect(problems("```\n```\n```sh\n```\n```json\n```\n```text\n```\n```diff\n```\n") == [])
  }
}
