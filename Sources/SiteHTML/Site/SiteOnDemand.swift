package import SiteModel
import Synchronization

/// The files of a site, each made when it is asked for, and then kept.
///
/// A reader who has one page open while the site changes waits for that page alone.
package final class SiteOnDemand: Sendable {
  /// The site in its languages, the one that it is written in first.
  package let sites: [Site]
  private let renderer: SiteRenderer
  private let pages: [String: (page: Page, site: Site)]
  private let assets: Set<String>
  private let made = Mutex<[String: SiteFile]>([:])

  /// All files that are no page of a guide; nil until one of them was asked for.
  private let others = Mutex<[String: SiteFile]?>(nil)

  /// A site of which nothing is made yet but what stays as it was in the one before.
  ///
  /// - Parameter assets: The files that it takes over as they are.
  package init(
    _ sites: [Site], renderer: SiteRenderer, assets: [SiteFile], after former: SiteOnDemand? = nil
  ) {
    self.sites = sites
    self.renderer = renderer
    self.assets = Set(assets.map(\.path))
    let pages = Dictionary(
      sites.flatMap { site in site.pages.map { ($0.path, (page: $0, site: site)) } }
    ) { first, _ in first }
    self.pages = pages
    var kept: [String: SiteFile] = [:]
    if let former, former.renderer == renderer, former.sites.map(\.frame) == sites.map(\.frame) {
      kept = former.made.withLock(\.self).filter { path, _ in
        pages[path] != nil && former.pages[path]?.page == pages[path]?.page
      }
    }
    for file in assets + renderer.commonFiles + PictureFiles.files(for: sites) {
      kept[file.path] = file
    }
    let files = kept
    made.withLock { $0 = files }
  }

  /// The file at a path from the site's root; nil where there is none.
  package func file(at path: String) throws(SiteFolderError) -> SiteFile? {
    if let file = made.withLock({ $0[path] }) { return file }
    guard let (page, site) = pages[path] else { return try otherFiles()[path] }
    let file = try renderer.file(of: page, on: site)
    made.withLock { $0[path] = file }
    return file
  }

  /// Whether a path leads to a file of the author's own, taken over as it is.
  package func isAsset(_ path: String) -> Bool { assets.contains(path) }

  /// The script with what served pages say besides the site's own.
  package var servedWords: String { renderer.servedWords(of: sites) }

  /// A page in the site's frame that the published site does not have; nil where there is no site.
  package func page(
    at path: String, title: String, summary: String, content: [HTMLNode]
  ) throws(SiteFolderError) -> SiteFile? {
    guard let site = sites.first else { return nil }
    return try renderer.file(on: site) {
      PageShell(site: site, path: path, title: title, summary: summary, content: content)
    }
  }

  /// The page for an address that leads nowhere, in the language of its folder; nil where there is no site.
  package func notFound(at path: String) throws(SiteFolderError) -> SiteFile? {
    let translation = sites.first { site in
      !site.language.folder.isEmpty && path.hasPrefix(site.language.folder)
    }
    guard let site = translation ?? sites.first else { return nil }
    return try renderer.file(on: site) { renderer.notFound(on: site, at: path) }
  }

  private func otherFiles() throws(SiteFolderError) -> [String: SiteFile] {
    if let files = others.withLock(\.self) { return files }
    let files = Dictionary(try renderer.files(for: sites).map { ($0.path, $0) }) { first, _ in first
    }
    others.withLock { $0 = files }
    return files
  }
}

/// What a page shows of the others: the sidebar, the other languages, and what leads to lists.
private struct SiteFrame: Equatable {
  var texts: [String]
  var localization: Localization
  var editions: [SiteEdition]

  init(_ site: Site) {
    let versions: [String] = site.versions.flatMap { [$0.name, $0.address ?? ""] }
    texts =
      [
        site.title, site.summary, site.address ?? "", site.editAddress ?? "",
        "\(site.hasCallbacks)", site.language.code,
      ]
      + versions
      + site.parts.flatMap { part in [part.title] + part.pages.flatMap { [$0.title, $0.path] } }
      + [site.pages.contains { $0.updated != nil } ? "feed" : ""]
    localization = site.localization
    editions = site.editions
  }
}

extension Site {
  fileprivate var frame: SiteFrame { SiteFrame(self) }
}
