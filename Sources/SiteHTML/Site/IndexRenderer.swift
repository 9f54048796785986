import SiteModel

/// Draws the list of all guides.
enum IndexRenderer {
  static func nodes(_ site: Site) -> [HTMLNode] {
    site.parts.flatMap(part)
  }

  private static func part(_ part: Site.Part) -> [HTMLNode] {
    guard !part.title.isEmpty else { return [list(part.pages, heading: "h2")] }
    return [.element("h2", ["class": "part"], text: part.title), list(part.pages, heading: "h3")]
  }

  private static func list(_ pages: [Page], heading: String) -> HTMLNode {
    .element("ol", ["class": "guides"], pages.map { item($0, heading: heading) })
  }

  private static func item(_ page: Page, heading: String) -> HTMLNode {
    let summary = page.summary.isEmpty ? [] : [HTMLNode.element("p", text: page.summary)]
    let title = HTMLNode.element(
      heading, [:], [.element("a", ["href": page.path], text: page.title)])
    let counts = HTMLNode.element("p", ["class": "counts"], text: counts(of: page))
    return .element("li", [:], [title] + summary + [counts])
  }

  private static func counts(of page: Page) -> String {
    CountText.counted(page.exampleCount, "example") + ", "
      + CountText.counted(page.launchCount, "launch", "launches")
  }
}
