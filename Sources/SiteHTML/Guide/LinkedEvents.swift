import GuideMarkup
import SiteModel

/// The events of a page's runs to which its text, its marks beside code and its counts of folded events lead.
enum LinkedEvents {
  static func anchors(on page: Page) -> Set<String> {
    Set(page.fences.values.flatMap { anchors($0.body) } + anchorsInText(of: page))
  }

  private static func anchorsInText(of page: Page) -> [String] {
    (page.blocks + page.footnotes.flatMap(\.blocks)).withInnerBlocks.everyInline
      .compactMap { inline in
        guard case .link(let destination, _, _) = inline, destination.hasPrefix("#run.") else {
          return nil
        }
        return String(destination.dropFirst())
      }
  }

  private static func anchors(_ body: FencePresentation.Body) -> [String] {
    switch body {
    case .code(let listing): listing.events.map(\.first)
    case .result(let panel): ResultPanelRenderer.linkedEvents(panel)
    case .hidden, .diagram: []
    }
  }
}
