import Diagnostics
import ExampleRunner
import Foundation
import Glibc
import GuideExamples
import RunRecord
import Synchronization
import Testing

struct EngineTests {
  @Test func namesThePartsOfTheEngineThatAreMissing() throws {
    #expect(
      throws: RunnerError.engineNotFound(missing: [
        "/nowhere/libRepriseEngine.so", "/nowhere/Modules/ConstraintSolver.swiftmodule",
        "/nowhere/Modules/ExampleSupport.swiftmodule", "/nowhere/Modules/KeyedArchive.swiftmodule",
        "/nowhere/Modules/RunRecord.swiftmodule", "/nowhere/Modules/ScriptSupport.swiftmodule",
        "/nowhere/Modules/TextLayout.swiftmodule", "/nowhere/Modules/UIKit.swiftmodule",
      ])
    ) {
      try EngineLocation(buildFolder: "/nowhere")
    }
  }

  @Test func saysThatThereIsNoCompiler() async throws {
    let error = await #expect(throws: RunnerError.self) {
      try await Toolchain.find(compiler: "/nowhere/swiftc", shared: TestCache.work)
    }
    guard case .toolchainNotFound("/nowhere/swiftc", _)? = error else {
      Issue.record("Another error: \(String(describing: error))")
      return
    }
  }

  @Test func isStagedOnceByRunnersThatStartTogether() async throws {
    try await TestCache.with(ownEngine: true) { cache in
      let runners = [try await cache.runner(), try await cache.runner()]
      async let first = runners[0].run([.script("print(1)", name: "a")])
      async let second = runners[1].run([.script("print(2)", name: "b")])
      let outcomes = try await [first, second].flatMap(\.self)
      #expect(outcomes.map { $0.record?.launches.first?.output } == ["1\n", "2\n"])
      let staged = try cache.entries("engine")
      #expect(staged.count == 1)
      #expect(
        try cache.entries("engine/\(staged[0])").sorted() == [
          "ConstraintSolver.swiftmodule", "ExampleSupport.swiftmodule", "KeyedArchive.swiftmodule",
          "RunRecord.swiftmodule", "ScriptSupport.swiftmodule", "TextLayout.swiftmodule",
          "UIKit.swiftmodule", "libRepriseEngine.so",
        ])
    }
  }

  @Test(arguments: ["libRepriseEngine.so", "UIKit.swiftmodule"])
  func isCopiedAgainWhereTheCopyWasDamaged(_ file: String) async throws {
    try await TestCache.with(ownEngine: true) { cache in
      let example = Example.script("import UIKit\nprint(UIViewController().title ?? \"none\")")
      #expect(try await cache.run([example])[0].record?.launches.first?.output == "none\n")
      let staged = try #require(try cache.entries("engine").first)
      let path = "\(cache.path)/engine/\(staged)/\(file)"
      #expect(truncate(path, 1000) == 0)
      try FileManager.default.removeItem(atPath: "\(cache.path)/runs")
      let repairs = Mutex<[CacheRepair]>([])
      let outcome = try await cache.runner().run([example]) { progress in
        if case .repaired(let part) = progress { repairs.withLock { $0.append(part) } }
      }[0]
      #expect(outcome.record?.launches.first?.output == "none\n")
      #expect(
        repairs.withLock { $0.map(\.text) } == [
          "the cache was damaged: rebuilt the copy of the engine"
        ])
    }
  }

  /// Other processes may be using the copy, and would find that it is gone.
  @Test func keepsTheCopyWhereItCouldNotBeRead() async throws {
    try await TestCache.with(ownEngine: true) { cache in
      let example = Example.script("print(1)")
      #expect(try await cache.run([example])[0].record?.launches.first?.output == "1\n")
      let staged = try #require(try cache.entries("engine").first)
      let copy = "\(cache.path)/engine/\(staged)"
      let identifier = try Self.inode(of: copy)
      let reader = ReaderKiller(of: copy)
      // It reads for less than a second, and can be missed.
      for _ in 1...20 where !reader.hasKilled {
        // As one that was written, and so has to be read again.
        #expect(utimes("\(copy)/libRepriseEngine.so", nil) == 0)
        async let killed: Void = reader.run()
        do {
          _ = try await cache.run([example])
        } catch RunnerError.commandFailed("sha256sum", _) {}
        reader.stop()
        await killed
      }
      #expect(reader.hasKilled)
      #expect(try cache.entries("engine") == [staged])
      #expect(try Self.inode(of: copy) == identifier)
    }
  }

  private static func inode(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.systemFileNumber] as? Int)
  }

  @Test func isTheOnlyModuleOfTheProjectThatAnExampleSees() async throws {
    let outcome = try await run(.script("import UIKit\nimport Diagnostics"))
    #expect(outcome.diagnostics.map(\.summary) == ["no such module 'Diagnostics'"])
    #expect(outcome.diagnostics.map(\.location.line) == [12])
  }
}
