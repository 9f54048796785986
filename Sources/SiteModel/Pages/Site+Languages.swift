extension Site {
  /// A site in a language that its guides are translated into, arranged as the one they are written in.
  package init(
    _ configuration: SiteConfiguration, in language: SiteLanguage, pages: [Page], source: Site
  ) {
    let texts = configuration.texts[language.code] ?? SiteTexts()
    let bySource = Dictionary(pages.map { ($0.source, $0) }) { first, _ in first }
    let parts = source.parts.map { part in
      Part(
        title: texts.parts[part.title] ?? part.title,
        pages: part.guides.compactMap { bySource[$0] }, guides: part.guides)
    }
    self.init(
      title: texts.title ?? source.title, summary: texts.summary ?? source.summary, parts: parts)
    address = source.address
    basePath = source.basePath
    editAddress = source.editAddress
    versions = source.versions
    callbackTexts = source.callbackTexts.merging(texts.callbacks) { $1 }
    self.language = language
    home = pages.first { $0.isHome(in: language) }
    localization = configuration.localizations[language.code] ?? .english
  }

  /// Sites that know of each other.
  package static func joined(_ sites: [Site]) -> [Site] {
    guard sites.count > 1 else { return sites }
    let editions = sites.map { site in
      SiteEdition(
        language: site.language,
        titles: Dictionary(site.pages.map { ($0.source, $0.title) }) { first, _ in first },
        lists: Set(site.lists))
    }
    return sites.map { site in
      var site = site
      site.editions = editions
      return site
    }
  }
}
