import Foundation
import Testing

/// The folder that `make dist` packs.
struct DistributionTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL.path

  /// A project beside a copy of the tool that lies in no folder of a build.
  private func withCopy(_ body: (GuideProject, _ tool: String) async throws -> Void) async throws {
    try await GuideProject.with([:]) { project in
      let build = try RunningCommand.tool().deletingLastPathComponent().path
      let packed = try await project.run(
        "\(Self.repository)/Distribution/dist.sh", [build, "\(project.folder.path)/copy"])
      #expect(packed.exitCode == 0, "\(packed.errors)")
      try await body(project, "\(project.folder.path)/copy/bin/reprise")
    }
  }

  @Test func startsAndVerifiesAProjectFromAnyFolder() async throws {
    try await withCopy { project, tool in
      let made = try await project.run(tool, ["new", "mine"])
      #expect(made.exitCode == 0, "\(made.errors)")
      let inert = "# A\n\n```swift run\nimport CoreLocation\nprint(1)  // Prints \"1\"\n```\n"
      try project.folder.write(inert, to: "mine/Content/inert.md")
      try FileManager.default.removeItem(atPath: "\(project.folder.path)/mine/Content/.examples")
      let verified = try await project.run(
        tool, ["verify", "inert", "--content", "mine/Content", "--site", "mine/Site"])
      #expect(
        verified.output
          == "1 guide, 1 example, 1 launch \(WorkingIsolation.text): 1 expectation met\n",
        "\(verified.errors)")
    }
  }

  @Test func saysWhichToolchainItNeeds() async throws {
    try await withCopy { project, tool in
      try project.folder.write("5.0\n", to: "copy/tool/swift-version")
      let refused = try await project.run(tool, ["verify"])
      #expect(refused.exitCode == 70)
      #expect(refused.errors.contains("reprise: error: this is for Swift 5.0, and "))
    }
  }

  /// What the action does where nothing else is asked for.
  @Test func isWhatTheActionRuns() async throws {
    let text = try Folder(path: Self.repository).text("action.yml")
    // In a container, this is a path outside of it: https://github.com/actions/runner/issues/2185.
    #expect(!text.contains("{ github.action_path"))
    let command = try #require(text.firstMatch(of: #/default: (verify .*)/#)).output.1
    try await GuideProject.with(guide: SampleGuides.script) { project in
      let arguments = command.split(separator: " ").map(String.init)
      #expect(try await project.reprise(arguments).exitCode == 0)
      try project.content.write("# A\n\n[b](b.md)\n", to: "guide.md")
      let wrong = try await project.reprise(arguments)
      #expect(wrong.exitCode == 1)
      #expect(wrong.output.hasPrefix("::error file=Content/guide.md,line=3,"))
    }
  }
}
