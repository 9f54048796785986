package import SiteModel

/// Turns a site into its files.
package struct SiteRenderer: Sendable {
  private let template: PageTemplate
  private let styles: String

  /// A renderer that looks as a folder with `templates` and `styles` says.
  package init(folder path: String) throws(SiteFolderError) {
    let folder = SiteFolder(path: path)
    let text = try folder.template("page")
    template = try PageTemplate(text, path: "\(path)/templates/page.mustache")
    styles = try folder.styles()
  }

  /// All files of the site, the pages in reading order first.
  package func files(for site: Site) -> [SiteFile] {
    let pages = site.pages.map { page(guide($0, of: site)) }
    let twins = site.pages.map { SiteFile(path: "\($0.guide).md", text: $0.markdown) }
    return pages + [
      page(index(of: site)), page(notFound(on: site)), SiteFile(path: "style.css", text: styles),
    ] + twins + LanguageModelListing.files(for: site) + Sitemap.files(for: site)
      + Feed.files(for: site)
  }

  private func page(_ shell: PageShell) -> SiteFile {
    SiteFile(path: shell.path, text: template.html(shell))
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
