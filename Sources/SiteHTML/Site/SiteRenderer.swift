package import SiteModel

/// Turns a site into its files.
package struct SiteRenderer: Sendable {
  private let templateText: String
  private let templatePath: String
  private let styles: String
  private let scripts: String

  /// What the template and the scripts say, in English; each language has it in its own words.
  package let phrases: [String]

  /// A renderer that looks as a folder with `templates`, `styles` and `scripts` says.
  package init(folder path: String) throws(SiteFolderError) {
    let folder = SiteFolder(path: path)
    templateText = try folder.template("page")
    templatePath = "\(path)/templates/page.mustache"
    styles = try folder.styles()
    scripts = try folder.scripts()
    phrases = PageTemplate.phrases(of: templateText) + (try folder.phrasesOfScripts())
    // What is wrong with the template is said at once, and not when the examples have run.
    _ = try PageTemplate(templateText, path: templatePath)
  }

  /// All files of a site in one language, the pages in reading order first.
  package func files(for site: Site) throws(SiteFolderError) -> [SiteFile] {
    try files(for: [site])
  }

  /// All files of a site in its languages, of which the first is the one that it is written in.
  package func files(for sites: [Site]) throws(SiteFolderError) -> [SiteFile] {
    var pages: [SiteFile] = []
    for site in sites { pages += try self.pages(of: site) }
    let twins = sites.flatMap(\.pages).map { SiteFile(path: "\($0.guide).md", text: $0.markdown) }
    return pages + [SiteFile(path: "style.css", text: styles)] + script(of: sites) + twins
      + LanguageModelListing.files(for: sites) + Sitemap.files(for: sites)
      + (sites.first.map(Feed.files) ?? [])
  }

  /// The pages of one language.
  private func pages(of site: Site) throws(SiteFolderError) -> [SiteFile] {
    let template = try PageTemplate(templateText, path: templatePath, wording: site.wording)
    return Wording.$current.withValue(site.wording) {
      let redirects = RedirectPage.files(for: site, hasScript: !scripts.isEmpty)
      let lists = lists(of: site)
      let entries = lists.map { ($0.title, $0.path) }
      // One after the other on each processor: the tree of a page takes more memory than its text.
      let guides = ParallelMap.map(site.pages) { guide in
        Wording.$current.withValue(site.wording) {
          page(self.guide(guide, of: site), lists: entries, template)
        }
      }
      let others =
        lists + [index(of: site)] + (site.language.isSource ? [notFound(on: site)] : [])
      return guides + others.map { page($0, lists: entries, template) } + redirects
    }
  }

  /// What the scripts need is written only where there are scripts.
  private func script(of sites: [Site]) -> [SiteFile] {
    guard !scripts.isEmpty else { return [] }
    return [SiteFile(path: "script.js", text: scripts)]
      + sites.flatMap { site in
        ScriptWording.files(for: site, phrases: phrases)
          + SearchFiles.files(for: site, callbacks: site.callbacks) + NameFiles.files(for: site)
      }
  }

  /// The page of one guide, as it is among all files of the site.
  func file(of guide: Page, on site: Site) throws(SiteFolderError) -> SiteFile {
    try file(on: site) { self.guide(guide, of: site) }
  }

  /// A page in the site's frame, which need not be one of the site's.
  func file(
    on site: Site, _ shell: @Sendable () -> PageShell
  ) throws(SiteFolderError) -> SiteFile {
    let template = try PageTemplate(templateText, path: templatePath, wording: site.wording)
    return Wording.$current.withValue(site.wording) {
      page(shell(), lists: listEntries(on: site), template)
    }
  }

  /// The files that every page needs, which do not depend on what the guides say.
  var commonFiles: [SiteFile] {
    [SiteFile(path: "style.css", text: styles)]
      + (scripts.isEmpty ? [] : [SiteFile(path: "script.js", text: scripts)])
  }

  /// The lists that a site has, known without making them.
  private func listEntries(on site: Site) -> [(title: String, path: String)] {
    (site.hasCallbacks ? [(FramePhrase.everyCallback.text, site.path(CallbackPage.path))] : [])
      + (site.pages.isEmpty ? [] : [(FramePhrase.topics.text, site.path(TopicPage.path))])
  }

  /// Each page leads to the lists that are made of all of them.
  private func page(
    _ shell: PageShell, lists: [(title: String, path: String)], _ template: PageTemplate
  ) -> SiteFile {
    var shell = shell
    shell.lists = lists
    shell.hasScript = !scripts.isEmpty
    return SiteFile(path: shell.path, text: template.html(shell.values))
  }

  /// The pages that no author wrote: they are made of what the examples of all guides recorded.
  private func lists(of site: Site) -> [PageShell] {
    let callbacks = site.callbacks
    let topics = Topic.all(of: site, callbacks: callbacks)
    // A translation has no code of its own.
    let api = site.language.isSource ? APIIndex(of: site, callbacks: callbacks) : nil
    return (callbacks.isEmpty ? [] : [list(of: callbacks, on: site)])
      + (api.map { $0.types.isEmpty ? [] : [list(of: $0, on: site)] } ?? [])
      + (topics.isEmpty ? [] : [list(of: topics, on: site)])
  }

  private func list(of callbacks: [Callback], on site: Site) -> PageShell {
    let path = site.path(CallbackPage.path)
    return PageShell(
      site: site, path: path, title: FramePhrase.everyCallback.text,
      summary: FramePhrase.everyCallbackSummary.text,
      headings: CallbackPage.headings(of: callbacks),
      content: CallbackPage.nodes(callbacks, texts: site.callbackTexts, at: path))
  }

  private func list(of api: APIIndex, on site: Site) -> PageShell {
    PageShell(
      site: site, path: APIPage.path, title: APIPage.title, summary: APIPage.summary,
      content: APIPage.nodes(api))
  }

  private func list(of topics: [Topic], on site: Site) -> PageShell {
    let path = site.path(TopicPage.path)
    return PageShell(
      site: site, path: path, title: FramePhrase.topics.text,
      summary: FramePhrase.topicsSummary.text,
      headings: TopicPage.headings(of: topics), content: TopicPage.nodes(topics, at: path))
  }

  private func guide(_ page: Page, of site: Site) -> PageShell {
    var renderer = GuideRenderer(page: page)
    return PageShell(
      site: site, path: page.path, title: page.title, summary: page.summary,
      headings: page.contents,
      content: TranslationNotice.nodes(page, of: site) + renderer.nodes())
  }

  private func index(of site: Site) -> PageShell {
    let path = site.path("index.html")
    return PageShell(
      site: site, path: path, title: site.title, summary: site.summary,
      content: IndexRenderer.nodes(site, at: path))
  }

  private func notFound(on site: Site) -> PageShell {
    PageShell(
      site: site, path: "404.html", title: FramePhrase.notFound.text, summary: "",
      content: [.element("p", text: FramePhrase.nothingHere.text)]
        + IndexRenderer.nodes(site, at: "404.html"))
  }
}

extension SiteRenderer: Equatable {
  /// Whether both make the same files of a site.
  package static func == (a: SiteRenderer, b: SiteRenderer) -> Bool {
    (a.templateText, a.styles, a.scripts) == (b.templateText, b.styles, b.scripts)
  }
}
