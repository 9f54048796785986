import Foundation

/// The folder with what makes a site look and behave as it does: `templates`, `styles`, `scripts`.
struct SiteFolder {
  var path: String

  /// A template's text.
  func template(_ name: String) throws(SiteFolderError) -> String {
    String(decoding: try contents(of: "templates/\(name).mustache"), as: UTF8.self)
  }

  /// The texts that scripts say: the arguments of `say("…")`.
  func phrasesOfScripts() throws(SiteFolderError) -> [String] {
    let scripts = try scripts()
    return scripts.matches(of: #/\bsay\("((?:[^"\\]|\\.)*)"/#).map { String($0.output.1) }
  }

  /// All style sheets, joined in the order of their names.
  func styles() throws(SiteFolderError) -> String {
    var sheets: [String] = []
    for name in try names(in: "styles") where name.hasSuffix(".css") {
      sheets.append(String(decoding: try contents(of: "styles/\(name)"), as: UTF8.self))
    }
    guard !sheets.isEmpty else { throw SiteFolderError(path: "\(path)/styles", reason: .noStyles) }
    return sheets.joined(separator: "\n")
  }

  /// All scripts, joined in the order of their names; empty where the folder has none.
  func scripts() throws(SiteFolderError) -> String {
    guard FileManager.default.fileExists(atPath: "\(path)/scripts") else { return "" }
    var scripts: [String] = []
    for name in try names(in: "scripts") where name.hasSuffix(".js") {
      let script = String(decoding: try contents(of: "scripts/\(name)"), as: UTF8.self)
      scripts.append(Self.withoutComments(script))
    }
    return scripts.joined(separator: "\n")
  }

  /// What a browser needs of a script: a fifth of it is indentation and lines that are only comments.
  ///
  /// So no script may have a template of several lines in which either means something.
  private static func withoutComments(_ script: String) -> String {
    script.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }.joined(separator: "\n")
  }

  private func contents(of name: String) throws(SiteFolderError) -> Data {
    let file = "\(path)/\(name)"
    do {
      return try Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      throw SiteFolderError(path: file, reason: .unreadable(error.localizedDescription))
    }
  }

  private func names(in folder: String) throws(SiteFolderError) -> [String] {
    let folder = "\(path)/\(folder)"
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw SiteFolderError(path: folder, reason: .unreadable(error.localizedDescription))
    }
  }
}
