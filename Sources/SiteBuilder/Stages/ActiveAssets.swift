import Diagnostics

/// The files beside the guides that run code in a reader's browser, with the rights of the site's own pages.
enum ActiveAssets {
  /// The endings of the files that a browser runs when it opens them, or when a page asks it to.
  private static let endings: Set<String> = ["htm", "html", "js", "mjs", "xht", "xhtml"]

  /// A warning for each such file, because who reviews a guide rarely looks at it.
  static func diagnostics(for assets: [String], folder: String) -> [Diagnostic] {
    assets.filter(isActive).map { asset in
      Diagnostic(
        .warning, rule: "asset.runs-code", at: SourceLocation(path: "\(folder)/\(asset)", line: 1),
        "the site will serve this file, and browsers run its scripts as the site's own",
        fix: "leave it out, or read it as you would a program")
    }
  }

  private static func isActive(_ asset: String) -> Bool {
    guard let dot = asset.lastIndex(of: "."), dot > (asset.lastIndex(of: "/") ?? asset.startIndex)
    else { return false }
    return endings.contains(asset[asset.index(after: dot)...].lowercased())
  }
}
