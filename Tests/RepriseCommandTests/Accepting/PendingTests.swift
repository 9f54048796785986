import Foundation
import Testing

/// `verify` shows, `pending` repeats it, `accept ID` writes exactly that.
struct PendingTests {
  private static let guide = """
    # Guide

    ```swift run
    print("one")
    ```

    ```output of=run-1
    ```

    ```swift run
    print("two")
    ```

    ```output of=run-2
    zwei
    ```

    """

  /// The IDs that a check named, in order.
  private func ids(_ finished: FinishedCommand) -> [String] {
    finished.findings.matches(of: #/fix: reprise accept (\S+)/#).map { String($0.output.1) }
  }

  /// A project with a cache of its own, verified once.
  private func verified(
    _ guide: String = Self.guide,
    _ body: (GuideProject, [String]) async throws -> Void
  ) async throws {
    try await GuideProject.with(guide: guide) { project in
      let project = try project.withOwnCache()
      let ids = ids(try await project.reprise("verify"))
      try await body(project, ids)
    }
  }

  @Test func showsWhatVerifyFound() async throws {
    try await verified { project, ids in
      try #require(ids.count == 2)
      let pending = try await project.reprise("pending")
      #expect(
        pending.output == """
          \(ids[0]) Content/guide.md:7: output of=run-1
              + one

          \(ids[1]) Content/guide.md:14: output of=run-2
              - zwei
              + two

          2 results pending.

          """)
      #expect(pending.exitCode == 0)
    }
  }

  @Test func writesOneResultAndKeepsTheOtherPending() async throws {
    try await verified { project, ids in
      try #require(ids.count == 2)
      let accepted = try await project.reprise("accept", ids[0])
      #expect(accepted.output == "Content/guide.md:7: output of=run-1\n1 result written.\n")
      #expect(accepted.exitCode == 0)
      let guide = Self.guide.replacing("of=run-1\n", with: "of=run-1\none\n")
      #expect(try project.content.text("guide.md") == guide)
      #expect(
        try await project.reprise("pending").output.hasPrefix(
          "\(ids[1]) Content/guide.md:15: output of=run-2\n"))
      #expect(try await project.reprise("accept", ids[1]).exitCode == 0)
      #expect(
        try project.content.text("guide.md") == guide.replacing("zwei\n", with: "two\n"))
      #expect(try await project.reprise("pending").output == "Nothing is pending.\n")
      #expect(try await project.reprise("verify").exitCode == 0)
    }
  }

  @Test func refusesWhereTheGuideHasChangedSince() async throws {
    try await verified { project, ids in
      let changed = Self.guide.replacing("print(\"one\")", with: "print(\"1\")")
      try project.content.write(changed, to: "guide.md")
      for arguments in [["accept", "--all"], ["accept"] + ids.prefix(1)] {
        let refused = try await project.reprise(arguments)
        #expect(refused.exitCode == 1)
        #expect(refused.errors.contains("Content/guide.md:4: The guide has changed since"))
        #expect(try project.content.text("guide.md") == changed)
      }
      #expect(try await project.reprise("pending").output.contains("run reprise verify again"))
      // A new check shows what is so now.
      let again = self.ids(try await project.reprise("verify"))
      #expect(again.count == 2 && again[0] != ids[0])
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      #expect(try project.content.text("guide.md").contains("of=run-1\n1\n"))
    }
  }

  @Test func writesIntoNoFenceThatLooksAlike() async throws {
    try await verified { project, ids in
      // The same lines once more, above: what was at a line is another block now.
      let block = "```swift run\nprint(\"three\")\n```\n\n```output of=run-1\n```\n\n"
      let moved = Self.guide.replacing("# Guide\n\n", with: "# Guide\n\n\(block)")
      try project.content.write(moved, to: "guide.md")
      let refused = try await project.reprise("accept", "--all")
      #expect(refused.exitCode == 1)
      #expect(try project.content.text("guide.md") == moved)
    }
  }

  @Test func writesNoGuideWhereOneHasChanged() async throws {
    let files = ["a.md": Self.guide, "b.md": Self.guide]
    try await GuideProject.with(files) { project in
      let project = try project.withOwnCache()
      try await project.reprise("verify")
      try project.content.write("Text.\n" + Self.guide, to: "b.md")
      #expect(try await project.reprise("accept", "--all").exitCode == 1)
      #expect(try project.content.text("a.md") == Self.guide)
    }
  }

  @Test func knowsNoOtherID() async throws {
    try await verified { project, _ in
      let unknown = try await project.reprise("accept", "12345678")
      #expect(unknown.exitCode == 2)
      #expect(unknown.errors.contains("No result `12345678` is pending."))
      let both = try await project.reprise("accept", "--all", "12345678")
      #expect(both.exitCode == 2)
      #expect(try project.content.text("guide.md") == Self.guide)
    }
  }

  @Test func writesWhatWasShownWhateverHappensNow() async throws {
    let guide = "# Guide\n\n```swift run from=code.swift\n```\n\n```output\n```\n"
    try await GuideProject.with(["guide.md": guide, "code.swift": "print(1)\n"]) { project in
      let project = try project.withOwnCache()
      try await project.reprise("verify")
      try project.content.write("print(2)\n", to: "code.swift")
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      #expect(try project.content.text("guide.md").hasSuffix("```output\n1\n```\n"))
    }
  }
}
