import Foundation

/// The folder with what makes a site look and behave as it does: `templates`, `styles`, `scripts`,
/// `findings`, `serve`, and a picture.
struct SiteFolder {
  var path: String

  /// A template's text.
  func template(_ name: String) throws(SiteFolderError) -> String {
    String(decoding: try contents(of: "templates/\(name).mustache"), as: UTF8.self)
  }

  /// All style sheets of pages, joined in the order of their names.
  func styles() throws(SiteFolderError) -> String {
    let sheets = try sheets(in: "styles")
    guard !sheets.isEmpty else { throw SiteFolderError(path: "\(path)/styles", reason: .noStyles) }
    return sheets.joined(separator: "\n")
  }

  /// The style sheets of findings, which no published page shows; empty where there are none.
  func findingStyles() throws(SiteFolderError) -> String {
    guard FileManager.default.fileExists(atPath: "\(path)/findings") else { return "" }
    return try sheets(in: "findings").joined(separator: "\n")
  }

  private func sheets(in folder: String) throws(SiteFolderError) -> [String] {
    var sheets: [String] = []
    for name in try names(in: folder) where name.hasSuffix(".css") {
      let sheet = String(decoding: try contents(of: "\(folder)/\(name)"), as: UTF8.self)
      sheets.append(CompactedLines.ofSheet(sheet))
    }
    return sheets
  }

  /// All scripts of a folder, joined in the order of their names; empty where there are none.
  func scripts(in folder: String = "scripts") throws(SiteFolderError) -> SiteScripts {
    var sources: [String] = []
    if FileManager.default.fileExists(atPath: "\(path)/\(folder)") {
      for name in try names(in: folder) where name.hasSuffix(".js") {
        sources.append(String(decoding: try contents(of: "\(folder)/\(name)"), as: UTF8.self))
      }
    }
    return .made(of: sources, in: "\(path)/\(folder)")
  }

  /// The picture that networks show beside a link to the site: `card.png`; nil where there is none.
  func card() -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/card.png").map(Array.init)
  }

  private func contents(of name: String) throws(SiteFolderError) -> Data {
    let file = "\(path)/\(name)"
    guard FileManager.default.fileExists(atPath: file) else {
      throw SiteFolderError(path: file, reason: .missing)
    }
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
