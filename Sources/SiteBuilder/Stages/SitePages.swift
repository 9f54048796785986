import GuideMarkup
import SiteModel

/// Makes the pages of checked guides: a site for each language.
struct SitePages {
  private let checked: CheckedGuides
  private let runs: [GuideRun]

  init(_ checked: CheckedGuides) {
    self.checked = checked
    runs = checked.guides.map(\.run)
  }

  /// The site in its languages, the one that it is written in first.
  var sites: [Site] {
    let configuration = checked.configuration
    let source = Site(configuration, pages: pages(in: configuration.languages[0]))
    let translations = configuration.languages.dropFirst().map { language in
      Site(configuration, in: language, pages: pages(in: language), source: source)
    }
    return Site.joined([source] + translations)
  }

  private func pages(in language: SiteLanguage) -> [Page] {
    let configuration = checked.configuration
    return Wording.$current.withValue(configuration.wordings[language.code] ?? .english) {
      zip(checked.guides, runs).filter { guide, _ in
        configuration.language(ofGuide: guide.guide.name) == language
      }.map { page(of: $0, $1) }
    }
  }

  private func page(of guide: CheckedGuide, _ run: GuideRun) -> Page {
    let others = runs.filter { $0.guide.name != guide.guide.name }
    var page = PageBuilder.page(for: run, among: others, shared: guide.sharedCode)
    page.translation = guide.translation.map {
      PageTranslation(source: $0.source, isOutdated: $0.isOutdated)
    }
    return page
  }
}
