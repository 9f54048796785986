import Foundation
import Testing

struct VerifyTests {
  @Test func saysWhatHolds() async throws {
    let files = ["b.md": SampleGuides.script, "a/b.md": SampleGuides.script]
    try await GuideProject.with(files) { project in
      let verified = try await project.reprise("verify")
      #expect(
        verified
          == FinishedCommand(
            exitCode: 0,
            output:
              "2 guides, 2 examples, 2 launches \(WorkingIsolation.text): 2 expectations met\n",
            errors: "examples 2/2\n"))
    }
  }

  /// An app whose scenes stand in an Info.plist of its own.
  @Test func bringsTheFilesOfAnExample() async throws {
    let guide = """
      # Scenes

      ```xml example=app file=Info.plist
      <plist version="1.0"><dict><key>NSUserActivityTypes</key><array><string>guide</string></array><key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key>
        <array><dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict></array>
      </dict></dict></dict></plist>
      ```

      ```swift example=app
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "guide") }
      }
      ```

      ```swift launch
      app.enterBackground()
      ```

      ```trace
      launch                     process starts                  launch 1
      connect                    scene session opened            delegate App.SceneDelegate
      connect     UIWindowScene  scene connects
      activate    UIWindowScene  scene enters the foreground
      activate    UIWindowScene  scene becomes active
      background  UIWindowScene  scene resigns active
      background  UIWindowScene  scene enters the background
      preserve    SceneDelegate  stateRestorationActivity(for:)
      preserve    UIWindowScene  activity saved                  guide
      end                        system ends the process
      ```

      """
    try await GuideProject.with(guide: guide) { project in
      let verified = try await project.reprise("verify")
      #expect(
        verified
          == FinishedCommand(
            exitCode: 0,
            output: "1 guide, 1 example, 1 launch \(WorkingIsolation.text): 1 expectation met\n",
            errors: "examples 1/1\n"))
    }
  }

  @Test func writesNothingIntoTheContent() async throws {
    try await GuideProject.with(["a.md": SampleGuides.app, "b.md": "# Broken\n\n```swift run x\n"])
    {
      project in
      let before = try project.content.states()
      #expect(try await project.reprise("verify").exitCode == 1)
      #expect(try project.content.states() == before)
      #expect(try project.folder.names() == ["Content", "Site"])
    }
  }

  @Test func failsWithoutAGuide() async throws {
    try await GuideProject.with([".hidden.md": SampleGuides.script, "picture.png": ""]) { project in
      let verified = try await project.reprise("verify")
      #expect(
        verified
          == FinishedCommand(
            exitCode: 1, output: "0 guides, 0 examples, 0 launches: 1 error\n",
            errors: """
              Content:1:1: error: no guide found [project.no-guide]
                  fix: put a Markdown file into Content, or name another folder with --content


              """))
    }
  }

  @Test func failsWithoutAnExample() async throws {
    try await GuideProject.with(guide: "# Text\n\n```swift\nprint(1)\n```\n") { project in
      let verified = try await project.reprise("verify")
      #expect(
        verified
          == FinishedCommand(
            exitCode: 1,
            output: "1 guide, 0 examples, 0 launches: 1 error; 1 block is only shown\n",
            errors: """
              Content:1:1: error: no example found in 1 guide [project.no-example]
                  fix: begin a code block with ```swift run, or with ```swift example=NAME


              """))
    }
  }

  @Test func passesWithWarningsAndShowsThem() async throws {
    try await GuideProject.with(guide: SampleGuides.leavingAProcess) { project in
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 0)
      #expect(
        verified.output
          == "1 guide, 1 example, 1 launch \(WorkingIsolation.text): 1 expectation met\n")
      #expect(verified.findings.hasPrefix("Content/guide.md:1:1: warning: "))
    }
  }

  @Test func ordersFindingsByGuideAndLine() async throws {
    let slow = "```swift run\nfor _ in 0..<20_000_000 {}\nprint(1)  // Prints \"2\"\n```\n"
    let quick = "```swift run nonsense\nprint(1)  // Prints \"2\"\n```\n"
    try await GuideProject.with(["b.md": slow + quick, "a.md": quick + slow]) { project in
      let verified = try await project.reprise("verify")
      let headlines = verified.findings.split(separator: "\n").filter { $0.contains(": error: ") }
      #expect(
        headlines.map { $0.prefix { $0 != " " } } == [
          "Content/a.md:1:14:", "Content/a.md:2:11:", "Content/a.md:6:11:",
          "Content/b.md:3:11:", "Content/b.md:5:14:", "Content/b.md:6:11:",
        ])
    }
  }

  @Test func saysTheSameTheSecondTimeAndWithAFreshCache() async throws {
    let files = [
      "a.md": SampleGuides.app, "b.md": "```swift run\nprint(1)  // Prints \"2\"\n```\n",
    ]
    try await GuideProject.with(files) { project in
      let fresh = try project.withOwnCache()
      let first = try await fresh.reprise("verify")
      #expect(first.exitCode == 1)
      #expect(try await fresh.reprise("verify") == first)
      #expect(try await project.reprise("verify") == first)
    }
  }

  @Test func runsAnExampleAgainThatWasEdited() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      #expect(try await project.reprise("verify").exitCode == 0)
      try project.content.write(
        SampleGuides.script.replacing("print(\"one\")", with: "print(\"two\")"), to: "guide.md")
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 1)
      #expect(verified.findings.contains("    - one\n    + two\n"))
    }
  }

  @Test func printsNoColoursIntoAFile() async throws {
    try await GuideProject.with(guide: "```swift run nonsense\nprint(1)\n```\n") { project in
      let verified = try await project.reprise("verify", environment: ["TERM": "xterm-256color"])
      #expect(!verified.errors.contains("\u{1B}"))
    }
  }
}
