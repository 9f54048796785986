import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import RunRecord
import Testing

/// What a program prints of its own end is read in time, however it is made: some of these took a minute and more when
/// regular expressions read them (attacks 3).
struct HostileTextTests {
  /// Each longer than what took minutes.
  private static let texts = [
    " in a at ", " in at /:1:1", " in a at b:1:1\n", "*** Swift runtime failure: ", " *** ",
    "1 [ra] 0x0 \n", "1",
    "\u{1F1E6}", "a:1:", ": Fatal error", "a/b:1: Fatal error: ",
    "*** Signal 1: Backtracing from 0x",
    "swift-runtime: ", " (0x", "$0", "0x", "(unknown context at $", "\n", " ", "a:1:1: error: ",
    ":1:1",
    "a:1:1: error: a [#", "e\u{301}",
  ].map { String(repeating: $0, count: (100 << 10) / $0.utf8.count) }

  @Test(arguments: texts) func isReadInTime(text: String) {
    var read = 0
    let time = ThreadClock.measure {
      // As it is read from a file, the rest is left out.
      let backtrace = Backtrace(text: String(text.prefix(64 << 10)))
      read += backtrace.callSites(in: ["a.md"]).count + (backtrace.failedCheck?.count ?? 0)
      read += backtrace.repeatsItself ? 1 : 0
    }
    let timeOfErrors = ThreadClock.measure {
      let output = ErrorOutput(text)
      read += output.text.utf8.count + (output.fatalError?.utf8.count ?? 0)
    }
    let timeOfMessages = ThreadClock.measure { read += CompilerMessage.messages(in: text).count }
    #expect(max(time, timeOfErrors, timeOfMessages) < .seconds(4), "\(text.prefix(30)) \(read)")
  }

  /// A process dies, and what the backtracer would have written is its own.
  @Test func aBacktraceOfTheProgramsOwnIsNoPlace() async throws {
    let outcome = try await run(
      .script(
        """
        import Glibc
        let settings = String(cString: getenv("SWIFT_BACKTRACE")).split(separator: ",")
        let path = settings.first { $0.hasPrefix("output-to=") }!.dropFirst(10)
        let file = open(String(path), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        let text = String(repeating: " in a at ", count: 100_000)
        _ = write(file, text, text.utf8.count)
        signal(SIGILL, SIG_DFL)
        kill(getpid(), SIGILL)
        """))
    #expect(outcome.diagnostics.map(\.rule) == ["run.trapped"])
  }

  // The last line that says that a check failed counts, with its place before it; the program's own words do not.
  @Test func theLastReportCounts() {
    let said = """
      Fatal errors: 1
      App/other.md:3: Fatal error: not this
      see a/b: 1: Fatal error: nor this
      App/page.md:4: Fatal error: this: Fatal error
      and more

      """
    #expect(ErrorOutput(said).fatalError == "Fatal error: this: Fatal error\nand more")
    #expect(ErrorOutput("Fatal errors: 1\na: 1: Fatal error\n").fatalError == nil)
    #expect(ErrorOutput("Precondition failed").fatalError == "Precondition failed")
  }

  @Test func theBacktracersOwnLinesAreLeftOut() {
    let said =
      "a*** Signal 11: Backtracing from 0x7f01... done ***\n\nswift-runtime: no threads\nb\n"
    #expect(ErrorOutput(said).text == "ab\n")
    #expect(ErrorOutput("a\n*** Signal 4: Backtracing from 0x7f\n").text == "a")
    #expect(
      ErrorOutput("a swift-runtime: b\n*** Signal x: Backtracing").text
        == "a swift-runtime: b\n*** Signal x: Backtracing")
  }

  @Test func readsTheFramesOfABacktrace() {
    let backtrace = Backtrace(
      text: """
        *** Swift runtime failure: arithmetic overflow ***

        0 0x0000000000001122 closure #1 in third(_:) in Run1 at ./Content/a.md:12:29
        1 [ra] 0x0000000000001133 main in Run1 at Content/b.md:1:2
        2 [ra] 0x0000000000001144 static main in Run1 at /usr/lib/other.swift:3:4
        """)
    #expect(backtrace.failedCheck == "arithmetic overflow")
    #expect(
      backtrace.callSites(in: ["Content/a.md", "Content/b.md"])
        .map { "\($0.path ?? "") \($0.line) \($0.column)" } == [
          "Content/a.md 12 29", "Content/b.md 1 2",
        ])
    #expect(!backtrace.repeatsItself)
    let frame = "7 [ra] 0x0000000000001133 f in Run1 at Content/b.md:1:2\n"
    #expect(Backtrace(text: String(repeating: frame, count: 8)).repeatsItself)
    #expect(!Backtrace(text: String(repeating: frame, count: 7)).repeatsItself)
  }

  @Test(arguments: [
    (" (0x12345678)", ""), (" (0x1234567)", " (0x1234567)"), ("$0123456789abcdef", "$…"),
    ("$0123456789abcdef0", "$0123456789abcdef0"), ("$012345678g", "$012345678g"),
    ("0xdeadbeef.", "0x…."), ("a0xdeadbeef", "a0xdeadbeef"), ("0xDEADBEEF", "0xDEADBEEF"),
    ("A.(unknown context at $7f3a).B", "A.B"), ("$", "$"), ("é0xdeadbeef", "é0xdeadbeef"),
  ])
  func addressesAreLeftOut(said: String, kept: String) {
    #expect(ErrorOutput(said).text == kept)
  }

  @Test(arguments: [
    ("a.swift:1:2: error: x", "a.swift 1 2 error x"),
    ("/a:1/b.swift:10:2: warning: x: y [#ExistentialAny]", "/a:1/b.swift 10 2 warning x: y"),
    ("a.swift:1:2: note: [#a b]", "a.swift 1 2 note [#a b]"), ("a.swift:1: error: x", ""),
    (":1:2: error: x", ""),
    ("a.swift:1:2: remark: x", ""), ("  1 | a:1:2: error: b", "  1 | a 1 2 error b"),
  ])
  func readsAMessageOfTheCompiler(line: String, read: String) {
    let messages = CompilerMessage.messages(in: line)
      .map { "\($0.path) \($0.line) \($0.column) \($0.severity.rawValue) \($0.text)" }
    #expect(messages == (read.isEmpty ? [] : [read]))
  }
}
