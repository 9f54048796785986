import GuideMarkup
import SiteModel

/// The files that tell search engines what the site holds, as sitemaps.org describes them.
///
/// They need addresses that are whole, so a site that does not say where it is published has none.
enum Sitemap {
  /// - Parameter sites: The site in its languages.
  static func files(for sites: [Site]) -> [SiteFile] {
    guard let address = sites.first?.address else { return [] }
    return [
      SiteFile(path: "sitemap.xml", text: sitemap(of: sites, at: address)),
      SiteFile(
        path: "robots.txt", text: "User-agent: *\nAllow: /\nSitemap: \(address)sitemap.xml\n"),
    ]
  }

  private static func sitemap(of sites: [Site], at address: String) -> String {
    let places = sites.flatMap { site in
      [url(address + site.language.folder, updated: nil)]
        + site.pages.map { url(address + AddressPath.encoded($0.path), updated: $0.updated?.text) }
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(places.joined(separator: "\n"))
      </urlset>

      """
  }

  private static func url(_ address: String, updated: String?) -> String {
    let day = updated.map { "<lastmod>\($0)</lastmod>" } ?? ""
    return "<url><loc>\(HTMLSerializer.escaped(address))</loc>\(day)</url>"
  }
}
