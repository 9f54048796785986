import ExampleRunner
import Foundation
import RunRecord
import Testing

struct ModulePreparationTests {
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
    }
  }
}
