import Diagnostics
import Foundation
import GuideMarkup

/// Finds `[text][label]` without a line `[label]: address`: a page shows the brackets.
struct UndefinedReferences {
  let guide: Guide

  func diagnostics() -> [Diagnostic] {
    var found: [String] = []
    var copy = guide
    copy.mapTexts { text in
      found += Self.references(in: text)
      return [.text(text)]
    }
    let wanted = Set(found)
    return wanted.isEmpty ? [] : places(of: wanted)
  }

  /// The references in a text that the parser did not take for links: `[text][label]`.
  private static func references(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return [] }
    var found: [String] = []
    var rest = text[...]
    while let middle = rest.firstRange(of: "][") {
      let before = text[..<middle.lowerBound].suffix(longest)
      let behind = text[middle.upperBound...].prefix(longest)
      rest = rest[middle.upperBound...]
      guard let start = before.lastIndex(of: "["), let end = behind.firstIndex(of: "]") else {
        continue
      }
      let label = behind[..<end]
      let name = label.isEmpty ? before[before.index(after: start)...] : label
      // Subscripts follow a name or each other, and a footnote has a mark.
      guard !isSubscript(text[..<start].last), name.contains(where: \.isLetter),
        !name.hasPrefix("^"), !name.contains("[")
      else { continue }
      found.append("\(text[start..<middle.lowerBound])][\(label)]")
    }
    return found
  }

  /// Longer texts between brackets are hardly a link's.
  private static let longest = 200

  private static func isSubscript(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber || "_)]!".contains($0) } ?? false
  }

  private func places(of references: Set<String>) -> [Diagnostic] {
    let code = guide.fences.reduce(into: Set<Int>()) { $0.formUnion($1.bodyLines) }
    var rest = references
    var found: [Diagnostic] = []
    for (index, line) in guide.lines.enumerated()
    where !code.contains(index + 1) && line.contains("][") {
      for reference in Self.references(in: line) where rest.remove(reference) != nil {
        let column = line.firstRange(of: reference).map { line[..<$0.lowerBound].count + 1 } ?? 1
        found.append(diagnostic(reference, line: index + 1, column: column, text: line))
      }
    }
    return found
  }

  private func diagnostic(
    _ reference: String, line: Int, column: Int, text: String
  ) -> Diagnostic {
    let parts = reference.dropFirst().dropLast().components(separatedBy: "][")
    let label = parts.last.flatMap { $0.isEmpty ? nil : $0 } ?? parts[0]
    return Diagnostic(
      rule: "link.no-definition",
      at: SourceLocation(path: guide.path, line: line, column: column),
      "the reference `\(label)` has no address: the page shows the brackets",
      excerpt: SourceExcerpt(line: line, text: text, column: column, length: reference.count),
      fix: "write a line `[\(label)]: address` below it, or `\\[` for a bracket")
  }
}
