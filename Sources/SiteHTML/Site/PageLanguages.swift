import SiteModel

/// The addresses of a page in all languages of its site.
struct PageLanguages {
  var site: Site

  /// The path of the page from the root of the site.
  var path: String

  /// The guide that the page is; nil for one of the site's own pages.
  var guide: String?

  /// Whether the page is at an address of its own.
  var isFound = true

  /// The languages to choose among, where there are several: each leads to the same page in it, or to its
  /// list of guides where it has no such page.
  var choices: [TemplateValues] {
    guard site.editions.count > 1 else { return [] }
    return site.editions.map { edition in
      let target = target(in: edition)
      return [
        "code": edition.language.code, "name": edition.language.name,
        "isCurrent": edition.language == site.language,
        "address": PagePath.relative(target ?? edition.language.folder + "index.html", from: path),
      ]
    }
  }

  /// The same page in all languages that have it, for search engines; none where there is one only.
  var alternates: [TemplateValues] {
    let targets = site.editions.compactMap { edition in
      target(in: edition).map { (edition.language, AddressPath.encoded($0)) }
    }
    guard targets.count > 1 else { return [] }
    let prefix = site.address ?? PagePath.toRoot(from: path)
    return targets.map { ["code": $0.0.code, "address": prefix + $0.1] }
      + targets.filter(\.0.isSource).map { ["code": "x-default", "address": prefix + $0.1] }
  }

  private func target(in edition: SiteEdition) -> String? {
    if let guide { return edition.titles[guide] == nil ? nil : edition.path(of: guide) }
    guard isFound else { return nil }
    let list = SiteList.allCases.first { site.path($0) == path }
    if let list, !edition.lists.contains(list) { return nil }
    return edition.language.folder + path.dropFirst(site.language.folder.count)
  }
}
