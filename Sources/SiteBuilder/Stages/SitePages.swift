import GuideExamples
import GuideMarkup
import SiteHTML
import SiteModel

/// Makes the pages of checked guides: a site for each language.
struct SitePages {
  private let checked: CheckedGuides
  private let names: CodeNames
  private let memory: PipelineCache?
  private let substitutes: [String: Page]
  private let runs: [GuideRun]

  /// - Parameters:
  ///   - names: What the names in code stand for.
  ///   - memory: Knows pages that were made before.
  ///   - substitutes: Pages to be shown in the place of those of the guides with these names.
  init(
    _ checked: CheckedGuides, names: CodeNames = .none, memory: PipelineCache? = nil,
    substitutes: [String: Page] = [:]
  ) {
    self.checked = checked
    self.names = names
    self.memory = memory
    self.substitutes = substitutes
    runs = checked.guides.map(\.run)
  }

  /// The site in its languages, the one that it is written in first.
  var sites: [Site] {
    let configuration = checked.configuration
    var source = Site(configuration, pages: pages(in: configuration.languages[0]))
    source.redirects = checked.redirects
    let translations = configuration.languages.dropFirst().map { language in
      Site(configuration, in: language, pages: pages(in: language), source: source)
    }
    return Site.joined([source] + translations)
  }

  private func pages(in language: SiteLanguage) -> [Page] {
    let configuration = checked.configuration
    let localization = configuration.localizations[language.code] ?? .english
    let named = zip(checked.guides, runs).map { ($0.guide.name, ($0, $1)) }
    let guides = Dictionary(named) { first, _ in first }
    // Some pages have many variants to compare: a large share of them would leave the other processors idle.
    return ParallelMap.map(checked.guideNames, share: 2) { name -> Page? in
      guard configuration.language(ofGuide: name) == language else { return nil }
      if let page = substitutes[name] { return page }
      guard let (guide, run) = guides[name] else { return nil }
      if let kept = guide.keptPage { return kept.page }
      let inputs = PageInputs(
        guide, run, among: runs, localization: localization, imageSizes: checked.imageSizes)
      var page = memory?.page(for: inputs) ?? inputs.page()
      page.add(names.byGuide[name] ?? [])
      for other in Set(guide.sharedCode.map(\.guide)).sorted() {
        page.add(names.byGuide[other] ?? [], showing: guide.sharedCode)
      }
      return page.withFacts()
    }
    .compactMap(\.self)
  }
}
