import Foundation

/// The facts about UIKit, as `facts.md` lists them.
struct FactList {
  struct Fact: Equatable {
    var number: String
    var text: String

    /// A for Apple's own words, E for what was observed, I for an inference, U for the unknown.
    var confidence: String

    /// Why no test pins it; nil for a fact that one has to pin.
    var reasonWithoutTest: String?
  }

  /// A headline with the facts below it.
  struct Section: Equatable {
    var title: String
    var facts: [Fact]
  }

  var sections: [Section] = []
  var facts: [Fact] { sections.flatMap(\.facts) }

  /// Reads the tables of a Markdown text; a row that is none of a fact throws.
  init(markdown: String) throws {
    for line in markdown.split(separator: "\n") {
      if line.hasPrefix("## ") {
        sections.append(Section(title: String(line.dropFirst(3)), facts: []))
      } else if line.hasPrefix("| "), !line.hasPrefix("| number ") {
        guard let fact = Fact(row: line), !sections.isEmpty else { throw BadRow(line: "\(line)") }
        sections[sections.count - 1].facts.append(fact)
      }
    }
  }

  struct BadRow: Error {
    var line: String
  }

  /// The list of this project.
  static func committed() throws -> FactList {
    try FactList(markdown: String(contentsOf: folder.appending(path: "facts.md"), encoding: .utf8))
  }

  /// The folder with the list and the table.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
}

extension FactList.Fact {
  /// Reads `| number | text | confidence | reason |`.
  fileprivate init?(row: Substring) {
    let cells = row.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 6, !cells[1].isEmpty, !cells[2].isEmpty,
      ["A", "E", "I", "U"].contains(cells[3])
    else { return nil }
    number = cells[1]
    text = cells[2]
    confidence = cells[3]
    reasonWithoutTest = cells[4].isEmpty ? nil : cells[4]
  }
}
