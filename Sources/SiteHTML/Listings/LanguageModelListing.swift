import SiteModel

/// The files that tell programs which read text what the site holds, as llmstxt.org describes them.
enum LanguageModelListing {
  static func files(for site: Site) -> [SiteFile] {
    guard !site.pages.isEmpty else { return [] }
    return [
      SiteFile(path: "llms.txt", text: overview(of: site)),
      SiteFile(path: "llms-full.txt", text: site.pages.map(\.markdown).joined(separator: "\n")),
    ]
  }

  /// The guides with their summaries, below the headings of the sidebar.
  private static func overview(of site: Site) -> String {
    let summary = site.summary.isEmpty ? [] : ["", "> \(site.summary)"]
    let parts = site.parts.flatMap { part in
      ["", "## \(part.title.isEmpty ? "Guides" : part.title)", ""]
        + part.pages.map { item($0, of: site) }
    }
    return (["# \(site.title)"] + summary + parts).joined(separator: "\n") + "\n"
  }

  private static func item(_ page: Page, of site: Site) -> String {
    let summary = page.summary.isEmpty ? "" : ": \(page.summary)"
    return "- [\(page.title)](\(site.address ?? "")\(page.guide).md)\(summary)"
  }
}
