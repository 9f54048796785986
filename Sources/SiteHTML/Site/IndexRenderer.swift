import SiteModel

/// Draws the list of all guides.
enum IndexRenderer {
  static func nodes(_ site: Site) -> [HTMLNode] {
    [.element("ol", ["class": "guides"], site.pages.map(item))]
  }

  private static func item(_ page: Page) -> HTMLNode {
    let summary = page.summary.isEmpty ? [] : [HTMLNode.element("p", text: page.summary)]
    let title = HTMLNode.element("h2", [:], [.element("a", ["href": page.path], text: page.title)])
    let counts = HTMLNode.element("p", ["class": "counts"], text: counts(of: page))
    return .element("li", [:], [title] + summary + [counts])
  }

  private static func counts(of page: Page) -> String {
    CountText.counted(page.exampleCount, "example") + ", "
      + CountText.counted(page.launchCount, "launch", "launches")
  }
}
