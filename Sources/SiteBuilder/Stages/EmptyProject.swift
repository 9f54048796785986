import Diagnostics

/// A check that found nothing to check is a failure: it is the commonest way in which one passes
/// without checking.
enum EmptyProject {
  static func diagnostics(
    guideCount: Int, exampleCount: Int, isBroken: Bool, folder: String
  ) -> [Diagnostic] {
    // What is broken already fails, and says more.
    guard !isBroken, exampleCount == 0 else { return [] }
    let what = guideCount == 0 ? "no guide" : "no example in \(guideCount) guides"
    return [
      Diagnostic(
        rule: guideCount == 0 ? "project.no-guide" : "project.no-example",
        at: SourceLocation(path: folder, line: 1), "\(what) found",
        fix: guideCount == 0
          ? "put a Markdown file into \(folder), or name another folder with --content"
          : "write a fence such as ```swift example=NAME, or ```swift run")
    ]
  }
}
