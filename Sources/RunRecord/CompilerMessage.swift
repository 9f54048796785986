/// Something the compiler said of an example, as it printed it.
package struct CompilerMessage: Hashable, Codable, Sendable {
  package enum Severity: String, Codable, Sendable {
    case error
    case warning
    case note
  }

  /// The file, as `#sourceLocation` named it.
  package var path: String
  package var line: Int

  /// The column in UTF-8 bytes, from 1.
  package var column: Int
  package var severity: Severity
  package var text: String

  /// The notes that follow it.
  package var notes: [CompilerMessage]

  package init(
    path: String, line: Int, column: Int, severity: Severity, text: String,
    notes: [CompilerMessage] = []
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.severity = severity
    self.text = text
    self.notes = notes
  }
}
