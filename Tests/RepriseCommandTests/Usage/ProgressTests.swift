import Foundation
import Testing

/// What an author sees while waiting.
struct ProgressTests {
  /// Three examples that are soon done, and one that is not, at line 13.
  private static func guide(_ slow: String) -> String {
    (1...3).map { "```swift run\nprint(\($0))\n```\n\n" }.joined() + """
      ```swift run seconds=60
      import Glibc

      \(slow)
      ```

      """
  }

  private static let takesAway = "\r\u{1B}[2K"

  @Test func isOneLineThatChangesInATerminal() async throws {
    try await GuideProject.with([:]) { project in
      let project = try project.withOwnCache()
      // The example ends when its line has been on the screen; bubblewrap would hide the file from it.
      let signal = project.folder("signal").path
      try project.content.write(
        Self.guide("while access(\"\(signal)\", F_OK) != 0 { usleep(1000) }"), to: "guide.md")
      let screen = try await project.withTerminal("verify --isolation none") { terminal in
        try await terminal.waits { screen in
          screen.contains(
            #/examples 3\/4, about \d+ s left, `run-4` \(Content\/guide\.md:13\) for /#)
        } then: {
          try project.folder.write("", to: "signal")
        }
        return try await terminal.finished()
      }
      // All of it but the conclusion is taken away again, and the cursor stays in its line.
      let end = try #require(screen.range(of: Self.takesAway, options: .backwards))
      #expect(screen[end.upperBound...].hasPrefix("1 guide, 4 examples, 4 launches"))
      #expect(!screen[..<end.lowerBound].contains("\n"))
      let lines = screen[..<end.lowerBound].components(separatedBy: Self.takesAway)
      #expect(lines.contains { $0.hasPrefix("examples 0/4") })
      let waiting = #/examples 3\/4, about \d+ s left, `run-4` \(Content\/guide\.md:13\) for \d+ s/#
      #expect(try lines.contains { try waiting.wholeMatch(in: $0) != nil }, "\(lines)")
    }
  }

  @Test func goesOnWithTheNamesThatASiteTells() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      let project = try project.withOwnCache()
      let screen = try await project.withTerminal("build") { try await $0.finished() }
      let lines = screen.components(separatedBy: Self.takesAway)
      #expect(lines.contains { $0.hasPrefix("names in examples 0/1") }, "\(lines)")
      #expect(lines.last?.hasPrefix("1 guide, 1 example, 1 launch") == true, "\(lines)")
    }
  }

  @Test func endsAtOnceWhileItAsksForNames() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      let project = try project.withOwnCache()
      let screen = try await project.withTerminal("build") { terminal in
        let pressed = try await terminal.isInterrupted { $0.contains("names in examples 0/1") }
        #expect(await terminal.end - pressed < .seconds(20))
        return try await terminal.finished()
      }
      let said = "reprise: interrupted at names in example 0 of 1\n"
      #expect(screen.hasSuffix(Self.takesAway + said), "\(screen.suffix(300))")
      #expect(try project.cache("work").names() == [])
    }
  }

  @Test func isPlainLinesElsewhere() async throws {
    try await GuideProject.with(guide: Self.guide("usleep(1)")) { project in
      let finished = try await project.reprise("verify")
      #expect(finished.errors == "examples 4/4\n")
    }
  }

  @Test func endsAtOnceWhenControlCIsPressedAndSaysWhereItWas() async throws {
    let endless = Self.guide("while true { usleep(1000) }")
    try await GuideProject.with(guide: endless) { project in
      let project = try project.withOwnCache()
      let screen = try await project.withTerminal("verify") { terminal in
        let pressed = try await terminal.isInterrupted { screen in
          screen.contains(#/examples 3\/4, .*`run-4` \(Content\/guide\.md:13\) for \d+ s/#)
        }
        // Not only when the example is stopped, which is after a minute.
        #expect(await terminal.end - pressed < .seconds(20))
        return try await terminal.finished()
      }
      let said = "reprise: interrupted at example 3 of 4; at work: `run-4` (Content/guide.md:13)\n"
      #expect(screen.hasSuffix(Self.takesAway + said), "\(screen.suffix(300))")
      #expect(try project.cache("work").names() == [])
    }
  }
}
