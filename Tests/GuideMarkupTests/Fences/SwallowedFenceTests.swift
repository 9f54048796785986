import Diagnostics
import GuideMarkup
import Testing

@Suite("A fence that is text of another block")
struct SwallowedFenceTests {
  private func findings(_ text: String) -> [String] {
    GuideParser.parse(text, path: "a.md", name: "a").diagnostics.map {
      "\($0.location.line):\($0.location.column) \($0.rule)"
    }
  }

  @Test(
    "Is found where it begins",
    arguments: [
      ("```text\na\n```swift run\nprint(1)\n```\n", "3:1 fence.nested"),
      ("> ~~~\n> a\n> ~~~swift run\n> print(1)\n> ~~~\n", "3:3 fence.nested"),
      ("<div>\n```swift run\nprint(1)\n```\n", "2:1 fence.in-html"),
      ("<details><summary>a\n```swift run\nprint(1)\n```\n", "2:1 fence.in-html"),
      ("<script>\n\n```swift run\nprint(1)\n```\n", "3:1 fence.in-html"),
      ("<!-- later\n\n```swift run\nprint(1)\n```\n", "3:1 fence.in-html"),
      ("a\n\n    ```swift run\n    print(1)\n    ```\n", "3:5 fence.indented"),
      ("a\n\n\t~~~swift example=a\n\tprint(1)\n\t~~~\n", "3:2 fence.indented"),
    ])
  func isFound(_ text: String, _ finding: String) {
    #expect(findings(text) == [finding])
  }

  @Test(
    "Is none where the author shows one, or wants none",
    arguments: [
      "````markdown\n```swift run\nprint(1)\n```\n````\n",
      "~~~text\n```swift run\n```\n~~~\n",
      "```text\n`` `\n``swift\n```\n",
      "<!--\n```swift run\nprint(1)\n```\n-->\n",
      "<div>\n\n```swift run\nprint(1)\n```\n",
      "- a\n\n  ```swift run\n  print(1)\n  ```\n",
      "a\n\n    ```json\n    1\n    ```\n",
    ])
  func isNone(_ text: String) {
    // The warning about HTML is not about swallowed blocks.
    #expect(findings(text).filter { !$0.hasSuffix("markdown.html") } == [])
  }
}
