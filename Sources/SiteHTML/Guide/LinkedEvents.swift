import SiteModel

/// The events of a page's runs to which its marks beside code and its counts of folded events lead.
enum LinkedEvents {
  static func anchors(on page: Page) -> Set<String> {
    Set(page.fences.values.flatMap { anchors($0.body) })
  }

  private static func anchors(_ body: FencePresentation.Body) -> [String] {
    switch body {
    case .code(let listing): listing.events.map(\.first)
    case .result(let panel): ResultPanelRenderer.linkedEvents(panel)
    case .hidden, .diagram: []
    }
  }
}
