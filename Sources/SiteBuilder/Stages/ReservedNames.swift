import Diagnostics

/// The pages that every site has, which no guide can be.
enum ReservedNames {
  static func diagnostics(for file: GuideFile) -> [Diagnostic] {
    guard ["index", "404"].contains(file.name) else { return [] }
    return [
      Diagnostic(
        rule: "guide.reserved-name", at: SourceLocation(path: file.path, line: 1),
        "a guide cannot be called `\(file.name)`: the site has a page of that name",
        fix: "rename the file")
    ]
  }
}
