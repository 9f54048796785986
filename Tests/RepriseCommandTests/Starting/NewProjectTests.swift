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
      #expect(
        made.output.hasPrefix(
          """
          mine: a guide (Content) and a site (Site).
          A workflow for GitHub: mine/.github/workflows/guides.yml
          Go on with:

          """), "\(made.output)")
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
      #expect(workflow.contains("        working-directory: .\n"))
      #expect(workflow.contains("          path: ./_site\n"))
      #expect(!workflow.contains("GUIDES\n") && !workflow.contains("GUIDES/"))
      #expect(
        try own.folder.names() == [
          ".build", ".github", ".gitignore", "Content", "README.md", "Site", "_site",
        ])
    }
  }

  @Test("In a repository, its workflow is where GitHub reads it, and runs in the project's folder")
  func inARepository() async throws {
    try await GuideProject.with([:]) { project in
      try project.folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
      let made = try await Self.new(in: project, at: "docs/it's mine")
      #expect(made.exitCode == 0 && made.findings == "", "\(made.findings)")
      #expect(made.output.contains("A workflow for GitHub: .github/workflows/guides.yml\n"))
      let names = try project.folder("docs/it's mine").names()
      #expect(names.contains("Content") && !names.contains(".github"))
      let workflow = try project.folder.text(".github/workflows/guides.yml")
      #expect(
        workflow.matches(of: #/: ('.*)\n/#).map { String($0.output.1) } == [
          "'docs/it''s mine'", "'docs/it''s mine'", "'docs/it''s mine/_site'",
        ])
    }
  }

  @Test("Leaves the workflow that a repository has as it is")
  func besideAWorkflow() async throws {
    try await GuideProject.with([:]) { project in
      try project.folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
      try project.folder.write("name: Ours\n", to: ".github/workflows/guides.yml")
      let made = try await Self.new(in: project)
      #expect(made.exitCode == 0)
      #expect(
        made.output.contains(
          "A workflow for GitHub: mine/.github/workflows/guides.yml. GitHub doesn't read it there:")
      )
      #expect(try project.folder.text(".github/workflows/guides.yml") == "name: Ours\n")
      let own = try project.folder.text("mine/.github/workflows/guides.yml")
      #expect(own.contains("working-directory: 'mine'"))
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

  private static func new(
    in project: GuideProject, at folder: String = "mine"
  ) async throws -> FinishedCommand {
    try await CommandSlots.shared.withOne {
      try await project.start(["new", folder], withFolders: false).finished()
    }
  }
}
