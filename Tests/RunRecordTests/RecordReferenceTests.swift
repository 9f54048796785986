import Foundation
import Testing

/// The page of the format of records has every name that a record can have.
struct RecordReferenceTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let files = [
    "Events/TraceEvent", "Events/CoderCall", "Events/LifeEvent", "Events/EngineDecision",
    "Events/EngineWarning", "Events/ActivityEvent", "Events/RestorationReasons",
    "Events/SavedStateReasons",
    "Events/AppReasons", "Termination",
  ]

  @Test(arguments: files)
  func hasTheNamesOf(file: String) throws {
    let path = Self.root.appending(path: "Sources/RunRecord/\(file).swift")
    let page = try String(
      contentsOf: Self.root.appending(path: "Content/reference/a-run-as-json.md"), encoding: .utf8)
    let names = try String(contentsOf: path, encoding: .utf8)
      .matches(of: #/\n *case (\w+)/#).map { String($0.1) }
    #expect(!names.isEmpty)
    // The phases of a launch are those of every trace.
    let phases = file == "Events/TraceEvent" ? 10 : 0
    #expect(names.dropFirst(phases).filter { !page.contains("`\($0)`") } == [])
  }
}
