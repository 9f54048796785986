import SiteModel

/// Draws the list of all guides.
enum IndexRenderer {
  /// - Parameter path: The path of the page with the list.
  static func nodes(_ site: Site, at path: String) -> [HTMLNode] {
    site.parts.enumerated().flatMap { part($1, anchor(ofPart: $0), of: site, at: path) }
  }

  /// Where a part begins in the list, to which the pages of its guides lead.
  static func anchor(ofPart index: Int) -> String { "part.\(index)" }

  private static func part(
    _ part: Site.Part, _ anchor: String, of site: Site, at path: String
  ) -> [HTMLNode] {
    let heading = part.title.isEmpty ? "h2" : "h3"
    let items = part.entries.compactMap { guide, page -> HTMLNode? in
      if let page { return item(page, heading: heading, at: path) }
      return site.sourceEdition.flatMap { untranslated(guide, in: $0, heading, at: path) }
    }
    let list = HTMLNode.element("ol", ["class": "guides"], items)
    guard !part.title.isEmpty else { return [list] }
    return [.element("h2", ["class": "part", "id": anchor], text: part.title), list]
  }

  private static func item(_ page: Page, heading: String, at path: String) -> HTMLNode {
    let summary = page.summary.isEmpty ? [] : [HTMLNode.element("p", text: page.summary)]
    let title = HTMLNode.element(
      heading, [:],
      [
        .element(
          "a", ["href": PagePath.relative(page.path, from: path)],
          NameBreaks.nodesInTitle(page.title))
      ])
    let counts =
      page.exampleCount > 0
      ? [HTMLNode.element("p", ["class": "counts"], text: counts(of: page))] : []
    return .element("li", [:], [title] + summary + counts)
  }

  private static func untranslated(
    _ guide: String, in source: SiteEdition, _ heading: String, at path: String
  ) -> HTMLNode? {
    guard let title = source.titles[guide] else { return nil }
    let code = source.language.code
    let link = HTMLNode.element(
      "a",
      [
        "href": PagePath.relative(source.path(of: guide), from: path), "hreflang": code,
        "lang": code,
      ], NameBreaks.nodesInTitle(title))
    return .element(
      "li", ["class": "untranslated"],
      [
        .element(heading, [:], [link]),
        .element("p", ["class": "counts", "lang": code], text: source.language.name),
      ])
  }

  private static func counts(of page: Page) -> String {
    FramePhrase.list.text([
      "first": CountText.counted(page.exampleCount, noun: "example"),
      "second": CountText.counted(page.launchCount, noun: "launch", plural: "launches"),
    ])
  }
}
