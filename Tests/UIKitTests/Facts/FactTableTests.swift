import Diagnostics
import Foundation
import Testing

/// Every fact is pinned by a test that ran: checked from what the tests of the run before noted,
/// `make test` says where.
@Suite(.enabled(if: FactRun.logPath != nil, "make test runs these behind all others"))
struct FactTableTests {
  private func table() throws -> FactTable {
    let log = try String(contentsOfFile: #require(FactRun.logPath), encoding: .utf8)
    return try FactTable(list: .committed(), log: log)
  }

  @Test func everyFactIsPinnedOrSaysWhyNot() throws {
    let missing = try table().missing
    #expect(missing.isEmpty, "No test pins \(missing.joined(separator: ", "))")
  }

  @Test func noTestNamesAFactThatIsNotInTheList() throws {
    let unknown = try table().unknown
    #expect(unknown.isEmpty, "Not in facts.md: \(unknown.joined(separator: "; "))")
  }

  @Test func noPinnedFactSaysWhyItIsNot() throws {
    let excused = try table().excusedWithoutNeed
    #expect(
      excused.isEmpty,
      "Pinned, so facts.md need not say why not: \(excused.joined(separator: ", "))")
  }

  // The table that the run gives is left beside its log, for `make facts` to take.
  @Test func theCommittedTableIsThatOfTheRun() throws {
    let made = try table().markdown
    try made.write(
      toFile: #require(FactRun.logPath) + ".table.md", atomically: true, encoding: .utf8)
    let path = FactList.folder.appending(path: "table.md")
    let committed = try? String(contentsOf: path, encoding: .utf8)
    guard let committed else {
      Issue.record("Tests/UIKitTests/Facts/table.md is missing. Write it with: make facts")
      return
    }
    guard committed != made else { return }
    let difference = LineDifference.lines(
      from: committed.components(separatedBy: "\n"), to: made.components(separatedBy: "\n"))
    Issue.record(
      """
      Tests/UIKitTests/Facts/table.md is not that of this run. Write it again with: make facts
      \(difference.prefix(60).joined(separator: "\n"))
      """)
  }
}

/// The run whose facts are checked.
private enum FactRun {
  /// The file that a run with `REPRISE_FACTS_LOG` left; nil where there is none to check.
  static let logPath = ProcessInfo.processInfo.environment["REPRISE_FACTS_OF_RUN"]
}
