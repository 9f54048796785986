import Foundation
import GuideMarkup
import SiteModel

/// Turns the text of a guide into HTML, with a panel after each example.
struct GuideRenderer {
  let page: Page

  /// Whether it is the home page, on which panels are no longer than their story.
  private let isHome: Bool
  private let inlines: InlineRenderer

  /// The events to which links of the page lead.
  private let linked: Set<String>

  /// The anchors of the variants of which the code says what they lose.
  private let toldAtLines: Set<String>
  private var lastHeadingLevel = 1

  init(page: Page, isHome: Bool = false) {
    self.page = page
    self.isHome = isHome
    linked = LinkedEvents.anchors(on: page)
    toldAtLines = Set(
      page.fences.values.flatMap { fence in
        guard case .code(let listing) = fence.body else { return [String]() }
        return listing.marks.map(\.variant.anchor)
      })
    inlines = InlineRenderer(page: page.path, imageSizes: page.imageSizes)
  }

  mutating func nodes() -> [HTMLNode] {
    hero() + nodes(page.blocks) + footnotes()
  }

  /// On the home page what the user saw stands beside the title, before any code.
  private func hero() -> [HTMLNode] {
    guard isHome,
      let run = page.fences.sorted(by: { $0.key < $1.key }).lazy
        .compactMap(\.value.run).first, let strip = run.strip
    else { return [] }
    return [
      .element(
        "div", ["class": "hero"],
        [
          ScreenStripRenderer(strip: strip, example: run.example, anchor: run.anchor).node()
        ])
    ]
  }

  private mutating func nodes(_ blocks: [Block], isTight: Bool = false) -> [HTMLNode] {
    var result: [HTMLNode] = []
    for block in blocks { result += nodes(block, isTight: isTight) }
    return result
  }

  private mutating func nodes(_ block: Block, isTight: Bool) -> [HTMLNode] {
    switch block {
    case .heading(let level, let anchor, let content):
      [heading(level, anchor: anchor, content: content)]
    case .paragraph(let content) where isTight: inlines.nodes(content)
    case .paragraph(let content): [.element("p", [:], inlines.nodes(content))]
    case .list(let list): [self.list(list)]
    case .quote(let blocks): [.element("blockquote", [:], nodes(blocks))]
    case .admonition(let kind, let blocks): admonition(kind, blocks)
    case .tabs(let panels): [tabs(panels)]
    case .fence(let fence): self.fence(fence)
    case .indentedCode(let text, _): [CodeRenderer.node(CodeListing(language: "", text: text))]
    case .table(let table): [TableRenderer(inlines: inlines).node(table)]
    case .thematicBreak: [.element("hr")]
    case .html(let text): [CodeRenderer.node(CodeListing(language: "html", text: text))]
    }
  }

  /// Below the page's title, and never more than one level below the heading before.
  private mutating func heading(_ level: Int, anchor: String, content: [Inline]) -> HTMLNode {
    lastHeadingLevel = min(max(2, level), lastHeadingLevel + 1, 6)
    let link = HTMLNode.element(
      "a",
      ["class": "anchor", "href": "#" + anchor, "aria-label": GuidePhrase.linkToSection.text],
      text: "#")
    return .element(
      "h\(lastHeadingLevel)", ["id": anchor], inlines.nodes(content) + [.text(" "), link])
  }

  private mutating func list(_ list: List) -> HTMLNode {
    var items: [HTMLNode] = []
    for item in list.items {
      let content = nodes(item.blocks, isTight: list.isTight)
      items.append(.element("li", ["class": item.isDone.map { _ in "task" }], box(item) + content))
    }
    guard let start = list.start else { return .element("ul", [:], items) }
    return .element("ol", ["start": start == 1 ? nil : String(start)], items)
  }

  private mutating func admonition(_ kind: Admonition, _ blocks: [Block]) -> [HTMLNode] {
    let title = kind.title
    return [
      .element(
        "div", ["class": "admonition a-\(kind.rawValue)", "role": "note", "aria-label": title],
        [.element("p", ["class": "admonition-title"], text: title)] + nodes(blocks))
    ]
  }

  /// All panels one below the other; a script makes them tabs.
  private mutating func tabs(_ panels: [[Block]]) -> HTMLNode {
    let level = lastHeadingLevel
    var nodes: [HTMLNode] = []
    for panel in panels {
      // Each begins where the others do, whatever headings it has inside.
      lastHeadingLevel = level
      nodes.append(.element("section", ["class": "tab"], self.nodes(panel)))
    }
    lastHeadingLevel = level
    return .element("tab-group", [:], nodes)
  }

  private func box(_ item: List.Item) -> [HTMLNode] {
    guard let isDone = item.isDone else { return [] }
    let attributes: HTMLAttributes = [
      "type": "checkbox", "disabled": "", "checked": isDone ? "" : nil,
      "aria-label": (isDone ? GuidePhrase.done : .toDo).text,
    ]
    return [.element("input", attributes), .text(" ")]
  }

  private func fence(_ fence: Fence) -> [HTMLNode] {
    let presentation =
      page.fences[fence.index]
      ?? FencePresentation(body: .code(CodeListing(language: fence.language, text: fence.text)))
    let run =
      presentation.run.map {
        [
          RunPanelRenderer(
            panel: $0, isFolded: isHome, showsScreens: !isHome, linked: linked
          ).node()
        ]
      } ?? []
    let edit = isHome ? [] : presentation.editable.map { [EditLink.node($0)] } ?? []
    let whatIf =
      presentation.whatIf.map {
        [WhatIfRenderer(panel: $0, isBrief: isHome, toldAtLines: toldAtLines).node()]
      } ?? []
    let panel = edit + run + whatIf
    switch presentation.body {
    case .hidden: return panel
    case .diagram(let diagram):
      return [DiagramRenderer(diagram: diagram, anchor: "diagram.\(fence.index)").node()]
    case .code(let listing):
      let anchor = page.names.byFence[fence.index].map { _ in PageNames.anchor(ofFence: fence.index)
      }
      return [CodeRenderer.node(listing, anchor: anchor, asksInWords: isHome)] + answers(listing)
        + panel
    case .result(let result): return [ResultPanelRenderer.node(result, at: page.path)] + panel
    }
  }

  /// Below code with a what-if, what each line does, in short.
  private func answers(_ listing: CodeListing) -> [HTMLNode] {
    listing.marks.isEmpty ? [] : [AnswersRenderer(marks: listing.marks).node()]
  }

  private mutating func footnotes() -> [HTMLNode] {
    guard !page.footnotes.isEmpty else { return [] }
    let references = FootnoteReferences(page)
    var items: [HTMLNode] = []
    for (index, footnote) in page.footnotes.enumerated() {
      let content = nodes(footnote.blocks) + references.backLinks(to: index + 1)
      items.append(.element("li", ["id": FootnoteAnchor(number: index + 1).note], content))
    }
    return [
      .element(
        "section", ["class": "notes", "aria-label": GuidePhrase.footnotes.text],
        [.element("ol", [:], items)])
    ]
  }
}

extension Admonition {
  fileprivate var title: String {
    let phrase: GuidePhrase =
      switch self {
      case .note: .note
      case .tip: .tip
      case .important: .important
      case .warning: .warning
      case .caution: .caution
      }
    return phrase.text
  }
}
