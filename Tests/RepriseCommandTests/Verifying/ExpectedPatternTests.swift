import Testing

/// Comments that ignore a part, that speak for what a call printed, and that `accept` fills in.
struct ExpectedPatternTests {
  private func verify(_ code: String) async throws -> FinishedCommand {
    try await GuideProject.with(guide: "# Guide\n\n```swift run\n\(code)\n```\n") {
      try await $0.reprise("verify")
    }
  }

  @Test func mayIgnoreAPart() async throws {
    let verified = try await verify(
      #"""
      print("took 12 ms")  // Prints "took … ms"
      print("a 1", "b 2", separator: "\n")  // Prints "a …\nb …"
      print("1 of 2")
      print("Loading…")
      // Prints "… of …"
      // Prints "Loading\u{2026}"
      struct Page { var id = 7; var name = "x" }
      Page()  // => Page(id: …, name: "x")
      """#)
    #expect(verified.findings == "")
    #expect(verified.exitCode == 0)
  }

  @Test func findsADifferenceBesideTheIgnoredPart() async throws {
    let verified = try await verify(
      #"""
      print("took 12 s")  // Prints "took … ms"
      print("Loading...")
      // Prints "Loading\u{2026}"
      print("a\nb")  // Prints "a…b"
      [1, 2]  // => [2…]
      """#)
    for line in ["4:21", "6:1", "7:16", "8:9"] {
      #expect(verified.findings.contains("Content/guide.md:\(line): error"), "\(line)")
    }
    #expect(verified.output.hasSuffix("4 errors\n"))
  }

  @Test(arguments: [#"print(1)  // Prints "…""#, "1  // => …", #"print(1)  // Prints "… …""#])
  func mustSaySomething(_ code: String) async throws {
    let verified = try await verify(code)
    #expect(verified.findings.contains("`…` alone matches every text [prints.syntax]"))
  }

  @Test func boundsWhatIsIgnored() async throws {
    let verified = try await verify(
      "print(1)  // Prints \"\(String(repeating: "a…", count: 40))\"")
    #expect(verified.findings.contains("more is ignored here than can be checked"))
  }

  @Test func speaksForWhatACallPrinted() async throws {
    let verified = try await verify(
      #"""
      func greet(_ name: String) {
        print("Hello,")
        print(name)
      }
      greet("Ann")  // Prints "Hello,\nAnn"
      for _ in 1...2 {
        greet("Bob")  // Prints "Hello,\nBob"
      }
      print("rest")
      // Prints "rest"
      """#)
    #expect(verified.findings == "")
    #expect(verified.exitCode == 0)
  }

  @Test func saysWhatTheCallPrintedInstead() async throws {
    let verified = try await verify(
      #"""
      func f() {
        print("x")
      }
      f()  // Prints "y"
      """#)
    #expect(
      verified.findings == """
        Content/guide.md:7:6: error: the line printed something else [prints.different]
            7 | f()  // Prints "y"
              |      ^
            - y
            + x


        """)
  }

  // Between the launch's statement and the app's handler, the calls are UIKit's.
  @Test(arguments: [("saved", 0), ("lost", 1)])
  func readsWhatATapPrinted(text: String, status: Int) async throws {
    let guide = """
      ---
      sdk: 18
      ---

      # Guide

      ```swift example=a
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          let screen = UIViewController()
          let save = UIAction(title: "Save") { _ in print("saved") }
          let button = UIButton(type: .system, primaryAction: save)
          button.frame = CGRect(x: 9, y: 99, width: 99, height: 44)
          screen.view.addSubview(button)
          window = UIWindow()
          window?.rootViewController = screen
          window?.makeKeyAndVisible()
          return true
        }
      }
      ```

      ```swift example=a launch
      await app.settle()
      app.tap("Save")  // Prints "\(text)"
      ```

      """
    try await GuideProject.with(guide: guide) { project in
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == status)
      #expect(
        verified.findings.contains(
          "33:18: error: the line printed something else [prints.different]") == (status == 1))
    }
  }

  @Test func saysWhichLinePrintedIt() async throws {
    // Not the line of the value, which is in the trace, too.
    let verified = try await verify("1 + 1  // => 2\nprint(\"x\")\nlet a = 1  // Prints \"x\"")
    #expect(
      verified.findings.contains(
        """
            - x
            note: Content/guide.md:5 printed this.
            fix: write the comment behind line 5

        """))
  }

  private static let empty = """
    # Guide

    * In a list:

      ```swift run
      let total = 1 + 2  // =>
      print("a", "b")  // Prints
      print("\\u{200B}\\"…")
      // Prints
      func f() { print("f") }
      f() // Prints
      ```

      ```output
      ```

    ```swift run
    "x"  // =>
    ```

    """

  private static let filled = """
    # Guide

    * In a list:

      ```swift run
      let total = 1 + 2  // => 3
      print("a", "b")  // Prints "a b"
      print("\\u{200B}\\"…")
      // Prints "\\u{200B}\\"\\u{2026}"
      func f() { print("f") }
      f() // Prints "f"
      ```

      ```output
      a b
      \u{200B}"…
      f
      ```

    ```swift run
    "x"  // => "x"
    ```

    """

  @Test func isFilledInByAccept() async throws {
    try await GuideProject.with(guide: Self.empty) { project in
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 1)
      #expect(
        verified.findings.contains("6:22: error: the comment is not filled in [value.empty]"))
      #expect(verified.findings.contains("+ // => 3\n    fix: reprise accept "))
      let listed = try await project.reprise("pending").output
      #expect(listed.contains("Content/guide.md:6: // =>\n"))
      #expect(listed.hasSuffix("6 results pending.\n"))
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      #expect(try project.content.text("guide.md") == Self.filled)
      let again = try await project.reprise("verify")
      #expect(again.findings == "")
      #expect(again.exitCode == 0)
    }
  }

  @Test func isFilledInOneByOne() async throws {
    try await GuideProject.with(guide: Self.empty) { project in
      try await project.reprise("verify")
      // The result above moves the comment below it.
      for _ in 1...6 {
        let listed = try await project.reprise("pending").output
        // The result block, which has an end of its own, before the comment behind it.
        let lines = listed.split(separator: "\n").filter { $0.contains("Content/guide.md:") }
        let line = lines.first { $0.contains("output") } ?? lines.first
        let id = try #require(line?.split(separator: " ").first)
        #expect(try await project.reprise("accept", String(id)).exitCode == 0)
      }
      #expect(try await project.reprise("verify").exitCode == 0)
    }
  }

  @Test func isNotFilledInWithWhatChanges() async throws {
    let verified = try await verify(
      "for i in 1...2 {\n  i  // =>\n  print(i)  // Prints\n}\nif false {\n  1  // =>\n}")
    #expect(verified.findings.contains("the value differs each time the line runs [value.varies]"))
    #expect(verified.findings.contains("the line prints different text each time [prints.varies]"))
    #expect(verified.findings.contains("the line never ran [value.never-reached]"))
    #expect(!verified.findings.contains("reprise accept"))
  }
}
