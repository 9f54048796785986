import Diagnostics

/// The place that the runtime prints when a check of the program fails: `App/Page.swift:20: Fatal
/// error: …`.
///
/// The addresses of a crash have no line for some checks that the compiler puts in, as of outlets that are nil.
struct ReportedPlace {
  private let file: String
  private let line: Int

  /// Reads what a launch printed on standard error; nil where no check failed.
  init?(_ errorOutput: String) {
    let lines = errorOutput.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    for said in lines.reversed() {
      guard let report = FailureReport(said), let path = report.file, let line = report.line,
        // The module stands before the file.
        let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")), slash > path.startIndex
      else { continue }
      let file = path[path.utf8.index(after: slash)...]
      guard !file.isEmpty, !file.utf8.contains(UInt8(ascii: ":")) else { continue }
      self.file = String(file)
      self.line = line
      return
    }
    return nil
  }

  /// The place in the author's files; nil where it is in none of them, or in several of the name.
  func location(in text: AuthoredText) -> SourceLocation? {
    let paths = text.paths.filter { $0 == file || $0.hasSuffix("/" + file) }
    guard paths.count == 1, let path = paths.first else { return nil }
    return text.beginning(path: path, line: line)
  }
}
