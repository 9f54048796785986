import Diagnostics
import ExampleRunner
import Foundation
import Glibc
import GuideExamples
import RunRecord
import Synchronization
import Testing

struct CacheTests {
  /// What it prints differs from process to process.
  private let unique = "import Foundation\nprint(UUID())"

  @Test func takesAnUnchangedExampleFromTheCacheAndChecksItAnew() async throws {
    try await TestCache.with { cache in
      let first = try await cache.run([.script(unique)])[0]
      let again = try await cache.run([
        .script(unique, expectations: [.printsHere(text: "x", line: 12, location: .test(12, 3))])
      ])[0]
      #expect(!first.isFromCache)
      #expect(again.isFromCache)
      #expect(again.record == first.record)
      #expect(again.diagnostics.map(\.rule) == ["prints.different"])
    }
  }

  @Test(arguments: [
    Example.script("import Foundation\nprint(UUID(), 1)"),
    .script("import Foundation\nprint(UUID())", name: "other"),
    .script("\nimport Foundation\nprint(UUID())"),
  ])
  func runsAnExampleThatIsNotTheSame(_ changed: Example) async throws {
    try await TestCache.with { cache in
      let first = try await cache.run([.script(unique)])[0]
      let second = try await cache.run([changed])[0]
      #expect(!second.isFromCache)
      #expect(first.record != second.record)
    }
  }

  @Test func takesAnExampleFromTheCacheThatStandsOnOtherLinesNow() async throws {
    try await TestCache.with { cache in
      let first = try await cache.run([.script(unique)])[0]
      let moved = try await cache.run([.script(unique, line: 40)])[0]
      let fresh = try await TestCache.with { try await $0.run([.script(unique, line: 40)])[0] }
      #expect(moved.isFromCache)
      #expect(lines(first) != lines(moved))
      #expect(lines(moved) == lines(fresh))
      #expect(moved.record?.launches[0].output == first.record?.launches[0].output)
    }
  }

  private func lines(_ outcome: ExampleOutcome) -> [Int] {
    outcome.record?.launches.flatMap(\.events).flatMap(\.callSites).map(\.line) ?? []
  }

  @Test(arguments: [
    "print(#line)", "print(\"\\(#filePath)\")",
    "import Foundation\nFileHandle.standardError.write(Data(\"12: told\".utf8))",
  ])
  func runsAgainWhereTheExampleTellsItsLines(_ text: String) async throws {
    try await TestCache.with { cache in
      var outcomes: [ExampleOutcome] = []
      for line in [11, 40] {
        outcomes += try await cache.run([.script(text, line: line)])
      }
      #expect(outcomes.map(\.isFromCache) == [false, false])
    }
  }

  @Test func runsAgainWithAnotherInfoPlist() async throws {
    try await TestCache.with { cache in
      let lists = ["1", "2", "2"].map {
        "<dict><key>CFBundleVersion</key><string>\($0)</string></dict>"
      }
      var isFromCache: [Bool] = []
      for list in lists {
        var example = Example.script(unique)
        example.resources = [.init(name: "Info.plist", fences: [.at(line: 31, list)])]
        let outcome = try await cache.run([example])[0]
        #expect(outcome.diagnostics == [])
        isFromCache.append(outcome.isFromCache)
      }
      #expect(isFromCache == [false, false, true])
    }
  }

  @Test func runsAgainWithOtherLimits() async throws {
    try await TestCache.with { cache in
      _ = try await cache.run([.script(unique)])
      let second = try await cache.run([.script(unique)], limits: Limits(runSeconds: 119))[0]
      #expect(!second.isFromCache)
    }
  }

  @Test func runsAgainWithAnotherEngine() async throws {
    try await TestCache.with(ownEngine: true) { cache in
      let first = try await cache.run([.script(unique)])[0]
      let engine = try cache.copyOfEngine(named: "other-engine")
      let same = try await cache.runner(engine: engine).run([.script(unique)])[0]
      let library = try FileHandle(forWritingTo: URL(filePath: engine.library))
      try library.seekToEnd()
      try library.write(contentsOf: Data([0]))
      try library.close()
      let other = try await cache.runner(engine: engine).run([.script(unique)])[0]
      #expect([first, same, other].map(\.isFromCache) == [false, true, false])
      #expect([first, same, other].map(\.diagnostics) == [[], [], []])
      #expect(try cache.entries("engine").count == 2)
    }
  }

