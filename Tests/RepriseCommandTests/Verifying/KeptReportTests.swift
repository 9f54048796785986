import Foundation
import Testing

/// `verify` says of a project in which nothing has changed what it said before, and looks at nothing twice.
struct KeptReportTests {
  private let guide = """
    # Numbers

    ```swift run
    print(1 + 1)  // Prints "2"
    ```

    """

  @Test func isNotMadeAgainUntilAFileChanges() async throws {
    try await withProject { project in
      let first = try await project.reprise("verify")
      #expect(first.exitCode == 0)
      #expect(first.errors.contains("examples 1/1"))
      let again = try await project.reprise("verify")
      #expect(again.exitCode == 0)
      #expect(again.output == first.output)
      #expect(again.errors == "")
      try project.content.write(guide.replacing("\"2\"", with: "\"3\""), to: "guide.md")
      #expect(try await project.reprise("verify").exitCode == 1)
    }
  }

  @Test func isMadeAgainWhereAFileIsNew() async throws {
    try await withProject { project in
      try await project.reprise("verify")
      try project.content.write("# Broken\n\n[nowhere](nowhere.md)\n", to: "second.md")
      #expect(try await project.reprise("verify").exitCode == 1)
    }
  }

  @Test func isMadeAgainForAnotherQuestion() async throws {
    try await withProject { project in
      try await project.reprise("verify")
      #expect(try await project.reprise("verify", "--isolation", "landlock").errors != "")
      #expect(try await project.reprise("verify", "--strict").errors != "")
      #expect(try await project.reprise("verify", "--shard", "1/2").output.contains("1 guide"))
    }
  }

  @Test func isNotKeptWhereSomethingIsWrong() async throws {
    try await withProject(guide.replacing("\"2\"", with: "\"3\"")) { project in
      let first = try await project.reprise("verify")
      let second = try await project.reprise("verify")
      #expect(first.exitCode == 1)
      #expect(second.exitCode == 1)
      #expect(second.findings == first.findings)
    }
  }

  /// A project without links, whose files are older than what could change without a sign of it.
  private func withProject(
    _ text: String? = nil, _ body: (GuideProject) async throws -> Void
  ) async throws {
    try await GuideProject.with(guide: text ?? guide) { project in
      for name in try FileManager.default.contentsOfDirectory(atPath: project.looks.path) {
        try FileManager.default.removeItem(atPath: "\(project.looks.path)/\(name)")
      }
      var project = project
      project.cache = project.folder(".cache")
      try await Task.sleep(for: .seconds(4))
      try await body(project)
    }
  }
}
