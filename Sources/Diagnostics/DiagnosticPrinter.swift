/// Writes findings as text: the first line is `path:line:column: error: summary [rule]`, which
/// editors and CI know how to open; what explains it is indented below.
package struct DiagnosticPrinter: Sendable {
  /// Whether to mark the parts with terminal colors.
  package var usesColor: Bool

  /// How many lines of a difference to print; beyond that, it says how many there are.
  package static let differenceLimit = 100

  package init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  package func text(for diagnostic: Diagnostic) -> String {
    var lines = [headline(diagnostic)]
    if let excerpt = diagnostic.excerpt { lines += excerptLines(excerpt, diagnostic.severity) }
    lines += differenceLines(diagnostic.difference)
    lines += diagnostic.notes.map { "    note: \(DisplayText.visible($0))" }
    if let fix = diagnostic.fix { lines.append("    fix: \(DisplayText.visible(fix))") }
    return lines.joined(separator: "\n")
  }

  private func headline(_ diagnostic: Diagnostic) -> String {
    let place = DisplayText.visible(diagnostic.location.description)
    let severity = paint(diagnostic.severity.rawValue + ":", color(diagnostic.severity))
    let summary = paint(DisplayText.visible(diagnostic.summary), .bold)
    return "\(place): \(severity) \(summary) [\(diagnostic.rule)]"
  }

  private func excerptLines(_ excerpt: SourceExcerpt, _ severity: Diagnostic.Severity) -> [String] {
    let number = String(excerpt.line)
    let gutter = String(repeating: " ", count: number.count)
    let window = ExcerptWindow(excerpt)
    return [
      "    \(number) | \(window.text)",
      "    \(gutter) | \(window.padding)\(paint(window.mark, color(severity)))",
    ]
  }

  /// The lines of a difference, indented as below a finding.
  package func differenceLines(_ difference: [String]) -> [String] {
    let shown = difference.prefix(Self.differenceLimit)
    let rest = difference.count - shown.count
    var lines = shown.map { differenceLine(Self.withVisibleEnd($0)) }
    if rest > 0 { lines.append("    … and \(rest) more lines") }
    if shown.contains(where: { Self.withVisibleEnd($0) != $0 }) {
      lines.append("    (each · at the end of a line is a space)")
    }
    return lines
  }

  /// The line with the spaces at its end made visible, behind the two characters that mark it.
  private static func withVisibleEnd(_ line: String) -> String {
    let text = line.dropFirst(2)
    let count = text.reversed().prefix { $0 == " " }.count
    guard count > 0, line.hasPrefix("+") || line.hasPrefix("-") else { return line }
    return line.dropLast(count) + String(repeating: "·", count: count)
  }

  private func differenceLine(_ line: String) -> String {
    let text = DisplayText.visible(line)
    return switch text.first {
    case "-": "    " + paint(text, .red)
    case "+": "    " + paint(text, .green)
    default: "    " + text
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
