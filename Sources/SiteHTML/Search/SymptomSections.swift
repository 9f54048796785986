import Foundation
import GuideMarkup
import SiteModel

/// The symptoms of a site's home page, as the search finds them: by their own words, at the section they lead to.
enum SymptomSections {
  static func all(of site: Site) -> [SearchSection] {
    guard let home = site.home else { return [] }
    let pages = Dictionary(site.pages.enumerated().map { ($1.path, $0) }) { first, _ in first }
    return SiteIndex.symptoms(of: home).compactMap { symptom in
      guard let link = symptom.lazy.compactMap(\.destination).first,
        case .address(let address) = LinkTarget(link, from: home.path),
        let path = PagePath.resolved(address, from: home.path), let page = pages[path]
      else { return nil }
      let anchor = address.split(separator: "#", maxSplits: 1).dropFirst().first ?? ""
      return SearchSection(
        page: page, anchor: anchor.removingPercentEncoding ?? String(anchor),
        heading: symptom.map(\.plainText).joined())
    }
  }
}

extension Inline {
  fileprivate var destination: String? {
    if case .link(let destination, _, _) = self { destination } else { nil }
  }
}
