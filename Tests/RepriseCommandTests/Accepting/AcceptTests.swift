import Foundation
import Testing

struct AcceptTests {
  /// A script with a result in a fence of its own, in a list and in a quote; `BODY` stands for what
  /// each holds.
  private static let containers = """
    Before  \u{20}
    * é

      ```swift run
      print("one")
      print("")
      print("three")
      ```

      - deeper

        ~~~~ output   of=run-1
        BODY
        ~~~~

    > quoted
    >
    > ```output of=run-1
    > BODY
    > ```
    After\t

    ```output of=run-1
    BODY
    ```

    ```output of=run-1
    one

    three
    ```
    """

  /// The guide with these lines in the place of each `BODY`, each behind what is before it.
  private static func containers(_ body: String...) -> String {
    let lines = containers.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.flatMap { line -> [String] in
      guard line.hasSuffix("BODY") else { return [String(line)] }
      let prefix = String(line.dropLast(4))
      return body.map { $0.isEmpty ? prefix.replacing(#/ +$/#, with: "") : prefix + $0 }
    }
    .joined(separator: "\n")
  }

  @Test func changesTheFencesConcernedAndNoOtherByte() async throws {
    try await GuideProject.with(guide: Self.containers("old", "older")) { project in
      let accepted = try await project.reprise("accept", "--all")
      #expect(
        accepted.output == """
          Content/guide.md:12: output of=run-1
          Content/guide.md:19: output of=run-1
          Content/guide.md:25: output of=run-1
          3 results written.

          """)
      #expect(accepted.exitCode == 0)
      #expect(accepted.findings == "")
      #expect(try project.content.text("guide.md") == Self.containers("one", "", "three"))
      #expect(try await project.reprise("verify").exitCode == 0)
    }
  }

  @Test func keepsTheLineEndsOfTheGuide() async throws {
    let windows = { (text: String) in text.replacing("\n", with: "\r\n") }
    try await GuideProject.with(guide: windows(Self.containers("old"))) { project in
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      let accepted = try project.content.data("guide.md")
      #expect(accepted == Data(windows(Self.containers("one", "", "three")).utf8))
      #expect(try await project.reprise("verify").exitCode == 0)
    }
  }

  @Test func fillsEmptyFences() async throws {
    try await GuideProject.with(guide: SampleGuides.app) { project in
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      let guide = try project.content.text("guide.md")
      #expect(guide.hasPrefix(SampleGuides.app.prefix { $0 != "t" }))
      #expect(guide.contains("```trace of=app\nlaunch"))
      #expect(guide.contains("```archive of=app\n"))
      #expect(guide.hasSuffix("```output of=app\nsaving\n```\n"))
      #expect(try await project.reprise("verify").exitCode == 0)
    }
  }

  @Test func writesNothingTheSecondTime() async throws {
    try await GuideProject.with(guide: SampleGuides.app) { project in
      try await project.reprise("accept", "--all")
      let before = try project.content.states()
      let accepted = try await project.reprise("accept", "--all")
      #expect(accepted.exitCode == 0)
      #expect(accepted.output == "Nothing to accept.\n")
      #expect(try project.content.states() == before)
    }
  }

  @Test func listsAndWritesNothingWithoutAll() async throws {
    try await GuideProject.with(guide: Self.containers("old")) { project in
      let before = try project.content.states()
      let accepted = try await project.reprise("accept")
      #expect(accepted.exitCode == 2)
      #expect(
        accepted.output.replacing(#/[0-9a-f]{8} /#, with: "ID ") == """
          ID Content/guide.md:12: output of=run-1
          ID Content/guide.md:18: output of=run-1
          ID Content/guide.md:23: output of=run-1
          3 results would be written; reprise accept --all writes them.

          """)
      #expect(try project.content.states() == before)
    }
  }

  @Test func writesWhatCanBeAcceptedAndNamesWhatIsLeft() async throws {
    let broken = "```swift run\nprint(1)  // Prints \"2\"\n```\n"
    let files = ["a.md": broken, "b.md": Self.containers("old")]
    try await GuideProject.with(files) { project in
      let before = try project.content.states()["a.md"]
      let accepted = try await project.reprise("accept", "--all")
      #expect(accepted.exitCode == 1)
      #expect(accepted.output.hasSuffix("\n3 results written; 1 error left.\n"))
      #expect(
        accepted.findings == """
          Content/a.md:2:11: error: the line printed something else [prints.different]
              2 | print(1)  // Prints "2"
                |           ^
              - 2
              + 1


          """)
      #expect(try project.content.text("b.md") == Self.containers("one", "", "three"))
      #expect(try project.content.states()["a.md"] == before)
    }
  }

  @Test func doesNotAcceptWhatATrapLeftUnfinished() async throws {
    let guide = "```swift run\nprint(1)\nfatalError(\"no\")\n```\n\n```output\n```\n"
    try await GuideProject.with(guide: guide) { project in
      let accepted = try await project.reprise("accept", "--all")
      #expect(accepted.exitCode == 1)
      #expect(accepted.output == "Nothing to accept; 1 error left.\n")
      #expect(try project.content.text("guide.md") == guide)
    }
  }

  @Test func keepsPermissionsAndLinks() async throws {
    try await GuideProject.with([:]) { project in
      // What is hidden is not a guide of its own.
      try project.content.write(Self.containers("old"), to: ".drafts/guide.md")
      let file = project.content(".drafts/guide.md").path
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
      let link = project.content("guide.md").path
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: ".drafts/guide.md")
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: link) == ".drafts/guide.md")
      let states = try project.content(".drafts").states()
      #expect(states.keys.sorted() == ["guide.md"])
      #expect(states["guide.md"]?.permissions == 0o640)
      #expect(try project.content.text(".drafts/guide.md") == Self.containers("one", "", "three"))
    }
  }
}
