import Foundation
import Testing

/// The reports of shares, joined: what one machine would have reported.
struct MergedReportTests {
  private static let guide = """
    # Two

    ```swift run
    print("a")  // Prints "a"
    ```

    ```swift run skip="later"
    print("a")
    ```

    ```swift run
    print("b")  // Prints "c"
    ```

    ```swift run
    print(missing)
    ```

    """

  /// A project of which every share was verified; the reports are `1.json` and so on.
  private func verified(
    shares: Int, _ body: (GuideProject) async throws -> Void
  ) async throws {
    let files = ["a.md": Self.guide, "b.md": Self.guide, "c.md": "# C\n\n[link](nowhere.md)\n"]
    try await GuideProject.with(files) { project in
      for share in 1...shares {
        let finished = try await project.reprise(
          "verify", "--json", "--shard", "\(share)/\(shares)")
        try project.folder.write(finished.output, to: "\(share).json")
      }
      try await body(project)
    }
  }

  @Test(arguments: ["--json", "--junit", "--github", "--text"])
  func isThatOfOneMachine(_ format: String) async throws {
    try await verified(shares: 3) { project in
      let whole = try await project.reprise("verify", format)
      let merged = try await project.reprise(
        "verify", format, "--merge", "3.json", "1.json", "2.json")
      #expect(merged.output == whole.output)
      #expect(merged.findings == whole.findings)
      #expect(merged.exitCode == 1 && whole.exitCode == 1)
      #expect(whole.errors.contains("5 errors") || whole.output.contains("5 errors"))
    }
  }

  @Test func failsWhereAShareIsMissing() async throws {
    try await verified(shares: 3) { project in
      let some = try await project.reprise("verify", "--merge", "1.json", "2.json")
      #expect(some.exitCode == 2)
      #expect(some.errors.contains("Not everything was verified: there is no report of 3/3."))
      let twice = try await project.reprise("verify", "--merge", "1.json", "1.json", "2.json")
      #expect(twice.errors.contains("Two reports are of the share 1/3."))
      for (text, version) in [("{}", "no version"), ("{\"version\": 7}", "version 7")] {
        try project.folder.write(text, to: "3.json")
        let other = try await project.reprise("verify", "--merge", "1.json", "2.json", "3.json")
        #expect(other.exitCode == 2)
        #expect(other.errors.contains("`3.json` is a report of \(version), and this is version 4"))
      }
      try project.folder.write("{\"version\": 4}", to: "3.json")
      let broken = try await project.reprise("verify", "--merge", "1.json", "2.json", "3.json")
      #expect(broken.exitCode == 2)
      #expect(broken.errors.contains("`3.json` is not a report"))
    }
  }

  // A guide that was changed between two shares may be in none of them as it is.
  @Test func failsWhereTheSharesAreOfDifferentGuides() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      for share in 1...2 {
        let finished = try await project.reprise("verify", "--json", "--shard", "\(share)/2")
        try project.folder.write(finished.output, to: "\(share).json")
        try project.content.write("# More\n", to: "more.md")
      }
      let merged = try await project.reprise("verify", "--merge", "1.json", "2.json")
      #expect(merged.exitCode == 2)
      #expect(merged.errors.contains("The reports are not of the same guides"))
    }
  }

  // What one tool finds says nothing of what another would; a module of the author's is a part of it.
  @Test func failsWhereTheSharesAreOfDifferentTools() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      for share in 1...2 {
        try project.folder("Modules").write("// \(share)\n", to: "words.h")
        let finished = try await project.reprise(
          "verify", "--json", "--shard", "\(share)/2", "--import-path", "Modules")
        try project.folder.write(finished.output, to: "\(share).json")
      }
      let merged = try await project.reprise("verify", "--merge", "1.json", "2.json")
      #expect(merged.exitCode == 2)
      #expect(merged.errors.contains("The reports were made by different builds of this tool"))
    }
  }

  @Test func passesWhereEveryShareDoes() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      // One example: one share has none, and that is not a fault.
      for share in 1...2 {
        let finished = try await project.reprise("verify", "--json", "--shard", "\(share)/2")
        #expect(finished.exitCode == 0)
        try project.folder.write(finished.output, to: "\(share).json")
      }
      let merged = try await project.reprise("verify", "--merge", "1.json", "2.json")
      #expect(
        merged.output
          == "1 guide, 1 example, 1 launch \(WorkingIsolation.text): 1 expectation met\n")
      #expect(merged.exitCode == 0)
    }
  }
}
