import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import RunRecord
import Testing

/// What a program prints of its own end is read in time, however it is made: these took a minute and more when regular
/// expressions read them (attacks 3).
struct HostileTextTests {
  /// A process dies, and what the backtracer would have written is its own.
  private static func dying(withBacktrace text: String) -> Example {
    .script(
      """
      import Glibc
      let settings = String(cString: getenv("SWIFT_BACKTRACE")).split(separator: ",")
      let path = settings.first { $0.hasPrefix("output-to=") }!.dropFirst(10)
      let file = open(String(path), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      let text = \(text)
      _ = write(file, text, text.utf8.count)
      signal(SIGILL, SIG_DFL)
      kill(getpid(), SIGILL)
      """)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      #"String(repeating: " in a at ", count: 100_000)"#,
      #"String(repeating: " in at /:1:1", count: 100_000)"#,
      #"String(repeating: "*** Swift runtime failure: ", count: 30_000)"#,
      #"String(repeating: "1 [ra] 0x0 \n", count: 100_000)"#,
      #"String(repeating: "1", count: 500_000) + "[ra]""#,
      #"String(repeating: "\u{1F1E6}", count: 200_000)"#,
    ])
  func aBacktraceIsReadInTime(text: String) async throws {
    let outcome = try await run(Self.dying(withBacktrace: text))
    #expect(outcome.diagnostics.map(\.rule) == ["run.trapped"])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      #"String(repeating: "\u{1F1E6}", count: 40_000)"#,
      #"String(repeating: "a:1:", count: 100_000)"#,
      #"String(repeating: ": Fatal error", count: 40_000)"#,
      #"String(repeating: "*** Signal 1: Backtracing from 0x", count: 20_000)"#,
      #"String(repeating: " (0x", count: 100_000)"#,
      #"String(repeating: "$0", count: 200_000)"#,
      #"String(repeating: "\n", count: 400_000)"#,
    ])
  func standardErrorIsReadInTime(text: String) async throws {
    let outcome = try await run(
      .script(
        """
        import Glibc
        let text = \(text)
        var rest = text.utf8[...]
        while !rest.isEmpty {
          let part = Array(rest.prefix(4096))
          _ = write(2, part, part.count)
          rest = rest.dropFirst(4096)
        }
        exit(3)
        """))
    #expect(outcome.diagnostics.map(\.rule) == ["run.exited"])
  }

  // The last line that says that a check failed counts, with its place before it; the program's own words do not.
  @Test func theLastReportCounts() async throws {
    let outcome = try await run(
      .script(
        """
        import Foundation
        let said = "Fatal errors: 1\\nRun1/other.md:3: Fatal error: not this\\nsee a/b: 1: Fatal error: nor this\\n"
        FileHandle.standardError.write(Data(said.utf8))
        fatalError("this: Fatal error")
        """))
    #expect(outcome.diagnostics.map(\.summary) == ["Fatal error: this: Fatal error"])
  }

  @Test(arguments: [
    (" (0x12345678)", ""), (" (0x1234567)", " (0x1234567)"), ("$0123456789abcdef", "$…"),
    ("$0123456789abcdef0", "$0123456789abcdef0"), ("$012345678g", "$012345678g"),
    ("0xdeadbeef.", "0x…."), ("a0xdeadbeef", "a0xdeadbeef"), ("0xDEADBEEF", "0xDEADBEEF"),
    ("A.(unknown context at $7f3a).B", "A.B"), ("$", "$"), ("é0xdeadbeef", "é0xdeadbeef"),
  ])
  func addressesAreLeftOut(said: String, kept: String) async throws {
    let outcome = try await run(
      .script(
        """
        import Foundation
        FileHandle.standardError.write(Data("\(said)".utf8))
        """))
    #expect(outcome.record?.launches.first?.errorOutput == kept)
  }
}
