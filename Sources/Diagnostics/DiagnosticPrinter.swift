/// Writes findings as text: the first line is `path:line:column: error: summary [rule]`, which
/// editors and CI know how to open; what explains it is indented below.
package struct DiagnosticPrinter: Sendable {
  /// Whether to mark the parts with terminal colours.
  package var usesColor: Bool

  package init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  package func text(for diagnostic: Diagnostic) -> String {
    var lines = [headline(diagnostic)]
    if let excerpt = diagnostic.excerpt { lines += excerptLines(excerpt, diagnostic.severity) }
    lines += diagnostic.difference.map(differenceLine)
    lines += diagnostic.notes.map { "    note: \($0)" }
    if let fix = diagnostic.fix { lines.append("    fix: \(fix)") }
    return lines.joined(separator: "\n")
  }

  private func headline(_ diagnostic: Diagnostic) -> String {
    let severity = paint(diagnostic.severity.rawValue + ":", color(diagnostic.severity))
    let summary = paint(diagnostic.summary, .bold)
    return "\(diagnostic.location): \(severity) \(summary) [\(diagnostic.rule)]"
  }

  private func excerptLines(_ excerpt: SourceExcerpt, _ severity: Diagnostic.Severity) -> [String] {
    let number = String(excerpt.line)
    let gutter = String(repeating: " ", count: number.count)
    // Tabs are kept in the padding so that the mark stays below its text however wide a tab is.
    let padding = String(excerpt.text.prefix(excerpt.column - 1).map { $0 == "\t" ? "\t" : " " })
    let mark = "^" + String(repeating: "~", count: excerpt.length - 1)
    return [
      "    \(number) | \(excerpt.text)",
      "    \(gutter) | \(padding)\(paint(mark, color(severity)))",
    ]
  }

  private func differenceLine(_ line: String) -> String {
    switch line.first {
    case "-": "    " + paint(line, .red)
    case "+": "    " + paint(line, .green)
    default: "    " + line
    }
  }

  private enum Color: String {
    case red = "31"
    case green = "32"
    case yellow = "33"
    case bold = "1"
  }

  private func color(_ severity: Diagnostic.Severity) -> Color {
    severity == .error ? .red : .yellow
  }

  private func paint(_ text: String, _ color: Color) -> String {
    usesColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
