import Testing

/// What once was green without being checked, and what is said of it now.
struct FalseGreenTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var what: String
    var guide: String
    var finding: String
    var testDescription: String { what }

    init(_ what: String, _ guide: String, _ finding: String) {
      (self.what, self.guide, self.finding) = (what, guide, finding)
    }
  }

  /// A guide with an example that holds, so that the project is not empty.
  private static func beside(_ text: String) -> String {
    "```swift run\nprint(0)  // Prints \"0\"\n```\n\n\(text)\n"
  }

  static let cases = [
    Case(
      "a result that no fence can hold",
      "```swift run\nprint(\"a\\rb\")\n```\n\n```output\na\n```\n",
      "5:1: error: the result of `run-1` holds a carriage return or a zero byte, which no code block can "
        + "[result.unwritable]"),
    Case(
      "an expectation in a block that is only shown",
      beside("```swift\nprint(1)  // Prints \"2\"\n```"),
      "6:11: error: this block is not run, so this comment is not checked [prints.not-run]"),
    Case(
      "a value in a block that is only shown", beside("```swift\n1  // => 2\n```"),
      "6:4: error: this block is not run, so this comment is not checked [prints.not-run]"),
    Case(
      "a test in a block that is only shown",
      beside("```swift\nimport Testing\n@Test func wrong() { #expect(1 == 2) }\n```"),
      "7:1: error: this block is not run, and neither are its tests [test.not-run]"),
    Case(
      "a near miss in a block without a language", beside("```\n1  //=> 2\n```"),
      "6:4: error: this block is not run, so this comment is not checked [prints.not-run]"),
    Case(
      "a step in an example that is skipped",
      beside("```swift run skip=\"later\"\nf()  // @step A\n```"),
      "6:6: error: this example is skipped, so this comment is not checked [prints.not-run]"),
    Case(
      "an expectation in the other code of a what-if",
      "```swift run\nvar x = 1\nx = 2  // what-if: x = 3 // Prints \"3\"\nprint(x)\n```",
      "3:26: error: a what-if checks only what is lost, not this comment [prints.not-run]"),
    Case(
      "a result of an example that is skipped",
      beside("```swift run skip=\"later\"\nprint(1)\n```\n\n```output\n2\n```"),
      "9:4: error: `run-2` is skipped, so nothing checks this result block [result.not-run]"),
    Case(
      "diagnostics of an example that is skipped",
      beside("```swift run skip=\"later\"\nlet a = b\n```\n\n```diagnostics\n2\n```"),
      "9:4: error: `run-2` is skipped, so nothing checks this result block [result.not-run]"),
    Case(
      "a trap of an app that is only compiled",
      "```swift example=app compile-only\n\(SampleGuides.appCode)\n```\n\n"
        + "```swift launch traps=\"out of range\"\n```",
      "\(SampleGuides.appCode.split(separator: "\n", omittingEmptySubsequences: false).count + 4):17: error: `app` is only compiled, so `traps` is not checked [launch.not-run]"
    ),
    Case(
      "a warning of a launch whose app is skipped",
      beside(
        "```swift example=app skip=\"later\"\nf()\n```\n\n```swift launch warns=\"never\"\nlet a = 1\n```"
      ),
      "9:17: error: `app` is skipped, so `warns` is not checked [launch.not-run]"),
    Case(
      "prints in small letters", beside("```swift run\nprint(1)  // prints \"2\"\n```"),
      "6:11: error: this comment looks like an expectation, but is not checked [prints.near-miss]"),
    Case(
      "an arrow without a blank", beside("```swift run\n1 + 1  //=> 3\n```"),
      "6:8: error: this comment looks like an expectation, but is not checked [value.near-miss]"),
    Case(
      "what is printed in the words of Go", beside("```swift run\nprint(1)\n// Output: 2\n```"),
      "7:1: error: this comment looks like an expectation, but is not checked [prints.near-miss]"),
    Case(
      "a value behind an equals sign", beside("```swift run\n1 + 1  // == 3\n```"),
      "6:8: error: this comment looks like an expectation, but is not checked [value.near-miss]"),
    Case(
      "a value that is missing", beside("```swift run\n1 + 1  // =>\n```"),
      "6:8: error: the comment is not filled in [value.empty]"),
    Case(
      "a comment between stars", beside("```swift run\nprint(1)  /* Prints \"2\" */\n```"),
      "6:11: error: this comment looks like an expectation, but is not checked [prints.near-miss]"),
    Case(
      "an expectation in code that was taken out",
      beside("```swift run\n/*\nprint(1)  // Prints \"4\"\n*/\nprint(1)\n```"),
      "7:1: error: this comment looks like an expectation, but is not checked [prints.near-miss]"),
    Case(
      "a value in code that was taken out",
      beside("```swift run\nprint(1) /* for now\n 1 + 1  // => 3 */\n```"),
      "7:2: error: this comment looks like an expectation, but is not checked [value.near-miss]"),
    Case(
      "a value in a line that was taken out",
      beside("```swift run\nprint(1)\n// 1 + 1  // => 3\n```"),
      "7:1: error: this comment looks like an expectation, but is not checked [value.near-miss]"),
    Case(
      "a step with a slip", beside("```swift run\nprint(1)  // @stp A\n```"),
      "6:11: error: this comment looks like an expectation, but is not checked [step.near-miss]"),
    Case(
      "a language and a word without a blank",
      beside("```swift,run\nprint(1) // Prints \"2\"\n```"),
      "5:4: error: `swift,run` code blocks are neither run nor checked [fence.unknown-language]"),
    Case(
      "a language in capitals", beside("```Swift\nlet a: Int = \"\"\n```"),
      "5:4: error: `Swift` code blocks are neither run nor checked [fence.unknown-language]"),
    Case(
      "a forgotten blank", beside("```swiftrun\nlet a: Int = \"\"\n```"),
      "5:4: error: `swiftrun` code blocks are neither run nor checked [fence.unknown-language]"),
    Case(
      "a test without its import in a block that is only shown",
      beside("```swift\n@Test func wrong() { #expect(1 == 2) }\n```"),
      "6:1: error: this block is not run, and neither are its tests [test.not-run]"),
    Case(
      "an expectation of Swift Testing in a block that is only shown",
      beside("```swift\n#expect(1 == 2)\n```"),
      "6:1: error: `#expect` checks nothing outside of a test [test.not-run]"),
    Case(
      "a test of XCTest",
      beside(
        "```swift run\nimport XCTest\nfinal class A: XCTestCase { func testA() { XCTAssertEqual(1, 2) } }\n```"
      ),
      "7:16: error: `run-2` never runs its tests [test.not-run]"),
    Case(
      "a language with a slip", beside("```swfit\nlet a: Int = \"\"\n```"),
      "5:4: error: `swfit` code blocks are neither run nor checked [fence.unknown-language]"),
    Case(
      "a language as Pandoc writes it", beside("```{.swift}\nlet a: Int = \"\"\n```"),
      "5:4: error: `{.swift}` code blocks are neither run nor checked [fence.unknown-language]"),
    Case(
      "a language as HTML names it", beside("```language-swift\nlet a: Int = \"\"\n```"),
      "5:4: error: `language-swift` code blocks are neither run nor checked [fence.unknown-language]"
    ),
    Case(
      "attributes whose language is forgotten", beside("```run\n1 + 1  // => 3\n```"),
      "5:4: error: `run` code blocks are neither run nor checked [fence.unknown-language]"),
    Case(
      "an attribute with a value whose language is forgotten", beside("```example=app\nf()\n```"),
      "5:4: error: `example=app` code blocks are neither run nor checked [fence.unknown-language]"),
    Case(
      "a space that does not break", beside("```swift\u{A0}run\nlet a: Int = \"\"\n```"),
      "5:4: error: `swift\u{A0}run` code blocks are neither run nor checked [fence.unknown-language]"
    ),
    Case(
      "front matter below an empty line",
      "\n---\nexamples: page\n---\n\n" + beside("```swift\nprint(1)\n```"),
      "2:1: error: front matter must begin in the first line [front-matter.misplaced]"),
    Case(
      "front matter in TOML",
      "+++\nexamples = \"page\"\n+++\n\n" + beside("```swift\nprint(1)\n```"),
      "2:1: error: this line reads like front matter, and is shown as text [front-matter.misplaced]"
    ),
    Case(
      "front matter between stars",
      "***\nexamples: page\n***\n\n" + beside("```swift\nprint(1)\n```"),
      "2:1: error: this line reads like front matter, and is shown as text [front-matter.misplaced]"
    ),
    Case(
      "front matter that is a heading",
      "# T\n\nexamples: page\n---\n\n" + beside("```swift\nprint(1)\n```"),
      "3:1: error: this line reads like front matter, and is shown as a heading [front-matter.misplaced]"
    ),
    Case(
      "the value of an assignment", "```swift run\nvar x = 1\nx = 2  // => 2\nprint(x)\n```",
      "3:8: error: there is no value to check before this comment [value.misplaced]"),
    Case(
      "a value that is right the last time",
      "```swift run\nfor i in [2, 1] {\n  i  // => 1\n}\n```",
      "3:6: error: the value is different [value.different]"),
    Case(
      "a step that nothing comes to",
      "```swift example=app\n\(SampleGuides.appCode)\n```\n\n```swift launch\nif false {\n  // @step Never\n}\n```\n",
      "\(SampleGuides.appCode.count { $0 == "\n" } + 7):3: error: no launch came to the step `Never` [step.never-reached]"
    ),
    Case(
      "a letter that is composed of two",
      "```swift run\nprint(\"e\\u{301}\")\n```\n\n```output\n\u{E9}\n```",
      "6:1: error: the result of `run-1` is not what happened [result.outdated]"),
  ]

  @Test(arguments: cases)
  func isFound(_ example: Case) async throws {
    try await GuideProject.with(guide: example.guide) { project in
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 1)
      #expect(verified.findings.contains("Content/guide.md:\(example.finding)"), "\(verified)")
      // And nothing else is wrong with it.
      #expect(verified.findings.ranges(of: ": error: ").count == 1)
    }
  }

  @Test func findsADifferenceThatIsOutdated() async throws {
    let guide = """
      ```swift example=app
      \(SampleGuides.appCode)
      ```

      ```swift launch
      app.enterBackground()
      ```

      ```swift launch
      app.window?.rootViewController?.restorationIdentifier = "Other"
      app.enterBackground()
      ```

      ```diff of=app
      ```
      """
    try await GuideProject.with(guide: guide) { project in
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      #expect(try await project.reprise("verify").exitCode == 0)
      let text = try project.content.text("guide.md")
      let changed = text.replacing("```diff of=app\n", with: "```diff of=app\n+ more\n")
      #expect(changed != text)
      try project.content.write(changed, to: "guide.md")
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 1)
      #expect(verified.findings.contains("[result.outdated]"))
    }
  }

  @Test func warningsFailWhereThatIsAskedFor() async throws {
    try await GuideProject.with(guide: SampleGuides.leavingAProcess) { project in
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 0)
      #expect(verified.findings.contains(": warning: "))
      for command in ["verify", "build"] {
        let strict = try await project.reprise(command, "--warnings-as-errors")
        #expect(strict.exitCode == 1)
        #expect(strict.findings.contains(": error: "))
        #expect(!strict.findings.contains(": warning: "))
      }
    }
  }

  @Test func saysWhatIsOnlyShown() async throws {
    let guide = """
      ```swift run
      print(1)  // Prints "1"
      1 + 1  // => 2
      ```

      ```swift
      let a = 1
      ```

      ```swift title="b"
      let b = 1
      ```
      """
    try await GuideProject.with(guide: guide) { project in
      let conclusion =
        "1 guide, 1 example, 1 launch \(WorkingIsolation.text): 2 expectations met; "
        + "2 blocks are only shown\n"
      #expect(try await project.reprise("verify").output == conclusion)
      #expect(
        try await project.reprise("verify", "--list").output == """
          Content/guide.md:2: Prints "1"
          Content/guide.md:3: => 2
          Content/guide.md:6: this block is only shown
          Content/guide.md:10: this block is only shown
          \(conclusion)
          """)
      let json = try await project.reprise("verify", "--json").output
      #expect(json.contains("\"expectations\" : 2"))
      #expect(json.contains("\"line\" : 10"))
      let junit = try await project.reprise("verify", "--junit").output
      #expect(junit.contains("<property name=\"expectations\" value=\"2\">"))
      #expect(junit.contains("<property name=\"blocks that are only shown\" value=\"2\">"))
    }
  }

  @Test("Counts and lists the views that screens show as striped boxes")
  func countsWhatIsNotDrawn() async throws {
    let guide = """
      ```swift example=app
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          let controller = UIViewController()
          for y in [100, 300] {
            controller.view.addSubview(Shadow(frame: CGRect(x: 0, y: y, width: 100, height: 100)))
          }
          window?.rootViewController = controller
          window?.makeKeyAndVisible()
          return true
        }
      }

      class Shadow: UIView {
        override func draw(_ rect: CGRect) {
          UIGraphicsGetCurrentContext()?.setShadow(offset: .zero, blur: 8)
        }
      }
      ```

      ```swift example=app launch
      app.enterBackground()
      ```
      """
    try await GuideProject.with(guide: guide) { project in
      let conclusion =
        "1 guide, 1 example, 1 launch \(WorkingIsolation.text): 0 expectations met; "
        + "1 view is not drawn\n"
      let listed = try await project.reprise("verify", "--list").output
      #expect(listed == "Content/guide.md:1: `Shadow` of `app` is not drawn\n" + conclusion)
      let json = try await project.reprise("verify", "--json").output
      #expect(json.contains("\"undrawnViews\" : ["))
    }
  }
}
