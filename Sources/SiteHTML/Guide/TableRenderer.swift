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
    let header = row(table.header, name: "th", table: table)
    // Entries that have numbers can be linked to by them.
    let isNumbered = table.header.first?.map(\.plainText).joined() == "no."
    let rows = table.rows.map { cells in
      row(
        cells, name: "td", table: table,
        number: isNumbered ? cells.first?.map(\.plainText).joined() : nil)
    }
    let body = rows.isEmpty ? [] : [HTMLNode.element("tbody", [:], rows)]
    let content = HTMLNode.element("table", [:], [.element("thead", [:], [header])] + body)
    return .element("div", ["class": "scroll", "tabindex": "0"], [content])
  }

  private func row(
    _ cells: [[Inline]], name: String, table: Table, number: String? = nil
  ) -> HTMLNode {
    .element(
      "tr", ["id": number.map(ChoicePage.anchor)],
      cells.enumerated().map { column, content in
        // A header without text would be read aloud as one.
        let isHeader = name == "th" && !content.isEmpty
        return .element(
          isHeader ? name : "td",
          ["scope": isHeader ? "col" : nil, "class": alignment(table, column)],
          inlines.nodes(content))
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
