/// A place in a file an author wrote.
///
/// Lines and columns count from 1. A column counts characters as an editor shows them, whatever
/// number of bytes each takes; a tab is one character.
package struct SourceLocation: Hashable, Codable, Sendable {
  /// The file's path as the author knows it, relative to where the command ran: `Content/a.md`.
  package var path: String
  package var line: Int
  package var column: Int

  package init(path: String, line: Int, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  package static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.path, a.line, a.column) < (b.path, b.line, b.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  package var description: String { "\(path):\(line):\(column)" }
}
