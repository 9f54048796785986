import SiteModel

/// What the frame of a page says around its content.
struct PageShell {
  var site: Site

  /// The path of the page from the root of the site.
  var path: String
  var title: String
  var summary: String

  /// The pages that are lists made of all others.
  var lists: [(title: String, path: String)] = []

  /// Whether the page is at an address of its own: the one for wrong addresses is at all the others.
  var isFound = true

  /// Whether the site has scripts.
  var hasScript = false

  /// Whether the site has a picture that networks show beside a link.
  var hasCard = false

  /// Whether the content is written as short as HTML allows.
  var isBrief = true

  /// The page's own contents.
  var headings: [PageHeading] = []
  var content: [HTMLNode]

  /// The values a template can use.
  var values: TemplateValues {
    let neighbours = guide.map(site.neighbours)
    let sidebar = SidebarParts(of: site, for: guide)
    var values: TemplateValues = [
      "title": title, "name": name(title), "site": site.title, "summary": summary,
      "root": PagePath.toRoot(from: path),
      "isHome": home != nil, "isOnlyTitle": path == site.path("index.html") && home == nil,
      "isIndex": path == site.path("index.html"),
      "parts": sidebar.parts.enumerated().map { part($1, at: $0) },
      "isShortened": sidebar.isShortened,
      "lang": site.language.code, "folder": site.language.folder,
      "home": PagePath.relative(site.path("index.html"), from: path),
      "hasLanguages": site.editions.count > 1, "languages": languages.choices,
      "language": site.language.name, "alternates": languages.alternates,
      "hasWording": ScriptLocalization.exists(for: site),
      "hasScript": hasScript, "hasLists": !lists.isEmpty, "lists": lists.map(list),
      "headings": headings.map(heading),
      "hasContents": !headings.isEmpty
        && (sidebar.parts.contains(where: hasThisPage) || lists.contains { $0.path == path }),
      "content": HTMLSerializer.html(content, isBrief: isBrief),
      "hasNeighbours": neighbours?.previous != nil || neighbours?.next != nil,
    ]
    // A template takes a key for present even where its value is an empty optional.
    values["crumb"] = crumb(in: sidebar.parts)
    values["previous"] = neighbours?.previous.map(link)
    values["next"] = neighbours?.next.map(link)
    if SiteIndex.isNeeded(for: site) {
      values["topics"] = PagePath.relative(site.path(.index), from: path)
    }
    values["markdown"] = page.map { PagePath.relative("\($0.guide).md", from: path) }
    values["edit"] = page.flatMap(editAddress)
    let others = site.versions.filter { $0.address != nil }
    values["hasVersions"] = !others.isEmpty
    values["versions"] = others.map(version)
    values["version"] = site.versions.first { $0.address == nil }?.name
    values["names"] = names
    values["address"] = isFound ? site.address.map { $0 + AddressPath.encoded(path) } : nil
    values["card"] = hasCard ? site.address.map { $0 + SiteRenderer.cardPath } : nil
    values["feed"] = Feed.exists(for: site) ? PagePath.relative(Feed.path, from: path) : nil
    return values
  }

  /// The script with what the names in the page's code stand for, as the page's own address has it.
  private var names: String? {
    guard hasScript, let page, page.facts.hasNames else { return nil }
    return PagePath.relative(NameFiles.path(of: page), from: path)
  }

  /// The link to another version's home page in this language; that version may lack this page.
  private func version(_ version: SiteVersion) -> TemplateValues {
    ["name": version.name, "address": (version.address ?? "") + site.path("index.html")]
  }

  private func editAddress(of page: Page) -> String? {
    site.editAddress.map { $0 + AddressPath.encoded(page.guide + ".md") }
  }

  private var languages: PageLanguages {
    PageLanguages(site: site, path: path, guide: guide?.source, isFound: isFound)
  }

  /// What an author wrote.
  private var page: Page? { guide ?? home }
  private var guide: Page? { site.page(at: path) }
  private var home: Page? { path == site.home?.path ? site.home : nil }

  private func link(_ target: Page) -> TemplateValues { link(target.title, target.path) }

  private func link(_ title: String, _ target: String) -> TemplateValues {
    ["title": title, "name": name(title), "address": PagePath.relative(target, from: path)]
  }

  /// A title as HTML, in which long names may break.
  private func name(_ title: String) -> String {
    HTMLSerializer.html(NameBreaks.nodesInTitle(title))
  }

  private func part(_ part: Site.Part, at index: Int) -> TemplateValues {
    var values: TemplateValues = [
      "guides": part.entries.compactMap { guide($0.guide, $0.page) },
      "anchor": IndexRenderer.anchor(ofPart: index),
      "isOpen": part.title.isEmpty || hasThisPage(part),
    ]
    // A template takes an empty text for one that is there, and the page's title for a part's.
    if !part.title.isEmpty { values["partTitle"] = part.title }
    return values
  }

  private func hasThisPage(_ part: Site.Part) -> Bool {
    part.pages.contains { $0.path == path }
  }

  /// Where the page is among the others: the part with its guide, if that has a title.
  private func crumb(in parts: [Site.Part]) -> TemplateValues? {
    guard let index = parts.firstIndex(where: hasThisPage), !parts[index].title.isEmpty else {
      return nil
    }
    return [
      "partTitle": parts[index].title, "anchor": IndexRenderer.anchor(ofPart: index),
      "title": title,
    ]
  }

  /// A guide that is not translated leads to the page in the language that it is written in.
  private func guide(_ guide: String, _ page: Page?) -> TemplateValues? {
    if let page { return entry(page.title, page.path) }
    guard let source = site.sourceEdition, let title = source.titles[guide] else { return nil }
    var values = entry(title, source.path(of: guide))
    values["otherLanguage"] = source.language.code
    values["otherLanguageName"] = source.language.name
    return values
  }

  private func list(_ list: (title: String, path: String)) -> TemplateValues {
    entry(list.title, list.path)
  }

  /// A line of the sidebar; that of the page itself has the page's headings below it.
  private func entry(_ title: String, _ target: String) -> TemplateValues {
    let isCurrent = target == path
    var values = link(title, target)
    values["isCurrent"] = isCurrent
    values["hasHeadings"] = isCurrent && !headings.isEmpty
    values["headings"] = isCurrent ? headings.map(heading) : []
    // What an entry does not say, a template looks for around it.
    values["otherLanguage"] = false
    return values
  }

  private func heading(_ heading: PageHeading) -> TemplateValues {
    ["anchor": heading.anchor, "name": name(heading.text), "isSub": heading.level > 2]
  }
}
