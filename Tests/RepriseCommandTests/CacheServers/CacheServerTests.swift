import Foundation
import Testing

@Suite("--cache-server")
struct CacheServerTests {
  private static let good =
    "1 guide, 1 example, 1 launch \(WorkingIsolation.text): 1 expectation met\n"

  /// Two machines: each has a cache of its own.
  private func machines(
    guide: String = SampleGuides.script,
    _ body: (_ one: GuideProject, _ other: GuideProject) async throws -> Void
  ) async throws {
    try await GuideProject.with(guide: guide) { project in
      try await body(try project.withOwnCache("one"), try project.withOwnCache("other"))
    }
  }

  /// The programs and records that a machine has made itself or taken.
  private func isBuilt(_ project: GuideProject) throws -> Bool {
    try !project.cache("programs").names().isEmpty
  }

  @Test("Gives one machine what another left there")
  func sharing() async throws {
    try await WebServer.with { server in
      try await machines { one, other in
        let first = try await one.reprise("verify", "--cache-server", server.address)
        #expect(first.output == Self.good)
        #expect(first.findings == "")
        let names = try server.folder.names()
        #expect(names.count == 1)
        #expect(names.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
        let second = try await other.reprise("verify", "--cache-server", server.address)
        #expect(second.output == Self.good)
        #expect(try isBuilt(one))
        #expect(try !isBuilt(other))
        #expect(try server.requests == ["GET 404", "PUT 201", "GET 200"])
      }
    }
  }

  @Test("Sends nothing where that is asked for")
  func readOnly() async throws {
    try await WebServer.with { server in
      try await machines { one, _ in
        let finished = try await one.reprise(
          "verify", "--cache-server", server.address, "--cache-server-read-only")
        #expect(finished.output == Self.good)
        #expect(try server.requests == ["GET 404"])
      }
    }
  }

  @Test(
    "Believes only a whole entry with the same key",
    arguments: ["", "damaged", "another", "large"])
  func falseEntries(_ kind: String) async throws {
    try await WebServer.with { server in
      try await machines { one, other in
        try await one.reprise("verify", "--cache-server", server.address)
        let name = try #require(try server.folder.names().first)
        let entry = try server.folder.data(name)
        switch kind {
        case "damaged": try server.folder.write(entry.dropLast(), to: name)
        case "large": try server.folder.write(Data(count: 17 << 20), to: name)
        case "another":
          // What came of another program lies under the name of this one.
          try one.content.write("```swift run\nprint(7)  // Prints \"7\"\n```\n", to: "guide.md")
          try await one.reprise("verify", "--cache-server", server.address)
          let second = try #require(try server.folder.names().first { $0 != name })
          try server.folder.write(try server.folder.data(second), to: name)
          try one.content.write(SampleGuides.script, to: "guide.md")
        default: try server.folder.write("", to: name)
        }
        let finished = try await other.reprise("verify", "--cache-server", server.address)
        #expect(finished.output == Self.good)
        #expect(finished.findings == "")
        #expect(try isBuilt(other))
        // It is replaced by what is right.
        #expect(try server.folder.data(name).count == entry.count)
      }
    }
  }

  @Test("Says once that a server is away, and goes on without it")
  func absentServer() async throws {
    let port = try WebServer.freePort()
    try await machines(guide: guide) { one, _ in
      let finished = try await one.reprise(
        "verify", "--cache-server", "http://127.0.0.1:\(port)/cache")
      #expect(finished.exitCode == 0)
      #expect(
        finished.errors.components(separatedBy: "reprise: note: the cache server is not used")
          .count == 2)
    }
  }

  /// A guide with three examples.
  private var guide: String {
    (1...3).map { "```swift run\nprint(\($0))  // Prints \"\($0)\"\n```\n\n" }.joined()
  }

  @Test("Says once that a server takes no results")
  func unwritableServer() async throws {
    try await WebServer.with(methods: "off") { server in
      try await machines(guide: guide) { one, _ in
        let finished = try await one.reprise("verify", "--cache-server", server.address)
        #expect(finished.exitCode == 0)
        let note = "reprise: note: the cache server takes no results: it answers with status 405"
        #expect(finished.errors.components(separatedBy: note).count == 2)
      }
    }
  }

  @Test(
    "Refuses what is not an address",
    arguments: [
      ["--cache-server", "cache"], ["--cache-server", "file:///tmp"], ["--cache-server-read-only"],
    ])
  func badAddress(_ options: [String]) async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      let finished = try await project.reprise(["verify"] + options)
      #expect(finished.exitCode == 2)
      #expect(finished.errors.contains("--cache-server"))
    }
  }
}
