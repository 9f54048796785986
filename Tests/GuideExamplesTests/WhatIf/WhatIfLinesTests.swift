import Testing

/// `// what-if:` behind a line says what could stand there instead.
struct WhatIfLinesTests {
  /// What the dump says of the what-ifs in a script with this code.
  private func whatIfs(_ code: String, words: String = "") -> [String] {
    examples("```swift run\(words)\n\(code)\n```\n").split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("  what-if") || $0.hasPrefix("  variants") }
      .map { String($0.dropFirst(2)) }
  }

  @Test func leaveALineOutOrPutAnotherInItsPlace() {
    #expect(
      whatIfs(
        """
        let é = 1  // what-if:
          print("// what-if:", é)   // what-if: print(2)
        // what-if: print(3)
        print(4)
        """) == [
          "what-if A 2:12 without `let é = 1`: 2 \"\"",
          "what-if B 3:29 `print(2)` in place of `print(\"// what-if:\", é)`: 3 \"  print(2)\"",
          "what-if C 4:1 with `print(3)`: 4 \"print(3)\"",
          "variants A B C AB AC BC ABC",
        ])
  }

  @Test func saysWhatTheCompilerMustRefuse() {
    #expect(
      whatIfs(#"let a = 1  // what-if fails="\"no\" \\ scope":  let b = 2"#) == [
        #"what-if A 2:12 `let b = 2` in place of `let a = 1` fails "\"no\" \\ scope": "#
          + #"2 "let b = 2""#,
        "variants A",
      ])
  }

  @Test func areFoundInLaunchesAndOtherFilesAndInOrder() {
    let dump = examples(
      """
      ```swift example=a
      a()  // what-if:
      ```

      ```swift launch
      b()  // what-if: c()
      ```

      ```swift example=a file=B.swift
      d()  // what-if:
      ```
      """)
    #expect(dump.contains("what-if A 2:6 without `a()`"))
    #expect(dump.contains("what-if B 6:6 `c()` in place of `b()`"))
    #expect(dump.contains("what-if C 10:6 without `d()`"))
  }

  @Test func changeOneAtATimeWhereTheFenceSaysEach() {
    let lines = (1...7).map { "print(\($0))  // what-if:" }.joined(separator: "\n")
    #expect(whatIfs(lines, words: " what-if=each").last == "variants A B C D E F G")
  }

  @Test func areNoMoreThan64Combinations() {
    let lines = (1...7).map { "print(\($0))  // what-if:" }.joined(separator: "\n")
    #expect(
      problems("```swift run\n\(lines)\n```\n") == [
        "8:11: error `run-1` has 128 variants, and at most 64 are run [what-if.too-many] write "
          + "`what-if=each` on a code block of the example, to change one line at a time"
      ])
    #expect(whatIfs(lines) == [])
    let six = (1...6).map { "print(\($0))  // what-if:" }.joined(separator: "\n")
    #expect(whatIfs(six).last?.split(separator: " ").count == 64)
  }

  @Test(arguments: [
    ("a  // what-if", "2:14: error `:` is missing here [what-if.syntax]"),
    ("a  // what-if b", "2:14: error `:` is missing here [what-if.syntax]"),
    (
      "a  // what-if fails=\"x\"",
      "2:23: error `:` is missing after the compiler's message [what-if.syntax]"
    ),
    (
      "a  // what-if fails=\"\": b",
      "2:22: error the compiler's message is missing [what-if.syntax]"
    ),
    (
      "é  //What if: b",
      "2:4: error this comment looks like a what-if, but is not one [what-if.near-miss]"
    ),
    (
      "  // what-if:",
      "2:3: error there is no code before this comment, and none in it [what-if.nothing]"
    ),
    (
      "  a()  // what-if: a()",
      "2:8: error the alternative is the same code [what-if.same]"
    ),
  ])
  func areReportedAtTheirColumn(_ line: String, _ problem: String) {
    let found = problems("```swift run\n\(line)\n```\n")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(problem) ?? false)
  }

  @Test(arguments: ["compile-only", "fails=\"x\""])
  func askNothingOfWhatDoesNotRun(_ word: String) {
    let found = problems("```swift run \(word)\na()  // what-if:\n```\n")
    #expect(
      found == [
        "2:6: error the example is not run, so it has no variants [what-if.not-run] "
          + "remove the comment"
      ])
  }

  @Test func areWordsThatMustMeanSomething() {
    #expect(
      problems("```swift run what-if=all\na()  // what-if:\n```\n") == [
        "1:14: error `what-if=` cannot be `all` [what-if.unknown-value] write `what-if=each`, or "
          + "remove it to run every combination"
      ])
    #expect(
      problems("```swift run what-if=each\na()\n```\n") == [
        "1:14: error `run-1` has no what-if [what-if.none] write `// what-if:` "
          + "after a line, or remove `what-if=`"
      ])
    #expect(
      problems("```swift run\na()\n```\n\n```matrix\n```\n") == [
        "5:4: error `run-1` has no variants [result.no-variants] write `// what-if:` "
          + "after a line, or `ablate` on a code block of its code"
      ])
  }
}
