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
    "1", "\u{1F1E6}", "a:1:", ": Fatal error", "a/b:1: Fatal error: ",
    " (0x", "$0", "0x", "(unknown context at $", "\n", " ", "a:1:1: error: ",
    ":1:1",
    "a:1:1: error: a [#", "e\u{301}",
  ].map { String(repeating: $0, count: (100 << 10) / $0.utf8.count) }

  @Test(arguments: texts) func isReadInTime(text: String) {
    var read = 0
    let timeOfErrors = ThreadClock.measure {
      let output = ErrorOutput(text)
      read += output.text.utf8.count + (output.fatalError?.utf8.count ?? 0)
    }
    let timeOfMessages = ThreadClock.measure { read += CompilerMessage.messages(in: text).count }
    #expect(max(timeOfErrors, timeOfMessages) < .seconds(4), "\(text.prefix(30)) \(read)")
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
