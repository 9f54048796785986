import Testing

/// `ablate` asks of every statement what would happen without it.
struct AblationTests {
  private func statements(_ code: String, words: String) -> [String] {
    examples("```swift \(words)\n\(code)\n```\n").split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("  what-if") }.map { String($0.dropFirst("  what-if ".count)) }
  }

  @Test func leavesOutEachStatementWithAllItsLines() {
    let code = """
      import Foundation

      struct Point { var x = 1 }
      let é = [1]
        .map { $0 + 1 }  // => [2]
      if é.isEmpty {
        print("none"); print("at all")
      }
      """
    #expect(
      statements(code, words: "run ablate") == [
        "A 5:1 without `let é = [1].map { $0 + 1 }`: 5 \"\", 6 \"\"",
        "B 7:1 without `if é.isEmpty { print(\"none\"); print(\"at all\") }`: 7 \"\", 8 \"\", 9 \"\"",
        "C 8:3 without `print(\"none\");`: 8 \"print(\\\"at all\\\")\"",
      ])
  }

  @Test func asksOnlyOfItsOwnFence() {
    let guide = """
      ```swift example=a
      class A {
        func f() {
          first()
      ```

      ```swift example=a ablate
          second()
        }
      }
      let outside = 1
      ```
      """
    let dump = examples(guide)
    #expect(dump.contains("what-if A 8:5 without `second()`: 8 \"\""))
    #expect(dump.contains("variants A\n") || dump.hasSuffix("variants A"))
  }

  @Test func needsAStatement() {
    #expect(
      problems("```swift example=a ablate\nlet a = 1\n```\n") == [
        "1:20: error this code block has no statement to remove [what-if.no-statement] write "
          + "`ablate` on a code block with the body of a function"
      ])
  }

  @Test func leavesOutNoMoreThan64() {
    let code = (1...65).map { "print(\($0))" }.joined(separator: "\n")
    #expect(
      problems("```swift run ablate\n\(code)\n```\n") == [
        "66:1: error `run-1` has 65 variants, and at most 64 are run [what-if.too-many] let fewer "
          + "lines change"
      ])
  }
}