  private static let damages: [String: @Sendable (String) -> String] = [
    "emptied": { _ in "" },
    "other content": { _ in "{}" },
    "cut": { String($0.dropLast(10)) },
    // It can be decoded, and tells of a run that never was: an identifier has a 4 there.
    "another identifier": { $0.replacing("-4", with: "-5") },
  ]

  @Test(arguments: damages.keys.sorted())
  func replacesADamagedFile(_ damage: String) async throws {
    try await TestCache.with { cache in
      let first = try await cache.run([.script(unique)])[0]
      let file = "\(cache.path)/runs/\(try #require(try cache.entries("runs").first))"
      let stored = try String(contentsOfFile: file, encoding: .utf8)
      let change = try #require(Self.damages[damage])
      let damaged = change(stored)
      #expect(damaged != stored)
      try Data(damaged.utf8).write(to: URL(filePath: file))
      let repaired = Repairs()
      let second = try await cache.runner().run([.script(unique)], progress: repaired.note)[0]
      #expect(repaired.all == [.results])
      let third = try await cache.run([.script(unique)])[0]
      #expect(!second.isFromCache)
      #expect(second.record != first.record)
      #expect(third.record == second.record)
      #expect(try cache.entries("runs").count == 1)
    }
  }

  // In a container, another process may have the number of one that has ended outside, or of one that runs there.
  @Test func removesFoldersThatNoRunnerHasLocked() async throws {
    try await TestCache.with { cache in
      let work = "\(cache.path)/work"
      let files = FileManager.default
      for name in ["1-1", "999999999-1", "999999999-2"] {
        try files.createDirectory(
          atPath: "\(work)/\(name)/home", withIntermediateDirectories: true)
      }
      let others = open("\(work)/999999999-2", O_RDONLY | O_CLOEXEC)
      defer { close(others) }
      #expect(flock(others, LOCK_EX | LOCK_NB) == 0)
      _ = try await cache.run([.script("print(1)")])
      #expect(try cache.entries("work") == ["999999999-2"])
    }
  }

  @Test func canBeMovedAsAWhole() async throws {
    try await TestCache.with { cache in
      let place = TestCache(path: cache.path + "/here")
      let first = try await place.run([.script(unique)])[0]
      let moved = TestCache(path: cache.path + "/there")
      try FileManager.default.moveItem(atPath: place.path, toPath: moved.path)
      let outcomes = try await moved.run([.script(unique), .script("print(1)", name: "run-2")])
      #expect(outcomes.map(\.isFromCache) == [true, false])
      #expect(outcomes.map(\.diagnostics) == [[], []])
      #expect(outcomes[0].record == first.record)
    }
  }

  @Test func doesNotBelieveAFileNameAlone() async throws {
    try await TestCache.with { cache in
      _ = try await cache.run([.script("print(1)")])
      let stored = try #require(try cache.entries("runs").first)
      _ = try await cache.run([.script("print(2)")])
      let other = try #require(try cache.entries("runs").first { $0 != stored })
      let files = FileManager.default
      try files.removeItem(atPath: "\(cache.path)/runs/\(other)")
      try files.moveItem(
        atPath: "\(cache.path)/runs/\(stored)", toPath: "\(cache.path)/runs/\(other)")
      let outcome = try await cache.run([.script("print(2)")])[0]
      #expect(outcome.record?.launches.first?.output == "2\n")
      #expect(!outcome.isFromCache)
    }
  }

  @Test(arguments: ["fatalError()", "while true {}", "import Glibc\nexit(1)", "let a: Int = \"\""])
  func remembersNothingOfAnExampleThatFailed(_ text: String) async throws {
    try await TestCache.with { cache in
      let limits = Limits(runSeconds: 1)
      let first = try await cache.run([.script(text)], limits: limits)[0]
      #expect(first.diagnostics.count == 1)
      #expect(!FileManager.default.fileExists(atPath: "\(cache.path)/runs"))
    }
  }
}

/// What a runner said that it rebuilt.
private final class Repairs: Sendable {
  private let noted = Mutex<[CacheRepair]>([])

  var all: [CacheRepair] { noted.withLock { $0 } }

  var note: @Sendable (RunProgress) -> Void {
    { step in
      if case .repaired(let part) = step { self.noted.withLock { $0.append(part) } }
    }
  }
}
