import Foundation
import GuideMarkup
import SiteModel

/// Lists the symptoms of a site's home page as entries of the search index.
///
/// Each entry has the symptom's words, and leads where the symptom's link leads.
enum SymptomSections {
  static func all(of site: Site) -> [SearchSection] {
    guard let home = site.home else { return [] }
    return SiteIndex.symptoms(of: home).compactMap { symptom in
      guard let link = symptom.lazy.compactMap(\.destination).first,
        case .address(let address) = LinkTarget(link, from: home.path),
        let path = PagePath.resolved(address, from: home.path),
        let page = site.place(of: path)
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
