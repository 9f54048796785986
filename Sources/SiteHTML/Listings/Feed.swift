import GuideMarkup
import SiteModel

/// The guides that changed last as an Atom feed (RFC 4287), newest first.
///
/// Its dates are those that authors wrote: a feed is the same on whatever machine and day the site is built. A
/// site without a date, or without an address, has none.
enum Feed {
  static let path = "feed.xml"

  /// Whether the site has a feed.
  static func exists(for site: Site) -> Bool {
    site.address != nil && site.pages.contains { $0.updated != nil }
  }

  static func files(for site: Site) -> [SiteFile] {
    let dated = site.pages.compactMap { page in page.updated.map { (page, day: $0.text) } }
      .enumerated()
      // Guides of one day keep their reading order.
      .sorted { ($1.element.day, $0.offset) < ($0.element.day, $1.offset) }
      .map(\.element)
    guard let address = site.address, let newest = dated.first else { return [] }
    let entries = dated.map { entry($0.0, day: $0.day, address: address) }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom">
      <id>\(escaped(address))</id>
      <title>\(escaped(site.title))</title>
      <updated>\(time(newest.day))</updated>
      <author><name>\(escaped(site.title))</name></author>
      <link rel="alternate" href="\(escaped(address))"/>
      <link rel="self" href="\(escaped(address + path))"/>
      \(entries.joined(separator: "\n"))
      </feed>

      """
    return [SiteFile(path: path, text: text)]
  }

  private static func entry(_ page: Page, day: String, address: String) -> String {
    let place = escaped(address + AddressPath.encoded(page.path))
    let summary = page.summary.isEmpty ? "" : "<summary>\(escaped(page.summary))</summary>"
    return """
      <entry><id>\(place)</id><title>\(escaped(page.title))</title>\
      <updated>\(time(day))</updated><link href="\(place)"/>\(summary)</entry>
      """
  }

  private static func time(_ day: String) -> String { day + "T00:00:00Z" }

  private static func escaped(_ text: String) -> String { HTMLSerializer.escaped(text) }
}
