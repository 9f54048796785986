import Foundation
import SiteModel

/// Relative addresses between pages.
enum PagePath {
  /// What leads from a page to the root of the site: `../` for each folder it is in.
  ///
  /// For a page whose path begins at the root of a host, with `/`, that is the folder it is in.
  static func toRoot(from page: String) -> String {
    if page.hasPrefix("/"), let end = page.lastIndex(of: "/") { return String(page[...end]) }
    return String(repeating: "../", count: page.split(separator: "/").count - 1)
  }

  /// The site's root as a path from the root of its host, `/guides/`; empty where no address is known.
  static func rootOnHost(of site: Site) -> String {
    if let path = site.basePath { return path }
    guard let address = site.address, let url = URL(string: address) else { return "" }
    return url.path.hasSuffix("/") ? url.path : url.path + "/"
  }

  /// The address of one page on another, both given by their paths from the root of the site.
  ///
  /// - Parameter anchor: Where on the page; empty for its start.
  static func relative(_ target: String, anchor: String = "", from page: String) -> String {
    toRoot(from: page) + AddressPath.encoded(target) + (anchor.isEmpty ? "" : "#" + anchor)
  }

  /// The path below the root of the site that an address on a page leads to; nil for one that leads out.
  static func resolved(_ address: String, from page: String) -> String? {
    let address = address.prefix { $0 != "?" && $0 != "#" }
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in (address.removingPercentEncoding ?? String(address)).split(separator: "/")
    where part != "." {
      if part != ".." {
        parts.append(String(part))
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}
