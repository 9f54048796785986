import Diagnostics
import ExampleRunner
import Foundation
import RunRecord
import Testing

/// An example is linked without reading the libraries, and is the same program for all that.
struct LinkingTests {
  /// Names of C, of Swift, of Foundation and of the engine, and a library that no engine is linked to.
  private static let code = """
    import Foundation
    import Glibc
    import Observation
    import UIKit

    @Observable final class Shelf { var count = 1 }
    let shelf = Shelf()
    print(strlen("four"), shelf.count, Date(timeIntervalSince1970: 0), UIColor.red)
    """

  @Test func loadsTheLibrariesOfEveryModuleThatIsImported() async throws {
    try await TestCache.with { cache in
      let outcome = try await cache.run([.script(Self.code)])[0]
      #expect(outcome.diagnostics == [])
      let output = try #require(outcome.record?.launches.first?.output)
      #expect(output.hasPrefix("4 1 1970-01-01 00:00:00 +0000 "), "\(output)")
      // Files without content stand in for them, and are made once.
      let folder = try #require(try cache.entries("linking").first)
      let files = try cache.entries("linking/\(folder)")
      #expect(files.contains("libFoundation.so") && files.contains("libRepriseEngine.so"))
      let sizes = try files.map { name in
        try Data(contentsOf: URL(filePath: "\(cache.path)/linking/\(folder)/\(name)")).count
      }
      #expect(sizes.allSatisfy { $0 < 4096 }, "\(files) \(sizes)")
    }
  }

  @Test func saysWhichSymbolIsNowhere() async throws {
    let code = """
      @_silgen_name("nowhere_at_all") func nowhere()
      if CommandLine.argc > 9 { nowhere() }
      """
    let outcome = try await run(.script(code))
    #expect(outcome.record == nil)
    let notes = outcome.diagnostics.flatMap(\.notes)
    #expect(notes.contains { $0.contains("undefined symbol: nowhere_at_all") }, "\(notes)")
  }
}
