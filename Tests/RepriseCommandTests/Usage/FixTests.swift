import Foundation
import Testing

/// A command that a message prints does what it says, as printed, in the folder in which the message appeared.
struct FixTests {
  /// The commands of the fixes among what a command printed.
  private static func commands(in finished: FinishedCommand) -> [String] {
    finished.errors.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("    fix: "), let start = line.firstRange(of: "reprise ") else {
        return nil
      }
      return String(line[start.lowerBound...])
    }
  }

  /// Types a command in the project's folder.
  ///
  /// The cache is the one in that folder, which shares with other tests what is made once for an engine.
  private func type(_ command: String, in project: GuideProject) async throws -> FinishedCommand {
    try LastingCache.linkWhatIsShared(from: project.folder(".build/reprise"))
    let tool = URL(filePath: try RunningCommand.tool().path).deletingLastPathComponent().path
    return try await project.run(
      "sh", ["-c", command], environment: ["PATH": "\(tool):\(ProcessInfo.processInfo.path)"])
  }

  @Test(arguments: [
    (content: "Content", site: "Site", others: ""),
    (content: "The Guides", site: "looks", others: "--cache 'my cache' --import-path Modules"),
  ])
  func areTypedAsTheyArePrinted(
    _ folders: (content: String, site: String, others: String)
  ) async throws {
    try await GuideProject.with([:]) { project in
      func verify() async throws -> FinishedCommand {
        try await type(
          "reprise verify --content '\(folders.content)' --site '\(folders.site)' \(folders.others)",
          in: project)
      }
      try project.folder.write(
        "```swift run\nprint(1)\n```\n\n```output\n2\n```\n", to: "\(folders.content)/a.md")
      try project.folder.write(
        "# A\n\n```swift of=a#run-1\n```\n", to: "\(folders.content)/ko/a.md")
      try project.folder.write(
        "---\nof-revision: zzz\n---\n# B\n", to: "\(folders.content)/ko/it's b.md")
      try project.folder.write("# B\n", to: "\(folders.content)/it's b.md")
      try project.folder.write("<<<\n", to: "\(folders.content)/.examples")
      try project.folder.write("", to: "Modules/None.txt")
      if folders.site != "Site" {
        #expect(try await project.run("cp", ["-RL", "Site", folders.site]).exitCode == 0)
      }
      try project.folder.write("languages: [en, ko]\n", to: "\(folders.site)/site.yaml")
      let before = try await verify()
      let commands = Self.commands(in: before)
      #expect(Set(commands).count == 4, "\(before)")
      for command in Set(commands).sorted() {
        let typed = try await type(command, in: project)
        #expect(
          typed.output.contains("written") || typed.output.contains("of-revision"), "\(typed)")
      }
      let after = try await verify()
      #expect(after.exitCode == 0, "\(after)")
      #expect(Self.commands(in: after) == [])
    }
  }

  @Test(arguments: ["build --no-types", "run a", "run a#run-1"])
  func writeWhatTheLastCommandShowed(_ command: String) async throws {
    let guide = "```swift run\nprint(1)\n```\n\n```output\n2\n```\n"
    try await GuideProject.with(["a.md": guide]) { project in
      #expect(try await type("reprise verify", in: project).exitCode == 1)
      try project.folder.write("# A\n\n\(guide)", to: "Content/a.md")
      let shown = try await type("reprise \(command)", in: project)
      let fixes = Self.commands(in: shown)
      #expect(fixes.count == 1, "\(shown)")
      let typed = try await type(try #require(fixes.first), in: project)
      #expect(typed.output.contains("1 result written"), "\(typed)")
      #expect(try project.folder.text("Content/a.md").contains("```output\n1\n```"))
    }
  }

  @Test func leaveWhatIsPendingInOtherExamples() async throws {
    let block = "```swift run\nprint(1)\n```\n\n```output\n2\n```\n"
    try await GuideProject.with(["a.md": "\(block)\n\(block)", "b.md": block]) { project in
      #expect(try await type("reprise verify", in: project).exitCode == 1)
      let pending = try await type("reprise pending", in: project).output
      #expect(pending.hasSuffix("3 results pending.\n"), "\(pending)")
      #expect(try await type("reprise run a#run-2", in: project).exitCode == 1)
      #expect(try await type("reprise pending", in: project).output == pending)
    }
  }

  @Test func sayWhatToDoWhereAGuideIsGone() async throws {
    try await GuideProject.with(["a.md": "```swift run\nprint(1)  // Prints \"1\"\n```\n"]) {
      project in
      #expect(try await type("reprise verify", in: project).exitCode == 0)
      #expect(try await type("reprise accept examples", in: project).exitCode == 0)
      try project.folder.write("```swift run\nprint(2)  // Prints \"2\"\n```\n", to: "Content/b.md")
      #expect(
        Self.commands(in: try await type("reprise verify", in: project)) == [
          "reprise accept examples"
        ])
      _ = try await project.run("mv", ["Content/b.md", "Content/c.md"])
      let refused = try await type("reprise accept examples", in: project)
      #expect(refused.exitCode != 0)
      #expect(
        refused.errors.contains(
          "Content/b.md:1: The guide has changed since it was read; nothing was written. `reprise verify` reads it again."
        ))
      let commands = Self.commands(in: try await type("reprise verify", in: project))
      #expect(commands == ["reprise accept examples"])
      #expect(try await type("reprise accept examples", in: project).exitCode == 0)
    }
  }

  @Test func acceptWhatADocCCatalogShows() async throws {
    let article =
      "# A\r\n\r\nSee <doc:B>.\r\n\r\n<!-- reprise: run -->\r\n```swift\r\nprint(1)  // Prints\r\n"
      + "1 + 1  // =>\r\n```\r\n\r\n```output\r\n```\r\n\r\n> Tip: Do it.\r\n"
    try await GuideProject.with([:]) { project in
      try project.folder.write(article, to: "My Docs/A.docc/A.md")
      try project.folder.write("# B\n", to: "My Docs/A.docc/B.md")
      let verify = "reprise verify --dialect docc --content 'My Docs/A.docc'"
      let commands = Self.commands(in: try await type(verify, in: project))
      #expect(commands.count == 3)
      for command in commands {
        let typed = try await type(command, in: project)
        #expect(typed.output.contains("1 result written"), "\(typed)")
      }
      let written = article.replacing("// Prints", with: "// Prints \"1\"")
        .replacing("// =>", with: "// => 2").replacing("output\r\n", with: "output\r\n1\r\n")
      #expect(try project.folder.text("My Docs/A.docc/A.md") == written)
      let after = try await type(verify, in: project)
      #expect(after.exitCode == 0, "\(after)")
    }
  }

  @Test func acceptWhatAnAppDidWithoutAGuide() async throws {
    let launches = "```swift launch\nprint(\"saving\")\n```\n\n```output\nother\n```\n"
    try await GuideProject.with([:]) { project in
      try project.folder.write(SampleGuides.appCode, to: "My App/App.swift")
      try project.folder.write(launches, to: "launches.md")
      let run = "reprise run --app 'My App' --launches launches.md"
      let before = try await type(run, in: project)
      #expect(before.exitCode == 1)
      let commands = Self.commands(in: before)
      #expect(commands == [run + " --accept"])
      let typed = try await type(try #require(commands.first), in: project)
      #expect(typed.exitCode == 0, "\(typed)")
      #expect(typed.output.hasSuffix("launches.md:5:1: written\n"))
      #expect(
        try project.folder.text("launches.md") == launches.replacing("other", with: "saving"))
      #expect(try await type(run, in: project).exitCode == 0)
    }
  }
}

extension ProcessInfo {
  fileprivate var path: String { environment["PATH"] ?? "/usr/bin:/bin" }
}
