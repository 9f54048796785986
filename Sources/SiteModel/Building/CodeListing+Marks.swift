import Diagnostics
import GuideExamples
import GuideMarkup

extension CodeListing {
  /// The listing of a fence with marks at the lines with a what-if, in place of the comments
  /// that say so.
  func marked(_ panel: WhatIfPanel, in fence: Fence) -> CodeListing {
    var lines = SnippetMarks(fence).shownLines
    let alone = panel.variants.filter { $0.changes.count == 1 }
    var listing = self
    listing.marks = alone.compactMap { variant in
      let change = variant.changes[0]
      guard change.location.path == fence.location.path else { return nil }
      let numbers = Set(change.edits.map(\.line))
      let places = lines.indices.filter { numbers.contains(lines[$0].number) }
      guard let first = places.first, let last = places.last else { return nil }
      if let comment = change.commentOffset(in: lines[first]) {
        lines[first].text = String(lines[first].text.prefix(comment)).withoutSpacesAtEnd
      }
      return CodeMark(
        lines: first...last, variant: variant, isInTable: panel.isMatrixShown)
    }
    if !listing.marks.isEmpty { listing.text = lines.map(\.text).joined(separator: "\n") }
    return listing
  }
}

extension WhatIf {
  /// How many characters of a line stand before the comment; nil for a statement, which has none.
  fileprivate func commentOffset(in line: Fence.Line) -> Int? {
    let offset = location.column - line.prefixLength - 1
    guard line.number == location.line, offset >= 0, offset <= line.text.count,
      line.text.dropFirst(offset).hasPrefix("// what-if")
    else { return nil }
    return offset
  }
}

extension String {
  fileprivate var withoutSpacesAtEnd: String {
    var text = self[...]
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}
