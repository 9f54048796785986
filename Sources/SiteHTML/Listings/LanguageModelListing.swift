import SiteModel

/// The files that tell programs which read text what the site holds, as llmstxt.org describes them.
enum LanguageModelListing {
  /// - Parameter sites: The site in its languages, the one that it is written in first.
  static func files(for sites: [Site]) -> [SiteFile] {
    guard let site = sites.first, !site.pages.isEmpty else { return [] }
    return [
      SiteFile(path: "llms.txt", text: overview(of: site, translations: Array(sites.dropFirst()))),
      SiteFile(path: "llms-full.txt", text: site.pages.map(\.markdown).joined(separator: "\n")),
    ]
  }

  /// The guides with their summaries, below the headings of the sidebar.
  private static func overview(of site: Site, translations: [Site]) -> String {
    let summary = site.summary.isEmpty ? [] : ["", "> \(site.summary)"]
    let parts = site.parts.flatMap { part in
      ["", "## \(part.title.isEmpty ? "Guides" : part.title)", ""]
        + part.pages.map { item($0, of: site) }
    }
    let others = translations.filter { !$0.pages.isEmpty }.flatMap { translation in
      ["", "## \(translation.language.name)", ""]
        + translation.pages.map { item($0, of: translation) }
    }
    return (["# \(site.title)"] + summary + parts + others).joined(separator: "\n") + "\n"
  }

  private static func item(_ page: Page, of site: Site) -> String {
    let summary = page.summary.isEmpty ? "" : ": \(page.summary)"
    return "- [\(page.title)](\(site.address ?? "")\(page.guide).md)\(summary)"
  }
}
