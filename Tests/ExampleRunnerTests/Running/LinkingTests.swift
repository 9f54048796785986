import Diagnostics
import ExampleRunner
import Foundation
import RunRecord
import Testing

/// An example is linked with the libraries of the modules that it imports.
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
    let outcome = try await run(.script(Self.code))
    #expect(outcome.diagnostics == [])
    let output = try #require(outcome.record?.launches.first?.output)
    #expect(output.hasPrefix("4 1 1970-01-01 00:00:00 +0000 "), "\(output)")
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
