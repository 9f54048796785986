import Foundation
import Testing

/// What the machine does not let the command do.
struct FailureTests {
  // With untrusted pull requests, such a link would publish the files of a machine (attacks 4).
  @Test func publishesNothingFromOutsideOfTheContentFolder() async throws {
    try await GuideProject.with(["a.md": "# A\n\n[b](b.md)\n"]) { project in
      try project.folder.write("# Secret\n", to: "secret.md")
      let links = [
        ("b.md", "../secret.md"), ("c.txt", "../secret.md"),
        ("d.txt", project.folder.path + "/secret.md"),
        ("e.txt", "d.txt"), ("f.txt", "a.md"),
      ]
      for (name, target) in links {
        try FileManager.default.createSymbolicLink(
          atPath: project.content(name).path, withDestinationPath: target)
      }
      let built = try await project.reprise("build", "--allow-empty")
      #expect(built.exitCode == 1)
      #expect(
        built.findings.split(separator: "\n").filter { $0.hasPrefix("Content/") }
          == ["b.md", "c.txt", "d.txt", "e.txt"].map {
            "Content/\($0):1:1: error: this link leads out of the content folder, and its target would be published "
              + "[content.link-outside]"
          })
      #expect(try project.site.names() == [])
      for (name, _) in links.dropLast() {
        try FileManager.default.removeItem(atPath: project.content(name).path)
      }
      try project.content.write("# A\n", to: "a.md")
      #expect(try await project.reprise("build", "--allow-empty").exitCode == 0)
      #expect(try project.site.text("f.txt") == "# A\n")
    }
  }

  @Test(arguments: ["a\nb.md", "a\u{202e}dm.txt", "\u{1b}[2J.md"])
  func refusesNamesThatCannotBeShown(_ name: String) async throws {
    try await GuideProject.with(["guide.md": SampleGuides.script]) { project in
      try project.content.write(SampleGuides.script, to: name)
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 1)
      let shown = name.replacing("\n", with: #"\n"#).replacing("\u{202e}", with: #"\u{202e}"#)
        .replacing("\u{1b}", with: #"\u{1b}"#)
      #expect(
        verified.findings.hasPrefix(
          "Content/\(shown):1:1: error: the file's name has a character that cannot be shown, such as a line end "
            + "[content.file-name]\n"))
    }
  }

  @Test func reportsAGuideThatCannotBeReadAndChecksTheOthers() async throws {
    let wrong = "```swift run\nprint(1)  // Prints \"2\"\n```\n"
    try await GuideProject.with(["a.md": wrong]) { project in
      for (name, target) in [
        ("gone.md", "nowhere"), ("zero.md", "/dev/zero"), ("more", ".."), ("round.md", "round.md"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: project.content(name).path, withDestinationPath: target)
      }
      #expect(mkfifo(project.content("pipe.md").path, 0o600) == 0)
      // It takes no room on disk, and would take all of the memory.
      try project.content.write("", to: "huge.md")
      #expect(truncate(project.content("huge.md").path, 100 << 30) == 0)
      let finished = try await project.reprise("verify")
      #expect(finished.exitCode == 1)
      #expect(
        finished.output == "1 guide, 1 example, 1 launch \(WorkingIsolation.text): 6 errors\n")
      #expect(
        finished.findings == """
          Content/a.md:2:11: error: the line printed something else [prints.different]
              2 | print(1)  // Prints "2"
                |           ^
              - 2
              + 1

          Content/gone.md:1:1: error: the file cannot be read: no such file or directory \
          [content.unreadable]

          Content/huge.md:1:1: error: 107374182400 bytes in the guide: at most 262144 are allowed \
          [limit.file-size]
              note: The guide was not parsed.
              fix: use fewer, or split the guide

          Content/more:1:1: warning: the target of this link is skipped: links to folders can \
          lead in circles [content.link-to-folder]

          Content/pipe.md:1:1: error: the file cannot be read: it is neither a file nor a folder \
          [content.unreadable]

          Content/round.md:1:1: error: the file cannot be read: too many levels of symbolic links \
          [content.unreadable]

          Content/zero.md:1:1: error: the file cannot be read: it is neither a file nor a folder \
          [content.unreadable]


          """)
    }
  }

  @Test func warnsOfAGuideThatIsTakenForAnotherFile() async throws {
    let files = ["a.md": SampleGuides.script, "b.markdown": "", "c.MD": "", "d.md~": ""]
    try await GuideProject.with(files) { project in
      let finished = try await project.reprise("verify")
      #expect(finished.exitCode == 0)
      #expect(
        finished.findings == """
          Content/b.markdown:1:1: warning: the file is copied and is not a guide: the names of guides end in \
          `.md` [content.other-ending]
              fix: rename the file

          Content/c.MD:1:1: warning: the file is copied and is not a guide: the names of guides end in \
          `.md` [content.other-ending]
              fix: rename the file


          """)
    }
  }

  @Test func saysWhyTheSiteCannotBeWritten() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      try project.folder.write("", to: "file")
      let finished = try await project.reprise("build", "--output", "file/site")
      #expect(finished.exitCode == 70)
      #expect(finished.output == "")
      #expect(
        finished.findings == "reprise: error: `file/site` cannot be written: not a directory.\n")
    }
  }

  @Test func saysWhyTheCacheCannotBeWritten() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      try project.folder.write("", to: "file")
      let finished = try await project.reprise("verify", "--cache", "file/cache")
      #expect(finished.exitCode == 70)
      #expect(finished.errors.hasPrefix("reprise: error: "))
      #expect(finished.errors.hasSuffix("/file/cache/known: not a directory\n"))
    }
  }

  @Test func saysThatStandardOutputTakesNoMore() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      let finished = try await project.start(
        ["run", "guide"], output: "/dev/full"
      ).finished()
      #expect(finished.exitCode == 70)
      #expect(
        finished.findings
          == "reprise: error: The standard output cannot be written: no space left on device.\n")
    }
  }

  @Test func saysWhatIsWrongWithATemplate() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      try project.folder.write("{{#open}}\n", to: "Looks/templates/page.mustache")
      try project.folder.write("", to: "Looks/styles/a.css")
      let finished = try await project.reprise("build", "--site", "Looks")
      #expect(finished.exitCode == 1)
      #expect(finished.errors.hasPrefix("reprise: error: Looks/templates/page.mustache:2: "))
      #expect(try project.folder.names() == ["Content", "Looks", "Site"])
    }
  }
}
