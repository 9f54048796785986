package import SiteModel

/// Turns a site into its files.
package struct SiteRenderer: Sendable {
  private let template: PageTemplate
  private let styles: String
  private let scripts: String

  /// A renderer that looks as a folder with `templates`, `styles` and `scripts` says.
  package init(folder path: String) throws(SiteFolderError) {
    let folder = SiteFolder(path: path)
    let text = try folder.template("page")
    template = try PageTemplate(text, path: "\(path)/templates/page.mustache")
    styles = try folder.styles()
    scripts = try folder.scripts()
  }

  /// All files of the site, the pages in reading order first.
  package func files(for site: Site) -> [SiteFile] {
    let lists = lists(of: site)
    let shells =
      site.pages.map { guide($0, of: site) } + lists + [index(of: site), notFound(on: site)]
    let twins = site.pages.map { SiteFile(path: "\($0.guide).md", text: $0.markdown) }
    return shells.map { page($0, lists: lists) } + [SiteFile(path: "style.css", text: styles)]
      + script(of: site) + twins + LanguageModelListing.files(for: site)
      + Sitemap.files(for: site) + Feed.files(for: site)
  }

  /// What the scripts need is written only where there are scripts.
  private func script(of site: Site) -> [SiteFile] {
    guard !scripts.isEmpty else { return [] }
    return [SiteFile(path: "script.js", text: scripts)]
      + SearchFiles.files(for: site, callbacks: site.callbacks)
  }

  /// Each page leads to the lists that are made of all of them.
  private func page(_ shell: PageShell, lists: [PageShell]) -> SiteFile {
    var shell = shell
    shell.lists = lists.map { ($0.title, $0.path) }
    shell.hasScript = !scripts.isEmpty
    return SiteFile(path: shell.path, text: template.html(shell.values))
  }

  /// The pages that no author wrote: they are made of what the examples of all guides recorded.
  private func lists(of site: Site) -> [PageShell] {
    let callbacks = site.callbacks
    let topics = Topic.all(of: site, callbacks: callbacks)
    return (callbacks.isEmpty ? [] : [list(of: callbacks, on: site)])
      + (topics.isEmpty ? [] : [list(of: topics, on: site)])
  }

  private func list(of callbacks: [Callback], on site: Site) -> PageShell {
    PageShell(
      site: site, path: CallbackPage.path, title: CallbackPage.title, summary: CallbackPage.summary,
      headings: CallbackPage.headings(of: callbacks),
      content: CallbackPage.nodes(callbacks, texts: site.callbackTexts))
  }

  private func list(of topics: [Topic], on site: Site) -> PageShell {
    PageShell(
      site: site, path: TopicPage.path, title: TopicPage.title, summary: TopicPage.summary,
      headings: TopicPage.headings(of: topics), content: TopicPage.nodes(topics))
  }

  private func guide(_ page: Page, of site: Site) -> PageShell {
    var renderer = GuideRenderer(page: page)
    return PageShell(
      site: site, path: page.path, title: page.title, summary: page.summary,
      headings: page.contents, content: renderer.nodes())
  }

  private func index(of site: Site) -> PageShell {
    PageShell(
      site: site, path: "index.html", title: site.title, summary: site.summary,
      content: IndexRenderer.nodes(site))
  }

  private func notFound(on site: Site) -> PageShell {
    let text = "There is nothing at this address. These are the guides:"
    return PageShell(
      site: site, path: "404.html", title: "Page not found", summary: "",
      content: [.element("p", text: text)] + IndexRenderer.nodes(site))
  }
}
