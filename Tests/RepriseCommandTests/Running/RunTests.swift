import Foundation
import Testing

struct RunTests {
  private static let guide = """
    # Two

    ```swift run
    print("one")
    ```

    ```swift example=app
    \(SampleGuides.appCode)
    ```

    ```swift launch
    print("saving")
    app.enterBackground()
    ```

    ```swift launch
    app.forceQuit()
    ```

    """

  private static let script = """
    run-1, launch 1
    ===============
    Output
    ------
    one

    Ending
    ------
    the process exited with status 0
    """

  @Test func printsNothingThatATerminalOrAWorkflowObeys() async throws {
    let guide = #"""
      ```swift run
      print("\u{1b}[2Jgone\u{9b}x \u{202e}back")
      print("::error::no error")
      print("  ::stop-commands::x")
      print("a ##[error] in the middle")
      print("a::b is kept")
      ```

      """#
    try await GuideProject.with(guide: guide) { project in
      let text = try await project.reprise("run", "guide")
      #expect(
        text.output.contains(
          #"""
          \u{1b}[2Jgone\u{9b}x \u{202e}back
          \u{3a}:error::no error
            \u{3a}:stop-commands::x
          a #\u{23}[error] in the middle
          a::b is kept
          """#))
      let json = try await project.reprise("run", "guide", "--json")
      #expect(json.output.contains(#"\u001b[2Jgone\u009bx \u202eback\n::error::no error\n"#))
      #expect(json.output.contains(#"a #\u0023[error] in the middle"#))
      #expect(!json.output.contains("##["))
      let controls = json.output.unicodeScalars.filter {
        $0.value < 0x20 && $0 != "\n" || $0.value > 0x7e
      }
      #expect(controls.isEmpty)
    }
  }

  @Test func printsNoFindingThatAWorkflowObeys() async throws {
    let guide = "```swift run\nprint(\"##[error]a\")  // Prints \"b\"\n```\n\n```output\n```\n"
    try await GuideProject.with(guide: guide) { project in
      for arguments in [["verify"], ["verify", "--json"], ["verify", "--junit"], ["pending"]] {
        let finished = try await project.reprise(arguments)
        #expect(!(finished.output + finished.errors).contains("##["), "\(arguments)")
        #expect((finished.output + finished.errors).contains("[error]a"), "\(arguments)")
      }
    }
  }

  @Test func printsTraceOutputArchiveAndTermination() async throws {
    try await GuideProject.with(guide: Self.guide) { project in
      let finished = try await project.reprise("run", "guide#app")
      #expect(finished.exitCode == 0)
      #expect(finished.findings == "")
      let lines = finished.output.split(separator: "\n", omittingEmptySubsequences: false)
      let headings = zip(lines, lines.dropFirst()).filter { title, line in
        !title.isEmpty && title.count == line.count && Set(line).isSubset(of: ["-", "="])
      }
      #expect(
        headings.map(\.0) == [
          "app, launch 1", "Trace", "Output", "Archive", "Top Level",
          "[View Controller] Root (Class: UIViewController)", "Ending",
          "app, launch 2", "Trace", "Ending",
        ])
      #expect(finished.output.contains("\n\nOutput\n------\nsaving\n\nArchive\n"))
      #expect(
        finished.output.hasSuffix(
          "\n\nEnding\n------\nthe user closed the app in the app switcher\n"))
    }
  }

  @Test func runsAllExamplesOfAGuideInItsOrder() async throws {
    try await GuideProject.with(guide: Self.guide) { project in
      let all = try await project.reprise("run", "guide")
      let app = try await project.reprise("run", "guide#app")
      #expect(all.exitCode == 0)
      #expect(all.output == Self.script + "\n\n" + app.output)
    }
  }

  @Test(arguments: [
    "guide#run-1", "Content/guide.md#run-1", "./Content/guide.md#run-1", "guide.md#run-1",
  ])
  func takesAGuidesNameAndItsFile(_ target: String) async throws {
    try await GuideProject.with(guide: Self.guide) { project in
      let finished = try await project.reprise("run", target)
      #expect(finished.exitCode == 0)
      #expect(finished.output == Self.script + "\n")
    }
  }

  @Test func takesAGuideInAFolderBesideOthersOfItsName() async throws {
    let other = SampleGuides.script.replacing("one", with: "other")
    try await GuideProject.with(["a.md": SampleGuides.script, "a/a.md": other]) { project in
      let finished = try await project.reprise("run", "a/a")
      #expect(finished.output == Self.script.replacing("one", with: "other") + "\n")
      let file = try await project.reprise("run", project.content("a/a.md").path)
      #expect(file.output == finished.output)
    }
  }

  private func examples(in report: FinishedCommand) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(report.output.utf8)) as? [String: Any]
    return try #require(json?["examples"] as? [[String: Any]])
  }

  @Test func printsTheSameRecordsAsJSON() async throws {
    try await GuideProject.with(guide: Self.guide) { project in
      let first = try await project.reprise("run", "guide", "--json")
      #expect(first.exitCode == 0)
      let records = try examples(in: first)
      #expect(records.map { $0["example"] as? String } == ["run-1", "app"])
      let launches = try #require(records[1]["launches"] as? [[String: Any]])
      #expect(launches.map { $0["output"] as? String } == ["saving\n", ""])
      #expect(launches.map { ($0["events"] as? [Any])?.isEmpty } == [false, false])

      let fresh = try project.withOwnCache()
      let second = try await fresh.reprise("run", "guide", "--json")
      #expect(second == first)
    }
  }

  @Test func printsTheRecordsOfVariantsAsJSON() async throws {
    let guide = """
      ```swift run
      var word = "milk"
      word = "tea"  // what-if:
      word += "!"  // what-if: word += 1
      print(word)
      ```

      ```matrix
      ```

      """
    try await GuideProject.with(guide: guide) { project in
      let finished = try await project.reprise("run", "guide", "--json")
      let records = try examples(in: finished)
      #expect(records.map { $0["example"] as? String } == ["run-1"])
      let variants = try #require(records[0]["variants"] as? [[String: Any]])
      #expect(variants.map { $0["label"] as? String } == ["A", "B", "A B"])
      #expect(variants[0]["changes"] as? [String] == ["without `word = \"tea\"`"])
      let ran = try #require(variants[0]["record"] as? [String: Any])
      let launches = try #require(ran["launches"] as? [[String: Any]])
      #expect(launches.map { $0["output"] as? String } == ["milk!\n"])
      #expect(variants[0]["losses"] as? [String] == ["prints \"milk!\" instead of \"tea!\""])
      #expect(variants[1]["record"] == nil)
      let reason = try #require(variants[1]["refused"] as? String)
      #expect(reason.contains("cannot convert value of type 'Int'"), "\(reason)")
    }
  }

  @Test func runsOneExampleWhateverIsWrongElsewhere() async throws {
    let files = [
      "a.md": Self.guide + "```swift run\nbroken\n```\n", "b.md": "```swift run x\n```\n",
    ]
    try await GuideProject.with(files) { project in
      let finished = try await project.reprise("run", "a#run-1")
      #expect(finished.exitCode == 0)
      #expect(finished.findings == "")
      #expect(finished.output == Self.script + "\n")
    }
  }

  @Test func failsWithWhatIsWrongInTheGuide() async throws {
    let files = [
      "a.md": "```swift run\nprint(1)  // Prints \"2\"\n```\n", "b.md": "```swift run x\n```\n",
    ]
    try await GuideProject.with(files) { project in
      let finished = try await project.reprise("run", "a")
      #expect(finished.exitCode == 1)
      #expect(finished.output == Self.script.replacing("one", with: "1") + "\n")
      #expect(
        finished.findings == """
          Content/a.md:2:11: error: the line printed something else [prints.different]
              2 | print(1)  // Prints "2"
                |           ^
              - 2
              + 1


          """)
    }
  }

  @Test func saysWhyAGuideCannotBeRead() async throws {
    try await GuideProject.with(["a.md": SampleGuides.script]) { project in
      try project.content.write(Data([0x23, 0x20, 0xFF]), to: "b.md")
      let finished = try await project.reprise("run", "b")
      #expect(finished.exitCode == 1)
      #expect(finished.output == "")
      #expect(finished.findings.hasPrefix("Content/b.md:1:3: error: "))
    }
  }
}
