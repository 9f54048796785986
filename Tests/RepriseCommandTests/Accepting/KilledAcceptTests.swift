import Foundation
import Glibc
import Testing

/// `accept` writes all results or none, whatever ends it.
struct KilledAcceptTests {
  private static let old = """
    ```swift run
    print("new")
    ```

    ```output of=run-1
    old
    ```

    """
  private static let new = old.replacing("\nold\n", with: "\nnew\n")
  private static let names = (1...60).map { "guide-\($0).md" }

  @Test func writesAllOrNone() async throws {
    try await kill(turns: 12)
  }

  @Test(.nightly(.kills))
  func writesAllOrNoneAfter150Kills() async throws {
    try await kill(turns: 150)
  }

  private func kill(turns: Int) async throws {
    try await GuideProject.with(["guide-1.md": Self.old]) { project in
      let project = try project.withOwnCache()
      #expect(try await project.reprise("verify").exitCode == 1)
      let pending = try Self.copies(ofOnlyGuideIn: project)
      let whole = try await duration(project, pending)
      var found = Set<String>()
      for turn in 0..<turns {
        try restore(project, pending)
        let accept = try project.start(["accept", "--all"])
        // Mostly in the second half, where files are written.
        try await Task.sleep(for: whole * (0.4 + 0.6 * Double(turn) / Double(turns)))
        Glibc.kill(accept.identifier, SIGKILL)
        _ = try await accept.finished()
        let shown = try await project.reprise("pending")
        #expect(shown.exitCode == 0)
        let texts = Set(
          try project.content.files().values.map { String(decoding: $0, as: UTF8.self) })
        #expect(texts.count == 1, "turn \(turn): some guides are old and some new")
        found.formUnion(texts)
        #expect(try Set(project.content.files().keys) == Set(Self.names))
        #expect(
          try project.cache.names().filter { $0.hasPrefix("writing") && !$0.hasSuffix("lock") }
            == [])
      }
      #expect(found.isSubset(of: [Self.old, Self.new]))
    }
  }

  @Test func finishesWhatWasInterruptedAndLeavesWhatWasEditedSince() async throws {
    try await GuideProject.with(["a.md": "A old\n", "b.md": "B old\n", "c.md": "C mine\n"]) {
      project in
      let project = try project.withOwnCache()
      // What a killed `accept` leaves: the first file is in its place, the others wait.
      #expect(try await project.reprise("pending").output == "Nothing is pending.\n")
      let content = try #require(realpath(project.content.path, nil).map { String(cString: $0) })
      let hash = content.utf8.reduce(0xcbf2_9ce4_8422_2325) { (hash: UInt64, byte) in
        (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      let waiting = project.cache("writing-\(String(hash, radix: 16))")
      let entries = ["a", "b", "c"].map { name in
        """
        {"path": "\(content)/\(name).md", "permissions": 420, \
        "old": "\(Data("\(name.uppercased()) old\n".utf8).base64EncodedString())"}
        """
      }
      try waiting.write("[\(entries.joined(separator: ", "))]", to: "list.json")
      try waiting.write("B new\n", to: "1")
      try waiting.write("C new\n", to: "2")
      try project.content.write("A new\n", to: "a.md")
      let shown = try await project.reprise("pending")
      #expect(
        shown.errors
          == "reprise: note: finished an interrupted `accept`: wrote 1 file\n")
      #expect(
        try project.content.files().mapValues { String(decoding: $0, as: UTF8.self) }
          == ["a.md": "A new\n", "b.md": "B new\n", "c.md": "C mine\n"])
      #expect(!FileManager.default.fileExists(atPath: waiting.path))
    }
  }

  @Test func writesNothingWhereTheDiskIsFull() async throws {
    let guide = Self.old + String(repeating: "Text.\n", count: 1_000)
    try await GuideProject.with(["guide-1.md": guide]) { project in
      let project = try project.withOwnCache()
      _ = try await project.reprise("verify")
      // A limit on the size of files stands for a disk without room.
      let accepted = try await project.run(
        "sh",
        [
          "-c", "ulimit -f 1; trap '' XFSZ; exec \"$@\"", "sh", try RunningCommand.tool().path,
          "accept", "--all", "--cache", project.cache.path,
        ])
      #expect(accepted.exitCode == 70)
      #expect(
        accepted.errors.hasSuffix("guide-1.md` cannot be written: file too large.\n"),
        "\(accepted.errors)")
      #expect(try project.content.text("guide-1.md") == guide)
      #expect(try project.content.names() == ["guide-1.md"])
    }
  }

  /// What is pending of sixty guides that are the same, made of what is pending of one.
  private static func copies(ofOnlyGuideIn project: GuideProject) throws -> (
    name: String, data: Data
  ) {
    let name = try #require(try project.cache("pending").names().first)
    let data = try project.cache("pending").data(name)
    var stored = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    var changes = try #require(stored["changes"] as? [String: Any])
    let guide = try #require((changes["guides"] as? [[String: Any]])?.first)
    let path = try #require(guide["path"] as? String)
    changes["guides"] = names.map { name in
      var copy = guide
      copy["path"] = path.replacing("guide-1.md", with: name)
      copy["name"] = name.replacing(".md", with: "")
      return copy
    }
    stored["changes"] = changes
    return (name, try JSONSerialization.data(withJSONObject: stored))
  }

  private func restore(_ project: GuideProject, _ pending: (name: String, data: Data)) throws {
    for name in Self.names { try project.content.write(Self.old, to: name) }
    try project.cache("pending").write(pending.data, to: pending.name)
  }

  /// How long the command takes when it is not killed.
  private func duration(
    _ project: GuideProject, _ pending: (name: String, data: Data)
  ) async throws -> Duration {
    try restore(project, pending)
    // Without the wait for other tests' commands.
    let start = ContinuousClock.now
    let accepted = try await project.start(["accept", "--all"]).finished()
    #expect(accepted.output.hasSuffix("60 results written.\n"))
    return start.duration(to: .now)
  }
}
