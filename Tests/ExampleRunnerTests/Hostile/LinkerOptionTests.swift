import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import Testing

/// The linker is told what the tool says, and nothing that an author puts into an object file.
struct LinkerOptionTests {
  @Test(arguments: [
    "-Map=planted", "--load-pass-plugin=./planted.so", "-l:planted.so", "-l../planted", "-l",
    "planted.o",
    "@planted", "-lFoundation -Map=planted", "-plugin-opt=planted",
  ])
  func refusesWhatIsNoLibrary(_ option: String) async throws {
    let outcome = try await run(.script(Self.message(option)))
    #expect(outcome.diagnostics.map(\.rule) == ["swift.linker-option"])
    let diagnostic = try #require(outcome.diagnostics.first)
    #expect(
      diagnostic.summary == "example `run-1` tells the linker `\(option)`, which names no library")
    // Where the section is named.
    #expect(diagnostic.location.line == 11)
    #expect(outcome.record == nil)
  }

  @Test func showsNothingThatMovesATerminalsCursor() async throws {
    let outcome = try await run(.script(Self.message("-\u{1b}[2J\n::error::é")))
    #expect(
      outcome.diagnostics.map(\.summary)
        == ["example `run-1` tells the linker `-?[2J?::error::??`, which names no library"])
  }

  /// A program with an entry beside those that the compiler makes of its imports.
  private static func message(_ option: String) -> String {
    let bytes = Array(option.utf8) + [0]
    let type = Array(repeating: "UInt8", count: bytes.count).joined(separator: ", ")
    let value = bytes.map(String.init).joined(separator: ", ")
    return """
      @section(".swift1_autolink_entries") @used
      let entry: (\(type)) = (\(value))
      """
  }
}
