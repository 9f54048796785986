/// A new comment for the end of a line of code.
package struct CommentEdit: Hashable, Sendable {
  /// The line in the guide, from 1.
  package var line: Int

  /// The comment as it is there, with which the line ends but for spaces.
  package var mark: String

  /// The comment that takes its place.
  package var text: String

  package init(line: Int, mark: String, text: String) {
    self.line = line
    self.mark = mark
    self.text = text
  }

  /// The line with the new comment; nil for a line that does not end with the old one.
  func edited(_ line: String) -> String? {
    var code = line[...]
    while code.last?.isWhitespace ?? false { code.removeLast() }
    return code.hasSuffix(mark) ? code.dropLast(mark.count) + text : nil
  }
}
