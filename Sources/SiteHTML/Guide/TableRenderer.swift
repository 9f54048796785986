import GuideMarkup

/// Turns a table into HTML inside a box that scrolls where the table is wider than the page.
struct TableRenderer {
  private let inlines: InlineRenderer

  init(inlines: InlineRenderer) {
    var inlines = inlines
    inlines.breaksNames = true
    self.inlines = inlines
  }

  func node(_ table: Table) -> HTMLNode {
    let header = row(table.header, "th", table)
    let rows = table.rows.map { row($0, "td", table) }
    let body = rows.isEmpty ? [] : [HTMLNode.element("tbody", [:], rows)]
    let content = HTMLNode.element("table", [:], [.element("thead", [:], [header])] + body)
    return .element("div", ["class": "scroll", "tabindex": "0"], [content])
  }

  private func row(_ cells: [[Inline]], _ name: String, _ table: Table) -> HTMLNode {
    .element(
      "tr", [:],
      cells.enumerated().map { column, content in
        let scope = name == "th" ? "col" : nil
        return .element(
          name, ["scope": scope, "class": alignment(table, column)], inlines.nodes(content))
      })
  }

  private func alignment(_ table: Table, _ column: Int) -> String? {
    guard table.alignments.indices.contains(column) else { return nil }
    return switch table.alignments[column] {
    case .none, .left: nil
    case .center: "center"
    case .right: "right"
    }
  }
}
