import Diagnostics
import SiteModel

/// The files that every site has, which nothing in the content folder can be.
struct ReservedNames {
  let paths: Set<String>

  /// The guides that are above the list of all, on the page of that name.
  private let homes: Set<String>

  /// The files that there are once in each language.
  private static let ofLanguage =
    ["index.html", "wording.js", "search"] + SiteList.allCases.map(\.path)

  private static let ofSite = Set(
    ofLanguage + [
      "404.html", "style.css", "llms.txt", "llms-full.txt", "sitemap.xml", "robots.txt",
      "feed.xml", "names", "names.js", "script.js", "pictures",
    ])

  init(_ configuration: SiteConfiguration) {
    homes = Set(configuration.languages.map { $0.folder + Page.homeGuide })
    let translated = configuration.languages.filter { !$0.isSource }
    paths = translated.reduce(into: Self.ofSite) { paths, language in
      paths.formUnion(Self.ofLanguage.map { language.folder + $0 })
    }
  }

  func diagnostics(for file: GuideFile) -> [Diagnostic] {
    guard paths.contains("\(file.name).html"), !homes.contains(file.name) else { return [] }
    return [
      Diagnostic(
        rule: "guide.reserved-name", at: SourceLocation(path: file.path, line: 1),
        "a guide cannot be called `\(file.name)`: the site has a page of that name",
        fix: "rename the file")
    ]
  }

  /// Finds the assets that would lie where the site has a file of its own.
  func diagnostics(
    forAssets assets: [String], guides: [GuideFile], folder: String
  ) -> [Diagnostic] {
    let taken = paths.union(guides.map { "\($0.name).html" })
    return assets.compactMap { asset in
      guard let path = placesUpTo(asset).first(where: taken.contains) else { return nil }
      return Diagnostic(
        rule: "asset.taken-name", at: SourceLocation(path: "\(folder)/\(asset)", line: 1),
        "the file cannot be copied: the site writes a file or folder `\(path)` of its own",
        fix: path == asset ? "rename the file" : "rename the folder `\(path)`")
    }
  }

  /// `a`, `a/b`, `a/b/c` for `a/b/c`: a folder cannot be where a file is either.
  private func placesUpTo(_ path: String) -> [String] {
    let parts = path.split(separator: "/")
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
