import Diagnostics
import Foundation
import SiteBuilder

/// What is pending as text.
enum PendingList {
  /// `1a2b3c4d Content/guide.md:12: trace of=app`, a line each.
  static func headlines(_ changes: PendingChanges) -> [String] {
    changes.all.map { "\($0.change.id) \($0.guide.path):\($0.change.line): \($0.change.words)" }
      + (changes.outdatedCounts.map { ["\(ExampleCounts.id) \($0.path):1: examples"] } ?? [])
  }

  /// Each with its difference below.
  static func text(_ changes: PendingChanges) -> String {
    let differences =
      changes.all.map(\.change.difference) + [changes.outdatedCounts?.difference].compactMap(\.self)
    let printer = DiagnosticPrinter(usesColor: Terminal.usesColorInResults)
    let blocks = zip(headlines(changes), differences).map { headline, difference in
      ([headline] + printer.differenceLines(difference)).joined(separator: "\n")
    }
    return (blocks + ["\(results(changes.ids.count)) pending."]).joined(separator: "\n\n")
  }

  static func json(_ changes: PendingChanges?) throws -> String {
    struct Entry: Encodable {
      var id: String
      var path: String
      var line: Int
      var words: String
      var newText: String
    }
    let entries = (changes?.all ?? []).map { guide, change in
      Entry(
        id: change.id, path: guide.path, line: change.line, words: change.words,
        newText: change.newText)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(entries), as: UTF8.self)
  }

  static func results(_ count: Int) -> String { count == 1 ? "1 result" : "\(count) results" }
}
