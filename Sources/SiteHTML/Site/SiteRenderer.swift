package import SiteModel

/// Turns a site into its files.
package struct SiteRenderer: Sendable {
  private let templateText: String
  private let templatePath: String
  private let styles: String
  private let scripts: String

  /// What only pages need that tell the names in their code.
  private let scriptsOfNames: String
  private let phrasesOfScripts: [String]

  /// What the scripts say that only served pages have.
  private let phrasesOfServing: [String]

  /// The picture that networks show beside a link to a page.
  private let card: [UInt8]?

  /// Whether pages are written as short as HTML allows.
  private let isBrief: Bool

  /// The folder with the files of the search, below that of the language.
  package static let searchFolder = SearchFiles.folder

  /// Where it is in the finished site.
  static let cardPath = "card.png"

  /// What the template and the scripts say, in English; each language has it in its own words.
  package let phrases: [String]

  /// A renderer that looks as a folder with `templates`, `styles` and `scripts` says.
  ///
  /// - Parameter isBrief: Whether pages are written as short as HTML allows; tests read them in full.
  package init(folder path: String, isBrief: Bool = true) throws(SiteFolderError) {
    self.isBrief = isBrief
    let folder = SiteFolder(path: path)
    templateText = try folder.template("page")
    templatePath = "\(path)/templates/page.mustache"
    styles = try folder.styles()
    card = folder.card()
    let (usual, ofNames) = (try folder.scripts(), try folder.scripts(in: "scripts/names"))
    scripts = usual.text
    scriptsOfNames = ofNames.text
    phrasesOfScripts = usual.phrases + ofNames.phrases
    phrasesOfServing = try folder.scripts(in: "serve").phrases
    phrases = PageTemplate.phrases(of: templateText) + phrasesOfScripts + phrasesOfServing
    // What is wrong with the template is said at once, and not when the examples have run.
    _ = try PageTemplate(templateText, path: templatePath)
  }

  /// All files of a site in one language, the pages in reading order first.
  package func files(for site: Site) throws(SiteFolderError) -> [SiteFile] {
    try files(for: [site])
  }

  /// The paths of the files of a page alone, the page as Markdown first, then the page.
  package static func paths(of page: Page) -> [String] {
    [markdownPath(of: page), page.path]
      + (page.facts.hasNames ? [NameFiles.path(of: page)] : []) + PictureFiles.paths(of: page)
  }

  private static func markdownPath(of page: Page) -> String { "\(page.guide).md" }

  /// All files of a site in its languages, of which the first is the one that it is written in.
  ///
  /// - Parameter drawn: What is drawn already: the files of pages and lists by the page's path, those of a search by the path of
  ///   the first of them.
  package func files(
    for sites: [Site], drawn: [String: [SiteFile]] = [:]
  ) throws(SiteFolderError) -> [SiteFile] {
    let known = Dictionary(drawn.values.flatMap(\.self).map { ($0.path, $0) }) { first, _ in first }
    let files = try newFiles(for: sites, known, drawn)
    let paths = Set(files.map(\.path))
    return files
      + known.values.filter { !paths.contains($0.path) }.sorted { $0.path < $1.path }
  }

  /// All files but those of pages that are drawn already, save these pages themselves.
  private func newFiles(
    for sites: [Site], _ known: [String: SiteFile], _ drawn: [String: [SiteFile]]
  ) throws(SiteFolderError) -> [SiteFile] {
    // Nothing but the lists and the search needs them.
    let callbacks = ParallelMap.map(sites, share: 1) { site in
      let made = site.lists.map { site.path($0) } + [site.path(SearchFiles.listPath)]
      return made.allSatisfy { drawn[$0] != nil } ? [] : site.callbacks
    }
    let templates = templates(for: sites)
    var languages: [(guides: [Work], lists: [Work])] = []
    for (index, site) in sites.enumerated() {
      languages.append(work(of: site, callbacks[index], try templates[index].get(), known))
    }
    // What takes longest of what one processor does alone begins first.
    let lists = languages.flatMap { $0.lists }
    let long: [Work] = [{ self.script(of: sites, callbacks, drawn) }] + lists
    let guides = languages.flatMap { $0.guides }
    let made = ParallelMap.all(long + guides + [{ self.plainFiles(of: sites) }])
    var (madeLists, rest) = (made[1..<long.count], made[long.count...])
    var files: [SiteFile] = []
    for language in languages {
      files += rest.prefix(language.guides.count).flatMap(\.self)
      files += madeLists.prefix(language.lists.count).flatMap(\.self)
      rest = rest.dropFirst(language.guides.count)
      madeLists = madeLists.dropFirst(language.lists.count)
    }
    return files + made[0] + rest.flatMap(\.self)
  }

  /// The template in the languages of these sites.
  private func templates(for sites: [Site]) -> [Result<PageTemplate, SiteFolderError>] {
    ParallelMap.map(sites, share: 1) { site in
      Result { () throws(SiteFolderError) in
        try PageTemplate(templateText, path: templatePath, localization: site.localization)
      }
    }
  }

  /// What takes no time to make.
  private func plainFiles(of sites: [Site]) -> [SiteFile] {
    let twins = sites.flatMap(\.writtenPages).map {
      SiteFile(path: Self.markdownPath(of: $0), text: $0.markdown)
    }
    return [SiteFile(path: "style.css", text: styles)] + cards(of: sites) + twins
      + PictureFiles.files(for: sites)
      + LanguageModelListing.files(for: sites) + Sitemap.files(for: sites)
      + (sites.first.map(Feed.files) ?? [])
  }

  /// Networks want the whole address of a picture: without one they do not load it.
  private func cards(of sites: [Site]) -> [SiteFile] {
    guard let card, sites.first?.address != nil else { return [] }
    return [SiteFile(path: Self.cardPath, contents: card)]
  }

  /// The work of making the pages of one language, some guides at a time, and what is made of all of them.
  private func work(
    of site: Site, _ callbacks: [Callback], _ template: PageTemplate, _ known: [String: SiteFile]
  ) -> (guides: [Work], lists: [Work]) {
    let entries = Localization.$current.withValue(site.localization) { listEntries(on: site) }
    // One after the other on each processor: the tree of a page takes more memory than its text.
    let guides = stride(from: 0, to: site.pages.count, by: ParallelMap.share).map { start -> Work in
      let some = site.pages[start..<min(start + ParallelMap.share, site.pages.count)]
      return work(in: site) {
        some.map { known[$0.path] ?? page(self.guide($0, of: site), lists: entries, template) }
      }
    }
    let lists = site.lists.map { list in
      work(in: site) {
        [
          known[site.path(list)]
            ?? page(shell(of: list, callbacks, on: site), lists: entries, template)
        ]
      }
    }
    return (guides, lists + [work(in: site) { otherPages(of: site, entries, template) }])
  }

  private func otherPages(
    of site: Site, _ entries: [(title: String, path: String)], _ template: PageTemplate
  ) -> [SiteFile] {
    [page(index(of: site), lists: entries, template)]
      + (site.language.isSource ? [notFound(on: site, entries, template)] : [])
      + RedirectPage.files(for: site, hasScript: !scripts.isEmpty)
  }

  private typealias Work = @Sendable () -> [SiteFile]

  /// Work that says everything in the site's language.
  private func work(in site: Site, _ make: @escaping Work) -> Work {
    { Localization.$current.withValue(site.localization) { make() } }
  }

  /// What the scripts need is written only where there are scripts.
  ///
  /// - Parameters:
  ///   - callbacks: What UIKit was seen to call, of each site.
  ///   - drawn: What is made already.
  private func script(
    of sites: [Site], _ callbacks: [[Callback]], _ drawn: [String: [SiteFile]]
  ) -> [SiteFile] {
    guard !scripts.isEmpty else { return [] }
    let namesAreTold = sites.contains { $0.writtenPages.contains { $0.facts.hasNames } }
    var files = [SiteFile(path: "script.js", text: scripts)]
    if namesAreTold { files.append(SiteFile(path: NameFiles.script, text: scriptsOfNames)) }
    for (site, callbacks) in zip(sites, callbacks) {
      files += ScriptLocalization.files(for: site, phrases: phrasesOfScripts)
      files +=
        drawn[site.path(SearchFiles.listPath)] ?? SearchFiles.files(for: site, callbacks: callbacks)
      files += NameFiles.files(for: site)
    }
    return files
  }

  /// The page of one guide, as it is among all files of the site.
  func file(of guide: Page, on site: Site) throws(SiteFolderError) -> SiteFile {
    try file(on: site) { self.guide(guide, of: site) }
  }

  /// A page in the site's frame, which need not be one of the site's.
  func file(
    on site: Site, _ shell: @Sendable () -> PageShell
  ) throws(SiteFolderError) -> SiteFile {
    let template = try PageTemplate(
      templateText, path: templatePath, localization: site.localization)
    return Localization.$current.withValue(site.localization) {
      page(shell(), lists: listEntries(on: site), template)
    }
  }

  /// The script with what served pages say besides, in the languages of these sites.
  func servedWords(of sites: [Site]) -> String {
    ScriptLocalization.served(sites, phrases: phrasesOfServing)
  }

  /// The files that every page needs, which do not depend on what the guides say.
  var commonFiles: [SiteFile] {
    [SiteFile(path: "style.css", text: styles)]
      + (scripts.isEmpty ? [] : [SiteFile(path: "script.js", text: scripts)])
  }

  /// The lists that a site has: every page leads to each.
  private func listEntries(on site: Site) -> [(title: String, path: String)] {
    site.lists.map { ($0.title, site.path($0)) }
  }

  /// Each page leads to the lists that are made of all of them.
  private func page(
    _ shell: PageShell, lists: [(title: String, path: String)], _ template: PageTemplate
  ) -> SiteFile {
    var shell = shell
    shell.lists = lists
    shell.hasScript = !scripts.isEmpty
    shell.hasCard = card != nil
    shell.isBrief = isBrief
    return SiteFile(path: shell.path, text: template.html(shell.values))
  }

  /// A page that no author wrote: it is made of what the examples of all guides recorded.
  private func shell(of list: SiteList, _ callbacks: [Callback], on site: Site) -> PageShell {
    switch list {
    case .callbacks: self.list(of: callbacks, on: site)
    case .apis: self.list(of: APIIndex(of: site, callbacks: callbacks), on: site)
    case .index: self.list(of: SiteIndex(of: site, callbacks: callbacks), on: site)
    }
  }

  private func list(of callbacks: [Callback], on site: Site) -> PageShell {
    let path = site.path(.callbacks)
    return PageShell(
      site: site, path: path, title: SiteList.callbacks.title,
      summary: FramePhrase.everyCallbackSummary.text,
      headings: CallbackPage.headings(of: callbacks),
      content: CallbackPage.nodes(callbacks, texts: site.callbackTexts, at: path))
  }

  private func list(of api: APIIndex, on site: Site) -> PageShell {
    let path = site.path(.apis)
    return PageShell(
      site: site, path: path, title: SiteList.apis.title, summary: FramePhrase.apisSummary.text,
      content: APIPage.nodes(api, at: path, callbacksAt: site.path(.callbacks)))
  }

  private func list(of index: SiteIndex, on site: Site) -> PageShell {
    let page = IndexPage(index: index, site: site)
    return PageShell(
      site: site, path: page.path, title: SiteList.index.title,
      summary: FramePhrase.indexSummary.text, headings: page.headings, content: page.nodes())
  }

  private func guide(_ page: Page, of site: Site) -> PageShell {
    var linked = page
    linked.blocks = Glossary(of: site)?.linked(page) ?? page.blocks
    var renderer = GuideRenderer(page: linked)
    let choices = ChoicePage(of: site, from: page.path)
    let text = ChoicePage.$current.withValue(choices) {
      PicturePlace.$current.withValue(.inFiles(from: page.path)) { renderer.nodes() }
    }
    return PageShell(
      site: site, path: page.path, title: page.title, summary: page.summary,
      headings: page.contents,
      content: SceneUseNotice.nodes(page) + TranslationNotice.nodes(page, of: site) + text
        + (choices?.notice(for: page) ?? []))
  }

  private func index(of site: Site) -> PageShell {
    let path = site.path("index.html")
    let list = IndexRenderer.nodes(site, at: path)
    guard let home = site.home else {
      return PageShell(
        site: site, path: path, title: site.title, summary: site.summary, content: list)
    }
    var text = GuideRenderer(page: home, isHome: true)
    return PageShell(
      site: site, path: path, title: home.title, summary: home.summary,
      content: PicturePlace.$current.withValue(.inFiles(from: path)) {
        TranslationNotice.nodes(home, of: site) + text.nodes() + list
      })
  }

  /// A host answers with this page at any address, so its links begin at the root of the host, where that
  /// is known.
  private func notFound(
    on site: Site, _ entries: [(title: String, path: String)], _ template: PageTemplate
  ) -> SiteFile {
    var file = page(
      notFound(on: site, at: PagePath.rootOnHost(of: site) + "404.html"), lists: entries, template)
    file.path = "404.html"
    return file
  }

  /// The page for a wrong address, in the site's language.
  ///
  /// - Parameter path: The address, below the root of the site.
  func notFound(on site: Site, at path: String) -> PageShell {
    var shell = PageShell(
      site: site, path: path, title: FramePhrase.notFound.text, summary: "",
      content: NotFoundRenderer(site: site, path: path).nodes())
    shell.isFound = false
    return shell
  }
}

extension SiteRenderer: Equatable {
  /// Whether both make the same files of a site.
  package static func == (a: SiteRenderer, b: SiteRenderer) -> Bool {
    (a.templateText, a.styles, a.scripts, a.scriptsOfNames)
      == (b.templateText, b.styles, b.scripts, b.scriptsOfNames) && a.card == b.card
      && a.isBrief == b.isBrief
  }
}
