/// Leaves out of a script what no browser needs of its lines: indentation, empty lines, and comments on lines of their own.
///
/// A script is left as it is if a text may continue on the next line, because spaces are a part of that text.
enum ScriptLines {
  static func compacted(_ script: String) -> String {
    let lines = script.split(whereSeparator: \.isNewline)
    guard !lines.contains(where: mayLeaveTextOpen) else { return script }
    return lines.compactMap { line in
      let code = line.drop(while: \.isWhitespace)
      return code.isEmpty || code.hasPrefix("//") ? nil : String(code)
    }
    .joined(separator: "\n")
  }

  /// Whether there may be a template that doesn't end on its line, or a text that continues behind a backslash.
  private static func mayLeaveTextOpen(_ line: Substring) -> Bool {
    !line.count { $0 == "`" }.isMultiple(of: 2) || line.hasSuffix("\\")
  }
}
