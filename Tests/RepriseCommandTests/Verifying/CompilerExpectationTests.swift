import Testing

/// `fails=`, `warns=`, `compile-only`, `skip=`, `swift-version=` and `diagnostics` fences: what a
/// guide says of the compiler is checked both ways.
struct CompilerExpectationTests {
  private func verify(_ guide: String) async throws -> FinishedCommand {
    try await GuideProject.with(guide: "# Guide\n\n" + guide) { try await $0.reprise("verify") }
  }

  @Test func holdWhereTheCompilerSaysSo() async throws {
    let verified = try await verify(
      """
      ```swift run fails="cannot find 'missing'"
      print(missing)
      ```

      ```swift run warns="never used" warns="never mutated"
      func f() {
        let unused = 1
        var constant = 2
        print(constant)
      }
      ```

      ```swift run compile-only
      fatalError()
      ```

      ```swift run skip="needs a camera"
      this is no Swift
      ```

      """)
    #expect(verified.findings == "")
    #expect(
      verified.output == """
        Content/guide.md:15: `run-3` is only compiled
        Content/guide.md:19: `run-4` is skipped: needs a camera
        1 guide, 4 examples, 1 launch, 1 only compiled, 1 skipped \(WorkingIsolation.text): 3 expectations met

        """)
    #expect(verified.exitCode == 0)
  }

  @Test func failWhereThatWhichMustNotCompileDoes() async throws {
    let verified = try await verify("```swift run fails=\"cannot find\"\nprint(1)\n```\n")
    #expect(
      verified.findings == """
        Content/guide.md:3:14: error: `run-1` must not compile, but compiles [swift.not-refused]
            3 | ```swift run fails="cannot find"
              |              ^~~~~~~~~~~~~~~~~~~
            - cannot find


        """)
    #expect(verified.exitCode == 1)
  }

  @Test func failWhereSomethingElseIsWrong() async throws {
    let verified = try await verify(
      "```swift run fails=\"cannot find 'b'\"\nprint(a)\nlet c: Int = \"\"\n```\n")
    #expect(
      verified.findings == """
        Content/guide.md:3:14: error: the compiler reports another error [swift.refused-otherwise]
            3 | ```swift run fails="cannot find 'b'"
              |              ^~~~~~~~~~~~~~~~~~~~~~~
            - cannot find 'b'
            + cannot find 'a' in scope
            + cannot convert value of type 'String' to specified type 'Int'


        """)
    #expect(verified.exitCode == 1)
  }

  @Test func failWhereMoreIsWrongThanTheGuideSays() async throws {
    let verified = try await verify(
      "```swift run fails=\"cannot find 'a'\"\nprint(a)\nprint(b)\n```\n")
    #expect(
      verified.findings == """
        Content/guide.md:5:7: error: cannot find 'b' in scope [swift.error]
            5 | print(b)
              |       ^


        """)
    #expect(verified.exitCode == 1)
  }

  @Test func failWhereAnotherFenceOfTheExampleIsWrong() async throws {
    let verified = try await verify(
      """
      ```swift example=app
      \(SampleGuides.appCode)
      ```

      ```swift launch fails="cannot find"
      print(1)
      ```

      ```swift launch
      print(a)
      ```

      """)
    #expect(verified.findings.contains("[swift.not-refused]"))
    #expect(verified.findings.contains("Content/guide.md:37:7: error: cannot find 'a' in scope"))
    #expect(verified.exitCode == 1)
  }

  // An expected warning excuses no error.
  @Test func failWhereAFenceThatExpectsAWarningDoesNotCompile() async throws {
    let verified = try await verify(
      """
      ```swift example=app
      \(SampleGuides.appCode)
      ```

      ```swift launch fails="cannot find 'a'"
      print(a)
      ```

      ```swift launch warns="never used"
      let unused = b
      ```

      """)
    #expect(verified.findings.contains("Content/guide.md:37:14: error: cannot find 'b' in scope"))
    #expect(verified.exitCode == 1)
  }

  @Test func failWhereTheCompilerDoesNotWarn() async throws {
    let verified = try await verify("```swift run warns=\"never used\"\nprint(1)\n```\n")
    #expect(
      verified.findings.hasPrefix(
        """
        Content/guide.md:3:14: error: the compiler does not warn about this code [swift.no-warning]
            3 | ```swift run warns="never used"
              |              ^~~~~~~~~~~~~~~~~~
            - never used

        """), "\(verified.findings)")
    #expect(verified.exitCode == 1)
  }

  @Test func failWhereTheCompilerWarnsOfSomethingElse() async throws {
    let verified = try await verify(
      "```swift run warns=\"never read\"\nfunc f() { let a = 1 }\n```\n")
    #expect(verified.findings.contains("[swift.warned-otherwise]"))
    #expect(verified.findings.contains("    - never read\n    + initialization of immutable"))
    #expect(verified.exitCode == 1)
  }

  @Test func failWhereCodeThatIsOnlyCompiledDoesNotCompile() async throws {
    let verified = try await verify("```swift run compile-only\nprint(a)\n```\n")
    #expect(verified.findings.contains("Content/guide.md:4:7: error: cannot find 'a' in scope"))
    #expect(verified.exitCode == 1)
  }

  @Test func compileInTheNamedVersionOfTheLanguage() async throws {
    let code = "nonisolated(unsafe) let a = 1\nvar counter = a\nfunc f() { counter += 1 }\nf()\n"
    let old = try await verify("```swift run\n\(code)```\n")
    #expect(old.exitCode == 0)
    let new = try await verify(
      "```swift run swift-version=6 fails=\"not concurrency-safe\"\n"
        + "class C { static var shared = 1 }\nprint(C.shared)\n```\n")
    #expect(new.findings == "")
    #expect(new.exitCode == 0)
  }

  @Test func compileAnAppInTheNamedVersion() async throws {
    let verified = try await verify(
      """
      ```swift example=app swift-version=6
      \(SampleGuides.appCode)
      ```

      ```swift launch
      app.enterBackground()
      ```

      """)
    #expect(verified.findings == "")
    #expect(verified.exitCode == 0)
  }

  @Test func recordWhatTheCompilerSays() async throws {
    let guide = """
      # Guide

      1. In a list:

         ```swift example=broken fails="cannot find 'größe'"
         import UIKit

         @main
         class AppDelegate: UIResponder, UIApplicationDelegate {
         \tlet é = größe
         }
         ```

         ```diagnostics
         ```

      """
    try await GuideProject.with(guide: guide) { project in
      let empty = try await project.reprise("verify")
      #expect(empty.exitCode == 1)
      #expect(empty.findings.hasPrefix("Content/guide.md:14:4: error: the result is not filled in"))
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      #expect(
        try project.content.text("guide.md").hasSuffix(
          """
             ```diagnostics
             error: cannot find 'größe' in scope
               \tlet é = größe
               \t        ^
             ```

          """))
      #expect(try await project.reprise("verify").exitCode == 0)
    }
  }

  @Test func refuseResultsOfWhatIsNotRun() async throws {
    let verified = try await verify(
      "```swift run compile-only\nprint(1)  // Prints \"1\"\n```\n\n```output\n```\n")
    #expect(
      verified.findings.split(separator: "\n").filter { $0.hasPrefix("Content") } == [
        "Content/guide.md:4:11: error: this example is only compiled, so this comment is not checked "
          + "[prints.not-run]",
        "Content/guide.md:7:4: error: `run-1` is not run, so it has no output [result.not-run]",
      ])
  }
}
