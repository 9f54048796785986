import Testing

/// What keeps examples from the rest of the machine can be chosen, and is said once.
struct IsolationTests {
  @Test(arguments: WorkingIsolation.names)
  func saysWhatKeepsExamplesApart(_ name: String) async throws {
    let text = name == "landlock" ? "isolated by Landlock" : "in bubblewrap"
    try await GuideProject.with(guide: SampleGuides.app) { project in
      try await project.reprise("accept", "--all", "--isolation", name)
      let verified = try await project.reprise("verify", "--isolation", name)
      #expect(verified.output == "1 guide, 1 example, 1 launch \(text): 3 expectations met\n")
    }
  }

  @Test(arguments: WorkingIsolation.names)
  func acceptsInOneWhatHoldsInTheOther(_ name: String) async throws {
    try await GuideProject.with(guide: SampleGuides.app) { project in
      let accepted = try await project.reprise("accept", "--all", "--isolation", "none")
      let verified = try await project.reprise("verify", "--isolation", name)
      #expect([accepted.exitCode, verified.exitCode] == [0, 0])
    }
  }

  @Test func failsWhereBubblewrapIsAskedForAndMissing() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      let path = try Compiler.folderWithoutBubblewrap(in: project.folder)
      let asked = try await project.reprise(
        "verify", "--isolation", "bubblewrap", environment: ["PATH": path])
      #expect(asked.exitCode == 70)
      #expect(
        asked.errors
          == "reprise: error: Examples cannot be isolated on this machine: bubblewrap: there is no `bwrap` in "
          + "PATH\nInstall bubblewrap, or pass `--isolation none` if you trust the guides.\n")
      let unasked = try await project.reprise("verify", environment: ["PATH": path])
      #expect(
        unasked.output
          == "1 guide, 1 example, 1 launch isolated by Landlock: 1 expectation met\n")
    }
  }
}
