import Foundation
import Testing

struct CleaningUpTests {
  /// A script that starts a process in a session of its own, another that in addition has no
  /// environment and is an orphan, and does not end.
  private static func endless(sleeping seconds: String, limit: String) -> String {
    """
    ```swift run\(limit)
    import Glibc

    setenv("MARK", "WORD", 1)
    var child: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("setsid"), strdup("sleep"), strdup("97"), nil]
    posix_spawn(&child, "/usr/bin/setsid", nil, nil, &arguments, environ)
    let words = ["env", "-i", "setsid", "sh", "-c", "sleep \(seconds) & exit"]
    arguments = words.map { strdup($0) } + [nil]
    posix_spawn(&child, "/usr/bin/env", nil, nil, &arguments, environ)
    print("started")
    while true { usleep(1000) }
    ```

    """
  }

  /// Whether the script has started both of its processes, after which it prints; what it prints is on
  /// disk at once.
  private func hasStarted(_ project: GuideProject) throws -> Bool {
    let work = project.cache("work").path
    let names = FileManager.default.enumerator(atPath: work)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix("/record.jsonl") }.contains { name in
      // Nothing, where the folder has been removed meanwhile.
      let record = FileManager.default.contents(atPath: "\(work)/\(name)") ?? Data()
      return record.range(of: Data("started".utf8)) != nil
    }
  }

  /// The processes that a launch of an example was or started.
  private func processes(of project: GuideProject, _ seconds: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      guard Int(name) != nil, name != "\(getpid())" else { return false }
      // Processes of others cannot be read, and some end meanwhile.
      let environment = FileManager.default.contents(atPath: "/proc/\(name)/environ") ?? Data()
      let arguments = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
      return environment.range(of: Data("REPRISE_RECORD=\(project.cache.path)/".utf8)) != nil
        || arguments.range(of: Data(seconds.utf8)) != nil
    }
  }

  /// - Parameter limit: The word for the script's limit; a test that ends it otherwise leaves it time on a busy machine.
  private func project<Result>(
    limit: String = " seconds=60", _ body: (GuideProject, String) async throws -> Result
  ) async throws -> Result {
    // By this a process is known that has no environment; no other test has such a number.
    let seconds = "97.\(UInt32.random(in: 1_000_000...9_999_999))"
    return try await GuideProject.with(guide: Self.endless(sleeping: seconds, limit: limit)) {
      project in
      let project = try project.withOwnCache()
      return try await body(project, seconds)
    }
  }

  @Test(arguments: WorkingIsolation.names)
  func leavesNoProcessAndNoFolderOfAnExampleThatIsStopped(_ isolation: String) async throws {
    try await project(limit: "") { project, seconds in
      // Not in the place of a command that works: this one waits for the limit.
      let verified = try await project.withStarted(["verify", "--isolation", isolation]) {
        try await $0.finished()
      }
      #expect(verified.exitCode == 1)
      #expect(verified.findings.contains("`run-1` was stopped after 5 s"))
      #expect(try processes(of: project, seconds) == [])
      #expect(try project.cache("work").names() == [])
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP], WorkingIsolation.names)
  func leavesNothingWhenInterruptedAndSaysWhereItWas(
    _ signal: Int32, _ isolation: String
  ) async throws {
    try await project { project, seconds in
      let finished = try await project.withStarted(["verify", "--isolation", isolation]) {
        command in
        try await Waiting.until {
          try hasStarted(project)
        } then: {
          _ = kill(command.identifier, signal)
        }
        return try await command.finished()
      }
      #expect(finished.exitCode == signal)
      #expect(finished.output == "")
      #expect(
        finished.errors
          == "reprise: interrupted at example 0 of 1; at work: `run-1` (Content/guide.md:1)\n")
      #expect(try processes(of: project, seconds) == [])
      #expect(try project.cache("work").names() == [])
    }
  }

  @Test(arguments: WorkingIsolation.names)
  func leavesNoProcessWhenKilledAndRemovesTheFolderLater(_ isolation: String) async throws {
    try await project { project, seconds in
      _ = try await project.withStarted(["verify", "--isolation", isolation]) { command in
        try await Waiting.until {
          try hasStarted(project)
        } then: {
          _ = kill(command.identifier, SIGKILL)
        }
        return try await command.finished()
      }
      #expect(try project.cache("work").names().count == 1)
      // Only the supervisor is left to end them.
      try await Waiting.until { try processes(of: project, seconds).isEmpty }
      try project.content.write(SampleGuides.script, to: "guide.md")
      let verified = try await project.reprise("verify", "--isolation", isolation)
      #expect(verified.exitCode == 0, "\(verified)")
      #expect(try project.cache("work").names() == [])
    }
  }

  /// It waits for the next example, and hears that there is none from the end of who would ask for it.
  @Test(arguments: [SIGINT, SIGKILL], WorkingIsolation.names)
  func loadsOneCompilerForAllExamplesThatEndsWithTheCommand(
    _ signal: Int32, _ isolation: String
  ) async throws {
    try await project { project, seconds in
      try project.content.write(SampleGuides.script + SampleGuides.app, to: "first.md")
      let loaded = try await project.withStarted(["verify", "--isolation", isolation]) { command in
        let loaded = try await Waiting.until {
          try hasStarted(project)
        } then: {
          let loaded = try loadedCompilers(of: project)
          kill(command.identifier, signal)
          return loaded
        }
        _ = try await command.finished()
        return loaded
      }
      #expect(loaded.count == 1)
      try await Waiting.until { try loadedCompilers(of: project).isEmpty }
    }
  }

  /// The compilers that wait among the folders of the examples.
  private func loadedCompilers(of project: GuideProject) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      // Those of others cannot be read, and some end meanwhile.
      let folder = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(name)/cwd")
      let program = FileManager.default.contents(atPath: "/proc/\(name)/comm") ?? Data()
      return folder == project.cache("work").path && program == Data("swift-frontend\n".utf8)
    }
  }

  /// The driver of the compiler, for one, leaves a folder there whatever it is asked.
  @Test func leavesNothingInTheTemporaryFolder() async throws {
    let files = [
      "app.md": SampleGuides.app,
      "trap.md": "# Trap\n\n```swift example=trap\n\(SampleGuides.appCode)\n```\n\n"
        + "```swift launch traps=\"no\"\nfatalError(\"no\")\n```\n",
      "script.md": SampleGuides.script
        + "```swift run fails=\"cannot find\"\nprint(nowhere)\n```\n",
    ]
    try await GuideProject.with(files) { project in
      // Nothing is known yet, so that the compiler is asked for everything; nor are modules shared.
      let project = GuideProject(folder: project.folder, cache: project.folder("cache"))
      let temporary = project.folder("temporary")
      try temporary.make()
      let variables = ["TMPDIR": temporary.path]
      #expect(try await project.reprise("accept", "--all", environment: variables).exitCode == 0)
      let verified = try await project.reprise("verify", environment: variables)
      #expect(verified.exitCode == 0, "\(verified)")
      #expect(try await project.reprise("build", environment: variables).exitCode == 0)
      #expect(try temporary.names() == [])
    }
  }
}
