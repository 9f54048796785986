import GuideMarkup
import Testing

@Suite struct GuideEditorTests {
  /// The text with the bodies of these fences replaced, by index.
  private func edit(_ text: String, _ bodies: KeyValuePairs<Int, String>) throws -> String {
    let guide = try #require(GuideParser.parse(text, path: "a.md", name: "a").guide)
    let edits = bodies.map { ResultEdit(fence: guide.fences[$0.key], body: $0.value) }
    let bytes = try GuideEditor(guide: guide).bytes(applying: edits, to: Array(text.utf8))
    let result = String(decoding: bytes, as: UTF8.self)
    let fences = try #require(GuideParser.parse(bytes, path: "a.md", name: "a").guide).fences
    for (index, body) in bodies { #expect(fences[index].text == body) }
    return result
  }

  @Test func fillsAnEmptyFence() throws {
    #expect(
      try edit("a\n\n```trace\n```\n\nb", [0: "x\n\n  y"]) == "a\n\n```trace\nx\n\n  y\n```\n\nb")
  }

  @Test func emptiesAndReplacesABody() throws {
    #expect(try edit("```trace\na\nb\n```\nc\n", [0: ""]) == "```trace\n```\nc\n")
    #expect(try edit("```trace\na\nb\n```\nc\n", [0: "d"]) == "```trace\nd\n```\nc\n")
  }

  @Test func indentsLinesInListsAndMarksThemInQuotes() throws {
    #expect(
      try edit("- a\n\n  ```trace\n  old\n  ```\n", [0: "x\n\n y"])
        == "- a\n\n  ```trace\n  x\n\n   y\n  ```\n")
    #expect(
      try edit("> 1. ```trace\n>    ```\n", [0: "x\n\n y"])
        == "> 1. ```trace\n>    x\n>\n>     y\n>    ```\n")
    #expect(try edit(">```trace\n>```\n", [0: " x"]) == ">```trace\n>  x\n>```\n")
    #expect(try edit(">-\t```trace\n>   \t```\n", [0: "x"]) == ">-\t```trace\n>    x\n>   \t```\n")
    #expect(
      try edit("a[^n]\n\n[^n]: ```trace\n    ```\n", [0: "x\n  y"])
        == "a[^n]\n\n[^n]: ```trace\n    x\n      y\n    ```\n")
  }

  @Test func keepsTheFilesLineEnds() throws {
    #expect(
      try edit("\u{FEFF}a\r\n\r\n```trace\r\nold\r\n```", [0: "x\ny"])
        == "\u{FEFF}a\r\n\r\n```trace\r\nx\r\ny\r\n```")
    #expect(try edit("```trace\r```\rb", [0: "x"]) == "```trace\rx\r```\rb")
  }

  @Test func lengthensTheFenceWhereTheBodyWouldCloseIt() throws {
    #expect(
      try edit("é ü\n\n> ```trace  of=a\n> ```  \n", [0: "````\n```"])
        == "é ü\n\n> `````trace  of=a\n> ````\n> ```\n> `````  \n")
    #expect(try edit("~~~trace\n~~~", [0: "```"]) == "~~~trace\n```\n~~~")
  }

  @Test func appliesSeveralEditsInAnyOrder() throws {
    let text =
      "```trace\n```\n\n- ```output\n  a\n  ```\n\n```swift\nb\n```\n\n```archive\nc\n```\n"
    let expected =
      "```trace\n1\n2\n```\n\n- ````output\n  ```\n  ````\n\n```swift\nb\n```\n\n```archive\n```\n"
    #expect(try edit(text, [0: "1\n2", 1: "```", 3: ""]) == expected)
    #expect(try edit(text, [3: "", 1: "```", 0: "1\n2"]) == expected)
  }

  @Test func changesNothingWithoutEdits() throws {
    #expect(try edit("```trace\n```\n", [:]) == "```trace\n```\n")
  }

  @Test(arguments: [
    ("x\n\n```trace\na\n```\n", 1),
    ("a\n```trace\na\n```\n", 2),
    ("a\n\n```trace\nb\n```\n", 4),
    ("a\n\n```trace \na\n```\n", 3),
    ("a\n\n```trace\na\n````\n", 5),
    ("a\n\n```trace\na", 5),
    ("", 1),
  ])
  func refusesAFileThatHasChanged(_ changed: String, _ line: Int) throws {
    let guide = try #require(
      GuideParser.parse("a\n\n```trace\na\n```\nend\n", path: "a.md", name: "a").guide)
    let edit = ResultEdit(fence: guide.fences[0], body: "b")
    #expect(throws: GuideEditError.sourceChanged(path: "a.md", line: line)) {
      try GuideEditor(guide: guide).bytes(applying: [edit], to: Array(changed.utf8))
    }
  }

  @Test func refusesToWriteIntoAnotherFenceThatLooksAlike() throws {
    let text = "one\n\n```trace\n```\n\n```trace\n```\n"
    let guide = try #require(GuideParser.parse(text, path: "a.md", name: "a").guide)
    let edit = ResultEdit(fence: guide.fences[1], body: "b")
    let changed = "```trace\n```\n\n\n\n```trace\n```\n"
    #expect(throws: GuideEditError.sourceChanged(path: "a.md", line: 1)) {
      try GuideEditor(guide: guide).bytes(applying: [edit], to: Array(changed.utf8))
    }
  }

  @Test func takesChangesBehindTheFence() throws {
    let guide = try #require(
      GuideParser.parse("```trace\n```\na\n", path: "a.md", name: "a").guide)
    let edit = ResultEdit(fence: guide.fences[0], body: "x")
    let bytes = try GuideEditor(guide: guide)
      .bytes(applying: [edit], to: Array("```trace\n```\nb\n".utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == "```trace\nx\n```\nb\n")
  }

  @Test func refusesWhatCannotBeWritten() throws {
    #expect(throws: GuideEditError.unclosedFence(path: "a.md", line: 1)) {
      try edit("```trace\na", [0: "b"])
    }
    #expect(throws: GuideEditError.unclosedFence(path: "a.md", line: 1)) {
      try edit("- ```trace\n  a\n\nb ```", [0: "b"])
    }
    #expect(throws: GuideEditError.unrepresentableBody(path: "a.md", line: 3)) {
      try edit("a\n\n```trace\n```", [0: "b\rc"])
    }
    #expect(throws: GuideEditError.conflictingEdits(path: "a.md", line: 1)) {
      try edit("```trace\n```", [0: "b", 0: "b"])
    }
  }
}
