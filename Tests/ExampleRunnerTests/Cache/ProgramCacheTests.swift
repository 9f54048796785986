import Diagnostics
import ExampleRunner
import Foundation
import RunRecord
import Testing

/// Programs are compiled again where what they are compiled with has changed, and launched again where
/// anything has.
struct ProgramCacheTests {
  private let script = "import UIKit\nprint(UIView().isHidden)"

  @Test func launchesAgainWithoutCompilingWhereOnlyTheLibraryOfTheEngineHasChanged() async throws {
    try await TestCache.with(ownEngine: true) { cache in
      let first = try await cache.run([.script(script)])[0]
      let programs = try kept(in: cache)
      // A program that looked for the engine it was linked with would not start.
      try FileManager.default.removeItem(atPath: cache.path + "/engine")
      let changed = try cache.copyOfEngine(named: "changed")
      try append("changed", to: changed.library)
      let second = try await cache.runner(engine: changed).run([.script(script)])[0]
      #expect(!second.isFromCache)
      #expect(second.record == first.record)
      #expect(second.record?.launches.first?.output == "false\n")
      #expect(try kept(in: cache) == programs)
    }
  }

  @Test func compilesAgainWhereAModuleOfTheEngineHasChanged() async throws {
    try await TestCache.with(ownEngine: true) { cache in
      // It does not import the module that changes, which so need not be one.
      _ = try await cache.run([.script("print(1)")])
      let programs = try kept(in: cache)
      let changed = try cache.copyOfEngine(named: "changed")
      try append("changed", to: changed.moduleFolder + "/KeyedArchive.swiftmodule")
      let second = try await cache.runner(engine: changed).run([.script("print(1)")])[0]
      #expect(second.record?.launches.first?.output == "1\n")
      #expect(try kept(in: cache).count == programs.count + 1)
    }
  }

  @Test func compilesAgainWhatIsDamagedInTheCache() async throws {
    try await TestCache.with { cache in
      let first = try await cache.run([.script(script)])[0]
      for name in try kept(in: cache).keys {
        try Data("damaged".utf8).write(to: URL(filePath: "\(cache.path)/programs/\(name)"))
      }
      try FileManager.default.removeItem(atPath: cache.path + "/runs")
      let second = try await cache.run([.script(script)])[0]
      #expect(!second.isFromCache)
      #expect(second.record == first.record)
    }
  }

  /// The numbers of the files of kept programs, which change when one is written again.
  private func kept(in cache: TestCache) throws -> [String: Int] {
    let names = try cache.entries("programs")
    #expect(!names.isEmpty)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let attributes = try FileManager.default.attributesOfItem(
          atPath: "\(cache.path)/programs/\(name)")
        return (name, try #require(attributes[.systemFileNumber] as? Int))
      })
  }

  private func append(_ text: String, to path: String) throws {
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }
}
