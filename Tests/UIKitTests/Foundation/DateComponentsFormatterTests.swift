import RunRecord
import Testing

/// Spans of time as text, and folders, which Foundation on Linux has none of.
@Suite struct DateComponentsFormatterTests {
  private static let spans: [(style: String, setting: String, seconds: Double, text: String)] = [
    ("positional", "", 3725.0, "1:02:05"), ("positional", "", 65, "1:05"),
    ("positional", "", 5, "0:05"),
    ("positional", "formatter.zeroFormattingBehavior = .pad", 65, "00:01:05"),
    ("abbreviated", "", 3600, "1h"), ("full", "", 3725, "1 hour, 2 minutes, 5 seconds"),
    ("short", "formatter.maximumUnitCount = 1", 3725, "1 hr"),
    ("brief", "formatter.allowedUnits = [.minute]", 7200, "120min"),
  ]

  @Test func spansAreWritten() async throws {
    let statements = Self.spans.map { span in
      """
      do {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .\(span.style)
        \(span.setting)
        print(formatter.string(from: \(span.seconds)) ?? "-")
      }

      """
    }
    let run = try await AppProgram(root: "UIViewController()", launches: [statements.joined()])
      .run()
    #expect(run.launches[0].output == Self.spans.map { $0.text + "\n" }.joined())
  }

  @Test func theLibraryIsInTheAppsHome() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first!
        func made() throws -> URL {
          try FileManager.default.url(for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        }
        """,
      launches: [
        """
        print(library.path == NSHomeDirectory() + "/Library", try made() == library)
        print(FileManager.default.fileExists(atPath: library.path))
        """
      ]
    ).run()
    #expect(run.launches[0].output == "true true\ntrue\n")
  }
}
