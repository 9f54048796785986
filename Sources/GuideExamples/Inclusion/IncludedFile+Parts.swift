import Diagnostics
import GuideMarkup

extension IncludedFile {
  /// Why a file has no such part.
  struct PartFault: Error {
    var rule: String
    var summary: String
    var fix: String
  }

  /// The lines with these numbers: `3-10`.
  func lines(_ text: String) throws(PartFault) -> IncludedFile {
    guard let numbers = LineNumbers(text), numbers.ranges.count == 1 else {
      throw PartFault(
        rule: "from.bad-lines", summary: "`\(text)` does not name lines",
        fix: "write the first and the last, as in `lines=3-10`")
    }
    let range = numbers.ranges[0]
    guard range.upperBound <= lines.count else {
      throw PartFault(
        rule: "from.no-such-line",
        summary: "there is no line \(range.upperBound): `\(path)` has \(lines.count)",
        fix: "count from 1")
    }
    return part(range)
  }

  /// The lines between `// snippet.NAME` and `// snippet.end`, as in the snippets of Swift packages.
  func region(named name: String) throws(PartFault) -> IncludedFile {
    let marks = lines.enumerated().compactMap { index, line in
      SnippetMarks.mark(in: line).map { (index: index, name: $0) }
    }
    let names = Set(marks.map(\.name)).subtracting(SnippetMarks.reserved)
    guard names.contains(name), let start = marks.first(where: { $0.name == name }) else {
      let nearest = Suggestion.nearest(to: name, among: names.sorted())
      throw PartFault(
        rule: "from.no-region", summary: "`\(path)` has no region `\(name)`",
        fix: nearest.map { "did you mean `\($0)`?" }
          ?? "write `// snippet.\(name)` above its first line and `// snippet.end` below its last")
    }
    guard let end = marks.first(where: { $0.index > start.index && $0.name == SnippetMarks.end })
    else {
      throw PartFault(
        rule: "from.open-region", summary: "the region `\(name)` of `\(path)` never ends",
        fix: "write `// snippet.end` below its last line")
    }
    guard end.index > start.index + 1 else {
      throw PartFault(
        rule: "from.empty-region", summary: "the region `\(name)` of `\(path)` has no line",
        fix: "move `// snippet.end` below its last line")
    }
    return part((start.index + 2)...end.index)
  }

  private func part(_ range: ClosedRange<Int>) -> IncludedFile {
    var part = self
    part.lines = Array(lines[(range.lowerBound - 1)..<range.upperBound])
    part.firstLine = range.lowerBound
    part.bytes = nil
    return part
  }
}
