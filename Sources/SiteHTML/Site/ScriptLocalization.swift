import SiteModel

/// The file with what the scripts say in a language other than English.
enum ScriptLocalization {
  static let path = "wording.js"

  /// Whether the site's pages need the file.
  static func exists(for site: Site) -> Bool { !site.localization.texts.isEmpty }

  /// `var repriseTexts = {"Search": "검색", …}`, in the order of the English texts.
  static func files(for site: Site, phrases: [String]) -> [SiteFile] {
    guard exists(for: site) else { return [] }
    return [
      SiteFile(
        path: site.path(path), text: "var repriseTexts = \(texts(phrases, of: site));\n")
    ]
  }

  /// `window.repriseServedTexts = {"ko": {"Run": "실행", …}, …}`: what the scripts of served pages say, in
  /// all languages, because they know only then of which the page is.
  static func served(_ sites: [Site], phrases: [String]) -> String {
    let languages = sites.filter(exists).map { site in
      "\(ScriptText.json(site.language.code)):\(texts(phrases, of: site))"
    }
    return "window.repriseServedTexts = {\(languages.joined(separator: ",\n"))};\n"
  }

  private static func texts(_ phrases: [String], of site: Site) -> String {
    let entries = Set(phrases).sorted().compactMap { english in
      site.localization.texts[english].map { "\(ScriptText.json(english)):\(ScriptText.json($0))" }
    }
    return "{\n\(entries.joined(separator: ",\n"))\n}"
  }
}
