import Diagnostics

/// The place that the runtime prints when a check of the program fails: `App/Page.swift:20: Fatal
/// error: …`.
///
/// The backtrace has no line for some checks that the compiler puts in, as of outlets that are nil.
struct ReportedPlace {
  private let file: String
  private let line: Int

  /// Reads what a launch printed on standard error; nil where no check failed.
  init?(_ errorOutput: String) {
    let pattern =
      #/(?m)^[^\/\n]+/(?<file>[^\n:]+):(?<line>\d+): (Fatal error|Assertion failed|Precondition failed)/#
    guard let match = errorOutput.matches(of: pattern).last, let line = Int(match.output.line)
    else { return nil }
    file = String(match.output.file)
    self.line = line
  }

  /// The place in the author's files; nil where it is in none of them, or in several of the name.
  func location(in text: AuthoredText) -> SourceLocation? {
    let paths = text.paths.filter { $0 == file || $0.hasSuffix("/" + file) }
    guard paths.count == 1, let path = paths.first else { return nil }
    return text.beginning(path: path, line: line)
  }
}
