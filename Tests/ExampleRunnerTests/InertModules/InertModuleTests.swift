import AppleDialect
import Diagnostics
import ExampleRunner
import Foundation
import RunRecord
import Testing

/// Programs that import frameworks of which a table has the declarations.
@Suite struct InertModuleTests {
  private let script = """
    import CoreLocation
    let place = CLLocation(latitude: 48, longitude: 11)
    print(place.coordinate.latitude, CLLocationManager().location == nil)
    """

  @Test func compilesAModuleOnceForACache() async throws {
    try await TestCache.with { cache in
      let first = try await cache.run([.script(script)])[0]
      #expect(first.diagnostics.isEmpty)
      #expect(first.record?.launches.first?.output == "48.0 true\n")
      let made = try modules(in: cache)
      #expect(made.count == 1)
      let second = try await cache.run([.script(script + "\nprint(1)")])[0]
      #expect(second.record?.launches.first?.output == "48.0 true\n1\n")
      #expect(try modules(in: cache) == made)
    }
  }

  @Test func compilesADamagedModuleAgain() async throws {
    try await TestCache.with { cache in
      _ = try await cache.run([.script(script)])
      let made = try modules(in: cache)
      for path in made.keys { try Data("damaged".utf8).write(to: URL(filePath: path)) }
      let second = try await cache.run([.script(script + "\nprint(1)")])[0]
      #expect(second.record?.launches.first?.output == "48.0 true\n1\n")
    }
  }

  @Test func compilesNothingForAProgramThatImportsNone() async throws {
    try await TestCache.with { cache in
      _ = try await cache.run([.script("import UIKit\nprint(1)  // CoreLocation")])
      #expect(try modules(in: cache) == [:])
    }
  }

  @Test func compilesEveryTable() async throws {
    let imports = InertModules.names.sorted().map { "import \($0)\n" }.joined()
    let outcome = try await run(.script(imports + "print(1)"))
    #expect(outcome.diagnostics.map(\.summary) == [])
    #expect(outcome.record?.launches.first?.output == "1\n")
  }

  @Test func reportsWhatATableDoesNotHaveWhereItIsUsed() async throws {
    let outcome = try await run(.script("import CoreLocation\nlet a = CLMonitor()\n"))
    #expect(
      outcome.diagnostics.map { "\($0.location.line) \($0.summary)" }
        == ["12 cannot find 'CLMonitor' in scope"])
  }

  /// The numbers of the modules' files, which change when one is written again, by their paths.
  private func modules(in cache: TestCache) throws -> [String: Int] {
    let folder = "\(cache.path)/inert"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let paths = names.filter { $0.hasSuffix(".swiftmodule") }.map { "\(folder)/\($0)" }
    return try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return (path, try #require(attributes[.systemFileNumber] as? Int))
      })
  }
}
