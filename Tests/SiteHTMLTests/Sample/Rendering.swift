import Foundation
import GuideMarkup
import SiteHTML
import SiteModel

/// The site's own folder of templates and styles.
let siteFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Site").path

/// The files of a site, as the project's own templates make them, or those of another folder.
func render(_ site: Site, _ folder: String = siteFolder) throws -> [String: SiteFile] {
  let files = try SiteRenderer(folder: folder, isBrief: false).files(for: site)
  return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
}

/// The HTML of these blocks alone, from a page at `path`.
func content(
  _ blocks: [Block], footnotes: [Footnote] = [], path: String = "page.html",
  fences: [Int: FencePresentation] = [:]
) throws -> String {
  let page = Page(
    path: path, title: "T", summary: "", blocks: blocks, footnotes: footnotes, fences: fences,
    contents: [], exampleCount: 0, launchCount: 0)
  let folder = try TemporarySiteFolder(template: "{{{content}}}")
  defer { folder.remove() }
  let site = Site(title: "S", summary: "", pages: [page])
  return try SiteRenderer(folder: folder.path, isBrief: false).files(for: site)[0].text
}
