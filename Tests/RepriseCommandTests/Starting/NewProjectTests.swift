import ExampleRunner
import Foundation
import Testing

@Suite("A new project")
struct NewProjectTests {
  @Test("Verifies and builds, and has what CI needs")
  func works() async throws {
    try await GuideProject.with([:]) { project in
      let made = try await Self.new(in: project)
      #expect(made.exitCode == 0 && made.findings == "")
      #expect(made.output.hasPrefix("mine: a guide (Content), a site (Site) and a file for CI"))
      let own = GuideProject(folder: project.folder("mine"), cache: project.cache)
      let verified = try await own.reprise("verify")
      #expect(verified.exitCode == 0 && verified.findings == "")
      #expect(verified.output.contains("1 guide, 1 example, 2 launches"))
      // What `serve` shows besides, in the languages for which there are words.
      try own.folder.write("title: Mine\nlanguages: [en, ko]\n", to: "Site/site.yaml")
      #expect(try Folder(path: "\(own.folder.path)/Site/serve").names().contains("playground.js"))
      let built = try await own.reprise("build")
      #expect(built.exitCode == 0 && built.findings == "")
      #expect(try own.site.text("one-word-that-stays.html").contains("milk"))
      #expect(try own.content.text("one-word-that-stays.md").contains("```archive launch=1\n"))
      let workflow = try own.folder.text(".github/workflows/guides.yml")
      #expect(workflow.contains("reprise verify --warnings-as-errors"))
      #expect(
        try own.folder.names() == [
          ".build", ".github", ".gitignore", "Content", "README.md", "Site", "_site",
        ])
    }
  }

  @Test("Is not made over files that are there")
  func notEmpty() async throws {
    try await GuideProject.with([:]) { project in
      try project.folder.write("mine", to: "mine/notes.txt")
      let made = try await Self.new(in: project)
      #expect(made.exitCode == 2)
      #expect(made.findings.contains("`mine` holds files already"))
      #expect(try project.folder("mine").names() == ["notes.txt"])
    }
  }

  @Test("Is made in the folder where one is, and paths may begin with a dot")
  func here() async throws {
    try await GuideProject.with([:]) { project in
      try FileManager.default.createDirectory(
        atPath: project.folder("here").path, withIntermediateDirectories: true)
      let made = try await CommandSlots.shared.withOne {
        try await GuideProject(folder: project.folder("here"), cache: project.cache)
          .start(["new", "."], withFolders: false).finished()
      }
      #expect(made.exitCode == 0 && made.findings == "", "\(made.findings)")
    }
  }

  private static func new(in project: GuideProject) async throws -> FinishedCommand {
    try await CommandSlots.shared.withOne {
      try await project.start(["new", "mine"], withFolders: false).finished()
    }
  }
}
