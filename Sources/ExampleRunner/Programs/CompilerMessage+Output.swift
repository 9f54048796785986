import RunRecord

extension CompilerMessage {
  /// The messages in what the compiler printed, each with the notes that explain it.
  static func messages(in output: String) -> [CompilerMessage] {
    output.split(separator: "\n").reduce(into: []) { messages, line in
      guard let message = CompilerMessage(line: String(line)) else { return }
      if message.severity == .note, !messages.isEmpty {
        messages[messages.count - 1].notes.append(message)
      } else {
        messages.append(message)
      }
    }
  }

  /// Reads `path:line:column: severity: text`; nil for other lines, such as excerpts.
  private init?(line: String) {
    let pattern = #/(.+?):(\d+):(\d+): (error|warning|note): (.*?)( \[#[\w-]+\])?/#
    guard let match = line.wholeMatch(of: pattern), let number = Int(match.2),
      let column = Int(match.3), let severity = Severity(rawValue: String(match.4))
    else { return nil }
    self.init(
      path: String(match.1), line: number, column: column, severity: severity,
      text: String(match.5))
  }
}
