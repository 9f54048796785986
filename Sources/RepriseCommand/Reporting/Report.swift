import Diagnostics
import Foundation
import SiteBuilder

/// What commands say: results on standard output, findings on standard error.
enum Report {
  static func result(_ text: String) throws {
    try Terminal.write(text + "\n")
  }

  static func findings(_ diagnostics: [Diagnostic]) {
    let printer = DiagnosticPrinter(usesColor: Terminal.usesColor)
    for diagnostic in diagnostics {
      Terminal.writeError(printer.text(for: diagnostic) + "\n\n")
    }
  }

  /// `2 guides, 3 examples, 5 launches`.
  static func counts(_ checked: CheckedGuides) -> String {
    [
      counted(checked.guides.count, "guide"),
      counted(checked.exampleCount, "example"),
      counted(checked.launchCount, "launch", "launches"),
    ].joined(separator: ", ")
  }

  static func errorCount(_ diagnostics: [Diagnostic]) -> String {
    counted(diagnostics.filter { $0.severity == .error }.count, "error")
  }

  static func seconds(_ duration: Duration) -> String {
    let seconds =
      Double(duration.components.seconds)
      + Double(duration.components.attoseconds) / 1e18
    return String(format: "%.1f s", seconds)
  }

  private static func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
  }
}
