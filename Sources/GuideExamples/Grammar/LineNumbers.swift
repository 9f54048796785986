/// Lines as `mark=` names them: `2,5-7`.
package struct LineNumbers: Hashable, Sendable {
  /// The lines, from 1, as they were written.
  package let ranges: [ClosedRange<Int>]

  /// Nil for a text that names no lines.
  package init?(_ text: String) {
    var ranges: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
        first >= 1, last >= first
      else { return nil }
      ranges.append(first...last)
    }
    guard !ranges.isEmpty else { return nil }
    self.ranges = ranges
  }
}
