import Foundation
import Testing

/// The files that apps leave behind, opened from the command line.
struct ArchiveCommandTests {
  /// Archives of Foundation's, as any program writes them.
  private func withArchives(
    _ roots: [String: NSDictionary], _ body: (GuideProject) async throws -> Void
  ) async throws {
    try await GuideProject.with([:]) { project in
      for (name, root) in roots {
        let data = try NSKeyedArchiver.archivedData(
          withRootObject: root, requiringSecureCoding: false)
        try project.folder.write(data, to: name)
      }
      try await body(project)
    }
  }

  private func reprise(
    _ arguments: String..., in project: GuideProject
  ) async throws -> FinishedCommand {
    try await project.start(["archive"] + arguments, withFolders: false).finished()
  }

  @Test func showsAFileInTheLayoutOfApplesTool() async throws {
    try await withArchives(["a.data": ["name": "Bern"]]) { project in
      let shown = try await reprise("show", "a.data", in: project)
      #expect(
        shown
          == FinishedCommand(
            exitCode: 0,
            output: """
              Keyed Archive (5 objects)
              -------------------------
                            root...{
                                "name" = "Bern";
                            }

              """, errors: ""))
    }
  }

  @Test func showsAFileAsJSON() async throws {
    try await withArchives(["a.data": ["name": "Bern"]]) { project in
      let shown = try await reprise("show", "--json", "a.data", in: project)
      let json = try JSONSerialization.jsonObject(with: Data(shown.output.utf8)) as? NSDictionary
      #expect(
        json == [
          "objectCount": 5,
          "top": ["root": ["dictionary": [["key": "name", "value": "Bern"]]]],
        ])
    }
  }

  @Test func showsTheSessionsOfAnAppWithScenes() async throws {
    let session: NSDictionary = [
      "persistentIdentifier": "A", "role": "window",
      "stateRestorationActivity": ["activityType": "reading"],
    ]
    let sessions: NSDictionary = ["sessions": [session], "discardedSessions": [] as NSArray]
    try await withArchives(["a.data": sessions]) { project in
      let shown = try await reprise("show", "a.data", in: project)
      #expect(shown.exitCode == 0)
      #expect(shown.output.contains("[Scene Session] A (Class: UISceneSession)"))
      let tree = try await reprise("show", "--tree", "a.data", in: project)
      #expect(tree.output.contains("└─ stateRestorationActivity  NSUserActivity, 1 value"))
    }
  }

  @Test func exitsWith1WhereFilesDiffer() async throws {
    try await withArchives(["a.data": ["name": "Bern"], "b.data": ["name": "Chur"]]) { project in
      let same = try await reprise("diff", "a.data", "a.data", in: project)
      #expect(same == FinishedCommand(exitCode: 0, output: "no difference\n", errors: ""))
      let different = try await reprise("diff", "a.data", "b.data", in: project)
      #expect(
        different
          == FinishedCommand(
            exitCode: 1,
            output: """
              changed  Top Level
                            root["name"]: Bern → Chur

              """, errors: ""))
    }
  }

  @Test func saysWhichFileIsNoArchive() async throws {
    try await withArchives(["a.data": [:]]) { project in
      try project.folder.write("text", to: "b.data")
      let wrong = try await reprise("diff", "a.data", "b.data", in: project)
      #expect(
        wrong
          == FinishedCommand(
            exitCode: 2, output: "",
            errors: "reprise: error: b.data: the file does not begin with bplist00 (at byte 0)\n"))
      let missing = try await reprise("show", "c.data", in: project)
      #expect(
        missing
          == FinishedCommand(
            exitCode: 2, output: "",
            errors: "reprise: error: c.data: cannot open it: No such file or directory\n"))
    }
  }
}
