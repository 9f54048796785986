import Foundation
import Testing

/// What `verify` guarantees: each test has a project that would pass if the guarantee were broken.
struct TwelveExpectationsTests {
  private func verify(
    _ files: [String: String], _ arguments: [String] = []
  ) async throws -> FinishedCommand {
    try await GuideProject.with(files) { try await $0.reprise(["verify"] + arguments) }
  }

  /// A project with a cache of its own.
  private func project(
    _ guide: String, _ body: (GuideProject) async throws -> Void
  ) async throws {
    try await GuideProject.with(guide: guide) { project in
      let project = try project.withOwnCache()
      try await body(project)
    }
  }

  // 1. No example at all.
  @Test func failWithoutAnyExample() async throws {
    let files = ["a.md": "# A\n\n```swift\nprint(1)\n```\n"]
    let finished = try await verify(files)
    #expect(finished.findings.hasPrefix("Content:1:1: error: no example found in 1 guide"))
    #expect(finished.exitCode == 1)
    #expect(try await verify([:]).exitCode == 1)
    #expect(try await verify(files, ["--allow-empty"]).exitCode == 0)
    #expect(try await verify([:], ["--allow-empty"]).exitCode == 0)
  }

  // 2. A recording that is missing, and one that no example claims.
  @Test func failWhereARecordingIsMissingOrNobodys() async throws {
    let missing = try await verify(["a.md": "```swift run\nprint(1)\n```\n\n```output\n```\n"])
    #expect(missing.findings.hasPrefix("Content/a.md:5:1: error: the result is not filled in"))
    #expect(missing.exitCode == 1)
    let nobodys = try await verify(["a.md": "```output\n1\n```\n\n```swift run\nprint(1)\n```\n"])
    #expect(nobodys.findings.hasPrefix("Content/a.md:1:4: error: there is no example above this"))
    #expect(nobodys.exitCode == 1)
  }

  // 3. A should-fail that compiles, or fails with another message.
  @Test(arguments: [("print(1)", "swift.not-refused"), ("let a: Int = \"\"", "otherwise")])
  func failWhereAShouldFailDoesNot(_ code: String, _ rule: String) async throws {
    let finished = try await verify(["a.md": "```swift run fails=\"cannot find\"\n\(code)\n```\n"])
    #expect(finished.findings.hasPrefix("Content/a.md:1:14: error:"))
    #expect(finished.findings.contains(rule))
    #expect(finished.exitCode == 1)
  }

  // 4. An unknown or contradictory word.
  @Test(arguments: [
    (
      "run hiden",
      "1:14: error: `hiden` is not an attribute of `swift` code blocks [fence.unknown-word]"
    ),
    (
      "run hidden folded",
      "1:21: error: `folded` cannot be combined with `hidden` [fence.contradiction]"
    ),
  ])
  func failWhereAWordIsWrong(_ words: String, _ problem: String) async throws {
    let finished = try await verify(["a.md": "```swift \(words)\nprint(1)\n```\n"])
    #expect(finished.findings.hasPrefix("Content/a.md:\(problem)"))
    #expect(finished.exitCode == 1)
  }

  // 5. An example that could not be run.
  @Test func failWhereThereIsNoCompilerOrNoEngine() async throws {
    try await project(SampleGuides.script) { project in
      let none = try await project.reprise(["verify"], environment: ["PATH": "/nonexistent"])
      #expect(none.exitCode == 70)
      #expect(none.errors.contains("The Swift compiler"))
      #expect(!none.output.contains("holds"))
      // The tool alone, copied to where no engine is.
      let copy = project.folder("bin/reprise").path
      try project.folder("bin").make()
      // By another process: what this one has open for writing, those that it starts meanwhile have too, and
      // no such file can be run.
      #expect(try await project.run("cp", [RunningCommand.tool().path, copy]).exitCode == 0)
      let alone = try await project.run(copy, ["verify"])
      #expect(alone.exitCode == 70)
      #expect(alone.errors.contains("The engine is not built"), "\(alone)")
    }
  }

