import Testing

/// What comments in code expect, name and hide: `// => value`, `// @step Label`,
/// `// snippet.hide`.
struct CommentTests {
  private func verify(_ code: String) async throws -> FinishedCommand {
    try await GuideProject.with(guide: "# Guide\n\n```swift run\n\(code)\n```\n") {
      try await $0.reprise("verify")
    }
  }

  @Test func checkTheValueOfCodeWithoutMovingIt() async throws {
    let verified = try await verify(
      #"""
      struct Point { var x = 1, y = "é" }
      func twice(_ number: Int) -> Int {
        number * 2  // => 4
      }
      let two = 1 + 1  // => 2
      twice(two)  // => 4
      "a\"b" + "c"  // => "a\"bc"
      Point()  // => Point(x: 1, y: "é")
      [1, 2, 3]
        .map { $0 * two }
        .reversed() as [Int]  // => [6, 4, 2]
      two > 1 ? Optional(two) : nil  // => Optional(2)
      if let last = [1].last {
        last  // => 1
      }
      """#)
    #expect(verified.findings == "")
    #expect(verified.exitCode == 0)
  }

  // On a phone, their order differs from launch to launch; two members are in the same order half of the time.
  @Test(arguments: [
    #"Set(["a", "b"])  // => Set(["a", "b"])"#, #"Set(["a", "b"])  // => Set(["b", "a"])"#,
    "[1: true, 2: false]  // => [1: true, 2: false]", "[1: true, 2: false].keys  // =>",
    "[[Set([1, 2])]]  // => [[Set([1, 2])]]", "[1: Set([1, 2])]  // => [1: Set([1, 2])]",
    "struct A { var tags: Set<Int>? = [1, 2] }\nA()  // => A(tags: Optional(Set([1, 2])))",
    "struct A: CustomStringConvertible { let a: Set = [1, 2]; var description: String { \"\\(a)\" } }\n"
      + "A()  // => [1, 2]",
    "Set([1, 2])  // => Set([1, …])",
    "import Foundation\nNSSet(array: [1, 2])  // => {(…1,…)}",
  ])
  func findValuesThatDependOnTheOrderOfASet(_ code: String) async throws {
    let findings = try await verify(code).findings
    #expect(
      findings.contains(
        "error: the value has a set or dictionary, whose order differs from launch to launch "
          + "[run.unstable]"), "\(findings)")
    #expect(findings.contains("fix: sort it first, as in `tags.sorted()`"))
    #expect(!findings.contains("value.different"))
  }

  @Test(arguments: [
    #"Set(["a", "b"])  // => Set([…])"#, #"Set(["a"])  // => Set(["a"])"#,
    "Set([2, 1]).sorted()  // => [1, 2]", "[1, 2]  // => [1, 2]",
    "[\"a\": 1]  // => [\"a\": 1]",
    "struct A: Hashable, CustomStringConvertible { var n = 0; var description: String { \"A\" } }\n"
      + "Set([A(n: 1), A(n: 2)])  // => Set([A, A])",
    "struct A: CustomStringConvertible { let a: Set = [1, 2]; var description: String { \"A\" } }\n"
      + "A()  // => A",
    "class A { let a: Set = [1, 2] }\nA()  // => A",
    // What a guide ignores may be otherwise in the second run.
    "Set([1, 2, 3, 4, 5])  // => Set([…])",
    "struct A { var id: Int; var name: String }\n"
      + "A(id: .random(in: 1...1_000_000), name: \"milk\")  // => A(id: …, name: \"milk\")",
    "print(\"took \\(Int.random(in: 1...1_000_000)) ms\")  // Prints \"took … ms\"",
  ])
  func takeValuesThatShowNoOrder(_ code: String) async throws {
    #expect(try await verify(code).findings == "")
  }

  @Test(arguments: [
    "import UIKit\ntype(of: UINavigationController())  // => UINavigationController",
    "import UIKit\nUIViewController.self  // => UIViewController",
    "import Foundation\nNSObject.self  // => NSObject", "class A {}\nA.self  // => A",
  ])
  func haveTheNamesThatClassesHaveOnAPhone(_ code: String) async throws {
    #expect(try await verify(code).findings == "")
  }

  @Test func findWhatChangesWhereTheGuideShowsTheWholeOutput() async throws {
    let guide =
      "# Guide\n\n```swift run\nprint(\"took \\(Int.random(in: 1...1_000_000)) ms\")  // Prints \"took … ms\"\n```\n"
    try await GuideProject.with(guide: guide) { project in
      #expect(try await project.reprise("verify").findings == "")
      // What was kept without the output is not believed with it.
      try project.content.write(guide + "\n```output\nI\n```\n", to: "guide.md")
      let findings = try await project.reprise("verify").findings
      #expect(findings.contains("[run.unstable]"), "\(findings)")
    }
  }

  @Test func findWhereTheValueIsAnother() async throws {
    let verified = try await verify(
      "for i in 1...2 {\n  i  // => 1\n}\nif false {\n  1  // => 1\n}\nlet é = 2 ; é  // => 3")
    #expect(
      verified.findings == """
        Content/guide.md:5:6: error: the value is different [value.different]
            5 |   i  // => 1
              |      ^
            - 1
            + 2

        Content/guide.md:8:6: error: the line never ran [value.never-reached]
            8 |   1  // => 1
              |      ^
            - 1

        Content/guide.md:10:16: error: the value is different [value.different]
            10 | let é = 2 ; é  // => 3
               |                ^
            - 3
            + 2


        """)
  }

  @Test(arguments: [
    ("struct S {\n  let a = 1  // => 1\n}", "5:14"), ("// => 1", "4:1"),
    ("let (a, b) = (1, 2)  // => 1", "4:22"), ("return  // => 1", "4:9"),
    ("var x = 1\nx = 2  // => 2", "5:8"),
  ])
  func refuseAValueWhereThereIsNone(_ code: String, _ place: String) async throws {
    let verified = try await verify(code)
    #expect(
      verified.errors.contains(
        "Content/guide.md:\(place): error: there is no value to check before this "
          + "comment [value.misplaced]"))
    #expect(verified.exitCode == 1)
  }

  @Test func nameStopsInATrace() async throws {
    let guide = """
      # Guide

      ```swift example=app
      \(SampleGuides.appCode.replacing("window?.makeKey", with: "// @step Window made\n    window?.makeKey"))
      ```

      ```swift launch
      app.enterBackground()  // @step Saved
      // @step Last "é"
      ```

      ```trace
      ```

      """
    try await GuideProject.with(guide: guide) { project in
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      let text = try project.content.text("guide.md")
      let trace = text.split(separator: "```trace").last ?? ""
      let steps = trace.split(separator: "\n").map { line in
        line.split(separator: #/ {2,}/#).joined(separator: "|")
      }
      .filter { $0.contains("Window") || $0.contains("Saved") || $0.contains("Last") }
      #expect(steps == ["launch|Window made", "background|Saved", "background|Last \"é\""])
      #expect(try await project.reprise("build").exitCode == 0)
    }
  }

  @Test func refuseAStepWhereNoStatementCanStand() async throws {
    let verified = try await verify("struct S {\n  // @step One\n  let a = 1\n}\n// @step")
    #expect(
      verified.findings.hasPrefix(
        """
        Content/guide.md:5:3: error: a step needs a place where a statement can be [step.misplaced]
            fix: write it between the statements of a function

        Content/guide.md:8:1: error: this step has no name [step.no-label]
        """))
  }

  @Test func hideLinesOnThePageThatRun() async throws {
    let guide = """
      # Guide

      ```swift run
      // snippet.hide
      let secret = 1
      // snippet.show
      print(secret + 1)  // Prints "2"
      ```

      """
    try await GuideProject.with(guide: guide) { project in
      #expect(try await project.reprise("build").exitCode == 0)
      let page = try project.site.text("guide.html")
      #expect(!page.contains("snippet.") && !page.contains("let</span> secret"))
      #expect(page.contains("secret + "))
    }
  }
}
