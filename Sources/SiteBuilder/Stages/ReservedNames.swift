import Diagnostics

/// The files that every site has, which nothing in the content folder can be.
enum ReservedNames {
  private static let paths: Set = [
    "index.html", "404.html", "style.css", "llms.txt", "llms-full.txt", "sitemap.xml", "robots.txt",
    "feed.xml", "callbacks.html", "topics.html", "script.js", "search",
  ]

  static func diagnostics(for file: GuideFile) -> [Diagnostic] {
    guard paths.contains("\(file.name).html") else { return [] }
    return [
      Diagnostic(
        rule: "guide.reserved-name", at: SourceLocation(path: file.path, line: 1),
        "a guide cannot be called `\(file.name)`: the site has a page of that name",
        fix: "rename the file")
    ]
  }

  /// Finds the assets that would lie where the site has a file of its own.
  static func diagnostics(
    forAssets assets: [String], guides: [GuideFile], folder: String
  ) -> [Diagnostic] {
    let taken = paths.union(guides.map { "\($0.name).html" })
    return assets.compactMap { asset in
      guard let path = placesUpTo(asset).first(where: taken.contains) else { return nil }
      return Diagnostic(
        rule: "asset.taken-name", at: SourceLocation(path: "\(folder)/\(asset)", line: 1),
        "the file cannot be copied: the site has a file `\(path)` of its own",
        fix: "rename the file")
    }
  }

  /// `a`, `a/b`, `a/b/c` for `a/b/c`: a folder cannot be where a file is either.
  private static func placesUpTo(_ path: String) -> [String] {
    let parts = path.split(separator: "/")
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
