import Foundation
import Testing

/// What was asked in the wrong way is answered on standard error with exit code 2.
struct UsageTests {
  /// Runs the command in a project with two guides, and returns what it says of the misuse.
  private func complaint(_ arguments: String...) async throws -> String {
    let files = ["tabs.md": SampleGuides.script, "nested/lists.md": SampleGuides.script]
    return try await GuideProject.with(files) { project in
      let before = try project.content.states()
      let finished = try await project.reprise(arguments)
      #expect(finished.exitCode == 2)
      #expect(finished.output == "")
      #expect(try project.content.states() == before)
      return finished.findings
    }
  }

  @Test func namesTheOptionThatWasMeant() async throws {
    let complaint = try await complaint("verify", "--contnt", "x")
    #expect(
      complaint == """
        Error: Unknown option '--contnt'. Did you mean '--content'?
        Usage: reprise verify [<options>] [<guide> ...]
          See 'reprise verify --help' for more information.

        """)
  }

  @Test func refusesACommandThatDoesNotExist() async throws {
    try await GuideProject.with([:]) { project in
      let finished = try await project.start(["bild"], withFolders: false).finished()
      #expect(
        finished
          == FinishedCommand(
            exitCode: 2, output: "",
            errors: """
              Error: Unexpected argument 'bild'
              Usage: reprise <subcommand>
                See 'reprise --help' for more information.

              """))
    }
  }

  @Test func refusesAnEmptyFolder() async throws {
    let complaint = try await complaint("verify", "--cache", "")
    #expect(
      complaint.hasPrefix("Error: --cache needs the path of a folder.\nUsage: reprise verify "))
  }

  @Test func refusesAContentFolderThatDoesNotExist() async throws {
    for command in ["build", "verify", "accept"] {
      let complaint = try await complaint(command, "--content", "Contents/")
      #expect(
        complaint == """
          reprise: error: There is no folder `Contents` to read guides from. \
          Name another with --content.

          """)
    }
  }

  @Test func refusesAFileAsContentFolder() async throws {
    let complaint = try await complaint("verify", "--content", "Content/tabs.md")
    #expect(
      complaint == """
        reprise: error: There is no folder `Content/tabs.md` to read guides from. \
        Name another with --content.

        """)
  }

  @Test func refusesASiteFolderThatDoesNotExist() async throws {
    let complaint = try await complaint("build", "--site", "Looks")
    #expect(
      complaint == """
        reprise: error: There is no folder `Looks` with templates and styles. \
        Name another with --site.

        """)
  }

  @Test(arguments: ["Content", "Content/pages", ".", "Content/../Content/x"])
  func refusesAnOutputFolderAmongTheGuides(_ output: String) async throws {
    let complaint = try await complaint("build", "--output", output)
    #expect(
      complaint == """
        reprise: error: `\(output)` and the folder of the guides, `Content`, must not be inside \
        each other. Name another with --output.

        """)
  }

  @Test func refusesACacheAmongTheGuides() async throws {
    let complaint = try await complaint("verify", "--cache", "Content/cache")
    #expect(
      complaint == """
        reprise: error: `Content/cache` and the folder of the guides, `Content`, must not be inside \
        each other. Name another with --cache.

        """)
  }

  @Test(arguments: [
    ("tab", "There is no guide `tab`. Did you mean `tabs`?"),
    ("nested/list", "There is no guide `nested/list`. Did you mean `nested/lists`?"),
    ("Content/tab.md", "There is no guide `tab`. Did you mean `tabs`?"),
    ("elsewhere", "There is no guide `elsewhere`."),
    ("tabs#run-2", "The guide `tabs` has no example `run-2`. Did you mean `run-1`?"),
    ("tabs#other", "The guide `tabs` has no example `other`."),
  ])
  func namesTheGuideOrExampleThatWasMeant(_ target: String, _ text: String) async throws {
    let complaint = try await complaint("run", target)
    #expect(complaint == "reprise: error: \(text)\n")
  }

  @Test func saysThatAGuideHasNoExample() async throws {
    try await GuideProject.with(["text.md": "# Text\n", "tabs.md": SampleGuides.script]) {
      project in
      let finished = try await project.reprise("run", "text")
      #expect(finished.exitCode == 2)
      #expect(finished.findings == "reprise: error: The guide `text` has no example.\n")
    }
  }
}
