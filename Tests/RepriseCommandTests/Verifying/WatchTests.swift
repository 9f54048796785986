import Foundation
import Testing

@Suite("verify --watch")
struct WatchTests {
  @Test("Checks again what changed, and ends at a signal", arguments: [SIGINT, SIGTERM])
  func followsTheGuides(_ signal: Int32) async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      try project.folder.write("", to: "said")
      let said = project.folder
      let command = try project.start(["verify", "--watch"], output: "\(said.path)/said")
      let good = "1 guide, 1 example, 1 launch \(WorkingIsolation.text): 1 expectation met\n"
      let bad = "1 guide, 1 example, 1 launch \(WorkingIsolation.text): 1 error\n"
      try await Waiting.until { try said.text("said") == good }
      try project.content.write(
        SampleGuides.script.replacing("Prints \"one\"", with: "Prints \"two\""), to: "guide.md")
      try await Waiting.until { try said.text("said") == good + bad }
      try project.content.write(SampleGuides.script, to: "guide.md")
      try await Waiting.until {
        try said.text("said") == good + bad + good
      } then: {
        _ = kill(command.identifier, signal)
      }
      let finished = try await command.finished()
      #expect(finished.exitCode == signal)
      #expect(finished.errors.hasPrefix("Content/guide.md:4:15: error: the line printed something"))
      #expect(!finished.errors.contains("examples "))
    }
  }

  @Test("Is for a person alone", arguments: [["--json"], ["--strict"], ["--shard", "1/2"]])
  func refusesOtherForms(_ options: [String]) async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      let finished = try await project.reprise(["verify", "--watch"] + options)
      #expect(finished.exitCode == 2)
      #expect(finished.errors.contains("--watch prints text for its author"))
    }
  }
}
