import Testing

@Suite struct FenceContainerTests {
  @Test func readsAFenceOfItsOwn() {
    #expect(
      fences("é\n\n```swift\nlet a\n\n  b\n```\n") == """
        fence 0 3:1 "swift" lines 4..<7 prefix ""
          4+0 "let a"
          5+0 ""
          6+0 "  b"
        """)
  }

  @Test func readsAnEmptyFence() {
    #expect(
      fences("```swift\n```") == """
        fence 0 1:1 "swift" lines 2..<2 prefix ""
        """)
  }

  @Test func endsAFenceAtARunAsLongAsItsOwn() {
    #expect(
      fences("~~~~ trace\n```\n~~~\n~~~~~  \nb\n") == """
        fence 0 1:1 "trace" lines 2..<4 prefix ""
          2+0 "```"
          3+0 "~~~"
        """)
  }

  @Test func leavesOutTheIndentationOfTheFence() {
    #expect(
      fences("   ```swift\n  a\n     b\n  ```\n") == """
        fence 0 1:4 "swift" lines 2..<4 prefix "   "
          2+2 "a"
          3+3 "  b"
        """)
  }

  @Test func leavesOutTheIndentationOfLists() {
    #expect(
      fences("- ```swift\n  a\n\n    b\n  ```\n\n1. a\n\n   10) ```swift\n       é\n       ```\n")
        == """
        fence 0 1:3 "swift" lines 2..<5 prefix "  "
          2+2 "a"
          3+0 ""
          4+2 "  b"
        fence 1 9:8 "swift" lines 10..<11 prefix "       "
          10+7 "é"
        """)
  }

  @Test func leavesOutTheMarksOfQuotes() {
    #expect(
      fences("> ```swift\n> a\n>\n>  b\n> ```\n\n>```swift\n>a\n>```\n") == """
        fence 0 1:3 "swift" lines 2..<5 prefix "> "
          2+2 "a"
          3+1 ""
          4+2 " b"
        fence 1 7:2 "swift" lines 8..<9 prefix "> "
          8+1 "a"
        """)
  }

  @Test func readsFencesInListsInQuotesAndQuotesInLists() {
    #expect(
      fences(">- ```swift\n>   a\n>   ```\n\n- > ```swift\n  > a\n  > ```\n") == """
        fence 0 1:4 "swift" lines 2..<3 prefix ">   "
          2+4 "a"
        fence 1 5:5 "swift" lines 6..<7 prefix "  > "
          6+4 "a"
        """)
  }

  @Test func keepsWholeATabThatAContainerTakesAPartOf() {
    #expect(
      fences(
        "-\t```swift\n\ta\n\t\tb\n\t```\n\n- ```swift\n\ta\n  ```\n\n> ```swift\n>\ta\n> ```\n")
          == """
          fence 0 1:3 "swift" lines 2..<4 prefix "    "
            2+1 "a"
            3+1 "\\tb"
          fence 1 6:3 "swift" lines 7..<8 prefix "  "
            7+0 "\\ta"
          fence 2 10:3 "swift" lines 11..<12 prefix "> "
            11+1 "\\ta"
          """)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func readsAllLineEnds(_ lineEnd: String) {
    let text = ["- ```swift", "  a", "", "  b", "  ```", ""].joined(separator: lineEnd)
    #expect(
      fences(text) == """
        fence 0 1:3 "swift" lines 2..<5 prefix "  "
          2+2 "a"
          3+0 ""
          4+2 "b"
        """)
  }

  @Test func countsCharactersNotBytes() {
    #expect(
      fences("👩‍👩‍👧 é\n\n> - ```swift ü=é example=a\n>   👍🏽 x\n>   ```\n") == """
        fence 0 3:5 "swift" ü="é"@14+3 example="a"@18+9 lines 4..<5 prefix ">   "
          4+4 "👍🏽 x"
        """)
  }

  @Test func numbersFencesInSourceOrderThoughFootnotesAreShownLast() {
    #expect(
      fences("[^n]: ```swift\n    a\n    ```\n\n```swift\nb\n```\n\nx[^n]") == """
        fence 0 1:7 "swift" lines 2..<3 prefix "    "
          2+4 "a"
        fence 1 5:1 "swift" lines 6..<7 prefix ""
          6+0 "b"
        """)
  }

  @Test func reportsAFenceThatTheFileEndsIn() {
    #expect(
      fences("é\n\n  ```swift\na") == """
        fence 0 3:3 "swift" lines 4..<5 prefix "  "
          4+0 "a"
        a.md:3:3: error this code block is never closed [fence.unclosed] \
        write ``` on a line of its own, indented like the opening line
        """)
  }

  @Test func reportsAFenceThatItsContainerEnds() {
    #expect(
      fences("- ```swift\n  a\n\nfoo ```\n\n> ```swift\n> a\nlazy\n") == """
        fence 0 1:3 "swift" lines 2..<4 prefix "  "
          2+2 "a"
          3+0 ""
        fence 1 6:3 "swift" lines 7..<8 prefix "> "
          7+2 "a"
        a.md:1:3: error this code block is never closed [fence.unclosed] \
        write ``` on a line of its own, indented like the opening line
        a.md:6:3: error this code block is never closed [fence.unclosed] \
        write ``` on a line of its own, indented like the opening line
        """)
  }

  @Test func takesNoFenceOutsideOfAListForTheEndOfOneInside() {
    #expect(
      fences("- ```swift\n  a\n```\nb\n```\n") == """
        fence 0 1:3 "swift" lines 2..<3 prefix "  "
          2+2 "a"
        fence 1 3:1 "" lines 4..<5 prefix ""
          4+0 "b"
        a.md:1:3: error this code block is never closed [fence.unclosed] \
        write ``` on a line of its own, indented like the opening line
        """)
  }
}
