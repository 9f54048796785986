import ExampleRunner
import Foundation
import RunRecord
import Testing

struct ModulePreparationTests {
  /// What the command notes when it verifies a script that no cache has.
  private func verify(in cache: TestCache) async throws -> String {
    let project = "\(cache.path)/project-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: "\(project)/Content", withIntermediateDirectories: true)
    try Data("```swift run\nprint(\"\(UUID().uuidString)\")\n```\n".utf8)
      .write(to: URL(filePath: "\(project)/Content/a.md"))
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    process.executableURL = URL(filePath: tests).deletingLastPathComponent()
      .appending(component: "reprise")
    process.currentDirectoryURL = URL(filePath: project)
    process.arguments = ["verify", "--cache", cache.path]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    // On a thread of its own: other tests need the ones that tasks share.
    let data = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: errors.fileHandleForReading.readDataToEndOfFile())
      }
    }
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("reprise: ") }.map { $0 + "\n" }.joined()
  }

  /// The compiler keeps modules apart by the flags that they depend on, each kind in a folder.
  @Test func makesTheModulesThatExamplesUse() async throws {
    try await TestCache.with { cache in
      let files = FileManager.default
      let modules = "\(cache.path)/module-cache"
      // A folder of this test's own, in place of the one that tests share.
      try files.removeItem(atPath: modules)
      let outcome = try await cache.run([.script("import Foundation\nprint(1)")])[0]
      #expect(outcome.record?.launches.first?.output == "1\n")
      // Beside the folder are its digests and its lock.
      let ofCache = try files.contentsOfDirectory(atPath: modules).filter { !$0.contains(".") }
      #expect(ofCache.count == 1)
      let kinds = try files.contentsOfDirectory(atPath: "\(modules)/\(ofCache[0])")
        .filter { $0 != "modules.timestamp" }
      #expect(kinds.count == 1)
      let made = try files.contentsOfDirectory(atPath: "\(modules)/\(ofCache[0])/\(kinds[0])")
      #expect(made.contains { $0.hasPrefix("_FoundationCShims-") })

      // Another process finds one damaged: the runner of this one has seen them whole.
      let shims = try #require(made.first { $0.hasPrefix("SwiftShims-") })
      let folder = "\(modules)/\(ofCache[0])/\(kinds[0])"
      try Data("damaged".utf8).write(to: URL(filePath: "\(folder)/\(shims)"))
      let repaired = try await verify(in: cache)
      #expect(repaired == "reprise: note: the cache was damaged: rebuilt the modules of headers\n")
      #expect(try Data(contentsOf: URL(filePath: "\(folder)/\(shims)")).count > 1_000)
      #expect(try await verify(in: cache) == "")
    }
  }

  /// The compiler believes no module whose headers have changed, and would make it again for each example.
  @Test func makesModulesAgainWhereHeadersHaveChanged() async throws {
    try await TestCache.with { cache in
      let modules = "\(cache.path)/module-cache"
      // A folder of this test's own, in place of the one that tests share.
      try FileManager.default.removeItem(atPath: modules)
      #expect(try await verify(in: cache) == "")
      let list = try #require(
        try FileManager.default.contentsOfDirectory(atPath: modules)
          .first { $0.hasSuffix(".json") })
      let path = URL(filePath: "\(modules)/\(list)")
      let made = try headers(in: path)
      let header = try #require(made.keys.first { $0.hasSuffix("/stdio.h") })

      // As an update of the system leaves it: a header is not the one that the modules were made of.
      var other = made
      other[header] = ["size": 1, "modified": 1]
      let text = try String(contentsOf: path, encoding: .utf8)
      let whole = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      var changed = whole
      changed["headers"] = ["stamps": other]
      try JSONSerialization.data(withJSONObject: changed).write(to: path)
      #expect(try await verify(in: cache) == "")
      #expect(try headers(in: path) == made)
    }
  }

  /// What is known of the headers that the modules were made of, by their paths.
  private func headers(in path: URL) throws -> [String: [String: Int]] {
    let object = try JSONSerialization.jsonObject(with: try Data(contentsOf: path))
    let headers = (object as? [String: Any])?["headers"] as? [String: Any]
    return try #require(headers?["stamps"] as? [String: [String: Int]])
  }
}
