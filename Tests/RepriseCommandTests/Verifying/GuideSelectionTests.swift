import Testing

@Suite("verify GUIDE")
struct GuideSelectionTests {
  private static let wrong = "# Wrong\n\n```swift run\nprint(1)  // Prints \"2\"\n```\n"

  @Test("Checks only the guides that are named, by name or file", arguments: ["a", "Content/a.md"])
  func namedGuides(_ name: String) async throws {
    try await GuideProject.with(["a.md": SampleGuides.script, "b.md": Self.wrong]) { project in
      let finished = try await project.reprise("verify", name)
      #expect(
        finished.output
          == "1 guide, 1 example, 1 launch \(WorkingIsolation.text): 1 expectation met\n")
      #expect(finished.findings == "")
      #expect(finished.exitCode == 0)
      #expect(try await project.reprise("verify", name, "b").exitCode == 1)
    }
  }

  @Test("Says what is wrong with the files that they include, and that they have less than before")
  func includedFiles() async throws {
    let files = [
      "a.md": "# A\n\n```swift run from=code/a.swift\n```\n", "b.md": Self.wrong,
      "code/a.swift": "print(1)  // prints \"2\"\n",
      ".examples": "a: 1 example, 1 expectation\nb: 2 examples, 1 expectation\n",
    ]
    try await GuideProject.with(files) { project in
      let wrong = try await project.reprise("verify", "a")
      #expect(
        wrong.findings.hasPrefix(
          "Content/code/a.swift:1:11: error: this comment looks like an expectation"), "\(wrong)")
      #expect(wrong.exitCode == 1)
      try project.content.write("print(1)\n", to: "code/a.swift")
      let fewer = try await project.reprise("verify", "a")
      #expect(
        fewer.findings.hasPrefix(
          "Content/.examples:1:1: error: `a` had 1 expectation, and 0 are left"), "\(fewer)")
      #expect(!fewer.findings.contains("`b`"))
      #expect(fewer.exitCode == 1)
    }
  }

  @Test("Suggests the nearest name for one that no guide has")
  func unknownGuide() async throws {
    try await GuideProject.with(["tabs.md": SampleGuides.script]) { project in
      let finished = try await project.reprise("verify", "tab")
      #expect(finished.exitCode == 2)
      #expect(
        finished.errors == "reprise: error: There is no guide `tab`. Did you mean `tabs`?\n")
      let example = try await project.reprise("verify", "tabs#run-1")
      #expect(example.exitCode == 2)
      #expect(example.errors.contains("`tabs#run-1` names an example"))
    }
  }

  @Test("Does not pass for a guide that has nothing to check")
  func nothingToCheck() async throws {
    try await GuideProject.with(["a.md": "# Text\n", "b.md": SampleGuides.script]) { project in
      let finished = try await project.reprise("verify", "a")
      #expect(finished.exitCode == 1)
      #expect(
        finished.findings.hasPrefix("Content/a.md:1:1: error: this guide has no example"))
      #expect(try await project.reprise("verify", "a", "--allow-empty").exitCode == 0)
      #expect(try await project.reprise("verify", "a", "b").exitCode == 0)
    }
  }

  @Test("Keeps what is pending in the other guides")
  func pendingOfOthers() async throws {
    let empty = "# Empty\n\n```swift run\nprint(1)\n```\n\n```output\n```\n"
    try await GuideProject.with(["a.md": empty, "b.md": empty]) { project in
      try await project.reprise("verify")
      try await project.reprise("verify", "a")
      let listed = try await project.reprise("pending").output
      #expect(listed.contains("Content/a.md:7: output"))
      #expect(listed.contains("Content/b.md:7: output"))
      #expect(listed.hasSuffix("2 results pending.\n"))
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      #expect(try await project.reprise("verify").exitCode == 0)
    }
  }
}
