import Foundation
import Testing

/// The repository's workflow for several machines: its own commands, each machine in a folder of its
/// own.
struct WorkflowTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  /// The arguments of each use of the tool, and the file that its output goes to.
  private func commands() throws -> [(arguments: [String], output: String?)] {
    let file = Self.repository.appending(path: ".github/workflows/guides.yml")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return text.matches(of: #/- run: reprise/bin/reprise (.*)/#).map { match in
      let line = match.output.1.replacing("|| [ $? -eq 1 ]", with: "")
      let parts = line.split(separator: ">").map { $0.trimmingCharacters(in: .whitespaces) }
      return (
        parts[0].replacing("${{ matrix.shard }}", with: "SHARD").split(separator: " ")
          .map(String.init),
        parts.count > 1
          ? parts[1].replacing("${{ matrix.shard }}", with: "SHARD") : nil
      )
    }
  }

  @Test(arguments: [true, false])
  func reportsWhatOneMachineWould(_ holds: Bool) async throws {
    let commands = try commands()
    #expect(commands.count == 3)
    let shards = commands[0].arguments.last?.split(separator: "/").last.flatMap { Int($0) }
    let count = try #require(shards)
    let guide = (1...6).map { "```swift run\nprint(\($0))  // Prints \"\($0)\"\n```\n\n" }.joined()
    let files = [
      "a.md": guide, "b.md": holds ? guide : guide.replacing("s \"3\"", with: "s \"0\""),
    ]
    let whole = try await GuideProject.with(files) { try await $0.reprise("verify", "--github") }
    #expect(whole.exitCode == (holds ? 0 : 1))
    try await GuideProject.with(files) { reporting in
      for shard in 1...count {
        try await GuideProject.with(files) { machine in
          let arguments = commands[0].arguments.map { $0.replacing("SHARD", with: "\(shard)") }
          let finished = try await machine.reprise(arguments)
          #expect([0, 1].contains(finished.exitCode))
          let file = try #require(commands[0].output).replacing("SHARD", with: "\(shard)")
          try reporting.folder.write(finished.output, to: file)
        }
      }
      let junit = try await reporting.reprise(commands[1].arguments)
      #expect(junit.output.contains("<testsuite name=\"Content/b.md\" tests=\"7\""))
      let merged = try await reporting.reprise(commands[2].arguments)
      #expect(merged.output == whole.output)
      #expect(merged.exitCode == whole.exitCode)
    }
  }

  @Test func takesResultsFromTheCacheOfAnotherMachine() async throws {
    let guide = "```swift run\nprint(1)  // Prints \"1\"\n```\n"
    try await GuideProject.with(guide: guide) { project in
      let here = try project.withOwnCache("one/cache")
      #expect(try await here.reprise("verify").exitCode == 0)
      let programs = here.cache("programs").path
      #expect(FileManager.default.fileExists(atPath: programs))
      try FileManager.default.removeItem(atPath: programs)
      var there = project
      there.cache = project.folder("another/place/cache")
      try project.folder("another/place").make()
      try FileManager.default.copyItem(atPath: here.cache.path, toPath: there.cache.path)
      try FileManager.default.removeItem(atPath: here.cache.path)
      #expect(try await there.reprise("verify").exitCode == 0)
      // Nothing was compiled there.
      #expect(!FileManager.default.fileExists(atPath: there.cache("programs").path))
    }
  }
}
