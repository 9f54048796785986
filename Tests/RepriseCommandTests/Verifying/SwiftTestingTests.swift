import Testing

/// Blocks `swift test`, whose `@Test` functions run.
struct SwiftTestingTests {
  private func verify(_ code: String, _ words: String = "swift test") async throws
    -> FinishedCommand
  {
    try await GuideProject.with(guide: "# Guide\n\n```\(words)\n\(code)\n```\n") {
      try await $0.reprise("verify")
    }
  }

  private static let code = """
    import Testing

    func add(_ a: Int, _ b: Int) -> Int { a + b }

    @Test func adds() {
      print("adding")  // Prints "adding"
      #expect(add(1, 1) == 2)
    }

    @Suite struct Numbers {
      @Test("Small ones", arguments: [1, 2]) func small(_ number: Int) throws {
        try #require(number > 0)
        let double = number * 2
        #expect(double < 5)
      }
    }
    """

  @Test func runTheirTests() async throws {
    let verified = try await verify(Self.code)
    #expect(verified.findings == "")
    #expect(
      verified.output
        == "1 guide, 1 example, 1 launch \(WorkingIsolation.text): 2 expectations met\n")
    #expect(verified.exitCode == 0)
  }

  @Test func failWhereATestDoes() async throws {
    let verified = try await verify(
      Self.code.replacing("== 2)", with: "== 3)").replacing("number > 0", with: "number > 1"))
    #expect(verified.exitCode == 1)
    #expect(
      verified.findings == """
        Content/guide.md:10:3: error: Expectation failed: (add(1, 1) → 2) == 3 [test.failed]
            10 |   #expect(add(1, 1) == 3)
               |   ^

        Content/guide.md:15:9: error: Expectation failed: (number → 1) > 1 [test.failed]
            15 |     try #require(number > 1)
               |         ^


        """)
  }

  // What comes after it does not run, and the process ends as if all had passed.
  @Test func failWhereATestEndsTheProcess() async throws {
    let verified = try await verify(
      """
      import Foundation
      import Testing
      @Test func ends() {
        exit(0)
      }
      @Test func isWrong() {
        #expect(1 == 2)
      }
      """)
    #expect(verified.exitCode == 1)
    #expect(verified.findings.contains("[test.unfinished]"), "\(verified)")
  }

  @Test func failWhereATestThrows() async throws {
    let verified = try await verify(
      """
      import Foundation
      import Testing
      struct Broken: Error {}
      @Test func breaks() throws {
        throw Broken()
      }
      @Test func isKnown() {
        withKnownIssue { throw Broken() }
      }
      """)
    #expect(verified.output.hasSuffix(": 1 error\n"))
    #expect(verified.findings.contains("guide.md:7:2: error: Caught error: Broken() [test.failed]"))
  }

  @Test func failWithoutATest() async throws {
    let verified = try await verify("import Testing\nfunc adds() {}")
    #expect(verified.findings.contains("`run-1` has no test that ran [test.none]"))
  }

  @Test func areNotSkippedInSilence() async throws {
    let verified = try await verify(
      """
      import Testing
      @Test func adds() { #expect(1 + 1 == 2) }
      @Test(.disabled("not yet")) func subtracts() { #expect(1 - 1 == 2) }
      @Suite struct Sums {
        @Test(.enabled(if: false), arguments: [1, 2]) func grow(by number: Int) {}
      }
      """)
    #expect(verified.exitCode == 0)
    #expect(
      verified.findings.contains(
        "guide.md:6:2: warning: `subtracts()` is skipped, so nothing checks it [test.skipped]"),
      "\(verified)")
    #expect(
      verified.findings.contains(
        "guide.md:8:4: warning: `Sums/grow(by:)` is skipped, so nothing checks it [test.skipped]"),
      "\(verified)")
  }

  @Test func areNotPassedOverInOtherCode() async throws {
    let verified = try await verify(Self.code, "swift run")
    #expect(
      verified.findings.contains(
        "Content/guide.md:8:1: error: `run-1` never runs its tests [test.not-run]"))
  }

  @Test(arguments: [
    (
      "@Suite struct S { @Test func adds() { #expect(1 == 2) } }", "5:19",
      "`run-1` never runs its tests"
    ),
    ("@MainActor @Test func adds() {}", "5:12", "`run-1` never runs its tests"),
    ("  #expect(1 == 2)", "5:3", "`#expect` checks nothing outside of a test"),
    ("let a = try #require(Int(\"1\"))", "5:13", "`#require` checks nothing outside of a test"),
  ])
  func areFoundWhereverTheyStand(code: String, place: String, summary: String) async throws {
    let verified = try await verify(" import Testing\n\(code)", "swift run")
    #expect(
      verified.findings.contains("Content/guide.md:\(place): error: \(summary) [test.not-run]"),
      "\(verified.findings)")
  }

  @Test func areNotSoughtInTextsAndComments() async throws {
    let verified = try await verify(
      "import Testing\nprint(\"@Test\")  // #expect(1)\n#expectation()\n", "swift run")
    #expect(!verified.findings.contains("test.not-run"))
  }

  @Test func areTestsOfUIKitToo() async throws {
    let verified = try await verify(
      """
      import Testing
      import UIKit
      @MainActor @Test func hasATitle() {
        let page = UIViewController()
        page.title = "Milk"
        #expect(page.title == "Milk")
      }
      """)
    #expect(verified.findings == "")
    #expect(verified.exitCode == 0)
  }
}
