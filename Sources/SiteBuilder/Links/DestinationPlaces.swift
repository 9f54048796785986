import Diagnostics
import GuideMarkup

/// Finds where a guide's text writes an address, because running text has no places of its own.
struct DestinationPlaces {
  let guide: Guide

  /// The places where the text has the address between the marks of a link, in order.
  func places(of destination: String) -> [SourceExcerpt] {
    guard !destination.isEmpty else { return [] }
    let fences = guide.fences.map(\.bodyLines)
    return guide.lines.enumerated().flatMap { offset, line -> [SourceExcerpt] in
      guard Self.holds(line, destination), !fences.contains(where: { $0.contains(offset + 1) })
      else { return [] }
      return line.ranges(of: destination)
        .filter { Self.isDestination($0, in: line) }
        .map { range in
          SourceExcerpt(
            line: offset + 1, text: line, column: line[..<range.lowerBound].count + 1,
            length: destination.count)
        }
    }
  }

  /// Whether the bytes of one text are in another: most lines need not be read as characters.
  private static func holds(_ line: String, _ text: String) -> Bool {
    var rest = line.utf8[...]
    while let start = rest.firstIndex(of: text.utf8.first ?? 0) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// Whether `(…)`, `(… "title")`, `<…>` or `: …` is around the range.
  private static func isDestination(_ range: Range<String.Index>, in line: String) -> Bool {
    let before = line[..<range.lowerBound].last { $0 != " " }
    let after = line[range.upperBound...].first
    return before.map { "(<:".contains($0) } ?? false
      && after.map { ")> \t".contains($0) } ?? true
  }
}
