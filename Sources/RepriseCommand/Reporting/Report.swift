import Diagnostics
import Foundation
import GuideExamples
import SiteBuilder

/// What commands say: results on standard output, findings on standard error.
enum Report {
  static func result(_ text: String) throws {
    try Terminal.write(text + "\n")
  }

  /// Prints what untrusted programs left behind: `DisplayText.lines`.
  static func strangersText(_ text: String) throws { try result(DisplayText.lines(text)) }

  /// Prints JSON, which may hold untrusted text.
  static func json(_ text: String) throws { try result(DisplayText.json(text)) }

  static func findings(_ diagnostics: [Diagnostic]) {
    let printer = DiagnosticPrinter(usesColor: Terminal.usesColor)
    for diagnostic in diagnostics {
      Terminal.writeError(printer.text(for: diagnostic) + "\n\n")
    }
  }

  /// `2 guides, 3 examples, 5 launches`.
  static func counts(_ checked: CheckedGuides) -> String {
    counts(
      guides: checked.guides.count, examples: checked.exampleCount, launches: checked.launchCount,
      variants: checked.variantCount,
      compiledOnly: checked.examples.count { $0.use == .compileOnly },
      skipped: checked.examples.count { $0.skipReason != nil })
  }

  /// With `, 7 variants` where examples have any, and `, 1 only compiled, 2 skipped` where not every
  /// example runs.
  static func counts(
    guides: Int, examples: Int, launches: Int, variants: Int, compiledOnly: Int, skipped: Int
  ) -> String {
    [
      counted(guides, noun: "guide"), counted(examples, noun: "example"),
      counted(launches, noun: "launch", plural: "launches"),
    ].joined(separator: ", ") + (variants == 0 ? "" : ", " + counted(variants, noun: "variant"))
      + (compiledOnly == 0 ? "" : ", \(compiledOnly) only compiled")
      + (skipped == 0 ? "" : ", \(skipped) skipped")
  }

  static func errorCount(_ diagnostics: [Diagnostic]) -> String {
    counted(diagnostics.filter { $0.severity == .error }.count, noun: "error")
  }

  static func seconds(_ duration: Duration) -> String {
    let seconds =
      Double(duration.components.seconds)
      + Double(duration.components.attoseconds) / 1e18
    return String(format: "%.1f s", seconds)
  }

  /// `1 guide`, `2 guides`.
  static func counted(_ count: Int, noun: String, plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
  }
}
