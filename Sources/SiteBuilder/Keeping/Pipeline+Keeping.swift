import Diagnostics
import ExampleRunner
import GuideMarkup
import SiteHTML
import SiteModel

extension Pipeline {
  /// Where the pages of this build are kept; nil where not everything can be named that they depend on.
  ///
  /// - Parameter start: When the reading of the guides began, in seconds since 1970.
  func keptPages(
    _ prepared: PreparedGuides, _ keeping: PageKeeping, start: Int
  ) async throws -> KeptPages? {
    let read = prepared.read
    guard !read.diagnostics.hasErrors, let inputs = try await inputs(),
      let frame = try PageFrame(
        read, inputs, imageSizes: prepared.imageSizes, publication: publication,
        showsTypes: keeping.showsTypes, start: start)
    else { return nil }
    return try KeptPages(
      read, frame: frame, languages: prepared.configuration.languages, start: start,
      cache: folders.cache)
  }
}

extension CheckedGuides {
  /// The files of the kept pages, by the pages' paths, the page as Markdown first.
  var keptFiles: [String: [SiteFile]] {
    let kept = guides.compactMap(\.keptPage)
    return Dictionary(kept.map { ($0.header.outline.path, $0.files) }) { first, _ in first }
  }

  /// Whether the kept pages lead to the lists that the sites have now.
  func keptPagesFit(_ sites: [Site]) -> Bool {
    let kept = keptPagesByPath
    return sites.allSatisfy { site in
      let lists = site.listPaths
      return site.writtenPages.allSatisfy { page in
        kept[page.path].map { $0.header.lists == lists } ?? true
      }
    }
  }

  private var keptPagesByPath: [String: KeptPage] {
    let kept = guides.compactMap(\.keptPage)
    return Dictionary(kept.map { ($0.header.outline.path, $0) }) { first, _ in first }
  }

  /// Keeps the pages that this build drew for the next one.
  func keepPages(of drawnSite: DrawnSite) throws {
    guard drawnSite.hasAllNames, let store = pages else { return }
    let sites = drawnSite.sites
    let drawn = Dictionary(drawnSite.files.map { ($0.path, $0) }) { first, _ in first }
    let guides = Dictionary(guides.map { ($0.guide.name, $0) }) { first, _ in first }
    let results = ParallelMap.map(sites.flatMap { site in site.pages.map { (site, $0) } }) {
      site, page in
      Result {
        guard let guide = guides[page.guide], guide.keptPage == nil, hasNoFinding(about: guide),
          let digests = drawnSite.lists?.digests[page.path]
        else {
          return
        }
        try store.keep(
          page, of: page.guide, digests: digests, lists: site.listPaths,
          variantCount: guide.variantCount,
          files: SiteRenderer.paths(of: page).compactMap { drawn[$0] })
      }
    }
    for result in results { try result.get() }
    for site in sites { try drawnSite.lists?.keep(drawnSite.files, of: site) }
  }

  /// The lists of the build before; nil where nothing is kept.
  func keptLists(of sites: [Site]) throws -> KeptLists? {
    guard let pages else { return nil }
    let kept = keptPagesByPath
    let all = sites.flatMap(\.pages)
    let digests = ParallelMap.map(all) { page in
      Result { try kept[page.path]?.header.digests ?? OutlineDigests(of: PageOutline(of: page)) }
    }
    let byPath = Dictionary(zip(all.map(\.path), try digests.map { try $0.get() })) { first, _ in
      first
    }
    return pages.lists(digests: byPath, sites: sites)
  }

  /// Whether there is no finding about a guide, and what came of its examples would come of them again.
  private func hasNoFinding(about guide: CheckedGuide) -> Bool {
    guide.outcomes.count == guide.exampleNames.count
      && guide.outcomes.allSatisfy { $0.diagnostics.isEmpty && $0.isSettled }
      && !diagnostics.contains { $0.location.path == guide.guide.path }
  }
}

extension Site {
  /// The paths of its lists.
  var listPaths: [String] { lists.map { path($0) } }
}
