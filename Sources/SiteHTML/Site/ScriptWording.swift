import SiteModel

/// The file with what the scripts say in a language other than English.
enum ScriptWording {
  static let path = "wording.js"

  /// Whether the site's pages need the file.
  static func exists(for site: Site) -> Bool { !site.wording.texts.isEmpty }

  /// `var repriseTexts = {"Search": "검색", …}`, in the order of the English texts.
  static func files(for site: Site, phrases: [String]) -> [SiteFile] {
    guard exists(for: site) else { return [] }
    let entries = Set(phrases).sorted().compactMap { english in
      site.wording.texts[english].map { "\(ScriptText.json(english)):\(ScriptText.json($0))" }
    }
    return [
      SiteFile(
        path: site.path(path),
        text: "var repriseTexts = {\n\(entries.joined(separator: ",\n"))\n};\n")
    ]
  }
}
