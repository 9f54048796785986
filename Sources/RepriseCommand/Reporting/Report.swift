import Diagnostics
import Foundation
import GuideExamples
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
    ].joined(separator: ", ") + notRun(checked)
  }

  /// `, 1 only compiled, 2 skipped`; nothing where every example runs.
  private static func notRun(_ checked: CheckedGuides) -> String {
    let compiled = checked.examples.filter { $0.use == .compileOnly }.count
    let skipped = checked.examples.filter { $0.skipReason != nil }.count
    return (compiled == 0 ? "" : ", \(compiled) only compiled")
      + (skipped == 0 ? "" : ", \(skipped) skipped")
  }

  /// A line for each example that is not run, in order.
  static func listOfNotRun(_ checked: CheckedGuides) -> [String] {
    checked.examples.compactMap { example in
      switch example.use {
      case .run: nil
      case .compileOnly: "\(example.location): `\(example.name)` is only compiled"
      case .skipped(let reason): "\(example.location): `\(example.name)` is skipped: \(reason)"
      }
    }
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
