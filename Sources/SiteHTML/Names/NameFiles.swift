import GuideExamples
import SiteModel

/// The files that say what the names in the code of each page stand for.
///
/// A page's own is read when a reader first asks for a name. They are scripts, because a page that is
/// opened from a disk may read nothing else.
enum NameFiles {
  /// The script that tells the names, and filters the index of them.
  static let script = "names.js"

  static func files(for site: Site) -> [SiteFile] {
    site.writtenPages.filter { !$0.names.byFence.isEmpty }.map { page in
      SiteFile(path: path(of: page), text: text(page.names))
    }
  }

  /// The path of a page's file, from the site's root.
  static func path(of page: Page) -> String { "names/\(page.guide).js" }

  /// `repriseNames({"code.2": [line, column, length, declaration, …]}, [declarations])`, each line as
  /// the distance to the one before.
  private static func text(_ names: PageNames) -> String {
    let listings = names.byFence.sorted { $0.key < $1.key }.map { fence, names in
      var before = 0
      let numbers = names.sorted { ($0.line, $0.column) < ($1.line, $1.column) }.flatMap { name in
        defer { before = name.line }
        return [name.line - before, name.column, name.length, name.declaration]
      }
      let list = numbers.map(String.init).joined(separator: ",")
      return "\(ScriptText.json(PageNames.anchor(ofFence: fence))):[\(list)]"
    }
    let declarations = names.declarations.map { ScriptText.json($0.text) }
    return """
      repriseNames({
      \(listings.joined(separator: ",\n"))
      },[
      \(declarations.joined(separator: ",\n"))
      ]);

      """
  }
}
