import Testing

struct HelpTests {
  private func help(_ arguments: String...) async throws -> String {
    try await GuideProject.with([:]) { project in
      let finished = try await project.start(arguments, withFolders: false).finished()
      #expect(finished.exitCode == 0)
      #expect(finished.errors == "")
      return finished.output
    }
  }

  @Test func namesEveryCommand() async throws {
    let help = try await help("--help")
    #expect(help.hasPrefix("OVERVIEW: Runs the Swift examples of Markdown guides"))
    for command in ["build", "verify", "accept", "run", "serve", "archive"] {
      #expect(help.contains("\n  \(command) "), "\(command)")
    }
  }

  @Test func isWhatTheCommandSaysAlone() async throws {
    let alone = try await help()
    let asked = try await help("--help")
    #expect(alone == asked)
  }

  @Test(arguments: ["build", "verify", "accept", "run", "serve"])
  func namesTheFoldersAndTheirDefaults(_ command: String) async throws {
    let help = try await help(command, "--help")
    for option in ["--content <dir>", "--site <dir>", "--output <dir>", "--cache <dir>"] {
      #expect(help.contains("\n  \(option) "), "\(option)")
    }
    for value in ["Content", "Site", "_site", ".build/reprise"] {
      #expect(help.contains("\(value))"), "\(value)")
    }
  }
}
