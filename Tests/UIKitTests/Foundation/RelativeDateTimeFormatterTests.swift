import RunRecord
import Testing

/// How far away a moment is as text, which Foundation on Linux does not write.
@Suite struct RelativeDateTimeFormatterTests {
  private static let spans: [(setting: String, seconds: Double, text: String)] = [
    ("", -7200, "2 hours ago"), ("", 90, "in 1 minute"), ("", 0, "in 0 seconds"),
    ("formatter.dateTimeStyle = .named", -86_400, "yesterday"),
    ("formatter.dateTimeStyle = .named", 86_400, "tomorrow"),
    ("formatter.dateTimeStyle = .named", 7 * 86_400, "next week"),
    ("formatter.dateTimeStyle = .named", 0, "now"),
    ("formatter.unitsStyle = .short", -120, "2 min. ago"),
    ("formatter.unitsStyle = .abbreviated", 10_800, "in 3h"),
    ("formatter.unitsStyle = .spellOut", -7200, "two hours ago"),
    ("formatter.formattingContext = .beginningOfSentence", 5, "In 5 seconds"),
  ]

  @Test func spansAreWritten() async throws {
    let statements = Self.spans.map { span in
      """
      do {
        let formatter = RelativeDateTimeFormatter()
        \(span.setting)
        let now = Date(timeIntervalSinceReferenceDate: 0)
        print(formatter.localizedString(for: now + \(span.seconds), relativeTo: now))
      }

      """
    }
    let run = try await AppProgram(root: "UIViewController()", launches: [statements.joined()])
      .run()
    #expect(run.launches[0].output == Self.spans.map { $0.text + "\n" }.joined())
  }

  // A file that imports Foundation alone has it, too.
  @Test func isFoundations() async throws {
    var program = AppProgram(
      root: "UIViewController()",
      launches: ["print(ago(DateComponents(month: -3)), start > 0)"])
    program.furtherFiles["Ago.swift"] = """
      import Foundation
      func ago(_ components: DateComponents) -> String {
        RelativeDateTimeFormatter().localizedString(from: components)
      }
      let start = CFAbsoluteTimeGetCurrent()
      """
    let run = try await program.run()
    #expect(run.launches[0].output == "3 months ago true\n")
  }
}
