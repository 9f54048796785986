import SiteModel

/// The guides that a page's sidebar lists: all of a site that a reader can take in, and of a larger one
/// those around the page.
///
/// A list of a thousand guides on each of a thousand pages is what most of such a site would be.
struct SidebarParts {
  private(set) var parts: [Site.Part]

  /// Whether there are more guides than these.
  private(set) var isShortened = false

  /// - Parameter page: The guide's page; nil for one that is not a guide.
  init(of site: Site, for page: Page?) {
    parts = site.parts
    guard site.pages.count > Self.most else { return }
    isShortened = true
    parts = site.parts.map { part in
      let own = page.flatMap { page in part.pages.firstIndex { $0.path == page.path } }
      let first = max(0, (own ?? 0) - Self.around)
      let count = own == nil ? Self.ofOtherParts : 2 * Self.around + 1
      return Site.Part(title: part.title, pages: Array(part.pages.dropFirst(first).prefix(count)))
    }
  }

  /// As many as are always listed.
  private static let most = 120

  /// As many before the page and after it.
  private static let around = 20
  private static let ofOtherParts = 3
}
