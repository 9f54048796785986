import Foundation
import Testing

/// A `matrix` fence holds what is lost in each variant of an example.
struct MatrixTests {
  /// An app whose root saves a word; what is lost without each of its lines is known.
  static func guide(
    identifier: String = "root.restorationIdentifier = \"Root\"  // what-if:",
    encoding: String = "coder.encode(\"milk\", forKey: \"word\")  // what-if:",
    results: String = "```matrix\n```\n"
  ) -> String {
    """
    # Guide

    ```swift example=app
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        let root = RootController()
        \(identifier)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
      }

      func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
      ) -> Bool { true }

      func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
      ) -> Bool { true }
    }

    class RootController: UIViewController {
      var word: String?

      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        \(encoding)
      }

      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        word = coder.decodeObject(of: NSString.self, forKey: "word") as String?
      }
    }
    ```

    ```swift launch
    app.enterBackground()
    ```

    ```swift launch
    print((app.rootViewController as! RootController).word ?? "nothing")
    ```

    \(results)
    """
  }

  @Test func tellsOfEveryCombinationWhatIsRestoredAndLost() async throws {
    try await GuideProject.with(guide: Self.guide()) { project in
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      let text = try project.content.text("guide.md")
      #expect(
        text.hasSuffix(
          """
          ```matrix
          A  without `root.restorationIdentifier = "Root"`
          B  without `coder.encode("milk", forKey: "word")`

          variant     restored?  lost, or changed
          as written  1 of 1
          A           0 of 1     not saved: Root
                                 prints "nothing" instead of "milk"
          B           1 of 1     not saved: Root word
                                 prints "nothing" instead of "milk"
          A B         0 of 1     not saved: Root
                                 prints "nothing" instead of "milk"
          ```

          """))
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 0 && verified.findings == "")
      // An expectation as any other: a guide that tells something else is wrong.
      try project.content.write(
        text.replacing("A           0 of 1", with: "A           1 of 1"), to: "guide.md")
      let outdated = try await project.reprise("verify")
      #expect(outdated.errors.contains("Content/guide.md:60:1: error: the result of `app` is not"))
      #expect(outdated.exitCode == 1)
    }
  }

  @Test func tellsWhatHappensWhereAVariantDies() async throws {
    let guide = Self.guide(
      identifier: "root.restorationIdentifier = \"Root\"  // what-if: fatalError(\"no\")",
      encoding: "coder.encode(\"milk\", forKey: \"word\")")
    try await GuideProject.with(guide: guide) { project in
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      let text = try project.content.text("guide.md")
      #expect(
        text.contains(
          """
          A           0 of 1     launch 1 ends differently: Fatal error: no
          """))
    }
  }

  // The variant that failed has a finding of its own, and a matrix without it is not the result.
  @Test func isNotOfferedWithoutAVariantThatFailed() async throws {
    let guide = Self.guide(
      identifier:
        "root.restorationIdentifier = \"Root\"  // what-if: print(Int.random(in: 0..<1_000_000))",
      encoding: "coder.encode(\"milk\", forKey: \"word\")")
    try await GuideProject.with(guide: guide) { project in
      let findings = try await project.reprise("verify").findings
      #expect(findings.contains("[run.unstable]"))
      #expect(findings.contains("[matrix.not-run]"))
      #expect(!findings.contains("[result."), "\(findings)")
      #expect(try await project.reprise("accept", "--all").exitCode != 0)
      #expect(try project.content.text("guide.md") == guide)
    }
  }

  @Test func isShownByAnotherGuideToo() async throws {
    let files = [
      "guide.md": Self.guide(results: ""),
      "other.md": "# Other\n\n```matrix of=guide#app\n```\n",
    ]
    try await GuideProject.with(files) { project in
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      #expect(try project.content.text("other.md").contains("\nA           0 of 1"))
      #expect(try await project.reprise("build").exitCode == 0)
      let page = try project.site.text("guide.html")
      #expect(page.contains("<div class=matrix data-of=what-if.app>"))
      // Its variants are on the other page, where its links would have to lead.
      #expect(!(try project.site.text("other.html")).contains("href=#what-if"))
    }
  }

  @Test func tellsOfEveryStatementWhatIsLostWithoutIt() async throws {
    let guide = """
      # Guide

      ```swift run ablate
      var sum = 0
      sum += 1
      if sum < 0 {
        print("never")
      }
      print(sum)  // Prints "1"
      ```

      ```matrix
      ```

      """
    try await GuideProject.with(guide: guide) { project in
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      let text = try project.content.text("guide.md")
      #expect(
        text.hasSuffix(
          """
          ```matrix
          without                        lost, or changed
          as written
          var sum = 0                    does not compile: cannot find 'sum' in scope
          sum += 1                       prints "0" instead of "1"
          if sum < 0 { print("never") }  nothing
          print("never")                 nothing
          print(sum)                     does not print "1"
          ```

          """))
      #expect(try await project.reprise("verify").exitCode == 0)
    }
  }
}