  // 6. A result from the cache after something changed: the guide's own code, an included file, an
  // interface file. The engine, the compiler and the flags are CacheTests'.
  @Test func failWhereWhatWasRunIsNoLongerWhatStandsThere() async throws {
    let guide = "```swift run from=code.swift\n```\n\n```output\n1\n```\n"
    try await project(guide) { project in
      try project.content.write("print(1)\n", to: "code.swift")
      #expect(try await project.reprise("verify").exitCode == 0)
      // Of the same length and time.
      let file = project.content("code.swift").path
      let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
      try project.content.write("print(2)\n", to: "code.swift")
      try FileManager.default.setAttributes(
        [.modificationDate: try #require(date)], ofItemAtPath: file)
      let changed = try await project.reprise("verify")
      #expect(changed.exitCode == 1)
      #expect(changed.findings.contains("- 1\n    + 2"))
      // And another version of the language is another program.
      try project.content.write("#if swift(>=6)\nprint(6)\n#endif\nprint(1)\n", to: "code.swift")
      #expect(try await project.reprise("verify").exitCode == 0)
      try project.content.write(
        guide.replacing("swift run", with: "swift run swift-version=6"), to: "guide.md")
      #expect(try await project.reprise("verify").findings.contains("+ 6"))
    }
  }

  // 7. A failed example remembered as done.
  @Test(arguments: ["fatalError(\"no\")", "print(1)  // Prints \"2\"", "let a: Int = \"\""])
  func failAgainWhereItFailedBefore(_ code: String) async throws {
    try await project("```swift run\n\(code)\n```\n") { project in
      let first = try await project.reprise("verify")
      let second = try await project.reprise("verify")
      #expect(first.exitCode == 1)
      #expect(second == first)
    }
  }

  // 8. A process that dies, or exits non-zero, where it should finish.
  @Test(arguments: [
    ("import Glibc\nprint(\"last\")\nexit(3)", "exited with status 3"),
    ("import Glibc\nprint(\"last\")\nkill(getpid(), SIGTERM)\nsleep(1)", "signal 15"),
  ])
  func failWhereAProcessDoesNotFinish(_ code: String, _ reason: String) async throws {
    let finished = try await verify(["a.md": "```swift run\n\(code)\n```\n"])
    #expect(finished.exitCode == 1)
    #expect(finished.findings.contains(reason))
    #expect(finished.findings.contains("note: printed: last"))
  }

  // 9. Output cut off at a limit.
  @Test func failWhereOutputIsCutOff() async throws {
    let code = "let line = String(repeating: \"a\", count: 1 << 16)\nwhile true { print(line) }"
    let finished = try await verify(["a.md": "```swift run\n\(code)\n```\n"])
    #expect(finished.exitCode == 1)
    #expect(finished.findings.contains("1048576 bytes"))
  }

  // 10. `accept` writing to the wrong block after the source moved.
  @Test func refuseToAcceptWhereTheSourceMoved() async throws {
    let guide = "```swift run\nprint(1)\n```\n\n```output\n```\n"
    try await project(guide) { project in
      #expect(try await project.reprise("verify").exitCode == 1)
      let moved = "```swift run\nprint(2)\n```\n\n```output\n```\n\n" + guide
      try project.content.write(moved, to: "guide.md")
      #expect(try await project.reprise("accept", "--all").exitCode == 1)
      #expect(try project.content.text("guide.md") == moved)
    }
  }

  // 11. An example whose runs differ: what one run leaves behind is believed when another leaves the same.
  @Test(arguments: [
    ("print(Set([\"a\", \"b\", \"c\", \"d\", \"e\", \"f\"]).joined())", "output of `run-1`"),
    ("print([\"a\": 1, \"b\": 2, \"c\": 3, \"d\": 4])", "output of `run-1`"),
    ("print(Int.random(in: 0..<1_000_000))", "output of `run-1`"),
    ("import Glibc\nprint(getpid())", "output of `run-1`"),
    ("import Foundation\nprint(Date())", "output of `run-1`"),
    (
      "import Foundation\nlet day = Calendar(identifier: .gregorian).component(.weekday, from: Date())\nprint(day)",
      "output of `run-1`"
    ),
    (
      "import Foundation\nprint(NSTemporaryDirectory().count == 0 ? 1 : NSTemporaryDirectory())",
      "output of `run-1`"
    ),
    (
      "import Foundation\nprint(FileManager.default.currentDirectoryPath.count)",
      "output of `run-1`"
    ),
    (
      "import Foundation\nprint(Calendar(identifier: .gregorian).component(.year, from: Date()))",
      "output of `run-1`"
    ),
    // A machine that is slower comes to the next second.
    (
      "import Foundation\nprint(Date(timeIntervalSinceNow: 0.5).timeIntervalSince1970.rounded(.down))",
      "output of `run-1`"
    ),
  ])
  func failWhereRunsDiffer(_ code: String, _ field: String) async throws {
    try await project("```swift run\n\(code)\n```\n") { project in
      for _ in 1...2 {
        let verified = try await project.reprise("verify")
        #expect(verified.exitCode == 1)
        // The last line prints.
        let line = code.split(separator: "\n").count + 1
        let finding = "the \(field) is not the same every time [run.unstable]"
        #expect(
          verified.findings.contains("Content/guide.md:\(line):1: error: \(finding)"),
          "\(verified.findings)")
      }
    }
  }

  // Accepting it would write what the next run does not have.
  @Test(arguments: [
    "print(Int.random(in: 0..<1_000_000))\n```\n\n```output\n1\n```",
    "print(Int.random(in: 0..<1_000_000))\n```\n\n```output\n```",
    "print(Int.random(in: 0..<1_000_000))  // Prints\n```\n\n```output\n```",
  ])
  func offersOnlyWhatEachRunHas(_ code: String) async throws {
    try await project("```swift run\n1 + 1  // =>\n\(code)\n") { project in
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 1)
      let fixes = verified.findings.split(separator: "\n").filter {
        $0.contains("fix: reprise accept")
      }
      #expect(fixes.count == 1, "\(verified)")
      #expect(
        verified.findings.contains(
          "    note: the result differs between runs, so `accept` does not write it\n"))
      let pending = try await project.reprise("pending").output
      #expect(
        pending.contains("// => 2") && pending.hasSuffix("1 result pending.\n"), "\(pending)")
    }
  }

  // `accept` writes no included file, so the finding names the text, but only one that both runs have.
  @Test func namesNoTextForACommentThatRunsFillInDifferently() async throws {
    let files = [
      "guide.md": "# Guide\n\n```swift run from=code.swift\n```\n",
      "code.swift": "1 + 1  // =>\nprint(Int.random(in: 0..<1_000_000))  // Prints\n",
    ]
    try await GuideProject.with(files) { project in
      let findings = try await project.reprise("verify").findings
      let fixes = findings.split(separator: "\n").filter { $0.hasPrefix("    fix: write") }
      #expect(fixes == ["    fix: write `// => 2`"], "\(findings)")
      #expect(findings.contains("code.swift:2:39: error: the comment is not filled in"))
    }
  }

  // The times in an archive are the engine's own, and only the first run records places in the code.
  @Test func offersWhatEachRunHasOfAnApp() async throws {
    let app = SampleGuides.appCode.replacing(
      "-> Bool { true }\n\n  func application(\n    _ application: UIApplication, shouldRestore",
      with: """
        -> Bool { print(Int.random(in: 0..<1_000_000)); return true }

          func application(
            _ application: UIApplication, shouldRestore
        """)
    let blocks = ["output", "archive", "trace show=all", "screen"].map {
      "```\($0) of=app launch=1\n```\n\n"
    }.joined()
    let guide =
      "```swift example=app\n\(app)\n```\n\n```swift launch\napp.enterBackground()\n```\n\n\(blocks)"
    try await project(guide) { project in
      #expect(try await project.reprise("verify").exitCode == 1)
      let pending = try await project.reprise("pending").output
      let blocks = pending.matches(of: #/\d: (\w+ of=.*)\n/#).map { String($0.output.1) }
      #expect(blocks == ["archive of=app launch=1", "screen of=app launch=1"], "\(pending)")
    }
  }

  // What a screen shows, and what stands in place of code, is as unsure as what is printed.
  @Test func failWhereScreensOrVariantsDiffer() async throws {
    func guide(_ text: String, besides: String) -> String {
      let app = SampleGuides.appCode.replacing(
        "-> Bool { true }\n\n  func application(\n    _ application: UIApplication, shouldRestore",
        with: """
          -> Bool {
              let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
              label.text = "a"  // what-if: label.text = \(text)
              window?.rootViewController?.view.addSubview(label)
              \(besides)
              return true
            }

            func application(
              _ application: UIApplication, shouldRestore
          """)
      return "```swift example=app\n\(app)\n```\n\n```swift launch\napp.enterBackground()\n```\n"
    }
    let random = "\"\\(Int.random(in: 0..<1_000_000))\""
    let cases = [
      (
        guide("\"b\"", besides: "label.text = \(random)") + "\n```screen of=app launch=1\n```\n",
        "screen"
      ),
      (guide(random, besides: "print(label.text ?? \"\")"), "output"),
    ]
    for (text, field) in cases {
      try await project(text) { project in
        let verified = try await project.reprise("verify")
        #expect(verified.exitCode == 1)
        #expect(
          verified.findings.contains(
            "the \(field) of launch 1 of `app` is not the same every time [run.unstable]"),
          "\(verified)")
      }
    }
  }

  @Test func nameTheFieldOfAnAppThatDiffers() async throws {
    let app = SampleGuides.appCode.replacing(
      "-> Bool { true }\n\n  func application(\n    _ application: UIApplication, shouldRestore",
      with: """
        -> Bool {
            coder.encode(UUID().uuidString, forKey: "id")
            return true
          }

          func application(
            _ application: UIApplication, shouldRestore
        """)
    // It is said at the launch that differs, and not at the first.
    let launches = "```swift launch\n```\n\n```swift launch\napp.enterBackground()\n```\n"
    let guide = "```swift example=app\n\(app)\n```\n\n\(launches)"
    try await project(guide) { project in
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 1)
      let line = guide.split(separator: "\n", omittingEmptySubsequences: false).count - 3
      #expect(
        verified.findings.contains(
          "guide.md:\(line):1: error: the archive of launch 2 of `app` is not the same"))
      try project.content.write(
        "```swift example=app\n\(SampleGuides.appCode)\n```\n\n```swift launch\n"
          + "app.enterBackground()\n```\n\n```swift launch\n```\n", to: "guide.md")
      #expect(try await project.reprise("verify", "--strict").findings == "")
    }
  }

  // 12. Fewer examples than the count committed.
  @Test func failWhereAnExampleIsLost() async throws {
    let guide = "```swift run\nprint(1)  // Prints \"1\"\n```\n\n```swift run\nprint(2)\n```\n"
    try await project(guide) { project in
      // A guide that was not accepted fails where there is a file of those that were.
      #expect(try await project.reprise("verify").exitCode == 0)
      try project.content.write("", to: ".examples")
      #expect(
        try await project.reprise("verify").findings == """
          Content/guide.md:1:1: error: `Content/.examples` does not have this guide [project.new-guide]
              fix: reprise accept examples


          """)
      #expect(
        try await project.reprise("accept", "examples").output
          == "Content/.examples:1: examples\n1 result written.\n")
      #expect(try project.content.text(".examples") == "guide: 2 examples, 1 expectation\n")
      #expect(try await project.reprise("verify").exitCode == 0)
      // A word is lost, and the guide still says nothing that is not so.
      for lost in [
        "```swift\nprint(2)\n```\n", "```swift run skip=\"later\"\nprint(2)\n```\n",
        "```swift run\n// print(2)\n\n```\n", "",
      ] {
        try project.content.write(
          "```swift run\nprint(1)  // Prints \"1\"\n```\n\n" + lost, to: "guide.md")
        let verified = try await project.reprise("verify")
        #expect(verified.exitCode == 1)
        #expect(
          verified.findings == """
            Content/.examples:1:1: error: `guide` had 2 examples, and 1 is left [project.fewer-examples]
                fix: reprise accept examples


            """)
      }
      #expect(try await project.reprise("accept", "examples").exitCode == 0)
      #expect(try await project.reprise("verify").exitCode == 0)
      try project.content.write("```swift run\nprint(1)\n```\n", to: "guide.md")
      #expect(
        try await project.reprise("verify").findings.contains(
          "Content/.examples:1:1: error: `guide` had 1 expectation, and 0 are left "
            + "[project.fewer-expectations]"))
      // The numbers that were shown are not those of a guide that was changed since.
      try project.content.write("```swift run\nprint(1)  // Prints \"1\"\n```\n", to: "guide.md")
      let outdated = try await project.reprise("accept", "examples")
      #expect(outdated.exitCode == 1)
      #expect(outdated.errors.contains("Content/guide.md:1: The guide has changed"), "\(outdated)")
      try project.content.write("```swift run\nprint(1)\n```\n", to: "guide.md")
      // A guide that is deleted takes its examples with it.
      try project.content.write("```swift run\nprint(3)\n```\n", to: "other.md")
      try FileManager.default.removeItem(atPath: project.content("guide.md").path)
      let deleted = try await project.reprise("verify")
      #expect(deleted.findings.contains("`guide` had 1 example, and 0 are left"))
      try project.content.write("guide\n", to: ".examples")
      #expect(try await project.reprise("verify").findings.contains("[project.bad-count]"))
      // A link to a file without an end is not taken for a file that is missing.
      try FileManager.default.removeItem(atPath: project.content(".examples").path)
      try FileManager.default.createSymbolicLink(
        atPath: project.content(".examples").path, withDestinationPath: "/proc/self/pagemap")
      #expect(
        try await project.reprise("verify").findings.contains(
          "Content/.examples:1:1: error: the accepted numbers cannot be read"))
      // `accept examples` makes the file, where it is asked for by name.
      try FileManager.default.removeItem(atPath: project.content(".examples").path)
      #expect(try await project.reprise("verify").exitCode == 0)
      #expect(try await project.reprise("accept", "--all").output == "Nothing to accept.\n")
      #expect(try await project.reprise("accept", "examples").exitCode == 0)
      #expect(try project.content.text(".examples") == "other: 1 example, 0 expectations\n")
    }
  }
}
