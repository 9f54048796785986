import Diagnostics

/// A check that found nothing to check is a failure: it is the commonest way in which one passes
/// without checking.
enum EmptyProject {
  static func diagnostics(
    guideCount: Int, exampleCount: Int, isBroken: Bool, folder: String
  ) -> [Diagnostic] {
    // What is broken already fails, and says more.
    guard !isBroken, exampleCount == 0 else { return [] }
    return [guideCount == 0 ? noGuide(in: folder) : noExample(in: folder, guideCount)]
  }

  private static func noGuide(in folder: String) -> Diagnostic {
    Diagnostic(
      rule: "project.no-guide", at: SourceLocation(path: folder, line: 1), "no guide found",
      fix: "put a Markdown file into \(folder), or name another folder with --content")
  }

  private static func noExample(in folder: String, _ guideCount: Int) -> Diagnostic {
    let guides = guideCount == 1 ? "1 guide" : "\(guideCount) guides"
    return Diagnostic(
      rule: "project.no-example", at: SourceLocation(path: folder, line: 1),
      "no example found in \(guides)",
      fix: "begin a code block with ```swift run, or with ```swift example=NAME")
  }
}
